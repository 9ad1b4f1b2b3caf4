/// What a window is to the one that manages windows.
public struct WindowManagerRole: Sendable {
  private let name: String
  /// The system decides by the kind of window.
  public static let automatic = Self(name: "automatic")
  /// A window that stands for itself, as an app's main window.
  public static let principal = Self(name: "principal")
  /// A window that belongs to a main window, as a palette.
  public static let associated = Self(name: "associated")
}
