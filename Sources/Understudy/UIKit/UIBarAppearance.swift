import Foundation

/// The looks of a bar, to be set as a whole. Kept, without effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?

  public override init() { super.init() }

  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, .separator) }
  open func configureWithOpaqueBackground() { (backgroundColor, shadowColor) = (.systemBackground, .separator) }
  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

/// The looks of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// The looks of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// UIKit's navigation bar, for its appearance: SwiftUI's bars have nothing of it.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// UIKit's tab bar, for its appearance.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// UIKit's toolbar, for its appearance.
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
}

/// UIKit's bar item, for its appearance.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject, UIAppearance {
  open var tintColor: UIColor?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
