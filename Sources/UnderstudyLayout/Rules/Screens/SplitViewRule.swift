import Foundation

/// The columns of a split view where the width is regular: the first child is the last column, and the others stand
/// beside it or over it (LAY-214).
package final class SplitViewRule: LayoutRule {
  private let widths: [CGFloat]
  private let isOver: Bool

  /// The width of a column that asks for none, from memory.
  package static let columnWidth: CGFloat = 320

  /// - Parameters:
  ///   - widths: Those of the columns before the last one, in points.
  ///   - isOver: Whether these lie over the last column, which then has all of the width.
  package init(widths: [CGFloat], isOver: Bool) {
    self.widths = widths.map { $0 > 0 && $0.isFinite ? $0 : 0 }
    self.isOver = isOver
  }

  package var traits: RuleTraits { .isContainer }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: ListMetrics.idealWidth, height: ListMetrics.idealWidth))
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { .all }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let before = child == 0 ? (isOver ? 0 : widths.reduce(0, +)) : widths.prefix(child - 1).reduce(0, +)
    let x = min(before, bounds.size.width)
    let rest = bounds.size.width - x
    let width = child > 0 && widths.indices.contains(child - 1) ? min(widths[child - 1], rest) : rest
    let size = CGSize(width: width, height: bounds.size.height)
    return Placement(CGPoint(x: x, y: 0), node.children[child].bounds(in: ProposedViewSize(size)))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { 0 }
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? { nil }
  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach { .placement }
}
