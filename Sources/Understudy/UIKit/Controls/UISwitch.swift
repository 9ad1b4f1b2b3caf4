import Foundation

/// A switch of UIKit's.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether the switch is on; a change by the user performs the actions of ``UIControl/Event/valueChanged``.
  open var isOn = false {
    didSet { if isOn != oldValue { elementsDidChange() } }
  }
  /// The color of the switch while it is on; nil for the system's green.
  open var onTintColor: UIColor?
  /// The color of the thumb; nil for the system's white.
  open var thumbTintColor: UIColor?
  private lazy var shown = ControlBody(self) { (control: UISwitch, version) in
    SwitchBody(control: control, version: version)
  }

  /// Turns the switch on or off without performing actions.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }
  open override var intrinsicContentSize: CGSize { shown.size ?? super.intrinsicContentSize }
}

private struct SwitchBody: View {
  let control: UISwitch
  let version: Int

  var body: some View {
    Toggle(
      "",
      isOn: Binding {
        control.isOn
      } set: {
        control.isOn = $0
        control.sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    )
    .labelsHidden()
    .toggleStyle(.switch)
  }
}
