import Foundation
import UnderstudyLayout

/// A text with given sizes: one line of a text style, as wide as the table says.
final class TestText: MeasuredContent {
  private let size: CGSize
  private let ascent: CGFloat
  let spacing: ViewSpacing

  init(_ width: CGFloat, _ style: TextStyle = .body) {
    let font = LayoutFont(style)
    let metrics = FontMetrics(font)
    size = CGSize(width: width, height: metrics.height())
    ascent = metrics.ascent
    spacing = .text(TextSpacing(font))
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: min(proposal.width ?? size.width, size.width), height: size.height)
  }

  func firstBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { (ascent * 3).rounded() / 3 }

  func lastBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { (ascent * 3).rounded(.up) / 3 }

  func limits(along axis: Axis) -> LengthLimits? {
    axis == .horizontal ? LengthLimits(0, size.width) : LengthLimits(size.height, size.height)
  }
}

/// A text of a width by the table, in the body font unless another style is given.
func Text(_ width: CGFloat, _ style: TextStyle = .body) -> Leaf { Leaf(MeasuredRule(TestText(width, style))) }

/// A text that is measured by the tables of fonts.
func Text(_ string: String, _ style: TextStyle = .body) -> Leaf {
  Leaf(TextRule(TextMeasurement(string, font: LayoutFont(style))))
}
