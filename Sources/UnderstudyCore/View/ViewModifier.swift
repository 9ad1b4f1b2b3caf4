/// A change to any view, as a value: its `body` gets the view and may use it any number of times (SEM-385).
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view, inferred from `body(content:)`.
  associatedtype Body: View
  /// Stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view; it is evaluated again whenever something that it read has changed.
  ///
  /// - Parameter content: The view that is modified; it may be used any number of times.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Brings the modifier's nodes and those of its content up to date, or makes them.
  ///
  /// Runs each time the owner of the modified view is evaluated. Must not read state.
  static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs)

  /// Whether a list of views gets the modifier around each of its entries, or once around all.
  static var _isDistributed: Bool { get }

  /// Whether accessibility attributes written outside the modifier still belong to its content's element.
  static var _passesAttributes: Bool { get }

  /// Says what the modifier means to the container that the view stands in. Makes no nodes.
  static func _collectTraits(_ modifier: Self, into traits: inout _ViewTraits)
}

extension ViewModifier {
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    inputs.compositeModifier(modifier, content: content)
  }
  public static var _isDistributed: Bool { true }
  public static var _passesAttributes: Bool { false }
  public static func _collectTraits(_ modifier: Self, into traits: inout _ViewTraits) {}

  /// This modifier, then another around the result.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the runtime applies itself.
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: Content) -> Never {
    fatalError("body(content:) should not be called on \(Self.self): the runtime applies it itself.")
  }
}

/// Marks a type that only changes what the element tree says: the table of what is covered lists its modifiers apart.
package protocol DescribingModifier {}

/// A modifier without anything to observe headless: it makes no node.
package protocol InertModifier: PrimitiveModifier {}

extension InertModifier {
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    Inner._makeView(content, inputs: &inputs)
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}
