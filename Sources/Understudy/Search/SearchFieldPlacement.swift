/// Where a search field is. An iPhone shows it in the navigation bar.
public struct SearchFieldPlacement: Sendable {
  /// When a bar shows its drawer.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The bar decides when its drawer is visible; here it always is.
    public static let automatic = Self()
    /// The drawer is always visible.
    public static let always = Self()
  }

  /// The usual place, which is the navigation bar of an iPhone.
  public static let automatic = Self()
  /// The drawer of the navigation bar.
  public static let navigationBarDrawer = Self()
  /// The sidebar; an iPhone shows the field in the navigation bar.
  public static let sidebar = Self()
  /// The toolbar; an iPhone shows the field in the navigation bar.
  public static let toolbar = Self()
  /// The middle of the toolbar; an iPhone shows the field in the navigation bar.
  public static let toolbarPrincipal = Self()
  /// The drawer of the navigation bar; the mode has no effect, as the field is always in the tree.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { Self() }
}
