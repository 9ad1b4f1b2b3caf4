import Foundation

/// `padding`: the child in the proposal less the insets (LAY-170). Negative insets make the view smaller.
package final class PaddingRule: UnaryRule {
  /// The length of a padding without one.
  package static let standardLength: CGFloat = 16

  private let insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets.finite }

  /// Insets on some edges: a length in points, or 16.
  package convenience init(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {
    var insets = EdgeInsets()
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { insets[edge] = length ?? Self.standardLength }
    self.init(insets)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let size = node.contentSize(in: inner(proposal))
    return CGSize(width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    let inset = axis == .horizontal ? insets.horizontal : insets.vertical
    guard inset >= 0, let child = node.contentLimits(along: axis) else { return nil }
    return LengthLimits(child.minimum + inset, child.maximum + inset)
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(in: inner(bounds.proposal))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var edges = Edge.Set()
    for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
    return (node.children.first?.spacing ?? ViewSpacing()).resetting(edges)
  }
}
