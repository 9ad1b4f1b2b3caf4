import Foundation
import UnderstudyTime

/// Content that measures itself: symbols, fields. A text is a ``TextRule``.
///
/// It must be pure. What it answers changes only when its node is given another rule, or is invalidated.
package protocol MeasuredContent: AnyObject {
  /// The size for a proposal, in points.
  func size(in proposal: ProposedViewSize) -> CGSize

  /// The baseline of the first line when the content has the size, in points from the top; nil without text.
  func firstBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat?

  /// The baseline of the last line when the content has the size, in points from the top; nil without text.
  func lastBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat?

  /// The lengths that the content answers to proposals of zero and infinity along an axis, if they are the same for
  /// each proposal along the other one, as those of a text of one paragraph are. Nil where they are not.
  func limits(along axis: Axis) -> LengthLimits?

  /// The distances to neighbours (LAY-074 to LAY-078).
  var spacing: ViewSpacing { get }
}

extension MeasuredContent {
  package func limits(along axis: Axis) -> LengthLimits? { nil }
  package func firstBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  package func lastBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  package var spacing: ViewSpacing { ViewSpacing() }
}

/// A leaf with measured content.
package final class MeasuredRule: LeafRule {
  package let content: any MeasuredContent

  package init(_ content: any MeasuredContent) { self.content = content }

  package var traits: RuleTraits { RuleTraits() }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let size = content.size(in: proposal)
    return CGSize(width: length(size.width), height: length(size.height))
  }

  private func length(_ value: CGFloat) -> CGFloat { value >= 0 ? value : 0 }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { content.limits(along: axis) }

  package func spacing(of node: LayoutNode) -> ViewSpacing { content.spacing }

  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    switch key.kind {
    case .firstBaseline: content.firstBaseline(in: bounds.size, proposal: bounds.proposal)
    case .lastBaseline: content.lastBaseline(in: bounds.size, proposal: bounds.proposal)
    case .start, .center, .end, .custom: nil
    }
  }
}

extension ViewSpacing {
  /// The spacing of a text: what it prefers to texts and to other views above and below (LAY-074 to LAY-076).
  package static func text(_ spacing: TextSpacing) -> ViewSpacing {
    latestText.withLock { latest in
      if let latest, latest.key == spacing { return latest.value }
      let made = makeText(spacing)
      latest = (spacing, made)
      return made
    }
  }

  /// Most texts of a screen have one font.
  private static let latestText = Guarded<(key: TextSpacing, value: ViewSpacing)?>(nil)

  private static func makeText(_ spacing: TextSpacing) -> ViewSpacing {
    var table = SpacingTable()
    for edge in [Edge.top, .bottom] { table.set(.text(gapAbove: spacing.fromTextAbove), .text, on: edge) }
    table.set(.points(0), .symbolBelowText, on: .bottom)
    table.set(.points(0), .symbolAboveText, on: .top)
    table.set(.points(spacing.fromOtherAbove), .aboveText, on: .top)
    table.set(.points(spacing.fromOtherBelow), .belowText, on: .bottom)
    return ViewSpacing(table)
  }

  /// The spacing of a symbol: none above and below texts, that of an ordinary view otherwise (LAY-078).
  package static let symbol: ViewSpacing = {
    var table = SpacingTable.ordinary.removing([.top, .bottom])
    table.set(.points(0), .symbolBelowText, on: .top)
    table.set(.points(0), .symbolAboveText, on: .bottom)
    return ViewSpacing(table)
  }()
}
