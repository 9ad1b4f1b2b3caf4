/// Refreshes the content of a view (SEM-259).
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  package init(_ action: @escaping @MainActor @Sendable () async -> Void) { self.action = action }

  /// Runs the refresh and waits for its end.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The refresh of the nearest `refreshable(action:)`, or nil (SEM-259).
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
