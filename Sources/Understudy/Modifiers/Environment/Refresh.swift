@_spi(Runtime) import UnderstudyCore

extension View {
  /// Refreshes on a pull: a downward swipe on a list or scroll view that shows its beginning (SEM-360).
  nonisolated public consuming func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    modifier(_RefreshModifier(action: RefreshAction(action)))
  }
}

public struct _RefreshModifier {
  let action: RefreshAction
}

extension _RefreshModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) { values.refresh = action }
  package func isEqual(to other: Self) -> Bool { false }
}
