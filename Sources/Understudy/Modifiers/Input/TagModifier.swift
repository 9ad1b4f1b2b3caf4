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

extension _TagModifier: ViewModifier, EntryModifier {
  private var selectionTag: SelectionTag { SelectionTag(tag, includeOptional: includeOptional) }

  package func makeNode(isList: Bool, _ inputs: _ViewInputs) -> TagNode {
    TagNode(selectionTag, isList: isList, inputs)
  }
  package func update(_ node: TagNode) { node.accept(selectionTag) }

  public static func _collectTraits(_ modifier: Self, into traits: inout _ViewTraits) {
    if traits.tag == nil { traits.tag = modifier.selectionTag }
  }
}

/// The place of a tag in the tree.
package final class TagNode: WrapperNode {
  package private(set) var tag: SelectionTag

  init(_ tag: SelectionTag, isList: Bool, _ inputs: _ViewInputs) {
    self.tag = tag
    super.init(isList: isList, inputs)
  }

  func accept(_ new: SelectionTag) {
    guard tag != new else { return }
    tag = new
    parent?.childrenDidChange()
  }
}

extension TagNode: InspectableTag {
  package var value: AnyHashable { tag.value }
}
