import Foundation

extension EnvironmentValues {
  /// Whether controls answer to the user; `disabled(_:)` can only take it away (SEM-248).
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The app that the values belong to.
  package var host: UnderstudyCore.Host? { self[HostKey.self].host }

  mutating func setHost(_ host: UnderstudyCore.Host?) { self[HostKey.self] = HostReference(host) }

  /// The user defaults that `@AppStorage` uses, set by `defaultAppStorage(_:)`.
  package var defaultsStore: DefaultsStore? {
    get { self[DefaultsStoreKey.self] }
    set { self[DefaultsStoreKey.self] = newValue }
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct DefaultsStoreKey: EnvironmentKey {
  static var defaultValue: DefaultsStore? { nil }
}

/// Knows the app and does not keep it.
private struct HostReference: @unchecked Sendable {
  weak var host: UnderstudyCore.Host?
  init(_ host: UnderstudyCore.Host?) { self.host = host }
}

private struct HostKey: EnvironmentKey {
  static var defaultValue: HostReference { HostReference(nil) }
}
