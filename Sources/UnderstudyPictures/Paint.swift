import Foundation

/// A colour in sRGB with an opacity, each from 0 to 1.
package struct PictureColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double

  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// - Parameter hex: Red, green and blue, a byte each.
  package init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255,
      opacity: opacity)
  }

  package static let clear = PictureColor(0, opacity: 0)
  package static let black = PictureColor(0)
  package static let white = PictureColor(0xFFFFFF)

  /// The colour with a fraction of its opacity.
  package func faded(_ fraction: Double) -> PictureColor {
    var copy = self
    copy.opacity *= fraction
    return copy
  }

  /// The colour on the way to another one.
  func mixed(with other: PictureColor, _ fraction: Double) -> PictureColor {
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return PictureColor(
      red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
      opacity: between(opacity, other.opacity))
  }
}

/// What an area or a line is filled with; points are those of what is drawn.
package enum Paint: Equatable, Sendable {
  /// A colour and its place between 0 and 1.
  package struct Stop: Equatable, Sendable {
    package var color: PictureColor
    package var location: Double

    package init(_ color: PictureColor, _ location: Double) { (self.color, self.location) = (color, location) }
  }

  case color(PictureColor)
  case linear([Stop], from: CGPoint, to: CGPoint)
  /// From one radius to another; `ratio` is the height of the circles for a width of 1.
  case radial([Stop], center: CGPoint, from: CGFloat, to: CGFloat, ratio: CGFloat)
  /// Clockwise from one angle to another, in radians.
  case angular([Stop], center: CGPoint, from: Double, to: Double)

  /// The paint with a fraction of its opacity.
  package func faded(_ fraction: Double) -> Paint {
    if fraction == 1 { return self }
    func faded(_ stops: [Stop]) -> [Stop] { stops.map { Stop($0.color.faded(fraction), $0.location) } }
    return switch self {
    case .color(let color): .color(color.faded(fraction))
    case .linear(let stops, let from, let to): .linear(faded(stops), from: from, to: to)
    case .radial(let stops, let center, let from, let to, let ratio):
      .radial(faded(stops), center: center, from: from, to: to, ratio: ratio)
    case .angular(let stops, let center, let from, let to): .angular(faded(stops), center: center, from: from, to: to)
    }
  }

  /// The paint where only one colour can be used: that of a gradient is its first.
  package var color: PictureColor {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      stops.first?.color ?? .clear
    }
  }
}

extension [Paint.Stop] {
  /// The colour at a place; before the first stop and after the last it stays the same.
  func color(at place: Double) -> PictureColor {
    guard let first, let last else { return .clear }
    guard place > first.location else { return first.color }
    for (from, to) in zip(self, dropFirst()) where place <= to.location {
      let distance = to.location - from.location
      return distance > 0 ? from.color.mixed(with: to.color, (place - from.location) / distance) : to.color
    }
    return last.color
  }
}
