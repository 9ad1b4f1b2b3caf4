/// UIKit's switch, for its appearance.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
}
