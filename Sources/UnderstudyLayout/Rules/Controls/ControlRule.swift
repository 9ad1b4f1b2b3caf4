import Foundation

/// A control that is as large as its label and what its style adds (LAY-235).
///
/// To its neighbours it is an ordinary view, whatever the label is (LAY-081).
package final class ControlRule: UnaryRule, ComparableRule {
  private let insets: CGSize
  private let isSquare: Bool

  /// - Parameters:
  ///   - insets: What the style adds on each side, in points.
  ///   - isSquare: Whether the shorter side is as long as the longer one, as with a border that is a circle.
  package init(insets: CGSize = .zero, isSquare: Bool = false) {
    self.insets = insets
    self.isSquare = isSquare
  }

  package func isSame(as other: (any LayoutRule)?) -> Bool {
    guard let other = other as? ControlRule else { return false }
    return insets == other.insets && isSquare == other.isSquare
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - 2 * insets.width, 0) },
      height: proposal.height.map { max($0 - 2 * insets.height, 0) })
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let label = node.contentSize(in: inner(proposal))
    let size = CGSize(width: label.width + 2 * insets.width, height: label.height + 2 * insets.height)
    guard isSquare else { return size }
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    guard !isSquare, let label = node.contentLimits(along: axis) else { return nil }
    return LengthLimits(label.minimum + 2 * insets[axis], label.maximum + 2 * insets[axis])
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(in: inner(bounds.proposal))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint {
    CGPoint(x: (bounds.size.width - content.size.width) / 2, y: (bounds.size.height - content.size.height) / 2)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  /// Spacers in the label of a button follow no stack around the button.
  package var orientation: StackOrientation { .own(nil) }
}
