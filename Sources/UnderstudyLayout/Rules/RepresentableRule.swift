import Foundation

/// A view of UIKit's among those of SwiftUI: what the app says for a proposal, else its own lengths, else what it is
/// proposed (LAY-246). Views of SwiftUI's inside fill it, or the places that it has for them.
package final class RepresentableRule: LayoutRule {
  /// The length that the view has of its own along an axis.
  package struct Length {
    package let ideal: CGFloat
    /// Whether the view resists to be shorter.
    package let isMinimum: Bool
    /// Whether the view resists to be longer.
    package let isMaximum: Bool

    package init(_ ideal: CGFloat, isMinimum: Bool, isMaximum: Bool) {
      self.ideal = ideal > 0 && ideal.isFinite ? ideal : 0
      (self.isMinimum, self.isMaximum) = (isMinimum, isMaximum)
    }

    fileprivate func answer(to proposal: CGFloat?) -> CGFloat {
      guard let proposal else { return ideal }
      let least = isMinimum ? max(proposal, ideal) : proposal
      return isMaximum ? min(least, ideal) : least
    }
  }

  private let width: Length?
  private let height: Length?
  private let sizeThatFits: (ProposedViewSize) -> CGSize?
  private let place: (Int, CGSize) -> CGRect?

  /// - Parameters:
  ///   - width: Nil for a view without a width of its own.
  ///   - height: Nil for a view without a height of its own.
  ///   - sizeThatFits: What the app says of the size; nil where it says nothing.
  ///   - place: Where a child is in the view's size; nil for all of it.
  package init(
    width: Length?, height: Length?, sizeThatFits: @escaping (ProposedViewSize) -> CGSize?,
    place: @escaping (Int, CGSize) -> CGRect? = { _, _ in nil }
  ) {
    (self.width, self.height) = (width, height)
    (self.sizeThatFits, self.place) = (sizeThatFits, place)
  }

  package var traits: RuleTraits { .isContainer }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    if let size = sizeThatFits(proposal) {
      return CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    }
    let filled = proposal.replacingUnspecifiedDimensions()
    return CGSize(
      width: width?.answer(to: proposal.width) ?? filled.width,
      height: height?.answer(to: proposal.height) ?? filled.height)
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let room = place(child, bounds.size) ?? CGRect(origin: .zero, size: bounds.size)
    let content = node.children[child].bounds(in: ProposedViewSize(room.size))
    let origin = CGPoint(
      x: room.minX + (room.width - content.size.width) / 2, y: room.minY + (room.height - content.size.height) / 2)
    return Placement(origin, content)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { 0 }
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? { nil }
  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach { .placement }
}
