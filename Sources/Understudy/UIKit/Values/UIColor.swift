import Foundation

/// A colour by UIKit's names, for views that ask the system for one: it makes a `Color`, and nothing is drawn.
///
/// The colours that follow the system's appearance have names and no parts.
public final class UIColor: NSObject, Sendable {
  let color: Color

  private init(_ color: Color, _: Void) { self.color = color }

  /// The colour of a view.
  public convenience init(_ color: Color) { self.init(color, ()) }

  /// A colour by its components.
  ///
  /// - Parameters:
  ///   - red: Between 0 and 1, as the other components.
  ///   - alpha: 0 for a colour that is seen through, 1 for one that covers.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha), ())
  }

  /// A grey between black at 0 and white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha), ()) }

  /// A colour by its place on the wheel; all components lie between 0 and 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha), ())
  }

  /// A colour of the app's asset catalog. There is always one: it is black where the catalog is not among the resources.
  public convenience init?(named name: String) { self.init(Color(name), ()) }

  /// A colour of an asset catalog in a bundle.
  public convenience init?(named name: String, in bundle: Bundle?) { self.init(Color(name, bundle: bundle), ()) }

  /// The colour's parts, between 0 and 1.
  ///
  /// Colours of an asset catalog have those of a light screen.
  ///
  /// - Returns: False for colours of the system, and of assets that no catalog has; nothing is written then.
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

  private var components: Color.Components? {
    if let parts = color.writtenParts ?? color.assetParts { return parts }
    for fixed in Self.fixed {
      guard let opacity = color.opacity(of: fixed.color) else { continue }
      return Color.Components(red: fixed.red, green: fixed.green, blue: fixed.blue, opacity: opacity)
    }
    return nil
  }

  /// Colours of UIKit that are the same in every appearance.
  private static let fixed: [(color: Color, red: Double, green: Double, blue: Double)] = [
    (.black, 0, 0, 0), (.white, 1, 1, 1), (.gray, 0.5, 0.5, 0.5), (.red, 1, 0, 0), (.green, 0, 1, 0), (.blue, 0, 0, 1),
    (.cyan, 0, 1, 1), (.yellow, 1, 1, 0), (.orange, 1, 0.5, 0), (.purple, 0.5, 0, 0.5), (.brown, 0.6, 0.4, 0.2),
  ]

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.replacingOpacity(by: alpha), ()) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }
  public override var description: String { "UIColor(\(color))" }
}

extension UIColor {
  /// `Color.red`; as parts, red at 1 alone.
  public static let red = UIColor(Color.red)
  /// `Color.orange`; as parts, red at 1 and green at 0.5.
  public static let orange = UIColor(Color.orange)
  /// `Color.yellow`; as parts, red and green at 1.
  public static let yellow = UIColor(Color.yellow)
  /// `Color.green`; as parts, green at 1 alone.
  public static let green = UIColor(Color.green)
  /// `Color.cyan`; as parts, green and blue at 1.
  public static let cyan = UIColor(Color.cyan)
  /// `Color.blue`; as parts, blue at 1 alone.
  public static let blue = UIColor(Color.blue)
  /// `Color.purple`; as parts, red and blue at 0.5.
  public static let purple = UIColor(Color.purple)
  /// `Color.brown`; as parts, 0.6 of red, 0.4 of green and 0.2 of blue.
  public static let brown = UIColor(Color.brown)
  /// `Color.white`; as parts, all at 1.
  public static let white = UIColor(Color.white)
  /// `Color.gray`; as parts, all at 0.5.
  public static let gray = UIColor(Color.gray)
  /// `Color.black`; as parts, all at 0.
  public static let black = UIColor(Color.black)
  /// `Color.clear`, which is not seen; its parts cannot be read here.
  public static let clear = UIColor(Color.clear)
  /// Red and blue at 1, which no color of SwiftUI stands for.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// A gray at two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// A gray at one third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// The system's red, such as for what deletes; a name without parts.
  public static let systemRed = system("systemRed")
  /// The system's orange, by name.
  public static let systemOrange = system("systemOrange")
  /// The system's yellow, by name.
  public static let systemYellow = system("systemYellow")
  /// The system's green, such as for a switch that is on; a name without parts.
  public static let systemGreen = system("systemGreen")
  /// The system's mint, by name.
  public static let systemMint = system("systemMint")
  /// The system's teal, by name.
  public static let systemTeal = system("systemTeal")
  /// The system's cyan, by name; ``cyan`` has parts.
  public static let systemCyan = system("systemCyan")
  /// The system's blue, by name; ``tintColor`` is another name, so the two differ here.
  public static let systemBlue = system("systemBlue")
  /// The system's indigo, by name.
  public static let systemIndigo = system("systemIndigo")
  /// The system's purple, by name; ``purple`` has parts.
  public static let systemPurple = system("systemPurple")
  /// The system's pink, by name.
  public static let systemPink = system("systemPink")
  /// The system's brown, by name; ``brown`` has parts.
  public static let systemBrown = system("systemBrown")
  /// The system's gray in the middle of its scale; ``gray`` has parts.
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
