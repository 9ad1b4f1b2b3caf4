import Foundation
import UnderstudyLayout

/// The colour of each pixel of a paint, multiplied by its opacity.
struct Shader {
  /// Of a paint of one colour.
  let solid: UInt32
  private let paint: Paint
  /// From pixels to points.
  private let map: AffineMap
  /// Colours at equal distances from 0 to 1.
  private let table: [UInt32]

  private static let last = 255

  init(_ paint: Paint, _ state: RasterState) {
    self.paint = paint
    let opacity = state.opacity
    switch paint {
    case .color(let color):
      solid = Pixel.of(color.faded(opacity))
      (map, table) = (.identity, [])
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      solid = Pixel.of(paint.color.faded(opacity))
      map = state.map.inverse ?? .identity
      table = (0...Self.last).map { Pixel.of(stops.color(at: Double($0) / Double(Self.last)).faded(opacity)) }
    }
  }

  @inline(__always)
  func color(_ x: Int, _ y: Int) -> UInt32 {
    if table.isEmpty { return solid }
    let place = paint.place(of: map.apply(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)))
    return table[place > 0 ? min(Int(place * Double(Self.last) + 0.5), Self.last) : 0]
  }
}

extension Paint {
  /// Where a point is in a gradient: from 0 to 1 between its ends.
  fileprivate func place(of point: CGPoint) -> Double {
    switch self {
    case .color: return 0
    case .linear(_, let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let square = dx * dx + dy * dy
      return square > 0 ? min(((point.x - from.x) * dx + (point.y - from.y) * dy) / square, 1) : 1
    case .radial(_, let center, let from, let to, let ratio):
      let distance = hypot(point.x - center.x, (point.y - center.y) / (ratio > 0 ? ratio : 1))
      return to == from ? (distance < to ? 0 : 1) : min((distance - from) / (to - from), 1)
    case .angular(_, let center, let from, let to):
      return Self.angularPlace(of: atan2(point.y - center.y, point.x - center.x), from, to)
    }
  }

  /// Where an angle is between two others, clockwise; equal ones are a whole turn apart.
  static func angularPlace(of angle: Double, _ from: Double, _ to: Double) -> Double {
    let turn = 2 * Double.pi
    let extent = abs(to - from) < 1e-9 ? turn : to - from
    var offset = (angle - from).truncatingRemainder(dividingBy: turn)
    if offset < 0 { offset += turn }
    return min(max(offset / extent, 0), 1)
  }
}

/// Colours of a pixel: red, green, blue and opacity from the lowest byte on, multiplied by the opacity.
enum Pixel {
  static func of(_ color: PictureColor) -> UInt32 {
    let opacity = color.opacity.isNaN ? 0 : min(max(color.opacity, 0), 1)
    func byte(_ part: Double) -> UInt32 { UInt32((min(max(part.isNaN ? 0 : part, 0), 1) * opacity * 255).rounded()) }
    return byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16 | UInt32((opacity * 255).rounded()) << 24
  }

  /// All parts times a share of 255.
  @inline(__always)
  static func faded(_ color: UInt32, _ share: UInt32) -> UInt32 {
    // Two parts at a time.
    let low = (color & 0x00ff_00ff) &* share &+ 0x0080_0080
    let high = (color >> 8 & 0x00ff_00ff) &* share &+ 0x0080_0080
    return ((low &+ (low >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff) | ((high &+ (high >> 8 & 0x00ff_00ff)) & 0xff00_ff00)
  }

  /// A colour in front of another.
  @inline(__always)
  static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    let opacity = source >> 24
    return opacity == 255 ? source : source &+ faded(below, 255 - opacity)
  }
}
