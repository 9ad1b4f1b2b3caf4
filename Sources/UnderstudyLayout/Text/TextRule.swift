import Foundation

/// A text as a leaf of the layout. It measures itself, and stores the results.
package final class TextRule: LeafRule {
  @exclusivity(unchecked) package private(set) var text: TextMeasurement
  private let spacing: ViewSpacing

  package init(_ text: TextMeasurement) {
    self.text = text
    spacing = .text(text.spacing)
  }

  package var traits: RuleTraits { RuleTraits() }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize { size(in: proposal) }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { limits(along: axis) }

  package func spacing(of node: LayoutNode) -> ViewSpacing { spacing }

  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    switch key.kind {
    case .firstBaseline: measured(bounds.proposal).firstBaseline
    case .lastBaseline: measured(bounds.proposal).lastBaseline
    case .start, .center, .end, .custom: nil
    }
  }

  /// The size for a proposal, in points.
  func size(in proposal: ProposedViewSize) -> CGSize { measured(proposal).size }

  /// The widths at zero and without limit, where the height does not decide them.
  func limits(along axis: Axis) -> LengthLimits? {
    guard axis == .horizontal, let width = text.idealWidth() else { return nil }
    return LengthLimits(0, width)
  }

  private func measured(_ proposal: ProposedViewSize) -> MeasuredText {
    text.measure(width: proposal.width, height: proposal.height)
  }
}
