import Foundation

/// The bar with the tabs' buttons, which are its children (LAY-205).
package final class TabBarRule: LayoutRule {
  package init() {}

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? ListMetrics.idealWidth, height: proposal.height ?? TabBarMetrics.barHeight)
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let frame = TabBarMetrics.button(child, of: node.children.count, width: bounds.size.width)
    return Placement(frame.origin, LayoutBounds(frame.size))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { 0 }
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? { nil }
  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach { .placement }
}
