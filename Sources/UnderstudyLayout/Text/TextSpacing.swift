import Foundation

/// The distances that a text prefers above and below, in points (LAY-074 to LAY-076).
///
/// Beside others a text prefers none (LAY-077): the caller uses its default there.
package struct TextSpacing: Hashable, Sendable {
  /// The distance to a text directly above (LAY-074).
  package let fromTextAbove: CGFloat
  /// The distance to any other view directly above (LAY-076).
  package let fromOtherAbove: CGFloat
  /// The distance to any other view directly below (LAY-075).
  package let fromOtherBelow: CGFloat

  /// - Parameters:
  ///   - first: The font of the first line.
  ///   - last: The font of the last line.
  ///   - displayScale: Pixels in a point.
  package init(first: LayoutFont, last: LayoutFont, displayScale: CGFloat = 3) {
    let pixels = PixelGrid(displayScale: displayScale)
    let upper = FontMetrics(first)
    let lower = FontMetrics(last)
    // At sizes whose leading is smaller than a line, texts touch.
    fromTextAbove = max(pixels.up(upper.lineDistance - upper.lineHeight), 0)
    fromOtherAbove = upper.lineHeight + pixels.up(upper.lineHeight / 10) - upper.ascent
    let gap = pixels.up(lower.lineHeight / 10)
    fromOtherBelow = max(lower.lineHeight + gap - lower.capHeight, gap + lower.descent)
  }

  package init(_ font: LayoutFont, displayScale: CGFloat = 3) {
    self.init(first: font, last: font, displayScale: displayScale)
  }

  /// The distance of two texts, one above the other: what the lower one prefers (LAY-074).
  package static func distance(from upper: TextSpacing, to lower: TextSpacing) -> CGFloat { lower.fromTextAbove }
}
