import Foundation

/// A colour, which is a view too: it shows no element.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  private enum Kind: Hashable {
    case named(String)
    case asset(String)
    case components(Double, Double, Double)
  }

  private let kind: Kind
  private var alpha = 1.0

  private init(_ kind: Kind, alpha: Double = 1) {
    self.kind = kind
    self.alpha = alpha
  }

  /// The meaning of colour components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// - Parameters:
  ///   - red: Between 0 and 1, as the other components.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(.components(red, green, blue), alpha: opacity)
  }

  /// A grey between black at 0 and white at 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.components(white, white, white), alpha: opacity)
  }

  /// A colour by its place on the wheel; all components lie between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(.components(component(5), component(3), component(1)), alpha: opacity)
  }

  /// A colour of the app's asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

  public static let red = Color(.named("red"))
  public static let orange = Color(.named("orange"))
  public static let yellow = Color(.named("yellow"))
  public static let green = Color(.named("green"))
  public static let mint = Color(.named("mint"))
  public static let teal = Color(.named("teal"))
  public static let cyan = Color(.named("cyan"))
  public static let blue = Color(.named("blue"))
  public static let indigo = Color(.named("indigo"))
  public static let purple = Color(.named("purple"))
  public static let pink = Color(.named("pink"))
  public static let brown = Color(.named("brown"))
  public static let white = Color(.named("white"))
  public static let gray = Color(.named("gray"))
  public static let black = Color(.named("black"))
  public static let clear = Color(.named("clear"))
  public static let primary = Color(.named("primary"))
  public static let secondary = Color(.named("secondary"))
  public static let accentColor = Color(.named("accentColor"))

  /// A colour that the system defines for a purpose.
  static func system(_ name: String) -> Color { Color(.named(name)) }

  /// The parts that the colour was made of, and its opacity; nil for colours by name.
  var writtenParts: (red: Double, green: Double, blue: Double, opacity: Double)? {
    guard case .components(let red, let green, let blue) = kind else { return nil }
    return (red, green, blue, alpha)
  }

  /// Whether the colour is another one, whatever the opacity of both, and how opaque it is then.
  func opacity(of base: Color) -> Double? { kind == base.kind ? alpha : nil }

  /// The colour with a fraction of its opacity.
  public func opacity(_ opacity: Double) -> Color { Color(kind, alpha: alpha * opacity) }

  /// A soft gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// A colour between this one and another.
  ///
  /// - Parameter fraction: 0 for this colour, 1 for the other. Colours that the system defines are not mixed.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    guard case .components(let red, let green, let blue) = kind,
      case .components(let otherRed, let otherGreen, let otherBlue) = rhs.kind
    else { return fraction < 0.5 ? self : rhs }
    func between(_ own: Double, _ other: Double) -> Double { own + (other - own) * fraction }
    return Color(
      .components(between(red, otherRed), between(green, otherGreen), between(blue, otherBlue)),
      alpha: between(alpha, rhs.alpha))
  }

  public var description: String {
    let base =
      switch kind {
      case .named(let name): name
      case .asset(let name): "NamedColor(name: \"\(name)\")"
      case .components(let red, let green, let blue): "sRGB(\(red), \(green), \(blue))"
      }
    return alpha == 1 ? base : "\(percent(alpha)) \(base)"
  }
}

extension Color {
  /// The parts of a colour, each from 0 to 1.
  struct Components: Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double
  }

  init(_ components: Components) {
    self.init(
      red: components.red, green: components.green, blue: components.blue, opacity: components.opacity)
  }

  /// The parts; those of a colour of an asset catalog are not known here and are taken for black.
  var components: Components {
    let parts: (Double, Double, Double) =
      switch kind {
      case .components(let red, let green, let blue): (red, green, blue)
      case .named(let name): Self.systemParts[name] ?? (0, 0, 0)
      case .asset: (0, 0, 0)
      }
    return Components(red: parts.0, green: parts.1, blue: parts.2, opacity: self == .clear ? 0 : alpha)
  }

  /// The system's colours on a light screen.
  private static let systemParts: [String: (Double, Double, Double)] = [
    "red": (1, 0.231, 0.188), "orange": (1, 0.584, 0), "yellow": (1, 0.8, 0), "green": (0.204, 0.780, 0.349),
    "mint": (0, 0.780, 0.745), "teal": (0.188, 0.690, 0.780), "cyan": (0.196, 0.678, 0.902), "blue": (0, 0.478, 1),
    "indigo": (0.345, 0.337, 0.839), "purple": (0.686, 0.322, 0.871), "pink": (1, 0.176, 0.333),
    "brown": (0.635, 0.518, 0.369), "white": (1, 1, 1), "gray": (0.557, 0.557, 0.576), "accentColor": (0, 0.478, 1),
  ]
}

extension Color: View, DecorationView {}

extension Color: ShapeStyle {}
