/// The looks of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// UIKit's toolbar, for its appearance.
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
}
