/// How a hosting controller follows the ideal size of its content. Source: Apple's page "UIHostingControllerSizingOptions".
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// Combines options by the bits of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's `preferredContentSize` is the ideal size of the content.
  public static let preferredContentSize = Self(rawValue: 1 << 0)
  /// The `intrinsicContentSize` of the controller's view is the ideal size of the content, as it is without the option: the
  /// size is measured when it is asked for.
  public static let intrinsicContentSize = Self(rawValue: 1 << 1)
}
