extension View {
  /// Whether the bar's items stay beside the field: nothing that the element tree shows.
  nonisolated public consuming func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}

/// What becomes of a bar's items while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let name: String
  /// The bar decides what becomes of its items.
  public static let automatic = Self(name: "automatic")
  /// The items of the bar stay where they are.
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}
