import Foundation

/// A colour by UIKit's names, for views that ask the system for one: it makes a `Color`, and nothing is drawn.
///
/// The colours that follow the system's appearance have the parts of a light screen.
public final class UIColor: NSObject, Sendable {
  let color: Color
  /// The parts of a colour of UIKit's that is the same on every screen, as `UIColor.red` is; SwiftUI's red follows the screen.
  private let fixedParts: Color.Components?
  /// Whether the colour was made as a gray, which has two numbers for Core Graphics.
  let isGray: Bool

  private init(_ color: Color, _ fixedParts: Color.Components?, isGray: Bool) {
    (self.color, self.fixedParts, self.isGray) = (color, fixedParts, isGray)
  }

  /// The colour of a view.
  public convenience init(_ color: Color) { self.init(color, nil, isGray: false) }

  /// A colour by its components.
  ///
  /// - Parameters:
  ///   - red: Between 0 and 1, as the other components.
  ///   - alpha: 0 for a colour that is seen through, 1 for one that covers.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A grey between black at 0 and white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha), nil, isGray: true)
  }

  /// A color of UIKit's that is the same on every screen.
  static func fixed(_ color: Color, red: Double, green: Double, blue: Double) -> UIColor {
    UIColor(color, Color.Components(red: red, green: green, blue: blue, opacity: 1), isGray: false)
  }

  /// A gray of UIKit's that is the same on every screen.
  static func gray(_ color: Color, white: Double, opacity: Double = 1) -> UIColor {
    UIColor(color, Color.Components(red: white, green: white, blue: white, opacity: opacity), isGray: true)
  }

  /// A colour by its place on the wheel; all components lie between 0 and 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour of the app's asset catalog. There is always one: it is black where the catalog is not among the resources.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// A colour of an asset catalog in a bundle.
  public convenience init?(named name: String, in bundle: Bundle?) { self.init(Color(name, bundle: bundle)) }

  /// A color of an asset catalog in the bundle, whatever the traits are: its looks follow the view that draws it.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle)
  }

  /// The colour's parts, between 0 and 1.
  ///
  /// Colours of the system and of an asset catalog have those of a light screen.
  ///
  /// - Returns: False for colours of assets that no catalog has; nothing is written then.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = components else { return false }
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.opacity
    return true
  }

  /// The brightness of a grey; false for any other colour, and nothing is written then.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let parts = components, parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.opacity
    return true
  }

  /// A color that the app makes for each appearance.
  ///
  /// Source: Apple's page "init(dynamicProvider:)".
  ///
  /// - Parameter dynamicProvider: Runs at once, for a light and for a dark screen.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(Color(light: light.components(in: .light), dark: dark.components(in: .dark)))
  }

  /// The color as a view of an appearance draws it.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(components(in: traitCollection.userInterfaceStyle == .dark ? .dark : .light)))
  }

  private func components(in scheme: ColorScheme) -> Color.Components { fixedParts ?? color.components(in: scheme) }

  var components: Color.Components? { fixedParts ?? color.writtenParts ?? color.assetParts ?? color.systemParts }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var parts = fixedParts
    parts?.opacity = alpha
    return UIColor(color.replacingOpacity(by: alpha), parts, isGray: isGray)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }
  public override var description: String { "UIColor(\(color))" }
}

extension UIColor {
  /// `Color.red`; as parts, red at 1 alone.
  public static let red = fixed(Color.red, red: 1, green: 0, blue: 0)
  /// `Color.orange`; as parts, red at 1 and green at 0.5.
  public static let orange = fixed(Color.orange, red: 1, green: 0.5, blue: 0)
  /// `Color.yellow`; as parts, red and green at 1.
  public static let yellow = fixed(Color.yellow, red: 1, green: 1, blue: 0)
  /// `Color.green`; as parts, green at 1 alone.
  public static let green = fixed(Color.green, red: 0, green: 1, blue: 0)
  /// `Color.cyan`; as parts, green and blue at 1.
  public static let cyan = fixed(Color.cyan, red: 0, green: 1, blue: 1)
  /// `Color.blue`; as parts, blue at 1 alone.
  public static let blue = fixed(Color.blue, red: 0, green: 0, blue: 1)
  /// `Color.purple`; as parts, red and blue at 0.5.
  public static let purple = fixed(Color.purple, red: 0.5, green: 0, blue: 0.5)
  /// `Color.brown`; as parts, 0.6 of red, 0.4 of green and 0.2 of blue.
  public static let brown = fixed(Color.brown, red: 0.6, green: 0.4, blue: 0.2)
  /// `Color.white`; as parts, all at 1.
  public static let white = gray(Color.white, white: 1)
  /// `Color.gray`; as parts, all at 0.5.
  public static let gray = gray(Color.gray, white: 0.5)
  /// `Color.black`; as parts, all at 0.
  public static let black = gray(Color.black, white: 0)
  /// `Color.clear`, which is not seen; as parts, all at 0.
  public static let clear = gray(Color.clear, white: 0, opacity: 0)
  /// Red and blue at 1, which no color of SwiftUI stands for.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// A gray at two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// A gray at one third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// The system's red, such as for what deletes.
  public static let systemRed = system("systemRed")
  /// The system's orange, by name.
  public static let systemOrange = system("systemOrange")
  /// The system's yellow, by name.
  public static let systemYellow = system("systemYellow")
  /// The system's green, such as for a switch that is on.
  public static let systemGreen = system("systemGreen")
  /// The system's mint, by name.
  public static let systemMint = system("systemMint")
  /// The system's teal, by name.
  public static let systemTeal = system("systemTeal")
  /// The system's cyan, by name; ``cyan`` is the same on every screen.
  public static let systemCyan = system("systemCyan")
  /// The system's blue, by name; ``tintColor`` is another name, so the two differ here.
  public static let systemBlue = system("systemBlue")
  /// The system's indigo, by name.
  public static let systemIndigo = system("systemIndigo")
  /// The system's purple, by name; ``purple`` is the same on every screen.
  public static let systemPurple = system("systemPurple")
  /// The system's pink, by name.
  public static let systemPink = system("systemPink")
  /// The system's brown, by name; ``brown`` is the same on every screen.
  public static let systemBrown = system("systemBrown")
  /// The system's gray in the middle of its scale; ``gray`` is the same on every screen.
  public static let systemGray = system("systemGray")
  /// The second of the system's six grays, the first being ``systemGray``.
  public static let systemGray2 = system("systemGray2")
  /// The third of the system's six grays.
  public static let systemGray3 = system("systemGray3")
  /// The fourth of the system's six grays.
  public static let systemGray4 = system("systemGray4")
  /// The fifth of the system's six grays.
  public static let systemGray5 = system("systemGray5")
  /// The last of the system's six grays, nearest to the background.
  public static let systemGray6 = system("systemGray6")
  /// The color of primary text; the one that a ``UILabel`` begins with.
  public static let label = system("label")
  /// The color of text that matters less, such as a subtitle.
  public static let secondaryLabel = system("secondaryLabel")
  /// The color of text at a third level of importance.
  public static let tertiaryLabel = system("tertiaryLabel")
  /// The color of the least important text.
  public static let quaternaryLabel = system("quaternaryLabel")
  /// The color of the prompt in an empty field.
  public static let placeholderText = system("placeholderText")
  /// The color of a text that opens a page.
  public static let link = system("link")
  /// The color of a line between rows that lets the background show through.
  public static let separator = system("separator")
  /// The color of a line between rows that hides what is behind it.
  public static let opaqueSeparator = system("opaqueSeparator")
  /// The strongest of the four fills, for the smallest shapes.
  public static let systemFill = system("systemFill")
  /// The second of the four fills, a little fainter than ``systemFill``.
  public static let secondarySystemFill = system("secondarySystemFill")
  /// The third of the four fills, for shapes of the size of a field.
  public static let tertiarySystemFill = system("tertiarySystemFill")
  /// The faintest of the four fills, for the largest areas.
  public static let quaternarySystemFill = system("quaternarySystemFill")
  /// The color behind everything on a screen that is not grouped.
  public static let systemBackground = system("systemBackground")
  /// The color behind content that lies on ``systemBackground``.
  public static let secondarySystemBackground = system("secondarySystemBackground")
  /// The color behind content that lies on ``secondarySystemBackground``.
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  /// The color behind everything on a screen with a grouped list.
  public static let systemGroupedBackground = system("systemGroupedBackground")
  /// The color behind the rows of a grouped list.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  /// The color behind content inside a row of a grouped list.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  /// A dark text for light backgrounds, in either appearance.
  public static let darkText = system("darkText")
  /// A light text for dark backgrounds, in either appearance.
  public static let lightText = system("lightText")
  /// The color of what the user can act on. It does not follow `tint(_:)` or a view's own tint.
  public static let tintColor = system("tintColor")

  private static func system(_ name: String) -> UIColor { UIColor(Color.system(name)) }
}

extension Color {
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour of UIKit, in an older spelling: where a name is an asset's as well, that is meant (F-15).
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
