import Foundation

/// The typeface of a text. Headless, nothing follows from it.
public struct Font: Hashable, Sendable {
  private var name: String
  private var traits: [String] = []

  private init(_ name: String) { self.name = name }

  public static let largeTitle = Font("largeTitle")
  public static let title = Font("title")
  public static let title2 = Font("title2")
  public static let title3 = Font("title3")
  public static let headline = Font("headline")
  public static let subheadline = Font("subheadline")
  public static let body = Font("body")
  public static let callout = Font("callout")
  public static let footnote = Font("footnote")
  public static let caption = Font("caption")
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
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font("\(name) \(fixedSize)") }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font("\(name) \(size) \(textStyle)")
  }

  public func bold() -> Font { with("bold") }
  public func italic() -> Font { with("italic") }
  public func monospaced() -> Font { with("monospaced") }
  public func monospacedDigit() -> Font { with("monospacedDigit") }
  public func smallCaps() -> Font { with("smallCaps") }
  public func lowercaseSmallCaps() -> Font { with("lowercaseSmallCaps") }
  public func uppercaseSmallCaps() -> Font { with("uppercaseSmallCaps") }
  public func weight(_ weight: Weight) -> Font { with("\(weight)") }
  public func width(_ width: Width) -> Font { with("\(width)") }
  public func leading(_ leading: Leading) -> Font { with("\(leading)") }

  private func with(_ trait: String) -> Font {
    var copy = self
    copy.traits.append(trait)
    return copy
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    private let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
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
