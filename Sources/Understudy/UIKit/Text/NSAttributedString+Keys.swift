import Foundation

// The names are those that archives of Apple's systems have.
extension NSAttributedString.Key {
  /// The typeface, a `UIFont`; without it texts are measured in the system's at 12 points.
  public static let font = Self(rawValue: "NSFont")
  /// The paragraph's lines, an `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The color of the letters, a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The color behind the letters, a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// Whether letters are joined, 1 or 0.
  public static let ligature = Self(rawValue: "NSLigature")
  /// Points between two letters beside the typeface's own.
  public static let kern = Self(rawValue: "NSKern")
  /// Points after each letter.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The number of an ``NSUnderlineStyle``, through the letters.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The number of an ``NSUnderlineStyle``, under the letters.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The color of the letters' outline, a `UIColor`.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The width of the letters' outline in per cent of their size.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// What is drawn behind the letters in their form.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The name of an effect on the letters.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// What stands in the place of a letter.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// Where a tap leads, an address.
  public static let link = Self(rawValue: "NSLink")
  /// Points by which letters stand above their line.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The color of the line under the letters, a `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The color of the line through the letters, a `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// How much letters lean.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// How much letters are stretched.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// The directions of writing that are nested around letters.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
}
