/// How the user may size a window.
public struct WindowResizability: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let contentSize = Self(name: "contentSize")
  public static let contentMinSize = Self(name: "contentMinSize")
}
