import Foundation
import UnderstudyLayout

/// A typeface at a size. Nothing is drawn: it keeps what it was asked for.
public final class UIFont: NSObject, Sendable {
  /// The name that the font was made by; one that begins with `.SFUI` for the system's fonts.
  public let fontName: String
  /// In points.
  public let pointSize: CGFloat
  let weight: Weight

  /// How heavy the strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number; 0 is regular.
    public let rawValue: CGFloat
    /// Makes a weight between the named ones.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest strokes, at -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin strokes, at -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin strokes, at -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text, at 0.
    public static let regular = Weight(rawValue: 0)
    /// Slightly heavier than running text, at 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of headlines, at 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of emphasized text, at 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold, at 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest strokes, at 0.62.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name by which the system stores the style.
    public let rawValue: String
    /// Makes a style of a stored name. Names other than those below mean the size of ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of a screen: 34 points at the usual size of text.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level: 28 points at the usual size of text.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level: 22 points at the usual size of text.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level: 20 points at the usual size of text.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading of running text: 17 points at the usual size of text, and the only semibold style.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A line below a heading: 15 points at the usual size of text.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text: 17 points at the usual size of text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark beside running text: 16 points at the usual size of text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note: 13 points at the usual size of text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The text at a picture: 12 points at the usual size of text.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A second text at a picture: 11 points at the usual size of text.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  init(_ fontName: String, _ pointSize: CGFloat, _ weight: Weight) {
    (self.fontName, self.pointSize, self.weight) = (fontName, pointSize, weight)
  }

  /// A font by its name, whatever fonts are installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init(fontName, fontSize, .regular) }

  /// The system's font, named `.SFUI`. Fonts of different weights are not equal.
  ///
  /// - Parameter fontSize: In points; it does not follow the size of text that the user has chosen.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(".SFUI", fontSize, weight)
  }
  /// The system's font with bold strokes, equal to `systemFont(ofSize:weight:)` with ``Weight/bold``.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(".SFUI", fontSize, .bold) }
  /// The system's slanted font, named `.SFUI-Italic`.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-Italic", fontSize, .regular)
  }
  /// The system's font whose characters are equally wide, named `.SFUIMono`.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUIMono", fontSize, weight)
  }
  /// A font equal to `systemFont(ofSize:weight:)`: widths of digits do not exist here.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI", fontSize, weight)
  }

  /// The system's font for a purpose, at the size of text that the user of the running app has chosen.
  /// Source: the table "Dynamic Type sizes" of Apple's interface guidelines.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = style.ofSwiftUI.layout.pointSize(UIFontMetrics.size.layout)
    return UIFont(".SFUI", size, style == .headline ? .semibold : .regular)
  }

  /// The size that a label begins with, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of a button's title, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The system's standard size, in points; running text uses ``TextStyle/body`` instead.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// A font with this one's name and weight at another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (fontName, pointSize, weight) == (other.fontName, other.pointSize, other.weight)
  }
  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

extension Font {
  /// A font of UIKit's, with its size and weight.
  public init(_ font: UIFont) {
    let plain = Font.custom(font.fontName, fixedSize: font.pointSize)
    self = font.weight == .regular ? plain : plain.weight(font.weight.ofSwiftUI)
  }
}

extension UIFont.Weight {
  /// The nearest of the named weights.
  fileprivate var ofSwiftUI: Font.Weight {
    let nearest = Self.named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
    return nearest?.1 ?? .regular
  }

  private static let named: [(UIFont.Weight, Font.Weight)] = [
    (.regular, .regular), (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.medium, .medium),
    (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]
}
