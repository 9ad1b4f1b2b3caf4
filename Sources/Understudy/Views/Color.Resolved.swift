import Foundation
@_spi(Runtime) import UnderstudyCore

extension Color {
  /// What a color is on a screen: linear components of sRGB, and how opaque it is.
  ///
  /// Components beyond 0 and 1 are those of colors that only a wider space shows.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    /// The red component, proportional to the light.
    public var linearRed: Float
    /// The green component, proportional to the light.
    public var linearGreen: Float
    /// The blue component, proportional to the light.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// The red component as sRGB encodes it; setting it changes ``linearRed``.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The green component as sRGB encodes it; setting it changes ``linearGreen``.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The blue component as sRGB encodes it; setting it changes ``linearBlue``.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// A colour by its components in a colour space.
    ///
    /// - Parameter colorSpace: what the components mean; those of ``Color/RGBColorSpace/sRGBLinear`` are taken as they are.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      let parts = [red, green, blue]
      let linear = colorSpace == .sRGBLinear ? parts : parts.map(Self.linear)
      (linearRed, linearGreen, linearBlue) = (linear[0], linear[1], linear[2])
      guard colorSpace == .displayP3 else { return }
      linearRed = 1.2249 * linear[0] - 0.2247 * linear[1]
      linearGreen = -0.0420 * linear[0] + 1.0419 * linear[1]
      linearBlue = -0.0197 * linear[0] - 0.0786 * linear[1] + 1.0979 * linear[2]
    }

    init(_ parts: Components) {
      self.init(
        red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), opacity: Float(parts.opacity))
    }

    /// The components in hexadecimal digits, the opacity last: "#FF8000FF".
    ///
    /// A component between two numbers becomes the even one, an opacity the higher one.
    public var description: String {
      let parts = [red, green, blue].map { Self.byte($0, .toNearestOrEven) }
      return "#" + (parts + [Self.byte(opacity, .toNearestOrAwayFromZero)]).joined()
    }

    private static func byte(_ component: Float, _ rule: FloatingPointRoundingRule) -> String {
      guard !component.isNaN else { return "00" }
      let text = String(Int((min(max(component, 0), 1) * 255).rounded(rule)), radix: 16, uppercase: true)
      return text.count == 1 ? "0\(text)" : text
    }

    private static func linear(_ encoded: Float) -> Float {
      let size = abs(Double(encoded))
      let linear = Float(size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
      return encoded < 0 ? -linear : linear
    }

    private static func encoded(_ linear: Float) -> Float {
      let size = abs(Double(linear))
      let encoded = Float(size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
      return linear < 0 ? -encoded : encoded
    }
  }

  /// A color by what it is on a screen.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// What the color is in an environment, by its color scheme.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(components(in: environment.colorScheme))
  }
}

extension Color.Resolved: ShapeStyle {
  /// A colour that is resolved is what it is.
  public typealias Resolved = Never
}

extension Color.Components {
  /// - Parameter colorSpace: what the components mean; those of sRGB are kept as they are.
  init(_ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
    guard colorSpace != .sRGB else { return }
    let resolved = Color.Resolved(colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue))
    (self.red, self.green, self.blue) = (Double(resolved.red), Double(resolved.green), Double(resolved.blue))
  }
}
