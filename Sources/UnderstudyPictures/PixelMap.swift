import Foundation

/// Pixels without a file: red, green, blue and opacity, a byte each, row by row from the top; the opacity multiplies the others.
package struct PixelMap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package var bytes: [UInt8]

  /// Pixels that show nothing.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (max(width, 1), max(height, 1))
    bytes = [UInt8](repeating: 0, count: self.width * self.height * 4)
  }

  /// The pixels of a file; nil for one that is damaged or of a form that is not read.
  package init?(_ file: StoredPNG) {
    guard let stored = try? file.pixels() else { return nil }
    (width, height, bytes) = (file.width, file.height, stored)
    for position in stride(from: 0, to: bytes.count, by: 4) where bytes[position + 3] < 255 {
      let opacity = UInt16(bytes[position + 3])
      for part in position..<(position + 3) { bytes[part] = UInt8(UInt16(bytes[part]) * opacity / 255) }
    }
  }

  /// A file with the pixels and their opacity.
  package var png: Data { StoredPNG.translucentData(width: width, height: height, pixels: bytes) }

  /// The part in a rectangle of whole pixels that lies inside.
  package func part(x: Range<Int>, y: Range<Int>) -> PixelMap {
    var part = PixelMap(width: x.count, height: y.count)
    for row in 0..<y.count {
      let start = ((y.lowerBound + row) * width + x.lowerBound) * 4
      part.bytes.replaceSubrange(
        (row * x.count * 4)..<((row + 1) * x.count * 4), with: bytes[start..<(start + x.count * 4)])
    }
    return part
  }

  /// The pixels at other places.
  ///
  /// - Parameters:
  ///   - isTurned: Whether width and height change places.
  ///   - source: Where the pixel of a column and a row comes from.
  package func rearranged(isTurned: Bool, _ source: (_ x: Int, _ y: Int) -> (x: Int, y: Int)) -> PixelMap {
    var result = isTurned ? PixelMap(width: height, height: width) : PixelMap(width: width, height: height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (column, row) = source(x, y)
        let (from, to) = ((row * width + column) * 4, (y * result.width + x) * 4)
        for part in 0..<4 { result.bytes[to + part] = bytes[from + part] }
      }
    }
    return result
  }

  /// Puts a pixel over another one.
  ///
  /// - Parameters:
  ///   - position: Where its four bytes begin.
  ///   - pixels: Whose pixel it is.
  ///   - other: Where its bytes begin there.
  ///   - opacity: From 0 to 255.
  package mutating func blend(at position: Int, _ pixels: [UInt8], at other: Int, opacity: UInt16 = 255) {
    let rest = 255 - UInt16(pixels[other + 3]) * opacity / 255
    for part in 0..<4 {
      let new = UInt16(pixels[other + part]) * opacity / 255
      bytes[position + part] = UInt8(min(new + UInt16(bytes[position + part]) * rest / 255, 255))
    }
  }
}

extension Picture {
  /// The pixels, with nothing where nothing is drawn.
  package var pixelMap: PixelMap {
    let surface = Surface.drawn(self, isOpaque: false)
    var map = PixelMap(width: surface.width, height: surface.height)
    map.bytes.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      memcpy(start, surface.row(0), bytes.count)
    }
    return map
  }
}
