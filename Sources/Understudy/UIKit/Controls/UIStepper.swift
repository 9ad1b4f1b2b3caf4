import Foundation

/// A stepper of UIKit's.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value, from ``minimumValue`` to ``maximumValue``; a step performs the actions of ``UIControl/Event/valueChanged``.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      elementsDidChange()
    }
  }
  private var storedValue: Double = 0
  /// The least value, 0 by default.
  open var minimumValue: Double = 0 {
    didSet { value = storedValue }
  }
  /// The greatest value, 100 by default.
  open var maximumValue: Double = 100 {
    didSet { value = storedValue }
  }
  /// How much a step changes the value, 1 by default.
  open var stepValue: Double = 1 {
    didSet { elementsDidChange() }
  }
  /// Whether a step beyond the end goes to the other end; by default it does not.
  open var wraps = false {
    didSet { elementsDidChange() }
  }
  /// Whether a press repeats the step. Kept: a press is one step.
  open var autorepeat = true
  private lazy var shown = ControlBody(self) { (control: UIStepper, version) in
    StepperBody(control: control, version: version)
  }

  /// 94 by 32 points, as every stepper (LAY-238).
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }

  fileprivate func step(by distance: Double) {
    let next = value + distance
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

private struct StepperBody: View {
  let control: UIStepper
  let version: Int

  var body: some View {
    let increment = { control.step(by: control.stepValue) }
    let decrement = { control.step(by: -control.stepValue) }
    Stepper(
      "", onIncrement: control.wraps || control.value < control.maximumValue ? increment : nil,
      onDecrement: control.wraps || control.value > control.minimumValue ? decrement : nil
    )
    .labelsHidden()
  }
}
