import Foundation
@_spi(Runtime) import UnderstudyCore

extension EnvironmentValues {
  /// Light, unless a test or `preferredColorScheme(_:)` says otherwise (SEM-262).
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? (device.isDark ? .dark : .light) }
    set { self[ColorSchemeKey.self] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
  /// Large, which is the system's usual size (SEM-262).
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  /// The size of text by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// Compact, as on an iPhone (SEM-262).
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// Regular, and compact while the device is held sideways (SEM-262).
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? (device.isLandscape ? .compact : .regular) }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// Pixels a point: 3 (SEM-262).
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }
}

// Nil as long as nothing is written: then these follow the device.
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
private enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection {
    let process = AppProcess.ofCallerOrTest
    return process?.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum DefaultMinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
