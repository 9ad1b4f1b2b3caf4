import Foundation

/// The looks of the tabs of a bar, by what the user does with them. Stored, without effect.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The looks of a tab that is not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The looks of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The looks of a tab that cannot be selected.
  public let disabled = UITabBarItemStateAppearance()
  /// The looks of a tab while the focus of a keyboard is on it.
  public let focused = UITabBarItemStateAppearance()

  public override init() { super.init() }
}

/// The looks of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The color of the icon; nil for the system's.
  open var iconColor: UIColor?
  /// How the title looks; initially without attributes.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color behind a badge; nil for the system's red.
  open var badgeBackgroundColor: UIColor?
  /// How a badge's text looks; initially without attributes.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
