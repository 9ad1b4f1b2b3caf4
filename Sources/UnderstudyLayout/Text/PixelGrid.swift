import Foundation

/// Rounds lengths to the pixels of a display (LAY-021, LAY-022).
struct PixelGrid: Hashable {
  /// Pixels in a point; from 0.01 to 10,000, and 1 for what is no scale.
  let scale: Double

  /// What floating-point sums may be off, in pixels.
  private static let tolerance = 1e-4

  init(displayScale: CGFloat) {
    let scale = Double(displayScale)
    self.scale = scale.isFinite && scale >= 0.01 ? min(scale, 10_000) : 1
  }

  func up(_ length: Double) -> Double {
    let pixels = (length * scale - Self.tolerance).rounded(.up)
    // Not the negative zero.
    return pixels == 0 ? 0 : pixels / scale
  }

  /// The longest length that `up` rounds to a length or less: all of its whole pixels.
  func limit(_ length: Double) -> Double {
    length.isFinite ? ((length * scale + Self.tolerance).rounded(.down) + Self.tolerance) / scale : length
  }

  /// The nearest pixel; halves go up.
  func nearest(_ length: Double) -> Double { (length * scale + 0.5).rounded(.down) / scale }
}
