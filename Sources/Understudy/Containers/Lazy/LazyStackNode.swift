@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// A container whose rows are made as they come into view (SEM-199).
package final class LazyStackNode: ContainerNode, ScrollableNode {
  package private(set) var window: LazyWindow!

  private var arrangement: LazyArrangement
  private var rowsLayout = RowsLayout<WindowedRows>()

  init(_ arrangement: LazyArrangement, _ inputs: _ViewInputs) {
    self.arrangement = arrangement
    super.init(inputs)
    window = LazyWindow(node: self, axis: arrangement.axis, rowsAcross: arrangement.rowsAcross)
  }

  func accept(_ new: LazyArrangement) {
    let isSame = new.isEqual(to: arrangement)
    arrangement = new
    guard !isSame, layout != nil else { return }
    rowsLayout.forgetRule()
    layoutRuleDidChange()
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let layout = WindowLayout(of: self, tree)
    let key = layout.rows
    let arrangement = arrangement
    let stack = rowsLayout.update(tree, key, layout.nodes) { arrangement.makeRule(key) }
    items.append(ownLayout(tree, [stack]) { $0 == nil ? PassThroughRule() : nil })
  }

  package override func update() { window.realizeRows() }

  package override func didUnmount() {
    super.didUnmount()
    window.end()
  }
}

extension LazyStackNode: GeometryListener {
  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool { window.follow(place?.children.first) }

  /// The rows of a page that is not shown stay as they are until it is.
  package var usesLayout: Bool { isEffectivelyVisible }
}

extension LazyStackNode: SectionedContainer {
  package var placesSections: Bool { !arrangement.pinnedViews.isEmpty }
}

/// A container whose rows follow what scrolls around it.
package protocol ScrollableNode: WindowedNode {}

extension _ViewInputs {
  /// Visits the content of a container that makes its rows lazily.
  ///
  /// - Parameter arrangement: How it arranges its views.
  package mutating func lazyStack(
    _ arrangement: LazyArrangement = .vertical(), _ body: @MainActor (inout _ViewInputs) -> Void
  ) {
    let isMounting = isMounting
    let node = node(make: { LazyStackNode(arrangement, $0) }, update: { $0.accept(arrangement) })
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
      if node.flags.contains(.hasWindow), let scrollable = node as? any ScrollableNode { result.append(scrollable) }
      // Counted, as tests run in debug builds, where an iterator takes several times as long.
      var position = node.children.count
      while position > 0 {
        position -= 1
        pending.append(node.children[position])
      }
    }
    return result
  }
}
