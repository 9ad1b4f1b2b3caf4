/// A bar of the screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let navigationBar = Self(name: "navigationBar")
  public static let bottomBar = Self(name: "bottomBar")
  public static let tabBar = Self(name: "tabBar")
  public static let windowToolbar = Self(name: "windowToolbar")
}
