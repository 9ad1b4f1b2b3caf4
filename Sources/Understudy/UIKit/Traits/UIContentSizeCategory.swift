/// The size of text that the user has chosen. Source: Apple's page "UIContentSizeCategory".
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the size.
  public let rawValue: String

  /// A size by UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A size by the part of its name that differs.
  private init(_ part: String) { rawValue = "UICTContentSizeCategory\(part)" }

  /// No size in particular.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = Self("XS")
  /// The second size.
  public static let small = Self("S")
  /// The third size.
  public static let medium = Self("M")
  /// The size of a new device.
  public static let large = Self("L")
  /// The fifth size.
  public static let extraLarge = Self("XL")
  /// The sixth size.
  public static let extraExtraLarge = Self("XXL")
  /// The largest size outside of those for people with low vision.
  public static let extraExtraExtraLarge = Self("XXXL")
  /// The first size for people with low vision.
  public static let accessibilityMedium = Self("AccessibilityM")
  /// The second size for people with low vision.
  public static let accessibilityLarge = Self("AccessibilityL")
  /// The third size for people with low vision.
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  /// The fourth size for people with low vision.
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of the sizes for people with low vision.
  public var isAccessibilityCategory: Bool { (Self.all.firstIndex(of: self) ?? 0) > 6 }

  /// SwiftUI's size; nil for unspecified and for other names.
  package var dynamicTypeSize: DynamicTypeSize? {
    Self.all.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] }
  }
}
