import Foundation

/// A text as a leaf of the layout.
package final class TextContent: MeasuredContent {
  private var text: TextMeasurement
  package let spacing: ViewSpacing

  package init(_ text: TextMeasurement) {
    self.text = text
    let font = text.runs.first?.font ?? .body
    let metrics = FontMetrics(font)
    spacing = .text(
      lineHeight: metrics.lineHeight, ascent: metrics.ascent, descent: metrics.descent, capHeight: metrics.capHeight,
      leading: font.leading > 0 ? font.leading : nil, pixel: 1 / text.displayScale)
  }

  package func size(in proposal: ProposedViewSize) -> CGSize {
    text.measure(width: proposal.width, height: proposal.height).size
  }

  package func firstBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    text.measure(width: proposal.width, height: proposal.height).firstBaseline
  }

  package func lastBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    text.measure(width: proposal.width, height: proposal.height).lastBaseline
  }
}
