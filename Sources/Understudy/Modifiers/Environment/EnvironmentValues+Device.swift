import Foundation
import UnderstudyLayout

extension EnvironmentValues {
  /// Light, unless a test or `preferredColorScheme(_:)` says otherwise (SEM-262).
  public var colorScheme: ColorScheme {
    get { isDark ? .dark : .light }
    set { isDark = newValue == .dark }
  }
  /// The contrast between text and background; standard, unless a view or a test sets another.
  @Entry public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// The size of text in the device's settings, usually large (SEM-262): `app.profile.dynamicTypeSize`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] ?? DynamicTypeSize(device.typeSize) }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  /// The size of text by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// Compact on an iPhone, but regular on a large one that is held sideways, and on an iPad (SEM-262). In the sheets,
  /// popovers and leading columns of an iPad it is compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? UserInterfaceSizeClass(device.geometry.horizontalSizeClass) }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// Regular, and compact while an iPhone is held sideways (SEM-262).
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? UserInterfaceSizeClass(device.geometry.verticalSizeClass) }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// Pixels a point: 3 on most iPhones, 2 on iPads (SEM-262).
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] ?? device.screen.displayScale }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Why content is shown as a placeholder; empty, unless `redacted(reason:)` or another write adds reasons.
  @Entry public var redactionReasons: RedactionReasons = []
  /// The least height of a list's row in points (LAY-196).
  @Entry public var defaultMinListRowHeight: CGFloat = 44
  /// The least height of a list's header in points; nil for that of the list's style.
  @Entry public var defaultMinListHeaderHeight: CGFloat?
  /// Whether the screen is dimmed and always on; it never is, unless a view or a test says so.
  @Entry public var isLuminanceReduced = false
  /// The material behind the content; nil without one. Containers do not write it.
  @Entry public var backgroundMaterial: Material?
}

// Nil as long as nothing is written: then these follow the device.
private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }

extension UserInterfaceSizeClass {
  fileprivate init(_ sizeClass: SizeClass) { self = sizeClass == .regular ? .regular : .compact }
}

extension DynamicTypeSize {
  fileprivate init(_ size: TypeSize) { self = Self.allCases[size.rawValue] }
}

extension Profile {
  /// The size of text that the user has chosen in the settings, large at first (LAY-195). The launch argument
  /// `-UIPreferredContentSizeCategoryName` takes precedence.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(typeSize) }
    set { typeSize = newValue.layout }
  }
}
