import Foundation
import UnderstudyPictures

/// Pixels that rectangles and images are drawn into: red, green, blue and opacity, which multiplies the others.
struct PixelCanvas {
  private let width: Int
  private let height: Int
  private let scale: CGFloat
  private var pixels: [UInt8]

  /// The largest side in pixels, so that no image takes all memory.
  private static let limit: CGFloat = 16_384

  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels a point.
  ///   - isOpaque: Whether the canvas is black, and not transparent.
  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    func length(_ points: CGFloat) -> Int { Int(min(max((points * scale).rounded(), 1), Self.limit)) }
    (width, height, self.scale) = (length(size.width), length(size.height), scale)
    pixels = [UInt8](repeating: 0, count: width * height * 4)
    if isOpaque { for position in stride(from: 3, to: pixels.count, by: 4) { pixels[position] = 255 } }
  }

  /// The pixels from one edge to the other that lie in the canvas.
  private func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
    let first = min(max((low * scale).rounded(), 0), CGFloat(limit))
    return Int(first)..<Int(min(max((high * scale).rounded(), first), CGFloat(limit)))
  }

  /// Fills a rectangle, in points, on whole pixels.
  mutating func fill(_ rect: CGRect, _ color: Color.Components) {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    let opacity = min(max(color.opacity, 0), 1)
    let source = [byte(color.red * opacity), byte(color.green * opacity), byte(color.blue * opacity), byte(opacity)]
    for y in range(rect.minY, rect.maxY, height) {
      for x in range(rect.minX, rect.maxX, width) { blend(source[0], source[1], source[2], source[3], x, y) }
    }
  }

  /// Draws an image, stretched to a rectangle in points: each pixel is the nearest one of the image.
  mutating func draw(_ image: StoredPNG, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, let source = try? image.pixels() else { return }
    let (wide, high) = (CGFloat(image.width), CGFloat(image.height))
    for y in range(rect.minY, rect.maxY, height) {
      let row = Int(min(max(((CGFloat(y) + 0.5) / scale - rect.minY) / rect.height * high, 0), high - 1))
      for x in range(rect.minX, rect.maxX, width) {
        let column = Int(min(max(((CGFloat(x) + 0.5) / scale - rect.minX) / rect.width * wide, 0), wide - 1))
        let position = (row * image.width + column) * 4
        let opacity = UInt16(source[position + 3])
        func part(_ offset: Int) -> UInt8 { UInt8(UInt16(source[position + offset]) * opacity / 255) }
        blend(part(0), part(1), part(2), UInt8(opacity), x, y)
      }
    }
  }

  private mutating func blend(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ opacity: UInt8, _ x: Int, _ y: Int) {
    let position = (y * width + x) * 4
    let rest = 255 - UInt16(opacity)
    func mixed(_ new: UInt8, _ offset: Int) -> UInt8 {
      UInt8(min(UInt16(new) + UInt16(pixels[position + offset]) * rest / 255, 255))
    }
    (pixels[position], pixels[position + 1]) = (mixed(red, 0), mixed(green, 1))
    (pixels[position + 2], pixels[position + 3]) = (mixed(blue, 2), mixed(opacity, 3))
  }

  /// The pixels as a file.
  var png: Data { StoredPNG.translucentData(width: width, height: height, pixels: pixels) }
}
