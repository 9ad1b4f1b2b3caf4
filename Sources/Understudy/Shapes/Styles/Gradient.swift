import Foundation

/// Colours that pass into each other.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and its place between 0 and 1.
  public struct Stop: Hashable, Sendable {
    /// The color at the stop.
    public var color: Color
    /// The place of the stop, from 0 at the start to 1 at the end.
    public var location: CGFloat
    /// Makes a stop of a color at a place from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// Colors are mixed by their components.
    public static let device = ColorSpace(name: "device")
    /// Colors are mixed as the eye sees them; this is the default of ``Color/mix(with:by:in:)``.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colors with their places, in the given order.
  public var stops: [Stop]

  /// Makes a gradient of colors at given places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colors at equal distances from 0 to 1.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
  }
}

/// A gradient along a line, around a centre, or of one colour; what shapes it is known to its type.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  /// Wraps a gradient, whose direction depends on where it is used.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let points: [UnitPoint]

  /// Makes a gradient between two points in fractions of the frame; as a view, it shows no element.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    points = [startPoint, endPoint]
  }
  /// Makes a gradient between two points, of colors at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Makes a gradient between two points, of colors at given places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a centre outwards; radii are in points.
public struct RadialGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let radii: [CGFloat]
  let center: UnitPoint

  /// Makes a gradient around a center, between two radii in points; as a view, it shows no element.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    radii = [startRadius, endRadius]
    self.center = center
  }
  /// Makes a gradient between two radii in points, of colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Makes a gradient between two radii in points, of colors at given places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient around a centre.
public struct AngularGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let angles: [Angle]
  let center: UnitPoint

  /// Makes a gradient around a center, between two angles; as a view, it shows no element.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    angles = [startAngle, endAngle]
    self.center = center
  }
  /// Makes a gradient between two angles, of colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Makes a gradient all the way around a center, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  /// Makes a gradient all the way around a center, of colors at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Makes a gradient between two angles, of colors at given places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

/// A gradient from a centre outwards, in the proportions of what it fills; radii are fractions of its size.
public struct EllipticalGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let radii: [CGFloat]
  let center: UnitPoint

  /// Makes a gradient between two ellipses around a center; as a view, it shows no element.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    radii = [startRadiusFraction, endRadiusFraction]
    self.center = center
  }
  /// Makes a gradient between two ellipses, of colors at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Makes a gradient between two ellipses, of colors at given places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two points, where a style is expected.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    .init(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient between two points, of colors at equal distances, where a style is expected.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    .init(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient between two points, of colors at given places, where a style is expected.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    .init(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two radii in points, where a style is expected; the center is that of the frame by default.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { .init(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
  /// A gradient between two radii in points, of colors at equal distances, where a style is expected.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { .init(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
  /// A gradient between two radii in points, of colors at given places, where a style is expected.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { .init(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient between two angles, where a style is expected.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Self { .init(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
  /// A gradient between two angles, of colors at given places, where a style is expected.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self { .init(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle) }
  /// A gradient once around a center, from an angle on.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> Self {
    .init(gradient: gradient, center: center, angle: angle)
  }
  /// A gradient once around a center, of colors at equal distances.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
    .init(colors: colors, center: center, angle: angle)
  }
  /// A gradient once around a center, of colors at given places.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> Self {
    .init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// A gradient between two angles, of colors at equal distances, where a style is expected.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self { .init(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient between two ellipses around a center, where a style is expected.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    .init(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// A gradient between two ellipses, of colors at equal distances, where a style is expected.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    ellipticalGradient(
      Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// A gradient between two ellipses, of colors at given places, where a style is expected.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    ellipticalGradient(
      Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension LinearGradient: View, DecorationView {}
extension RadialGradient: View, DecorationView {}
extension AngularGradient: View, DecorationView {}
extension EllipticalGradient: View, DecorationView {}
