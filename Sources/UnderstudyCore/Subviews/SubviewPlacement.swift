/// The place of a stand-in: shows the view that it stands for, and another one's from its beginning.
final class SubviewPlacement: Node {
  private var subview: SubviewNode
  private var template: _ViewInputs

  init(_ subview: SubviewNode, _ inputs: _ViewInputs) {
    self.subview = subview
    template = inputs
    super.init(inputs)
  }

  func accept(_ new: SubviewNode) {
    guard new !== subview else { return }
    subview = new
    removeChildren(0..<children.count)
  }

  /// Shows the view, unless it is shown already.
  func mountContent() {
    guard children.isEmpty else { return }
    let isNew = !flags.contains(.isMounted)
    flags.insert(.isMounted)
    var inputs = template
    inputs.parent = self
    inputs.isMounting = true
    let content = SubviewContentNode(subview, inputs)
    children.append(content)
    content.visit()
    if !isNew {
      host.noteInsertion(content)
      childrenDidChange()
    }
  }
}

/// The nodes of a subview at one of its places. Keeps the subview, and what that inherits, until it has gone itself.
final class SubviewContentNode: Node {
  private let subview: SubviewNode
  private var template: _ViewInputs
  private var hasEnded = false

  init(_ subview: SubviewNode, _ inputs: _ViewInputs) {
    self.subview = subview
    template = inputs
    super.init(inputs)
    if subview.flags.isDisjoint(with: [.isUnmounted, .isRemoved]) { subview.add(self) } else { hasEnded = true }
  }

  /// Makes the view's nodes, or brings them up to date.
  func visit() {
    guard !hasEnded else { return }
    var inputs = subview.inputs(at: template)
    inputs.parent = self
    inputs.cursor = 0
    inputs.isMounting = !flags.contains(.isMounted)
    flags.insert(.isMounted)
    subview.visit(&inputs)
  }

  func end() {
    hasEnded = true
    removeChildren(0..<children.count)
    childrenDidChange()
  }

  override func didUnmount() { subview.remove(self) }
}
