/// UIKit's switch, for its appearance.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The color of the switch while it is on; nil for the system's green.
  open var onTintColor: UIColor?
  /// The color of the thumb; nil for the system's white.
  open var thumbTintColor: UIColor?
}
