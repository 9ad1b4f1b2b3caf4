import UnderstudyCore
import UnderstudyElements

/// A kind that acts when it is tapped.
public protocol TappableKind: ElementKind {}
extension ViewType.Button: TappableKind {}
extension ViewType.NavigationLink: TappableKind {}
extension ViewType.Link: TappableKind {}
extension ViewType.Toggle: TappableKind {}
extension ViewType.ClassifiedView: TappableKind {}

extension InspectableView where Kind: TappableKind {
  /// Taps it, and lets the app come to rest.
  ///
  /// - Throws: ``InspectionError/unresponsiveControl(name:reason:)`` where it is disabled or nothing acts on a tap.
  public func tap() throws { try subject.perform(.tap, "tap") }
}

extension InspectableView where Kind: TextInputKind {
  /// Puts the keyboard into the control, replaces its text, and lets the app come to rest.
  public func setInput(_ text: String) throws {
    try subject.perform(.tap, "tap")
    let old = try subject.element().typedText
    try subject.perform(.type(String(repeating: "\u{8}", count: old.count) + text), "type into")
  }
}

extension InspectableView where Kind == ViewType.Slider {
  /// Moves the thumb.
  ///
  /// - Parameter position: Between 0, the lowest value, and 1, the highest.
  public func setNormalizedValue(_ position: Double) throws {
    try subject.perform(.adjustSlider(position), "adjust")
  }
}

extension InspectableView where Kind == ViewType.Stepper {
  public func increment() throws { try button("Increment").tap() }
  public func decrement() throws { try button("Decrement").tap() }

  private func button(_ label: String) throws -> InspectableView<ViewType.Button> { try find(button: label) }
}
