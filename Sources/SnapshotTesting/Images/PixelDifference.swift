import Foundation

/// The pixels in which two pictures of one size differ.
///
/// Pixels are read by address, and rows that agree are skipped: tests compare in debug builds, where each look into an array
/// is a call.
struct PixelDifference {
  private(set) var count = 0
  /// A byte for each pixel: 1 where the pictures differ.
  private var marks: [UInt8]
  private var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
  private let width: Int

  /// - Parameters:
  ///   - left: Four bytes a pixel.
  ///   - right: As many.
  ///   - width: In pixels.
  ///   - limit: How near two colors must be to agree, from 0 to 1.
  init(_ left: [UInt8], _ right: [UInt8], width: Int, limit: Float) {
    self.width = width
    let height = min(left.count, right.count) / 4 / max(width, 1)
    marks = Self.bytes(width * height) { memset($0, 0, width * height) }
    var agreement = ColorAgreement(distance: (1 - min(1, max(0, limit))) * 100)
    left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return }
        for y in 0..<height where memcmp(left + y * width * 4, right + y * width * 4, width * 4) != 0 {
          let start = y * width * 4
          compare(
            y, (left + start).assumingMemoryBound(to: UInt32.self),
            (right + start).assumingMemoryBound(to: UInt32.self), &agreement)
        }
      }
    }
  }

  private mutating func compare(
    _ y: Int, _ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, _ agreement: inout ColorAgreement
  ) {
    var (first, last) = (Int.max, -1)
    var x = 0
    while x < width {
      if left[x] != right[x], !agreement.holds(left[x], right[x]) {
        marks[y &* width &+ x] = 1
        count &+= 1
        if last < 0 { first = x }
        last = x
      }
      x &+= 1
    }
    guard last >= 0 else { return }
    (minX, minY, maxX, maxY) = (min(minX, first), min(minY, y), max(maxX, last), max(maxY, y))
  }

  /// What the pixels lie in, in points.
  func area(scale: Double) -> CGRect {
    guard count > 0 else { return .zero }
    return CGRect(
      x: Double(minX) / scale, y: Double(minY) / scale, width: Double(maxX - minX + 1) / scale,
      height: Double(maxY - minY + 1) / scale)
  }

  // MARK: Drawing

  /// The picture made pale, with the pixels in red.
  func drawn(over picture: [UInt8]) -> [UInt8] {
    let rowBytes = width * 4
    return Self.bytes(picture.count) { target in
      picture.withUnsafeBufferPointer { picture in
        marks.withUnsafeBufferPointer { marks in
          guard let picture = picture.baseAddress, let marks = marks.baseAddress else { return }
          for y in 0..<(self.marks.count / width) {
            let (row, start) = (y * rowBytes, y * width)
            // Most rows of a screen are like the one above.
            if y > 0, memcmp(picture + row, picture + row - rowBytes, rowBytes) == 0,
              memcmp(marks + start, marks + start - width, width) == 0
            {
              memcpy(target + row, target + row - rowBytes, rowBytes)
            } else {
              draw(picture + row, marks + start, into: target + row)
            }
          }
        }
      }
    }
  }

  private func draw(
    _ picture: UnsafePointer<UInt8>, _ marks: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>
  ) {
    var (from, to) = (picture, target)
    var x = 0
    while x < width {
      let isDifferent = marks[x] != 0
      let sum = UInt32(from[0]) &+ UInt32(from[1]) &+ UInt32(from[2])
      let grey = isDifferent ? 0 : UInt8(truncatingIfNeeded: 191 &+ sum / 12)
      to[0] = isDifferent ? 255 : grey
      to[1] = grey
      to[2] = grey
      to[3] = 255
      from += 4
      to += 4
      x &+= 1
    }
  }

  private static func bytes(_ count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      guard let start = buffer.baseAddress else { return }
      body(start)
      written = count
    }
  }
}

/// Whether people see two colors as one.
private struct ColorAgreement {
  /// How far apart they may be in ``LabColor``.
  let distance: Float
  /// The colors that were compared last: areas of one color are next to each other.
  private var last: (left: UInt32, right: UInt32) = (0, 0)
  private var lastHolds = true

  init(distance: Float) { self.distance = distance }

  mutating func holds(_ left: UInt32, _ right: UInt32) -> Bool {
    guard distance > 0 else { return left == right }
    if last.left == left, last.right == right { return lastHolds }
    lastHolds = LabColor(left).distance(to: LabColor(right)) <= distance
    last = (left, right)
    return lastHolds
  }
}

/// A color in a space in which distances are those that people see (CIE 1976 L*a*b*, white of D65).
private struct LabColor {
  let lightness: Float
  let a: Float
  let b: Float

  /// - Parameter pixel: Red, green, blue and opacity from the lowest byte on.
  init(_ pixel: UInt32) {
    let opacity = Float(pixel >> 24) / 255
    func linear(_ shift: UInt32) -> Float {
      // Over white.
      let value = Float(pixel >> shift & 0xff) / 255 * opacity + 1 - opacity
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func root(_ value: Float) -> Float { value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116 }
    let (red, green, blue) = (linear(0), linear(8), linear(16))
    let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  func distance(to other: LabColor) -> Float {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}
