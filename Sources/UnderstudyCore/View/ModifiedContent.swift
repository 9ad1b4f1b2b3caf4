/// A view with a modifier around it (SEM-385).
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the inner modifier of two.
  public var content: Content
  /// The modifier that is applied to the content.
  public var modifier: Modifier

  /// Applies a modifier to a view, or joins two modifiers to one.
  @inlinable
  public init(content: consuming Content, modifier: consuming Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  @inline(__always)
  public static func _makeView(_ view: ModifiedContent, inputs: inout _ViewInputs) {
    if inputs.capturesEntries {
      let isOpen = Content._isStructural || Content._isList && inputs.capturesSubviews
      if !isOpen, inputs.isDistributed(view) { return }
      let outer = inputs.inheritedTraits
      var traits = outer?.traits ?? _ViewTraits()
      Modifier._collectTraits(view.modifier, into: &traits)
      inputs.inheritedTraits = InheritedTraits(traits)
      visit(view, &inputs)
      inputs.inheritedTraits = outer
    } else {
      // What is written on the list around goes outside of what is written on this entry (F-05).
      if !Content._isList, inputs.isDistributed(view) { return }
      visit(view, &inputs)
    }
  }

  @inline(__always)
  @MainActor private static func visit(_ view: ModifiedContent, _ inputs: inout _ViewInputs) {
    if Content._isList, Modifier._isDistributed {
      inputs.distribute(view.modifier) { Content._makeView(view.content, inputs: &$0) }
    } else {
      Modifier._makeView(view.modifier, content: view.content, inputs: &inputs)
    }
  }
  public static var _isList: Bool { Content._isList }
  public static var _takesAttributes: Bool { Modifier._passesAttributes && Content._takesAttributes }
  public static var _isStructural: Bool { Content._isStructural }
  public static func _collectTraits(_ view: ModifiedContent, into traits: inout _ViewTraits) {
    Modifier._collectTraits(view.modifier, into: &traits)
    Content._collectTraits(view.content, into: &traits)
  }
}

extension ModifiedContent: ViewModifier, PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  public static func _makeView<Inner: View>(_ modifier: ModifiedContent, content: Inner, inputs: inout _ViewInputs) {
    ModifiedContent<ModifiedContent<Inner, Content>, Modifier>._makeView(
      .init(content: .init(content: content, modifier: modifier.content), modifier: modifier.modifier), inputs: &inputs)
  }
  public static var _isDistributed: Bool { Content._isDistributed || Modifier._isDistributed }
  public static var _passesAttributes: Bool { Content._passesAttributes && Modifier._passesAttributes }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Puts a modifier around the view.
  @inlinable
  nonisolated public consuming func modifier<T>(_ modifier: consuming T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
