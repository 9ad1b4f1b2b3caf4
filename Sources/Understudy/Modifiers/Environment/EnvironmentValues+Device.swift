import Foundation

extension EnvironmentValues {
  /// Light, unless a test or `preferredColorScheme(_:)` says otherwise (SEM-262).
  public var colorScheme: ColorScheme {
    get { isDark ? .dark : .light }
    set { isDark = newValue == .dark }
  }
  /// The contrast between text and background; standard, unless a view or a test sets another.
  @Entry public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// Large, which is the system's usual size (SEM-262).
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
  /// The size of text by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// Compact, as on an iPhone (SEM-262).
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Regular, and compact while the device is held sideways (SEM-262).
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? (device.isLandscape ? .compact : .regular) }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// Pixels a point: 3 (SEM-262).
  @Entry public var displayScale: CGFloat = 3
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Why content is shown as a placeholder; empty, unless `redacted(reason:)` or another write adds reasons.
  @Entry public var redactionReasons: RedactionReasons = []
  /// The least height of a list's row in points (LAY-196).
  @Entry public var defaultMinListRowHeight: CGFloat = 44
}

// Nil as long as nothing is written: then it follows the device.
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }
