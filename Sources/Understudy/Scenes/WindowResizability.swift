/// How the user may size a window.
public struct WindowResizability: Sendable {
  private let name: String
  /// The system decides by the kind of window.
  public static let automatic = Self(name: "automatic")
  /// The smallest and the largest size of the content limit the window.
  public static let contentSize = Self(name: "contentSize")
  /// The smallest size of the content limits the window, and nothing limits its growth.
  public static let contentMinSize = Self(name: "contentMinSize")
}
