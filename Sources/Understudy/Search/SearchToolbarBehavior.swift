extension View {
  /// Whether the field shrinks to a button: nothing that the element tree shows.
  nonisolated public consuming func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

/// How a search field stands in a bar.
public struct SearchToolbarBehavior: Sendable {
  private let name: String
  /// The system decides whether the field shrinks; the element stays a search field.
  public static let automatic = Self(name: "automatic")
  /// The field shrinks to a button where there is little room; the element stays a search field.
  public static let minimize = Self(name: "minimize")
}
