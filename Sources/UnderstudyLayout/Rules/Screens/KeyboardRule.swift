import Foundation

/// Content above the keyboard inside something that the keyboard covers, as a tab above the tab bar (LAY-057).
package final class KeyboardRule: UnaryRule {
  package init() {}

  package var traits: RuleTraits { [.dependsOnPosition, .isContainer] }
  package var orientation: StackOrientation { .own(nil) }

  /// How much of the node the keyboard covers from below, in points.
  private func overlap(_ node: LayoutNode, _ height: CGFloat) -> CGFloat {
    guard let top = node.context.keyboardTop else { return 0 }
    return min(max(node.frame().maxY - top, 0), height)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: node.contentSize(in: proposal))
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { .all }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    let height = bounds.size.height
    return child.bounds(
      in: ProposedViewSize(width: bounds.size.width, height: height - overlap(node, height)))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint {
    let height = bounds.size.height - overlap(node, bounds.size.height)
    return CGPoint(x: (bounds.size.width - content.size.width) / 2, y: (height - content.size.height) / 2)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? { nil }

  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach {
    node.hasOpenProposals ? .everything : .placement
  }

  package func safeArea(for child: Int, of node: LayoutNode) -> SafeAreaSpace? {
    let overlap = overlap(node, node.localBounds.height)
    if overlap == 0 { return nil }
    let insets = SafeAreaInsets(keyboard: EdgeInsets(top: 0, leading: 0, bottom: overlap, trailing: 0))
    return SafeAreaSpace(area: node.localBounds, insets: insets)
  }
}
