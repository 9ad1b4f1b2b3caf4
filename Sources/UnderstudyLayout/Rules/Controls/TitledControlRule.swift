import Foundation

/// A control with its title at the leading edge of the proposed width and itself at the trailing one: switches, steppers,
/// pickers of dates and colours (LAY-236, LAY-238, LAY-241).
///
/// The last child is the control; one before it is the title.
package final class TitledControlRule: LayoutRule, ComparableRule {
  private let fillsWidth: Bool
  private let coversTitle: Bool

  /// - Parameters:
  ///   - fillsWidth: Whether the control is at the trailing edge of what is proposed; it has its own size otherwise, as
  ///     with a title that is hidden.
  ///   - coversTitle: Whether the control's place is that of all of it, which the control's drawing is a part of.
  package init(fillsWidth: Bool = true, coversTitle: Bool = false) {
    self.fillsWidth = fillsWidth
    self.coversTitle = coversTitle
  }

  package func isSame(as other: (any LayoutRule)?) -> Bool {
    guard let other = other as? TitledControlRule else { return false }
    return fillsWidth == other.fillsWidth && coversTitle == other.coversTitle
  }

  /// What a row keeps free between title and control: a spacer's least length (LAY-110).
  private static let gap = SpacingTable.standardDistance

  private func title(of node: LayoutNode) -> LayoutNode? { node.children.count > 1 ? node.children[0] : nil }

  private func controlSize(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    node.children.last?.size(in: proposal) ?? .zero
  }

  private func titleProposal(_ control: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - control.width - Self.gap, 0) }, height: proposal.height)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let control = controlSize(node, proposal)
    guard fillsWidth else { return control }
    let title = title(of: node)?.size(in: titleProposal(control, proposal)) ?? .zero
    let least = title.width + Self.gap + control.width
    return CGSize(width: max(proposal.width ?? least, least), height: max(title.height, control.height))
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let isControl = child == node.children.count - 1
    if isControl, coversTitle { return Placement(.zero, bounds) }
    let control = node.children[node.children.count - 1].bounds(in: bounds.proposal)
    let content = isControl ? control : node.children[child].bounds(in: titleProposal(control.size, bounds.proposal))
    return Placement(
      CGPoint(
        x: isControl ? bounds.size.width - content.size.width : 0,
        y: (bounds.size.height - content.size.height) / 2),
      content)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { 0 }
}
