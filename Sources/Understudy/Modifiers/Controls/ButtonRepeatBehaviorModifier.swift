// No finger holds a button for long enough to repeat, so there is nothing to observe.

extension View {
  /// The behavior has no effect here: a button that a test holds does not repeat its action.
  nonisolated public consuming func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The behavior that the button's surroundings call for.
  public static let automatic = Self(name: "automatic")
  /// A button that repeats its action while it is held.
  public static let enabled = Self(name: "enabled")
  /// A button that acts once, however long it is held.
  public static let disabled = Self(name: "disabled")
}
