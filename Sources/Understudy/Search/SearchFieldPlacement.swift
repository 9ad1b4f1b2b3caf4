import UnderstudyLayout

/// Where a search field is. An iPhone shows it in the navigation bar, an iPad of this version, too.
public struct SearchFieldPlacement: Sendable {
  /// When a bar shows its drawer.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate let staysVisible: Bool
    /// The drawer leaves when content is scrolled, and is there again when content is at its beginning.
    public static let automatic = Self(staysVisible: false)
    /// The drawer is visible wherever content is.
    public static let always = Self(staysVisible: true)
  }

  private enum Kind {
    /// An iPad's field is among the items of the bar, which stay.
    case system
    case drawer(NavigationBarDrawerDisplayMode)
  }

  private let kind: Kind

  /// The usual place, which is the drawer of the navigation bar of an iPhone.
  public static let automatic = Self(kind: .system)
  /// The drawer of the navigation bar, which leaves when content is scrolled.
  public static let navigationBarDrawer = Self(kind: .drawer(.automatic))
  /// The sidebar; an iPhone shows the field in the navigation bar.
  public static let sidebar = Self(kind: .system)
  /// The toolbar; an iPhone shows the field in the navigation bar.
  public static let toolbar = Self(kind: .system)
  /// The middle of the toolbar; an iPhone shows the field in the navigation bar.
  public static let toolbarPrincipal = Self(kind: .system)
  /// The drawer of the navigation bar, and whether it leaves when content is scrolled.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self(kind: .drawer(displayMode))
  }

  /// Whether the field leaves when content is scrolled.
  func leavesWhenScrolled(on screen: ScreenGeometry) -> Bool {
    switch kind {
    case .system: screen.kind != .pad
    case .drawer(let mode): !mode.staysVisible
    }
  }
}
