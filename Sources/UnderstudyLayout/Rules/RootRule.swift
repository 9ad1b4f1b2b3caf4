import Foundation

/// The root of a screen, a sheet or a window: its child is proposed the safe part and centred in it (LAY-008).
package final class RootRule: UnaryRule {
  private let safeArea: SafeAreaInsets

  package init(_ safeArea: SafeAreaInsets = SafeAreaInsets()) { self.safeArea = safeArea }

  package var traits: RuleTraits { [.isClosedForm, .clips, .isContainer] }
  package var orientation: StackOrientation { .own(nil) }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let insets = safeArea.merged()
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let inner = ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
    let content = node.contentSize(in: inner).grown(by: insets)
    return proposal.replacingUnspecifiedDimensions(by: content)
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(in: ProposedViewSize(safeSize(bounds.size)))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint {
    let insets = safeArea.merged()
    let size = safeSize(bounds.size)
    return CGPoint(
      x: insets.leading + (size.width - content.size.width) / 2,
      y: insets.top + (size.height - content.size.height) / 2)
  }

  /// The part of a size that neither bars nor the keyboard cover.
  package func safeSize(_ size: CGSize) -> CGSize {
    let insets = safeArea.merged()
    return CGSize(width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
  }

  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach { .placement }

  package func safeArea(for child: Int, of node: LayoutNode) -> SafeAreaSpace? {
    SafeAreaSpace(area: node.localBounds, insets: safeArea)
  }
}
