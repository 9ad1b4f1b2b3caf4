import Foundation

/// A typeface at a size. Nothing is drawn: it keeps what it was asked for.
public final class UIFont: NSObject, Sendable {
  public let fontName: String
  /// In points.
  public let pointSize: CGFloat
  let weight: Weight

  /// How heavy the strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  private init(_ fontName: String, _ pointSize: CGFloat, _ weight: Weight) {
    (self.fontName, self.pointSize, self.weight) = (fontName, pointSize, weight)
  }

  /// A font by its name, whatever fonts are installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init(fontName, fontSize, .regular) }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(".SFUI", fontSize, weight)
  }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(".SFUI", fontSize, .bold) }
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-Italic", fontSize, .regular)
  }
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUIMono", fontSize, weight)
  }
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI", fontSize, weight)
  }

  /// The system's font for a purpose, at the size of text that the user of the running app has chosen.
  /// Source: the table "Dynamic Type sizes" of Apple's interface guidelines.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = TypeSizes.points(of: style.ofSwiftUI, at: UIFontMetrics.size)
    return UIFont(".SFUI", size, style == .headline ? .semibold : .regular)
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (fontName, pointSize, weight) == (other.fontName, other.pointSize, other.weight)
  }
  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) { self = .custom(font.fontName, fixedSize: font.pointSize) }
}
