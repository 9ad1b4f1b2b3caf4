import Foundation

/// A rectangle of whole pixels; y grows upwards, as Core Image has it.
struct PixelArea: Equatable, Sendable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
  }

  /// The pixels that a rectangle touches; its edges are at most a thousand million pixels away.
  init(_ rect: CGRect) {
    let rect = rect.isNull ? .zero : rect
    func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9).rounded(rule))
    }
    // Sums of many changes miss whole numbers by a little.
    let (left, bottom) = (whole(rect.minX + 1e-6, .down), whole(rect.minY + 1e-6, .down))
    let (right, top) = (whole(rect.maxX - 1e-6, .up), whole(rect.maxY - 1e-6, .up))
    self.init(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  var isEmpty: Bool { width == 0 || height == 0 }
  var right: Int { x + width }
  var top: Int { y + height }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func grown(by distance: Int) -> PixelArea {
    PixelArea(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  func intersection(_ other: PixelArea) -> PixelArea {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return PixelArea(
      x: left, y: bottom, width: min(right, other.right) - left, height: min(top, other.top) - bottom)
  }
}
