/// What a window is to the one that manages windows.
public struct WindowManagerRole: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let principal = Self(name: "principal")
  public static let associated = Self(name: "associated")
}
