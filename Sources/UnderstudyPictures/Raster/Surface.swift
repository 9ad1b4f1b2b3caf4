import Foundation
import UnderstudyLayout

/// Pixels: red, green, blue and opacity, a byte each from the lowest on, multiplied by the opacity.
final class Surface {
  let width: Int
  let height: Int
  private let pixels: UnsafeMutablePointer<UInt32>

  /// - Parameter isOpaque: Whether the surface is white, not transparent.
  init(width: Int, height: Int, isOpaque: Bool) {
    (self.width, self.height) = (max(width, 1), max(height, 1))
    let count = self.width * self.height
    // Pages of zeros are made when they are first used: a layer costs what is drawn in it.
    guard let memory = calloc(count, 4) else { fatalError("No memory for \(width) by \(height) pixels.") }
    pixels = memory.bindMemory(to: UInt32.self, capacity: count)
    if isOpaque { memset(memory, 0xff, count * 4) }
  }

  deinit { free(pixels) }

  /// The largest side in pixels, so that no picture takes all memory.
  private static let limit: CGFloat = 16_384
  /// How many pixels a picture has at most: three times as many as the largest screen. Of a larger one the lower part is left out.
  private static let mostPixels = 1 << 24

  /// - Parameter isOpaque: Whether the picture is on white, not on nothing.
  static func drawn(_ picture: Picture, isOpaque: Bool = true) -> Surface {
    func length(_ points: CGFloat) -> Int {
      let pixels = (points * picture.scale).rounded()
      return pixels >= 1 ? Int(min(pixels, limit)) : 1
    }
    let width = length(picture.size.width)
    let height = min(length(picture.size.height), max(mostPixels / width, 1))
    let surface = Surface(width: width, height: height, isOpaque: isOpaque)
    var rasteriser = Rasteriser(surface)
    rasteriser.draw(picture.items, RasterState(scale: picture.scale, surface))
    return surface
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * width }
}

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var isEmpty: Bool { left >= right || top >= bottom }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  mutating func formUnion(_ other: PixelRect) {
    if other.isEmpty { return }
    if isEmpty { return self = other }
    self = PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func grown(by distance: Int) -> PixelRect {
    PixelRect(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
  }

  /// A number of pixels as a whole number; 0 for what is none, and at most a million.
  static func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e6), 1e6)) }

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
}

/// How much of each pixel may be drawn, from 0 to 255.
final class ClipMask {
  let bounds: PixelRect
  private let width: Int
  private let values: UnsafeMutablePointer<UInt8>

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    width = max(bounds.right - bounds.left, 0)
    let count = width * max(bounds.bottom - bounds.top, 0)
    values = UnsafeMutablePointer.allocate(capacity: count)
    memset(values, 0, count)
  }

  deinit { values.deallocate() }

  private func index(_ x: Int, _ y: Int) -> Int { (y &- bounds.top) &* width &+ x &- bounds.left }

  subscript(x: Int, y: Int) -> UInt32 { UInt32(values[index(x, y)]) }

  /// Sets the pixels of a run to its share.
  func set(_ run: PixelRun) { memset(values + index(run.x, run.y), Int32(run.share), run.count) }

  /// Calls `body` for the parts of a run that may be drawn, with their shares of the run's.
  func forEachRun(in run: PixelRun, _ body: (PixelRun) -> Void) {
    let shares = values + index(run.x, run.y)
    var x = 0
    while x < run.count {
      var end = x &+ 1
      while end < run.count, shares[end] == shares[x] { end &+= 1 }
      let share = (run.share &* UInt32(shares[x]) &+ 127) / 255
      if share > 0 { body(PixelRun(y: run.y, x: run.x &+ x, count: end &- x, share: share)) }
      x = end
    }
  }

  func set(_ value: UInt32, _ x: Int, _ y: Int) { values[index(x, y)] = UInt8(truncatingIfNeeded: value) }
}

/// What applies to the items that are drawn next.
struct RasterState {
  /// From points to pixels.
  var map: AffineMap
  var bounds: PixelRect
  var mask: ClipMask?
  var opacity: Double = 1

  init(scale: CGFloat, _ surface: Surface) {
    map = AffineMap(a: scale, d: scale)
    bounds = PixelRect(left: 0, top: 0, right: surface.width, bottom: surface.height)
  }
}
