import Foundation

/// A page of a stack, a tab: it takes what it is proposed, with its content in the middle (LAY-008, LAY-214).
package final class PageRule: UnaryRule {
  package init() {}

  package var traits: RuleTraits { .isContainer }
  package var orientation: StackOrientation { .own(nil) }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: node.contentSize(in: proposal))
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { .all }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(in: ProposedViewSize(bounds.size))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint {
    CGPoint(x: (bounds.size.width - content.size.width) / 2, y: (bounds.size.height - content.size.height) / 2)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? { nil }

  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach {
    node.hasOpenProposals ? .everything : .placement
  }
}
