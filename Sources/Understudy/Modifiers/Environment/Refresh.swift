/// Refreshes the content of a view (SEM-259).
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  init(_ action: @escaping @MainActor @Sendable () async -> Void) { self.action = action }

  /// Runs the refresh and waits for its end.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The refresh of the nearest `refreshable(action:)`, or nil (SEM-259).
  @Entry public var refresh: RefreshAction? = nil
}

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
