import Foundation

/// `GeometryReader`: fills its proposal and puts its content at the top leading corner (LAY-037).
package final class GeometryReaderRule: LayoutRule {
  package init() {}

  package var traits: RuleTraits { .isClosedForm }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { .all }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    Placement(.zero, node.children[child].bounds(in: ProposedViewSize(bounds.size)))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { 0 }
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? { nil }
  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach { .placement }
}
