/// The looks of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// UIKit's toolbar, for its appearance.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The color of the bar itself. Bars of SwiftUI's `toolbar` do not follow it.
  open var barTintColor: UIColor?
  /// Whether content can be seen through the bar; initially true.
  open var isTranslucent = true
  /// The looks of the bar; each bar begins with its own.
  open var standardAppearance = UIToolbarAppearance()
}
