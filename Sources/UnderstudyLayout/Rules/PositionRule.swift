import Foundation

/// `position(x:y:)`: fills the proposal and puts the child's center on a point (LAY-177).
package final class PositionRule: UnaryRule {
  private let point: CGPoint

  package init(_ point: CGPoint) {
    self.point = CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: node.contentSize(in: proposal))
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    node.contentLimits(along: axis) == nil ? nil : .all
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(in: ProposedViewSize(bounds.size))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint {
    CGPoint(x: point.x - content.size.width / 2, y: point.y - content.size.height / 2)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    (node.children.first?.spacing ?? ViewSpacing()).resetting(.all)
  }
}
