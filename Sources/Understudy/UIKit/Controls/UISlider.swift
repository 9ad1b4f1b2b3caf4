/// UIKit's slider, for its appearance.
@preconcurrency @MainActor open class UISlider: UIControl {
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
}
