/// The look of a line under or through an attributed text, by the numbers that attributes hold.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The number that attributes hold: a thickness, a pattern and ``byWord``, put together.
  public let rawValue: Int
  /// Makes a style of the number in an attribute; 0 is no line.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = Self(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = Self(rawValue: 0x02)
  /// Two thin lines.
  public static let double = Self(rawValue: 0x09)
  /// Dots in place of an unbroken line.
  public static let patternDot = Self(rawValue: 0x0100)
  /// Dashes in place of an unbroken line.
  public static let patternDash = Self(rawValue: 0x0200)
  /// A dash and a dot in turn.
  public static let patternDashDot = Self(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = Self(rawValue: 0x0400)
  /// A line at words only, not at the spaces between them.
  public static let byWord = Self(rawValue: 0x8000)

  /// A single line with the pattern of a text's.
  public init(_ lineStyle: Text.LineStyle) {
    self.init(rawValue: Self.single.rawValue | Self.bits(of: lineStyle.pattern))
  }

  fileprivate static func bits(of pattern: Text.LineStyle.Pattern) -> Int {
    switch pattern {
    case .solid: 0
    case .dot: patternDot.rawValue
    case .dash: patternDash.rawValue
    case .dashDot: patternDashDot.rawValue
    case .dashDotDot: patternDashDotDot.rawValue
    }
  }
}

extension Text.LineStyle {
  /// The line of a style of UIKit's; nil for a style that SwiftUI lacks.
  ///
  /// - Returns: nil for what is no single line: none, a thick or double one, or one by words.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    let patterns: [Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    let pattern = patterns.first {
      NSUnderlineStyle(Text.LineStyle(pattern: $0)) == nsUnderlineStyle
    }
    guard let pattern else { return nil }
    self.init(pattern: pattern)
  }
}
