import Foundation

/// The vertical measures of a font, in points and not rounded (LAY-301).
///
/// Source of the values per em: the font tables of SF Pro, which predict all 16 heights that swift-snapshot-testing
/// recorded.
package struct FontMetrics: Hashable, Sendable {
  package let ascent: CGFloat
  package let descent: CGFloat
  package let capHeight: CGFloat
  package let xHeight: CGFloat
  /// The height of one line.
  package let lineHeight: CGFloat
  /// The distance of the baselines of neighbouring lines: the style's leading, or the line height without one
  /// (LAY-302).
  package let lineDistance: CGFloat

  package init(_ font: LayoutFont) {
    ascent = 0.952148 * font.size
    descent = 0.241211 * font.size
    capHeight = 0.704590 * font.size
    xHeight = 0.526 * font.size
    lineHeight = 1.193359 * font.size
    lineDistance = font.leading > 0 ? font.leading : lineHeight
  }

  /// The height of a number of lines, rounded up to a pixel (LAY-301, LAY-302).
  package func height(ofLines count: Int = 1, displayScale: CGFloat = 3) -> CGFloat {
    PixelGrid(displayScale: displayScale).up(lineHeight + CGFloat(max(count, 1) - 1) * lineDistance)
  }
}
