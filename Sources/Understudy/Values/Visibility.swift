/// Whether something is shown, or left to the system.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String
  /// The system decides.
  public static let automatic = Self(name: "automatic")
  /// The bars are shown; on some platforms the system still decides.
  public static let visible = Self(name: "visible")
  /// The bars are hidden, unless a mouse is connected to a Mac.
  public static let hidden = Self(name: "hidden")
  /// The bars are never shown.
  public static let never = Self(name: "never")
}
