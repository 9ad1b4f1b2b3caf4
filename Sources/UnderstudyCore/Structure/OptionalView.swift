extension Optional: View, PrimitiveView where Wrapped: View {
  // No kit: the content comes and goes.
  @inline(__always)
  public static func _makeView(_ view: Wrapped?, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    var isNew = isMounting
    let node = inputs.node(
      make: { SwitchNode(choice: view == nil ? 0 : 1, $0) },
      update: { isNew = $0.select(view == nil ? 0 : 1) })
    guard let view else { return }
    inputs.visit(below: node, mounting: isNew, keepsAttributes: true) { Wrapped._makeView(view, inputs: &$0) }
    if isNew && !isMounting { node.didInsertContent() }
  }
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
}

/// A list whose content is one of several, or nothing: the branch not taken has no nodes (SEM-002, SEM-003).
package final class SwitchNode: Node {
  private(set) var choice: Int

  init(choice: Int, _ inputs: _ViewInputs) {
    self.choice = choice
    super.init(inputs)
    raise(.containsDynamicList)
  }

  package override var isTransparent: Bool { true }

  /// Selects a branch.
  ///
  /// - Returns: Whether its content is to be made.
  func select(_ new: Int) -> Bool {
    guard new != choice else { return false }
    choice = new
    removeChildren(0..<children.count, removesFirst: children.contains { $0.removesBeforeInsertion })
    childrenDidChange()
    return true
  }

  func didInsertContent() {
    for child in children { host.noteInsertion(child) }
    childrenDidChange()
  }
}
