import Foundation

/// A slider of UIKit's.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value, from ``minimumValue`` to ``maximumValue``; a change by the user performs the actions of
  /// ``UIControl/Event/valueChanged``.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      elementsDidChange()
    }
  }
  private var storedValue: Float = 0
  /// The least value, 0 by default.
  open var minimumValue: Float = 0 {
    didSet { value = storedValue }
  }
  /// The greatest value, 1 by default.
  open var maximumValue: Float = 1 {
    didSet { value = storedValue }
  }
  /// Whether actions are performed while the finger moves. Kept: they are performed once for each drag.
  open var isContinuous = true
  /// The color of the track from its beginning to the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track from the thumb to its end; nil for the system's.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; nil for the system's white.
  open var thumbTintColor: UIColor?
  private lazy var shown = ControlBody(self) { (control: UISlider, version) in
    SliderBody(control: control, version: version)
  }

  /// Sets the value without performing actions.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: shown.size?.height ?? Self.noIntrinsicMetric)
  }
}

private struct SliderBody: View {
  let control: UISlider
  let version: Int

  var body: some View {
    let (least, greatest) = (Double(control.minimumValue), Double(control.maximumValue))
    Slider(
      value: Binding {
        Double(control.value)
      } set: {
        control.value = Float($0)
        control.sendActions(for: [.valueChanged, .primaryActionTriggered])
      }, in: least...max(greatest, least.nextUp))
  }
}
