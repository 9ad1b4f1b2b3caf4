import Foundation

/// A colour, which is a view too: it shows no element.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  private enum Kind: Hashable {
    case named(String)
    /// A color of the app's assets, or of those of a bundle's folder.
    case asset(String, in: URL?)
    case components(Components)
    /// A color of UIKit's that the app makes for each appearance.
    indirect case adaptive(light: Components, dark: Components)
  }

  private let kind: Kind
  /// What the color is seen through by, one value for each ``opacity(_:)``.
  private var opacities: [Double] = []

  private init(_ kind: Kind) { self.kind = kind }

  /// The meaning of colour components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour by its components in a colour space.
  ///
  /// - Parameters:
  ///   - red: Between 0 and 1, as the other components.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(Components(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey between black at 0 and white at 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its place on the wheel; all components lie between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour of the app's asset catalog. One that is not found among the resources is black.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(asset: name, in: bundle?.assetFolder) }

  /// - Parameter folder: Where the catalog is; nil for the app's own.
  init(asset name: String, in folder: URL?) { self.init(.asset(name, in: folder)) }

  /// The system's red: `#FF3B30` on a light screen, `#FF453A` on a dark one.
  public static let red = Color(.named("red"))
  /// The system's orange: `#FF9500` on a light screen, `#FF9F0A` on a dark one.
  public static let orange = Color(.named("orange"))
  /// The system's yellow: `#FFCC00` on a light screen, `#FFD60A` on a dark one.
  public static let yellow = Color(.named("yellow"))
  /// The system's green: `#34C759` on a light screen, `#30D158` on a dark one.
  public static let green = Color(.named("green"))
  /// The system's mint: `#00C7BE` on a light screen, `#63E6E2` on a dark one.
  public static let mint = Color(.named("mint"))
  /// The system's teal: `#30B0C7` on a light screen, `#40C8E0` on a dark one.
  public static let teal = Color(.named("teal"))
  /// The system's cyan: `#32ADE6` on a light screen, `#64D2FF` on a dark one.
  public static let cyan = Color(.named("cyan"))
  /// The system's blue: `#007AFF` on a light screen, `#0A84FF` on a dark one.
  public static let blue = Color(.named("blue"))
  /// The system's indigo: `#5856D6` on a light screen, `#5E5CE6` on a dark one.
  public static let indigo = Color(.named("indigo"))
  /// The system's purple: `#AF52DE` on a light screen, `#BF5AF2` on a dark one.
  public static let purple = Color(.named("purple"))
  /// The system's pink: `#FF2D55` on a light screen, `#FF375F` on a dark one.
  public static let pink = Color(.named("pink"))
  /// The system's brown: `#A2845E` on a light screen, `#AC8E68` on a dark one.
  public static let brown = Color(.named("brown"))
  /// White: `#FFFFFF` on any screen.
  public static let white = Color(.named("white"))
  /// The system's gray: `#8E8E93` on any screen.
  public static let gray = Color(.named("gray"))
  /// Black: `#000000` on any screen.
  public static let black = Color(.named("black"))
  /// A color that cannot be seen: black with an opacity of 0.
  public static let clear = Color(.named("clear"))
  /// The color of the main content: `#000000` on a light screen, `#FFFFFF` on a dark one.
  public static let primary = Color(.named("primary"))
  /// The color of details, with an opacity of 0.6: `#3C3C43` on a light screen, `#EBEBF5` on a dark one.
  public static let secondary = Color(.named("secondary"))
  /// The app's accent color: `AccentColor` of its asset catalog, else the system's blue, `#007AFF` on a light screen and
  /// `#0A84FF` on a dark one.
  public static let accentColor = Color(.named("accentColor"))

  /// A colour that the system defines for a purpose.
  static func system(_ name: String) -> Color { Color(.named(name)) }

  /// The parts that the colour was made of, and its opacity; nil for colours by name.
  var writtenParts: Components? {
    guard case .components = kind else { return nil }
    return components
  }

  /// The parts of a colour of the app's asset catalogs on a light screen, from any thread; nil for any other colour, and
  /// where no catalog has it.
  var assetParts: Components? {
    guard case .asset(let name, let folder) = kind, ColorAsset.named(name, in: folder) != nil else { return nil }
    return components
  }

  /// The parts on a light screen of a colour of the system's, or of one for each appearance; nil for any other colour.
  var systemParts: Components? {
    switch kind {
    case .named, .adaptive: components(in: .light)
    case .asset, .components: nil
    }
  }

  /// Whether the colour is another one, whatever the opacity of both, and how opaque it is then.
  func opacity(of base: Color) -> Double? { kind == base.kind ? opacities.reduce(1, *) : nil }

  /// The colour with a fraction of its opacity.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacities.append(opacity)
    return copy
  }

  /// The colour with another opacity.
  func replacingOpacity(by opacity: Double) -> Color {
    guard var parts = writtenParts else {
      var copy = self
      copy.opacities = [opacity]
      return copy
    }
    parts.opacity = opacity
    return Color(parts)
  }

  /// A soft gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// A colour between this one and another.
  ///
  /// - Parameter fraction: 0 for this colour, 1 for the other. Colours that the system defines are not mixed.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    guard let own = writtenParts, let other = rhs.writtenParts else { return fraction < 0.5 ? self : rhs }
    func between(_ part: (Components) -> Double) -> Double { part(own) + (part(other) - part(own)) * fraction }
    return Color(
      red: between(\.red), green: between(\.green), blue: between(\.blue), opacity: between(\.opacity))
  }

  /// A name, or the parts in hexadecimal digits, after the opacities that were asked for.
  public var description: String {
    let base =
      switch kind {
      case .named(let name): name
      case .asset(let name, _): "NamedColor(name: \"\(name)\")"
      case .components(let parts): Resolved(parts).description
      case .adaptive(let light, let dark): "(light: \(Resolved(light)), dark: \(Resolved(dark)))"
      }
    return (opacities.reversed().map { percent($0) } + [base]).joined(separator: " ")
  }
}

extension Color {
  /// The parts of a colour in sRGB, each from 0 to 1 where a screen of that space shows it.
  struct Components: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double
  }

  init(_ components: Components) { self.init(.components(components)) }

  /// A color with other parts on a dark screen.
  init(light: Components, dark: Components) { self.init(.adaptive(light: light, dark: dark)) }

  /// The parts on a light screen.
  var components: Components { components(in: .light) }

  func components(in scheme: ColorScheme) -> Components {
    var parts =
      switch kind {
      case .components(let parts): parts
      case .adaptive(let light, let dark): scheme == .dark ? dark : light
      case .named("accentColor"): (ColorAsset.accent?.components(in: scheme)) ?? Self.system("accentColor", in: scheme)
      case .named(let name): Self.system(name, in: scheme)
      case .asset(let name, let folder):
        ColorAsset.named(name, in: folder)?.components(in: scheme)
          ?? Components(red: 0, green: 0, blue: 0, opacity: 1)
      }
    parts.opacity = opacities.reduce(parts.opacity, *)
    return parts
  }
}

extension ColorAsset {
  fileprivate func components(in scheme: ColorScheme) -> Color.Components {
    switch value(isDark: scheme == .dark) {
    case .parts(let space, let red, let green, let blue, let opacity):
      let meaning: Color.RGBColorSpace =
        space == "display-p3" ? .displayP3 : space.contains("linear") ? .sRGBLinear : .sRGB
      return Color.Components(meaning, red: red, green: green, blue: blue, opacity: opacity)
    case .system(let reference):
      return Color.system(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference, in: scheme)
    }
  }
}

extension Color: View, DecorationView {
  /// Whether nothing of the colour is seen.
  var isClear: Bool {
    switch kind {
    case .components(let parts) where parts.opacity < 0.01: true
    case .named("clear"): true
    default: opacities.contains { $0 < 0.01 }
    }
  }
}

extension Color: ShapeStyle {}
