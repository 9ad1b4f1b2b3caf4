extension View {
  /// How serious a dialog looks: nothing that the element tree shows.
  nonisolated public consuming func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

/// How serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  /// The severity that fits the dialog; no dialog differs by it here.
  public static let automatic = Self(name: "automatic")
  /// A dialog of ordinary importance.
  public static let standard = Self(name: "standard")
  /// A dialog that must not be overlooked; its elements are those of any other.
  public static let critical = Self(name: "critical")
}
