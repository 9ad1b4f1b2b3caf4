import Foundation

/// `fixedSize(horizontal:vertical:)`: the child's ideal length on some axes (LAY-171).
package final class FixedSizeRule: TransparentRule {
  private let horizontal: Bool
  private let vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    node.contentSize(in: inner(proposal))
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    (axis == .horizontal ? horizontal : vertical) ? nil : node.contentLimits(along: axis)
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(in: inner(bounds.proposal))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint {
    CGPoint(x: (bounds.size.width - content.size.width) / 2, y: (bounds.size.height - content.size.height) / 2)
  }
}
