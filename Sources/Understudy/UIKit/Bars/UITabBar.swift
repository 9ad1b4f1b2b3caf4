/// The looks of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The looks of tabs with the title below the icon, as on an iPhone.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of tabs with the title beside the icon, as on an iPad.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of tabs with the title beside the icon in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the selected tab; nil for none.
  open var selectionIndicatorTintColor: UIColor?
}

/// UIKit's tab bar, for its appearance.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The color of the bar itself. The bar of a `TabView` does not follow it.
  open var barTintColor: UIColor?
  /// The color of tabs that are not selected; nil for the system's gray.
  open var unselectedItemTintColor: UIColor?
  /// Whether content can be seen through the bar; initially true.
  open var isTranslucent = true
  /// A picture behind the tabs.
  open var backgroundImage: UIImage?
  /// A picture in place of the line above the bar.
  open var shadowImage: UIImage?
  /// The looks of the bar in front of content; each bar begins with its own.
  open var standardAppearance = UITabBarAppearance()
  /// The looks of the bar while the content is scrolled to its end; nil for the standard ones.
  open var scrollEdgeAppearance: UITabBarAppearance?
}
