import Foundation

/// A control of one height that fills the width: sliders, segments, wheels, calendars, bars of progress.
package final class BarLeaf: LeafRule, ComparableRule {
  private let height: CGFloat
  private let idealWidth: CGFloat

  /// - Parameters:
  ///   - height: In points.
  ///   - idealWidth: The width in points where none is proposed.
  package init(height: CGFloat, idealWidth: CGFloat) {
    self.height = height
    self.idealWidth = idealWidth
  }

  package func isSame(as other: (any LayoutRule)?) -> Bool {
    guard let other = other as? BarLeaf else { return false }
    return height == other.height && idealWidth == other.idealWidth
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(proposal.width ?? idealWidth, 0), height: height)
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    axis == .horizontal ? .all : LengthLimits(height, height)
  }
}
