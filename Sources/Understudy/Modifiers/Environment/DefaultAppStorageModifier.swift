import Foundation
@_spi(Runtime) import UnderstudyCore

extension View {
  /// The user defaults of every `@AppStorage` inside that names none itself (SEM-091).
  nonisolated public consuming func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(_DefaultAppStorageModifier(store: store))
  }
}

public struct _DefaultAppStorageModifier: @unchecked Sendable {
  let store: UserDefaults
}

extension _DefaultAppStorageModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) { values.defaultsStore = values.host?.defaults(for: store) }
  package func isEqual(to other: Self) -> Bool { store === other.store }
}
