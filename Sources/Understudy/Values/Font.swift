import Foundation

/// The typeface of a text: its size decides how much room the text takes (LAY-300). A font of the app by its name takes the
/// room of the system's font at its size (LAY-307).
public struct Font: Hashable, Sendable {
  /// Where the font starts from.
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case styled(TextStyle, Design?, Weight?)
    case size(CGFloat, Weight?, Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// What a copy of a font changes.
  enum Trait: Hashable, Sendable {
    case bold, italic, monospaced, monospacedDigit, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps
    case weight(Weight)
    case width(Width)
    case leading(Leading)
  }

  let base: Base
  private(set) var traits: [Trait] = []

  private init(_ base: Base) { self.base = base }

  /// The font of a screen's large title.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of titles of the first level.
  public static let title = Font(.style(.title))
  /// The font of titles of the second level.
  public static let title2 = Font(.style(.title2))
  /// The font of titles of the third level.
  public static let title3 = Font(.style(.title3))
  /// The font of headings.
  public static let headline = Font(.style(.headline))
  /// The font of headings below a heading.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of running text.
  public static let body = Font(.style(.body))
  /// The font of a remark within the content.
  public static let callout = Font(.style(.callout))
  /// The font of footnotes.
  public static let footnote = Font(.style(.footnote))
  /// The font of captions.
  public static let caption = Font(.style(.caption))
  /// The smaller font of captions.
  public static let caption2 = Font(.style(.caption2))

  /// The system's font at a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size, weight, design))
  }

  /// The system's font for a purpose.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.styled(style, design, weight))
  }

  /// A font of the app by its name, at a size in points that grows with running text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// A font of the app by its name, at a size in points that does not grow with the user's size of text.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// A font of the app by its name, at a size in points that grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// Makes the strokes bold in a copy of the font.
  public func bold() -> Font { with(.bold) }

  /// Slants the letters in a copy of the font.
  public func italic() -> Font { with(.italic) }

  /// Gives all characters one width in a copy of the font.
  public func monospaced() -> Font { with(.monospaced) }

  /// Gives all digits one width in a copy of the font.
  public func monospacedDigit() -> Font { with(.monospacedDigit) }

  /// Writes all letters as small capitals in a copy of the font; widths stay those of the letters.
  public func smallCaps() -> Font { with(.smallCaps) }

  /// Writes lowercase letters as small capitals in a copy of the font; the characters of a label stay.
  public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }

  /// Writes uppercase letters as small capitals in a copy of the font; the characters of a label stay.
  public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps) }

  /// Sets how heavy the strokes are in a copy of the font.
  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }

  /// Sets how wide the letters are in a copy of the font; texts are measured at the standard width.
  public func width(_ width: Width) -> Font { with(.width(width)) }

  /// Sets the space between lines in a copy of the font; texts are measured with the standard one.
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }

  private func with(_ trait: Trait) -> Font {
    var copy = self
    copy.traits.append(trait)
    return copy
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Int
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

extension Font: CustomStringConvertible {
  /// What the font starts from, and what copies have changed.
  public var description: String { "Font(name: \"\(base)\", traits: \(traits.map { "\($0)" }))" }
}

extension Font.Base: CustomStringConvertible {
  var description: String {
    switch self {
    case .style(let style): "\(style)"
    case .styled(let style, let design, let weight): "system \(style) \(String(describing: weight)) \(of(design))"
    case .size(let size, let weight, let design): "system \(size) \(String(describing: weight)) \(of(design))"
    case .custom(let name, let size, nil): "\(name) \(size)"
    case .custom(let name, let size, let style?): "\(name) \(size) \(style)"
    }
  }

  private func of(_ design: Font.Design?) -> String { String(describing: design) }
}

extension Font.Trait: CustomStringConvertible {
  var description: String {
    switch self {
    case .bold: "bold"
    case .italic: "italic"
    case .monospaced: "monospaced"
    case .monospacedDigit: "monospacedDigit"
    case .smallCaps: "smallCaps"
    case .lowercaseSmallCaps: "lowercaseSmallCaps"
    case .uppercaseSmallCaps: "uppercaseSmallCaps"
    case .weight(let weight): "\(weight)"
    case .width(let width): "\(width)"
    case .leading(let leading): "\(leading)"
    }
  }
}
