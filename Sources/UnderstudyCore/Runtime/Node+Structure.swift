extension Node {
  /// Takes children out of the tree. They are notified of their disappearance and destroyed at the end of the update.
  ///
  /// - Parameter range: Their places among the children.
  package final func removeChildren(_ range: Range<Int>, removesFirst: Bool = false) {
    guard !range.isEmpty else { return }
    for child in children[range] { host.noteRemoval(child, removesFirst: removesFirst) }
    children.removeSubrange(range)
  }

  /// Says that the children changed: elements, preferences and list effects above must look again.
  package final func childrenDidChange() {
    var elementFound = false
    layoutDidChange()
    forEachOutward { node in
      if !elementFound { elementFound = node.noteStructureChange() }
      if node.stalePreferences != ~0 { node.stalePreferences = ~0 }
      node.noteListChange()
      return true
    }
    host.preferencesDidChange(~0)
  }

  /// Destroys a subtree that has left the tree: inner nodes first, without recursion, as trees can be deep.
  final func unmountSubtree() {
    var pending: [Node] = [self]
    var order: ContiguousArray<Node> = []
    while let node = pending.popLast() {
      pending.append(contentsOf: node.children)
      order.append(node)
    }
    host.keepWhileCodeRuns(order)
    for position in order.indices.reversed() { order.unretained(at: position).with { $0.unmount() } }
  }

  private final func unmount() {
    flags.insert(.isUnmounted)
    layout?.end()
    if flags.contains(.isReader) { host.readings.end(of: self) }
    didUnmount()
    children = []
    // What still holds the node, as a queued action, must not follow it to a parent that has gone.
    parent = nil
  }

  /// Calls `body` for each node with something to do on appearance in the visible part of the subtree, inner to outer
  /// and siblings in order (SEM-162, SEM-164).
  final func forEachLifecycleNode(_ body: (Node) -> Void) {
    guard flags.contains(.containsLifecycle) else { return }
    var stack: [(node: Node, next: Int)] = [(self, 0)]
    while let top = stack.last {
      let node = top.node
      if !node.hidesContent, top.next < node.children.count {
        stack[stack.count - 1].next += 1
        let child = node.children[top.next]
        // A row that is about to be hidden is notified by itself.
        if child.flags.contains(.containsLifecycle), !child.flags.contains(.isLeavingView) { stack.append((child, 0)) }
      } else {
        stack.removeLast()
        if node.flags.contains(.hasLifecycle) { body(node) }
      }
    }
  }
}
