@_spi(Runtime) import UnderstudyCore

extension View {
  /// Ties the view to a value of the selection around it: a picker's, a tab view's, a list's (SEM-351).
  ///
  /// - Parameters:
  ///   - tag: The value; its type must be the selection's.
  ///   - includeOptional: Whether the value also stands for itself where the selection is an optional of its type.
  nonisolated public consuming func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(tag: tag, includeOptional: includeOptional))
  }
}

public struct _TagModifier<Value: Hashable> {
  let tag: Value
  let includeOptional: Bool
}

extension _TagModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let tag = SelectionTag(modifier.tag, includeOptional: modifier.includeOptional)
    let node = inputs.node(
      make: { TagNode(tag, isList: Inner._isList, $0) },
      update: { $0.accept(tag) })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { Inner._makeView(content, inputs: &$0) }
  }
  public static var _passesAttributes: Bool { true }
  public static func _collectTraits(_ modifier: Self, into traits: inout _ViewTraits) {
    guard traits.tag == nil else { return }
    traits.tag = SelectionTag(modifier.tag, includeOptional: modifier.includeOptional)
  }
}

/// The place of a tag in the tree.
package final class TagNode: Node {
  package private(set) var tag: SelectionTag
  private let isList: Bool

  init(_ tag: SelectionTag, isList: Bool, _ inputs: _ViewInputs) {
    self.tag = tag
    self.isList = isList
    super.init(inputs)
  }

  package override var isTransparent: Bool { isList }

  func accept(_ new: SelectionTag) {
    guard tag != new else { return }
    tag = new
    parent?.childrenDidChange()
  }
}

extension TagNode: InspectableTag {
  package var value: AnyHashable { tag.value }
}
