import Foundation

/// The looks of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How a title inside the bar looks; initially without attributes.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title below the bar looks; initially without attributes.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// UIKit's navigation bar, for its appearance: SwiftUI's bars have nothing of it.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The color of the bar itself. Bars of `NavigationStack` do not follow it.
  open var barTintColor: UIColor?
  /// Whether content can be seen through the bar, true by default; the element tree is the same either way.
  open var isTranslucent = true
  /// Whether titles are large, false by default. In SwiftUI code, `navigationBarTitleDisplayMode(_:)` decides instead.
  open var prefersLargeTitles = false
  /// How a title inside the bar looks, as code before bar appearances sets it.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks, as code before bar appearances sets it.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// A picture in place of the line below the bar.
  open var shadowImage: UIImage?
  /// The looks of a bar of the usual height; each bar begins with its own.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks of a low bar, as on a device on its side; nil for the standard ones.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks of a bar while the content below is scrolled to its top; nil for the standard ones.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks of a low bar while the content below is scrolled to its top; nil for the standard ones.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// What the bar shows; nil, as bars of SwiftUI's pages have their titles and buttons themselves.
  open var topItem: UINavigationItem? { nil }
  /// What the page below would be called in a back button; nil as ``topItem`` is.
  open var backItem: UINavigationItem? { nil }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Stores a picture for bars of one height; nil removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// The picture that was set for bars of this height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
}
