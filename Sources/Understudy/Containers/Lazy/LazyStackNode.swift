@_spi(Runtime) import UnderstudyCore

/// A container whose rows are made as they come into view (SEM-199).
package final class LazyStackNode: ContainerNode, ScrollableNode {
  package private(set) var window: LazyWindow!

  init(rowsAcross: Int, _ inputs: _ViewInputs) {
    super.init(inputs)
    window = LazyWindow(node: self, capacity: host.configuration.profile.visibleRows * max(1, rowsAcross))
  }

  package override func update() { window.realizeRows() }
}

/// A container that actions scroll.
package protocol ScrollableNode: WindowedNode {}

extension _ViewInputs {
  /// Visits the content of a container that makes its rows lazily.
  ///
  /// - Parameter rowsAcross: How many views lie beside each other.
  package mutating func lazyStack(rowsAcross: Int = 1, _ body: (inout _ViewInputs) -> Void) {
    let isMounting = isMounting
    let node = node(make: { LazyStackNode(rowsAcross: rowsAcross, $0) }, update: { _ in })
    visit(below: node, mounting: isMounting) { inner in
      inner.lazyWindow = node.window
      body(&inner)
    }
  }
}

extension Node {
  /// The containers with windows in this subtree, outermost first.
  package final var scrollables: [any ScrollableNode] { scrollables { _ in true } }

  /// The containers with windows in this subtree, outermost first.
  ///
  /// - Parameter isSearched: Whether a node and what is below it are among those asked for.
  package final func scrollables(_ isSearched: (Node) -> Bool) -> [any ScrollableNode] {
    var result: [any ScrollableNode] = []
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      guard isSearched(node) else { continue }
      if let scrollable = node as? any ScrollableNode { result.append(scrollable) }
      pending.append(contentsOf: node.children.reversed())
    }
    return result
  }
}
