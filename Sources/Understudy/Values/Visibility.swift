/// Whether something is shown, or left to the system.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let visible = Self(name: "visible")
  public static let hidden = Self(name: "hidden")
  public static let never = Self(name: "never")
}
