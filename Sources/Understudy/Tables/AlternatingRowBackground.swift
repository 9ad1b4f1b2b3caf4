extension View {
  /// Accepts a background pattern for rows; the rows' elements stay the same.
  ///
  /// - Parameter behavior: Which rows get another background; it is not stored.
  nonisolated public consuming func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

/// Whether every other row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  /// The table decides whether backgrounds alternate.
  public static let automatic = Self(name: "automatic")
  /// Every other row has another background.
  public static let enabled = Self(name: "enabled")
  /// All rows have the same background.
  public static let disabled = Self(name: "disabled")
}
