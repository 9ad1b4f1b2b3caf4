import Foundation

/// How opaque a layer is, softened.
final class BlurredShape {
  let area: PixelRect
  private let width: Int
  private let values: UnsafeMutablePointer<UInt8>

  /// - Parameter radius: How far the shape reaches outwards, in pixels.
  init(_ layer: Surface, _ shape: PixelRect, radius: Int) {
    area = shape.grown(by: radius)
    width = area.right - area.left
    let height = area.bottom - area.top
    values = UnsafeMutablePointer.allocate(capacity: width * height)
    memset(values, 0, width * height)
    for y in shape.top..<shape.bottom {
      let (row, target) = (layer.row(y), values + (y - area.top) * width - area.left)
      var x = shape.left
      while x < shape.right {
        target[x] = UInt8(row[x] >> 24)
        x &+= 1
      }
    }
    // Three means one after the other come close to a bell.
    let reach = radius / 3
    guard reach > 0 else { return }
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: max(width, height))
    for _ in 0..<3 {
      for y in 0..<height { blur(values + y * width, step: 1, count: width, reach, line) }
      for x in 0..<width { blur(values + x, step: width, count: height, reach, line) }
    }
    line.deallocate()
  }

  deinit { values.deallocate() }

  func value(_ x: Int, _ y: Int) -> UInt32 { UInt32(values[(y &- area.top) &* width &+ x &- area.left]) }

  /// - Parameter line: Memory for `count` values.
  private func blur(
    _ values: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ reach: Int, _ line: UnsafeMutablePointer<UInt32>
  ) {
    let size = UInt32(2 * reach + 1)
    var sum: UInt32 = 0
    var place = 0
    while place < count {
      line[place] = UInt32(values[place &* step])
      if place < reach { sum &+= line[place] }
      place &+= 1
    }
    place = 0
    while place < count {
      if place &+ reach < count { sum &+= line[place &+ reach] }
      values[place &* step] = UInt8((sum &+ size / 2) / size)
      if place >= reach { sum &-= line[place &- reach] }
      place &+= 1
    }
  }
}
