import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// A text that the system puts into a frame by itself.
package struct DrawnTitle {
  package enum Alignment: Sendable { case leading, center, trailing }

  package var text: String
  package var font: LayoutFont
  package var color: PictureColor
  package var alignment: Alignment
  package var lineLimit: Int?
  /// Whether no element says the text.
  package var isAdded = false

  package init(
    _ text: String, _ font: LayoutFont, _ color: PictureColor, _ alignment: Alignment = .center, lineLimit: Int? = 1
  ) {
    (self.text, self.font, self.color, self.alignment, self.lineLimit) = (text, font, color, alignment, lineLimit)
  }

  /// Draws the text in the middle of the frame's height.
  package func draw(in frame: CGRect, into canvas: inout PictureCanvas) {
    guard frame.width > 0, !text.isEmpty else { return }
    var measurement = TextMeasurement(
      text, font: font, paragraph: TextParagraph(lineLimit: lineLimit), displayScale: canvas.scale)
    let height = measurement.measure(width: frame.width).size.height
    for line in measurement.lines(width: frame.width) {
      let offset =
        switch alignment {
        case .leading: CGFloat(0)
        case .center: (frame.width - line.width) / 2
        case .trailing: frame.width - line.width
        }
      let origin = CGPoint(x: frame.minX + offset, y: frame.midY - height / 2 + line.baseline)
      var mark = TextMark(line.shown, at: origin, width: line.width, font: font, color: color)
      mark.isAdded = isAdded
      canvas.add(.text(mark))
    }
  }
}
