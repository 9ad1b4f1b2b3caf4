import Foundation

extension EnvironmentValues {
  /// The user's locale: American English, unless the app's profile or its launch arguments say otherwise (SEM-262, F-11).
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      hasOwnLocale = true
      self[LocaleKey.self] = newValue
    }
  }
  /// The Gregorian calendar in the user's locale and the environment's usual time zone (SEM-262).
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// Greenwich time, wherever the test runs (SEM-262).
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether both have texts written in the same way.
  func writesTexts(as other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    return isEqual(LocaleKey.self, other) && isEqual(CalendarKey.self, other) && isEqual(TimeZoneKey.self, other)
  }

  private func isEqual<K: EnvironmentKey>(_ key: K.Type, _ other: EnvironmentValues) -> Bool where K.Value: Equatable {
    hasSameEntry(for: ObjectIdentifier(key), as: other) || self[key] == other[key]
  }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { AppProcess.current?.locale ?? AppProcess.standardLocale }
}

private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    let locale = LocaleKey.defaultValue
    return locale == AppProcess.standardLocale ? standard : calendar(locale)
  }

  private static let standard = calendar(AppProcess.standardLocale)

  private static func calendar(_ locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = TimeZoneKey.defaultValue
    return calendar
  }
}
