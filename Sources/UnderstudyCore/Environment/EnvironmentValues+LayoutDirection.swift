import UnderstudyLayout

extension EnvironmentValues {
  /// The direction of reading, which follows the app's language unless a view sets it; it mirrors the layout (LAY-012).
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection {
    // To look a language up takes longer than many a layout.
    guard let locale = AppProcess.current?.locale, locale != AppProcess.standardLocale else { return .leftToRight }
    return locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
