/// UIKit's slider, for its appearance.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The color of the track from its beginning to the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track from the thumb to its end; nil for the system's.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; nil for the system's white.
  open var thumbTintColor: UIColor?
}
