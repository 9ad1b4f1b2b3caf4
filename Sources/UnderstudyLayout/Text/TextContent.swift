import Foundation

/// A text as a leaf of the layout.
package final class TextContent: MeasuredContent {
  @exclusivity(unchecked) package private(set) var text: TextMeasurement
  package let spacing: ViewSpacing

  package init(_ text: TextMeasurement) {
    self.text = text
    spacing = .text(text.spacing)
  }

  package func size(in proposal: ProposedViewSize) -> CGSize {
    text.measure(width: proposal.width, height: proposal.height).size
  }

  package func limits(along axis: Axis) -> LengthLimits? {
    guard axis == .horizontal, let width = text.idealWidth() else { return nil }
    return LengthLimits(0, width)
  }

  package func firstBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    text.measure(width: proposal.width, height: proposal.height).firstBaseline
  }

  package func lastBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    text.measure(width: proposal.width, height: proposal.height).lastBaseline
  }
}
