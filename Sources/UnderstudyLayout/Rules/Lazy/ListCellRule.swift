import Foundation

/// A cell of a list: its first child is the content, inside the cell's insets (LAY-271 to LAY-276); the others are the
/// buttons beside it that a swipe has shown (LAY-277).
package final class ListCellRule: UnaryRule {
  /// What a cell is in its section.
  package enum Kind: Equatable, Sendable {
    case row
    case header
    case footer
  }

  /// What decides the height and the insets of a cell.
  package struct Traits: Equatable, Sendable {
    package var style: ListMetrics.Style
    package var kind = Kind.row
    /// In the place of the style's; nil on edges that keep these.
    package var insets: [Edge: CGFloat] = [:]
    package var minimumHeight = ListMetrics.minimumRowHeight
    /// Whether the row leads to another page.
    package var hasChevron = false
    /// Whether the content is a control, which needs no distance above and below.
    package var isControl = false
    /// The edge at which the buttons lie that a swipe has shown.
    package var actionsEdge = HorizontalEdge.trailing
    /// The width at the trailing edge of a button without a layout node, in points.
    package var partWidth: CGFloat = 0
    /// The width of the badge after the content, in points; zero for none.
    package var badgeWidth: CGFloat = 0

    package init(style: ListMetrics.Style) { self.style = style }
  }

  package let cell: Traits

  package init(_ traits: Traits) {
    var traits = traits
    if !traits.minimumHeight.isFinite { traits.minimumHeight = ListMetrics.minimumRowHeight }
    cell = traits
  }

  /// Controls up to this height are in rows of the minimum height: a picker's value is the highest of them.
  private static let controlHeight: CGFloat = 35

  package var orientation: StackOrientation { .own(nil) }

  /// How far a badge ends before a row's edge where a chevron follows, and how far it is from the content, in points.
  private static let (badgeMargin, badgeGap): (CGFloat, CGFloat) = (36, 8)

  /// What is around the content, with the badge.
  private func insets(_ width: CGFloat) -> EdgeInsets {
    var insets = outerInsets(width)
    if cell.badgeWidth > 0 { insets.trailing = badgeEnd(insets) + cell.badgeWidth + Self.badgeGap }
    return insets
  }

  private func badgeEnd(_ insets: EdgeInsets) -> CGFloat {
    cell.hasChevron ? max(insets.trailing, Self.badgeMargin) : insets.trailing
  }

  /// Where the badge is in a row of a size, from the leading edge.
  package func badgeFrame(in size: CGSize) -> CGRect {
    let end = badgeEnd(outerInsets(size.width))
    return CGRect(x: size.width - end - cell.badgeWidth, y: 0, width: cell.badgeWidth, height: size.height)
  }

  private func outerInsets(_ width: CGFloat) -> EdgeInsets {
    let metrics = ListMetrics(cell.style, width: width)
    var insets = metrics.contentInsets
    switch cell.kind {
    case .row:
      if cell.hasChevron { insets.trailing += metrics.contentWidth() - metrics.contentWidth(hasChevron: true) }
    case .header: (insets.top, insets.bottom) = ListSectionMetrics.headerInsets(cell.style)
    case .footer: (insets.top, insets.bottom) = (ListSectionMetrics.footerInset, ListSectionMetrics.footerInset)
    }
    for (edge, length) in cell.insets where length.isFinite { insets[edge] = length }
    return insets
  }

  private func contentProposal(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(width - insets(width).horizontal, 0), height: nil)
  }

  private func height(_ content: CGFloat, _ width: CGFloat) -> CGFloat {
    let insets = insets(width)
    switch cell.kind {
    case .row:
      if cell.isControl, cell.insets.isEmpty, content <= Self.controlHeight { return max(cell.minimumHeight, content) }
      return max(cell.minimumHeight, content + insets.vertical)
    case .header: return ListSectionMetrics.headerHeight(cell.style, text: content)
    case .footer: return ListSectionMetrics.footerHeight(text: content)
    }
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? ListMetrics.idealWidth
    let content = node.contentSize(in: contentProposal(width))
    return CGSize(width: width, height: height(content.height, width))
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(in: contentProposal(bounds.size.width))
  }

  /// At the leading edge of the row, in the middle of what the insets leave.
  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint {
    let insets = insets(bounds.size.width)
    var y = insets.top + (bounds.size.height - insets.vertical - content.size.height) / 2
    if cell.kind == .row, cell.isControl, cell.insets.isEmpty { y = (bounds.size.height - content.size.height) / 2 }
    return CGPoint(x: insets.leading + contentShift(of: node), y: y)
  }

  // MARK: - Swipe actions (LAY-277)

  /// How far the content has moved towards the trailing edge, to make room for buttons.
  package func contentShift(of node: LayoutNode) -> CGFloat {
    let width = actionsWidth(node.children.indices.dropFirst(), of: node)
    return cell.actionsEdge == .leading ? width : -width - cell.partWidth
  }

  private func actionsWidth(_ places: Range<Int>, of node: LayoutNode) -> CGFloat {
    SwipeActionMetrics.offset(titles: places.map { node.children[$0].size(in: .unspecified).width })
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let content = node.children[child]
    guard child > 0 else {
      let inner = contentBounds(of: content, in: node, bounds)
      return Placement(origin(of: content, inner, in: node, bounds), inner)
    }
    // The first button is the outermost.
    let size = CGSize(width: actionsWidth(child..<(child + 1), of: node), height: bounds.size.height)
    let outside = actionsWidth(1..<child, of: node)
    let x = cell.actionsEdge == .leading ? outside : bounds.size.width - outside - size.width
    return Placement(CGPoint(x: x, y: 0), LayoutBounds(size: size, proposal: ProposedViewSize(size)))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
