import Foundation

/// The typeface of a text. Headless, nothing follows from it.
public struct Font: Hashable, Sendable {
  private var name: String
  private var traits: [String] = []

  private init(_ name: String) { self.name = name }

  /// The font of a screen's large title.
  public static let largeTitle = Font("largeTitle")
  /// The font of titles of the first level.
  public static let title = Font("title")
  /// The font of titles of the second level.
  public static let title2 = Font("title2")
  /// The font of titles of the third level.
  public static let title3 = Font("title3")
  /// The font of headings.
  public static let headline = Font("headline")
  /// The font of headings below a heading.
  public static let subheadline = Font("subheadline")
  /// The font of running text.
  public static let body = Font("body")
  /// The font of a remark within the content.
  public static let callout = Font("callout")
  /// The font of footnotes.
  public static let footnote = Font("footnote")
  /// The font of captions.
  public static let caption = Font("caption")
  /// The smaller font of captions.
  public static let caption2 = Font("caption2")

  /// The system's font at a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font("system \(size) \(String(describing: weight)) \(String(describing: design))")
  }

  /// The system's font for a purpose.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font("system \(style) \(String(describing: weight)) \(String(describing: design))")
  }

  /// A font of the app by its name, at a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }

  /// A font of the app by its name, at a size in points that does not grow with the user's size of text.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font("\(name) \(fixedSize)") }

  /// A font of the app by its name, at a size in points that grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font("\(name) \(size) \(textStyle)")
  }

  /// Makes the strokes bold in a copy of the font.
  public func bold() -> Font { with("bold") }

  /// Slants the letters in a copy of the font.
  public func italic() -> Font { with("italic") }

  /// Gives all characters one width in a copy of the font.
  public func monospaced() -> Font { with("monospaced") }

  /// Gives all digits one width in a copy of the font.
  public func monospacedDigit() -> Font { with("monospacedDigit") }

  /// Writes all letters as small capitals in a copy of the font.
  public func smallCaps() -> Font { with("smallCaps") }

  /// Writes lowercase letters as small capitals in a copy of the font; the characters of a label stay.
  public func lowercaseSmallCaps() -> Font { with("lowercaseSmallCaps") }

  /// Writes uppercase letters as small capitals in a copy of the font; the characters of a label stay.
  public func uppercaseSmallCaps() -> Font { with("uppercaseSmallCaps") }

  /// Sets how heavy the strokes are in a copy of the font.
  public func weight(_ weight: Weight) -> Font { with("\(weight)") }

  /// Sets how wide the letters are in a copy of the font.
  public func width(_ width: Width) -> Font { with("\(width)") }

  /// Sets the space between lines in a copy of the font.
  public func leading(_ leading: Leading) -> Font { with("\(leading)") }

  private func with(_ trait: String) -> Font {
    var copy = self
    copy.traits.append(trait)
    return copy
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    private let value: Int
    /// The lightest weight.
    public static let ultraLight = Weight(value: 100)
    /// The weight between `ultraLight` and `light`.
    public static let thin = Weight(value: 200)
    /// The weight between `thin` and `regular`.
    public static let light = Weight(value: 300)
    /// The weight of running text.
    public static let regular = Weight(value: 400)
    /// The weight between `regular` and `semibold`.
    public static let medium = Weight(value: 500)
    /// The weight between `medium` and `bold`.
    public static let semibold = Weight(value: 600)
    /// The weight between `semibold` and `heavy`.
    public static let bold = Weight(value: 700)
    /// The weight between `bold` and `black`.
    public static let heavy = Weight(value: 800)
    /// The heaviest weight.
    public static let black = Weight(value: 900)
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// The width by a number: zero for the standard one, negative for narrower letters.
    public var value: CGFloat

    /// Creates a width from a number, which is zero for the standard width.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest of the named widths, -0.3.
    public static let compressed = Width(-0.3)
    /// A width below the standard, -0.2.
    public static let condensed = Width(-0.2)
    /// The width of the font itself, 0.
    public static let standard = Width(0)
    /// A width above the standard, 0.2.
    public static let expanded = Width(0.2)
  }

  /// The space between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The purpose of a text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The kind of typeface.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
}
