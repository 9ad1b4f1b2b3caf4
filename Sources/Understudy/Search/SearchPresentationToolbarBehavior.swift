@_spi(Runtime) import UnderstudyCore

extension View {
  /// Says for the search fields inside whether the bar keeps its title and items while the user searches. Without it, the bar
  /// of an iPhone shows the field alone then (Apple's page "searchPresentationToolbarBehavior(_:)").
  nonisolated public consuming func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { environment(\.searchPresentationToolbarBehavior, behavior) }
}

/// What becomes of a bar's items while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  let keepsItems: Bool
  /// An iPhone's bar shows the search field alone.
  public static let automatic = Self(keepsItems: false)
  /// The title and the items of the bar stay above the field.
  public static let avoidHidingContent = Self(keepsItems: true)
}

private enum SearchPresentationToolbarBehaviorKey: EnvironmentKey {
  static var defaultValue: SearchPresentationToolbarBehavior { .automatic }
}

extension EnvironmentValues {
  /// The behavior of the bar around a search field.
  var searchPresentationToolbarBehavior: SearchPresentationToolbarBehavior {
    get { self[SearchPresentationToolbarBehaviorKey.self] }
    set { self[SearchPresentationToolbarBehaviorKey.self] = newValue }
  }
}
