import Foundation
import UnderstudyPictures

/// The pixels of an area.
struct PixelField: Sendable {
  let area: PixelArea
  var map: PixelMap

  /// Pixels that show nothing.
  init(_ area: PixelArea) {
    self.area = area
    map = PixelMap(width: area.width, height: area.height)
  }

  /// - Parameter map: From the top row to the lowest one.
  init(_ area: PixelArea, _ map: PixelMap) { (self.area, self.map) = (area, map) }

  /// Where the bytes of a pixel are; nil outside.
  func position(_ x: Int, _ y: Int) -> Int? {
    guard x >= area.x, y >= area.y, x < area.right, y < area.top else { return nil }
    return ((area.top - 1 - y) * area.width + x - area.x) * 4
  }

  /// Where the bytes of the nearest pixel are.
  func nearest(_ x: Int, _ y: Int) -> Int {
    let (column, row) = (min(max(x - area.x, 0), area.width - 1), min(max(area.top - 1 - y, 0), area.height - 1))
    return (row * area.width + column) * 4
  }

  /// Copies the pixels that another field has, too.
  mutating func copy(_ other: PixelField) {
    let shared = area.intersection(other.area)
    guard !shared.isEmpty else { return }
    for y in shared.y..<shared.top {
      guard let to = position(shared.x, y), let from = other.position(shared.x, y) else { continue }
      map.bytes.replaceSubrange(to..<(to + shared.width * 4), with: other.map.bytes[from..<(from + shared.width * 4)])
    }
  }

  /// Puts each pixel where a function says that it comes from.
  ///
  /// - Parameter source: Where the bytes of the pixel in another field are; nil for one that shows nothing.
  mutating func fill(from other: PixelField, _ source: (_ x: Int, _ y: Int) -> Int?) {
    var to = 0
    for row in 0..<area.height {
      for x in area.x..<area.right {
        if let from = source(x, area.top - 1 - row) {
          for part in 0..<4 { map.bytes[to + part] = other.map.bytes[from + part] }
        }
        to += 4
      }
    }
  }
}

/// A color without its opacity multiplied in, each part between 0 and 1.
struct Tone: Sendable, Equatable {
  var red: Float
  var green: Float
  var blue: Float
  var opacity: Float

  init(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  init(_ color: CIColor) {
    self.init(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
  }

  /// The color of a pixel.
  init(_ bytes: [UInt8], at position: Int) {
    let opacity = Float(bytes[position + 3])
    let unit = opacity > 0 ? opacity : 1
    self.init(
      Float(bytes[position]) / unit, Float(bytes[position + 1]) / unit, Float(bytes[position + 2]) / unit,
      opacity / 255)
  }

  /// How bright it is.
  var luma: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Writes the color as a pixel.
  func write(to bytes: inout [UInt8], at position: Int) {
    let opacity = Self.limited(self.opacity)
    bytes[position] = Self.byte(Self.limited(red) * opacity)
    bytes[position + 1] = Self.byte(Self.limited(green) * opacity)
    bytes[position + 2] = Self.byte(Self.limited(blue) * opacity)
    bytes[position + 3] = Self.byte(opacity)
  }

  /// Applies a function to each part but the opacity.
  func each(_ body: (Float) -> Float) -> Tone { Tone(body(red), body(green), body(blue), opacity) }

  /// Another color to a share of 1.
  func mixed(with other: Tone, _ share: Float) -> Tone {
    Tone(
      red + (other.red - red) * share, green + (other.green - green) * share, blue + (other.blue - blue) * share,
      opacity + (other.opacity - opacity) * share)
  }

  /// A gray that is as opaque.
  func gray(_ white: Float) -> Tone { Tone(white, white, white, opacity) }

  static func limited(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }
  private static func byte(_ value: Float) -> UInt8 { UInt8((value * 255).rounded()) }
}
