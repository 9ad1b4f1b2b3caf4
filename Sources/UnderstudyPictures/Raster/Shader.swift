import Foundation
import UnderstudyLayout

/// The colour of each pixel of a paint, multiplied by its opacity.
struct Shader {
  /// The colour of a paint of one.
  let solid: UInt32
  private let paint: Paint
  /// From pixels to points.
  private let map: AffineMap
  /// Nil for one colour.
  private let table: ColorTable?
  /// How far a pixel to the right and one down go in a linear gradient, and where the first pixel is.
  private let linear: (across: Double, down: Double, start: Double)?

  init(_ paint: Paint, _ state: RasterState) {
    self.paint = paint
    let opacity = state.opacity
    switch paint {
    case .color(let color):
      solid = Pixel.of(color.faded(opacity))
      (map, table, linear) = (.identity, nil, nil)
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      solid = Pixel.of(paint.color.faded(opacity))
      map = state.map.inverse ?? .identity
      table = ColorTable(stops, opacity)
      guard case .linear = paint else {
        linear = nil
        return
      }
      let start = paint.place(of: map.apply(CGPoint(x: 0.5, y: 0.5)))
      let across = paint.place(of: map.apply(CGPoint(x: 1.5, y: 0.5))) - start
      linear = (across, paint.place(of: map.apply(CGPoint(x: 0.5, y: 1.5))) - start, start)
    }
  }

  /// Draws a run of pixels.
  ///
  /// - Parameter row: The first pixel of the run's row.
  func draw(_ run: PixelRun, on row: UnsafeMutablePointer<UInt32>) {
    guard let table else {
      return Pixel.put(Pixel.faded(solid, run.share), over: row + run.x, count: run.count)
    }
    if let linear, abs(linear.across) < 1e-9 {
      let color = table.color(at: linear.down * Double(run.y) + linear.start)
      return Pixel.put(Pixel.faded(color, run.share), over: row + run.x, count: run.count)
    }
    var x = run.x
    while x < run.x &+ run.count {
      row[x] = Pixel.over(Pixel.faded(table.color(at: place(x, run.y)), run.share), row[x])
      x &+= 1
    }
  }

  private func place(_ x: Int, _ y: Int) -> Double {
    if let linear { return linear.across * Double(x) + linear.down * Double(y) + linear.start }
    return paint.place(of: map.apply(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)))
  }
}

/// Colours of a gradient at equal distances from 0 to 1.
private final class ColorTable {
  private static let last = 255
  private let colors: UnsafeMutablePointer<UInt32>

  init(_ stops: [Paint.Stop], _ opacity: Double) {
    colors = UnsafeMutablePointer.allocate(capacity: Self.last + 1)
    for index in 0...Self.last {
      colors[index] = Pixel.of(stops.color(at: Double(index) / Double(Self.last)).faded(opacity))
    }
  }

  deinit { colors.deallocate() }

  func color(at place: Double) -> UInt32 {
    place < 1 ? colors[place > 0 ? Int(place * Double(Self.last) + 0.5) : 0] : colors[Self.last]
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
      return square > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / square : 1
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
  /// Draws one colour over pixels side by side.
  static func put(_ source: UInt32, over row: UnsafeMutablePointer<UInt32>, count: Int) {
    if source >> 24 == 255 { return fill(row, source, count: count) }
    var x = 0
    while x < count {
      row[x] = over(source, row[x])
      x &+= 1
    }
  }

  /// Copies what there is already, twice as much each time: copying is as fast in debug builds.
  static func fill(_ row: UnsafeMutablePointer<UInt32>, _ color: UInt32, count: Int) {
    var done = 0
    while done < min(count, 16) {
      row[done] = color
      done &+= 1
    }
    while done < count {
      let part = min(done, count &- done)
      memcpy(row + done, row, part &* 4)
      done &+= part
    }
  }
}
