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
      hold(anchor, node)
    }
    return didChange
  }

  private func neededRows(_ node: LayoutNode) -> RealizedRows? {
    guard rows.count > 0 else { return RealizedRows() }
    guard let window = window(node) else { return RealizedRows(near: 0..<rows.count) }
    let run = measuredRun(node)
    guard let estimate = run.lengths?.estimate, estimate > 0 else {
      // Without a length to estimate by, one row is measured first; more, as long as they have no length.
      return RealizedRows(near: 0..<min(max(2 * run.realized.near.count, 1), rows.count))
    }
    let half = (window.upperBound - window.lowerBound) / 2
    guard let first = run.lengths?.row(at: window.lowerBound - half) else { return nil }
    guard let last = run.lengths?.row(at: window.upperBound + half) else { return nil }
    return withPinnedRows(first..<last + 1, node)
  }

  /// The visible part of the scroll view around the stack, along the axis in the stack.
  private func window(_ node: LayoutNode) -> ClosedRange<CGFloat>? {
    guard let scroll = node.enclosingScroll(axis), let rule = scroll.rule as? ScrollRule else { return nil }
    return span(of: rule.viewport(of: scroll), of: scroll, in: node)
  }

  /// A rectangle of a scroll view along the axis, in the space that rows are placed in.
  func span(of rect: CGRect, of scroll: LayoutNode, in node: LayoutNode) -> ClosedRange<CGFloat> {
    let rect = scroll.convert(rect, to: node) ?? .zero
    var low = rect.origin[axis]
    if axis == .horizontal, node.isRightToLeft { low = node.placedSize.width - rect.maxX }
    return low...low + max(rect.size[axis], 0)
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

  // MARK: - Keeping the position (LAY-135)

  private struct Anchor {
    let row: Int
    let distance: CGFloat
  }

  private func anchor(_ node: LayoutNode) -> Anchor? {
    let run = run(node)
    // Without a length to estimate by, no row has a position yet.
    guard let estimate = run.lengths?.estimate, estimate > 0 else { return nil }
    guard let window = window(node), let row = run.lengths?.row(at: window.lowerBound) else { return nil }
    return Anchor(row: row, distance: (run.lengths?.start(of: row) ?? 0) - window.lowerBound)
  }

  private func hold(_ anchor: Anchor?, _ node: LayoutNode) {
    guard let anchor, anchor.row > 0, let window = window(node) else { return }
    let run = measuredRun(node)
    let distance = (run.lengths?.start(of: anchor.row) ?? 0) - window.lowerBound
    guard distance != anchor.distance, let scroll = node.enclosingScroll(axis), let rule = scroll.rule as? ScrollRule
    else { return }
    var offset = rule.layout(of: scroll).offset
    offset[axis] += distance - anchor.distance
    rule.scroll(scroll, to: offset)
  }
}

extension LayoutNode {
  /// The nearest scroll view around the node that scrolls along an axis, or along any for nil (LAY-032).
  package func enclosingScroll(_ axis: Axis? = nil) -> LayoutNode? { parent?.scrollSpace(along: axis) }
}
