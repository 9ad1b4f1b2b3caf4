import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A kind that acts when it is tapped.
public protocol TappableKind: ElementKind {}
extension ViewType.Button: TappableKind {}
extension ViewType.NavigationLink: TappableKind {}
extension ViewType.Link: TappableKind {}
extension ViewType.Toggle: TappableKind {}
extension ViewType.ClassifiedView: TappableKind {}

extension InspectableView where Kind: TappableKind {
  /// Taps it.
  ///
  /// - Throws: ``InspectionError/unresponsiveControl(name:reason:)`` where it is disabled or nothing acts on a tap.
  public func tap() throws { try subject.perform(.tap, as: .tap) }
}

extension InspectableView where Kind: TextInputKind {
  /// Puts the keyboard into the control and replaces its text.
  public func setInput(_ text: String) throws {
    try subject.perform(.tap, as: .tap)
    let old = try subject.element().typedText
    try subject.perform(.type(String(repeating: "\u{8}", count: old.count) + text), as: .typeInto)
  }
}

extension InspectableView where Kind: TextInputKind {
  /// Puts the keyboard into the control and presses Return.
  public func callOnCommit() throws {
    try subject.perform(.tap, as: .tap)
    try subject.perform(.type("\n"), as: .typeInto)
  }

  /// Puts the keyboard into the control and presses Return, for `onSubmit(of:_:)`.
  public func callOnSubmit() throws { try callOnCommit() }
}

extension InspectableView where Kind == ViewType.Picker {
  /// Chooses the option with a tag.
  ///
  /// - Throws: ``InspectionError/unresponsiveControl(name:reason:)`` that lists the tags, where no option has it.
  public func select<Value: Hashable>(value: Value) throws {
    try subject.choose { (node: any InspectablePicker) in node.choose(value) }
  }
}

extension InspectableView where Kind == ViewType.DatePicker {
  /// Chooses a date, or the nearest within the picker's bounds.
  public func select(date: Date) throws {
    try subject.choose { (node: any InspectableDatePicker) in node.choose(date) }
  }
}

extension InspectionSubject {
  fileprivate func choose<Control>(_ body: (Control) -> ElementActionOutcome) throws(InspectionError) {
    try act(.selectIn) { element, origin in
      guard let node: Control = control(of: element) else { return .unhandled }
      return run(as: origin) { body(node) }
    }
  }
}

extension InspectableView where Kind == ViewType.NavigationLink {
  /// Follows the link.
  public func activate() throws { try tap() }
}

extension InspectableView where Kind == ViewType.Slider {
  /// Moves the thumb to a value, or to the nearest that the slider can have.
  public func setValue(_ value: Double) throws {
    guard let slider: any InspectableSlider = try subject.control() else { return }
    let length = slider.bounds.upperBound - slider.bounds.lowerBound
    try setNormalizedValue(length > 0 ? (value - slider.bounds.lowerBound) / length : 0)
  }

  /// Moves the thumb.
  ///
  /// - Parameter position: Between 0, the lowest value, and 1, the highest.
  public func setNormalizedValue(_ position: Double) throws {
    try subject.perform(.adjustSlider(position), as: .adjust)
  }
}

extension InspectableView where Kind == ViewType.Stepper {
  /// Presses the button that steps upwards.
  ///
  /// - Throws: ``InspectionError`` where the stepper is at its upper end, which disables the button.
  public func increment() throws { try button("Increment").tap() }
  /// Presses the button that steps downwards.
  ///
  /// - Throws: ``InspectionError`` where the stepper is at its lower end, which disables the button.
  public func decrement() throws { try button("Decrement").tap() }

  private func button(_ label: String) throws -> InspectableView<ViewType.Button> { try find(button: label) }
}

extension InspectableView where Kind == ViewType.Menu {
  /// Runs what a tap on the menu runs, where the menu opens by a long press.
  ///
  /// - Throws: ``InspectionError/unresponsiveControl(name:reason:)`` where a tap opens the menu.
  public func callPrimaryAction() throws {
    guard let menu: any InspectableMenu = try subject.control(), menu.primaryAction != nil else {
      throw InspectionError.unresponsiveControl(name: subject.name, reason: "it has no primary action")
    }
    try subject.perform(.tap(count: 1, touches: 1), as: .tap)
  }
}
