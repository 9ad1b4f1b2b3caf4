import Foundation

// The rows near the visible part (LAY-134, LAY-135).
extension LazyStackRule {
  /// Makes the rows near the visible part and removes the others; the first visible row stays where it is on the screen
  /// (LAY-135). Returns whether rows were made or removed.
  @discardableResult
  package func update(_ node: LayoutNode) -> Bool {
    var didChange = false
    for _ in 0..<8 {
      guard let needed = neededRows(node) else { break }
      let anchor = anchor(node)
      guard realize(needed, node) else { break }
      didChange = true
      anchor?.hold(self, node)
    }
    return didChange
  }

  private func neededRows(_ node: LayoutNode) -> RealizedRows? {
    guard rows.count > 0 else { return RealizedRows() }
    guard node.enclosingScroll(axis) != nil else { return RealizedRows(near: 0..<rows.count) }
    let run = measuredRun(node)
    guard let estimate = run.lengths?.estimate, estimate > 0 else {
      // Without a length to estimate by, one row is measured first; more, as long as they have no length.
      return RealizedRows(near: 0..<min(max(2 * run.realized.near.count, 1), rows.count))
    }
    return withPinnedRows(neededRows(of: node), node)
  }

  private func anchor(_ node: LayoutNode) -> RowAnchor? {
    // Without a length to estimate by, rows have no positions yet.
    guard let estimate = run(node).lengths?.estimate, estimate > 0 else { return nil }
    return RowAnchor(self, node)
  }

  private func realize(_ needed: RealizedRows, _ node: LayoutNode) -> Bool {
    let run = run(node)
    let old = run.realized
    guard needed != old else { return false }
    let children = needed.all.map { row in old.place(of: row).map { node.children[$0] } ?? rows.makeRow(row) }
    let leaving = old.all.filter { needed.place(of: $0) == nil }.map { ($0, node.children[old.place(of: $0) ?? 0]) }
    run.realized = needed
    node.setChildren(children)
    run.needsMeasuring = true
    for (row, child) in leaving { rows.removeRow(row, child) }
    return true
  }
}

extension LayoutNode {
  /// The nearest scroll view around the node that scrolls along an axis, or along any for nil (LAY-032).
  package func enclosingScroll(_ axis: Axis? = nil) -> LayoutNode? { parent?.scrollSpace(along: axis) }
}
