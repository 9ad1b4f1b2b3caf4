import Foundation

/// A colour by UIKit's names, for views that ask the system for one: it makes a `Color`, and nothing is drawn.
///
/// The colours that follow the system's appearance have names and no parts.
public final class UIColor: NSObject, Sendable {
  let color: Color

  private init(_ color: Color, _: Void) { self.color = color }

  /// The colour of a view.
  public convenience init(_ color: Color) { self.init(color, ()) }

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

  /// A colour of the app's asset catalog, which is not looked up: there is always one.
  public convenience init?(named name: String) { self.init(Color(name), ()) }

  /// A colour of the app's asset catalog.
  public convenience init?(named name: String, in bundle: Bundle?) { self.init(named: name) }

  /// The colour's parts, between 0 and 1.
  ///
  /// - Returns: False for colours of the system and of the app's assets, which have none here; nothing is written then.
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
    if let parts = color.writtenParts { return parts }
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

  /// The same colour with another opacity in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.replacingOpacity(by: alpha), ()) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }
  public override var description: String { "UIColor(\(color))" }
}

extension UIColor {
  public static let red = UIColor(Color.red)
  public static let orange = UIColor(Color.orange)
  public static let yellow = UIColor(Color.yellow)
  public static let green = UIColor(Color.green)
  public static let cyan = UIColor(Color.cyan)
  public static let blue = UIColor(Color.blue)
  public static let purple = UIColor(Color.purple)
  public static let brown = UIColor(Color.brown)
  public static let white = UIColor(Color.white)
  public static let gray = UIColor(Color.gray)
  public static let black = UIColor(Color.black)
  public static let clear = UIColor(Color.clear)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let systemRed = system("systemRed")
  public static let systemOrange = system("systemOrange")
  public static let systemYellow = system("systemYellow")
  public static let systemGreen = system("systemGreen")
  public static let systemMint = system("systemMint")
  public static let systemTeal = system("systemTeal")
  public static let systemCyan = system("systemCyan")
  public static let systemBlue = system("systemBlue")
  public static let systemIndigo = system("systemIndigo")
  public static let systemPurple = system("systemPurple")
  public static let systemPink = system("systemPink")
  public static let systemBrown = system("systemBrown")
  public static let systemGray = system("systemGray")
  public static let systemGray2 = system("systemGray2")
  public static let systemGray3 = system("systemGray3")
  public static let systemGray4 = system("systemGray4")
  public static let systemGray5 = system("systemGray5")
  public static let systemGray6 = system("systemGray6")
  public static let label = system("label")
  public static let secondaryLabel = system("secondaryLabel")
  public static let tertiaryLabel = system("tertiaryLabel")
  public static let quaternaryLabel = system("quaternaryLabel")
  public static let placeholderText = system("placeholderText")
  public static let link = system("link")
  public static let separator = system("separator")
  public static let opaqueSeparator = system("opaqueSeparator")
  public static let systemFill = system("systemFill")
  public static let secondarySystemFill = system("secondarySystemFill")
  public static let tertiarySystemFill = system("tertiarySystemFill")
  public static let quaternarySystemFill = system("quaternarySystemFill")
  public static let systemBackground = system("systemBackground")
  public static let secondarySystemBackground = system("secondarySystemBackground")
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  public static let systemGroupedBackground = system("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  public static let darkText = system("darkText")
  public static let lightText = system("lightText")
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
