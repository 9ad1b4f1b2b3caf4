/// A bar of the screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The navigation bar.
  public static let automatic = Self(name: "automatic")
  /// The bar with the page's title.
  public static let navigationBar = Self(name: "navigationBar")
  /// The bar at the bottom of the screen; it is shown where it has items, whatever visibility is set.
  public static let bottomBar = Self(name: "bottomBar")
  /// The bar with the buttons of a tab view.
  public static let tabBar = Self(name: "tabBar")
  /// The bar of a Mac's window, which is never in the tree.
  public static let windowToolbar = Self(name: "windowToolbar")
}
