import Foundation

/// A part of a text in one font (LAY-312).
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: LayoutFont
  /// What is added after each character, in points: `kerning` or `tracking`.
  package var tracking: CGFloat
  /// How far the characters are moved up, in points. It does not change sizes (LAY-311).
  package var baselineOffset: CGFloat
  /// The width of the image that the run consists of, in points; nil for characters.
  package var imageWidth: CGFloat?

  package init(_ string: String, font: LayoutFont = .body, tracking: CGFloat = 0, baselineOffset: CGFloat = 0) {
    self.string = string
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    imageWidth = nil
  }

  /// An image inside a text.
  package init(imageOfWidth width: CGFloat, font: LayoutFont = .body) {
    self.init("\u{FFFC}", font: font)
    imageWidth = width
  }

  func scaled(by factor: CGFloat) -> TextRun {
    var run = self
    run.font = font.scaled(by: factor)
    run.tracking *= factor
    run.imageWidth = imageWidth.map { $0 * factor }
    return run
  }
}
