import Foundation
import UnderstudyLayout

/// A text with given sizes: one line of a font, as wide as the table says.
final class TestText: MeasuredContent {
  private let size: CGSize
  private let fontSize: CGFloat
  let spacing: ViewSpacing

  init(_ width: CGFloat, fontSize: CGFloat, leading: CGFloat) {
    let line = fontSize * 1.193359
    size = CGSize(width: width, height: (line * 3 - 1e-9).rounded(.up) / 3)
    self.fontSize = fontSize
    spacing = .text(
      lineHeight: line, ascent: fontSize * 0.952148, descent: fontSize * 0.241211, capHeight: fontSize * 0.704590,
      leading: leading, pixel: 1.0 / 3)
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: min(proposal.width ?? size.width, size.width), height: size.height)
  }

  func firstBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    (fontSize * 0.952148 * 3).rounded() / 3
  }

  func lastBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    (fontSize * 0.952148 * 3).rounded(.up) / 3
  }

  func limits(along axis: Axis) -> LengthLimits? {
    axis == .horizontal ? LengthLimits(0, size.width) : LengthLimits(size.height, size.height)
  }
}

/// A text of a width by the table, in the body font unless another one is given.
func Text(_ width: CGFloat, fontSize: CGFloat = 17, leading: CGFloat = 22) -> Leaf {
  Leaf(MeasuredRule(TestText(width, fontSize: fontSize, leading: leading)))
}
