extension View {
  /// How serious a dialog looks: nothing that the element tree shows.
  nonisolated public consuming func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

/// How serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let standard = Self(name: "standard")
  public static let critical = Self(name: "critical")
}
