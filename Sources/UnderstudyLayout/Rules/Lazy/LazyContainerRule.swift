import Foundation

/// The rule of a container whose rows have nodes only near the visible part of the scroll view around it (LAY-134).
package protocol LazyContainerRule: LayoutRule {
  /// The axis along which rows follow each other.
  var axis: Axis { get }

  /// The number of rows, with and without nodes.
  func rowCount(of node: LayoutNode) -> Int

  /// Where a row is along the container without pinning; one without a node by estimate (LAY-192).
  func position(of row: Int, in node: LayoutNode) -> ClosedRange<CGFloat>

  /// The rows that meet a part of the container, by estimate where they have no nodes. At the ends the first or last.
  func rows(in span: ClosedRange<CGFloat>, of node: LayoutNode) -> Range<Int>
}

extension LazyContainerRule {
  /// The row at a position along the container, with the gap before it; the first or the last one beyond the ends.
  func row(at position: CGFloat, in node: LayoutNode) -> Int? {
    rowCount(of: node) > 0 ? rows(in: .span(position, position), of: node).lowerBound : nil
  }

  /// The rows that should have nodes: those that meet the visible part, enlarged by half its length on both sides
  /// (LAY-134). All rows outside of scroll views.
  package func neededRows(of node: LayoutNode) -> Range<Int> {
    let all = 0..<rowCount(of: node)
    guard !all.isEmpty, let visible = node.visibleSpan(along: axis) else { return all }
    let half = (visible.upperBound - visible.lowerBound) / 2
    return rows(in: .span(visible.lowerBound - half, visible.upperBound + half), of: node)
  }

  /// The first row in the part of the scroll view that neither bars nor margins cover.
  package func firstVisibleRow(of node: LayoutNode) -> Int? {
    node.uncoveredSpan(along: axis).flatMap { row(at: $0.lowerBound, in: node) }
  }
}

extension LayoutNode {
  /// The visible part of the scroll view around the node, along an axis in the node; nil outside of scroll views.
  package func visibleSpan(along axis: Axis) -> ClosedRange<CGFloat>? {
    guard let scroll = enclosingScroll(axis), let rule = scroll.rule as? ScrollRule else { return nil }
    return span(of: rule.viewport(of: scroll), of: scroll, along: axis)
  }

  /// The part of that which neither bars nor margins cover.
  package func uncoveredSpan(along axis: Axis) -> ClosedRange<CGFloat>? {
    guard let scroll = enclosingScroll(axis), let rule = scroll.rule as? ScrollRule else { return nil }
    return span(of: rule.uncoveredPart(of: scroll), of: scroll, along: axis)
  }

  /// A rectangle of a scroll view along an axis, in the space that rows of the node are placed in.
  private func span(of rect: CGRect, of scroll: LayoutNode, along axis: Axis) -> ClosedRange<CGFloat> {
    let rect = scroll.convert(rect, to: self) ?? .zero
    var low = rect.origin[axis]
    if axis == .horizontal, isRightToLeft { low = placedSize.width - rect.maxX }
    return .span(low, low + max(rect.size[axis], 0))
  }
}

/// A row and how far it is from the beginning of the visible part: what is to stay where it is on the screen when rows
/// turn out to have other lengths than estimated (LAY-135).
package struct RowAnchor: Equatable {
  package let row: Int
  private let distance: CGFloat

  /// The row at the beginning of the visible part; nil if that is the first one, which is where scrolling begins.
  package init?(_ rule: some LazyContainerRule, _ node: LayoutNode) {
    guard let visible = node.visibleSpan(along: rule.axis), let row = rule.row(at: visible.lowerBound, in: node),
      row > 0
    else { return nil }
    self.row = row
    distance = rule.position(of: row, in: node).lowerBound - visible.lowerBound
  }

  /// Scrolls so that the row is where it was. Returns whether content moved.
  @discardableResult
  package func hold(_ container: some LazyContainerRule, _ node: LayoutNode) -> Bool {
    let axis = container.axis
    guard row < container.rowCount(of: node), let visible = node.visibleSpan(along: axis),
      let scroll = node.enclosingScroll(axis), let rule = scroll.rule as? ScrollRule, rule.isScrolled(scroll)
    else { return false }
    let now = container.position(of: row, in: node).lowerBound - visible.lowerBound
    guard now != distance else { return false }
    var offset = rule.layout(of: scroll).offset
    offset[axis] += now - distance
    return rule.scroll(scroll, to: offset)
  }
}

extension ClosedRange<CGFloat> {
  /// From one place to another; empty where the second one comes before, and at zero where the first is no number, as sums of
  /// lengths near the largest number are.
  static func span(_ low: CGFloat, _ high: CGFloat) -> ClosedRange {
    low <= high ? low...high : low.isNaN ? 0...0 : low...low
  }
}
