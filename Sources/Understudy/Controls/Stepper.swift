@_spi(Runtime) import UnderstudyCore

/// A control that raises and lowers a value in steps (SEM-353).
public struct Stepper<Label: View> {
  let increment: StepAction
  let decrement: StepAction
  let onEditingChanged: (Bool) -> Void
  let label: Label
}

/// One direction of a stepper.
struct StepAction {
  let perform: () -> Void
  let isPossible: () -> Bool
  var addReader: @MainActor (any LocationReader) -> Void = { _ in }

  init(_ action: (() -> Void)?) {
    perform = { action?() }
    isPossible = { action != nil }
  }

  /// A step that ends at the bound, if there is one; a whole number stays where the next one does not fit its type.
  init<V: Strideable>(_ value: Binding<V>, by step: V.Stride, isBack: Bool, in bounds: ClosedRange<V>?) {
    func next() -> V {
      let current = value.wrappedValue
      let next =
        if let number = current as? any FixedWidthInteger {
          Self.next(number, by: step, isBack: isBack) as? V ?? current
        } else {
          current.advanced(by: isBack ? 0 - step : step)
        }
      return bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    perform = { value.wrappedValue = next() }
    isPossible = { next() != value.wrappedValue }
    let location = value.location
    addReader = { location.addReader($0) }
  }

  private static func next<Number: FixedWidthInteger>(_ number: Number, by step: Any, isBack: Bool) -> Number? {
    guard let step = step as? Int, let distance = Number(exactly: step.magnitude) else { return nil }
    let isUp = (step >= 0) != isBack
    let (next, overflows) =
      isUp ? number.addingReportingOverflow(distance) : number.subtractingReportingOverflow(distance)
    return overflows ? nil : next
  }
}

extension Stepper {
  /// A stepper whose two buttons run closures.
  ///
  /// - Parameters:
  ///   - label: What is counted.
  ///   - onIncrement: Runs on a step up; nil disables it.
  ///   - onDecrement: Runs on a step down; nil disables it.
  ///   - onEditingChanged: Told when a step begins and ends.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      increment: StepAction(onIncrement), decrement: StepAction(onDecrement), onEditingChanged: onEditingChanged,
      label: label())
  }

  /// A stepper that changes a value by equal steps.
  ///
  /// - Parameters:
  ///   - value: The value to change.
  ///   - step: By how much.
  ///   - label: What is counted.
  ///   - onEditingChanged: Told when a step begins and ends.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, label())
  }

  /// A stepper that changes a value by equal steps within a range.
  ///
  /// - Parameters:
  ///   - value: The value to change.
  ///   - bounds: Where it ends.
  ///   - step: By how much.
  ///   - label: What is counted.
  ///   - onEditingChanged: Told when a step begins and ends.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, label())
  }

  fileprivate init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void,
    _ label: Label
  ) {
    self.init(
      increment: StepAction(value, by: step, isBack: false, in: bounds),
      decrement: StepAction(value, by: step, isBack: true, in: bounds), onEditingChanged: onEditingChanged, label: label
    )
  }
}

// MARK: - Convenience

extension Stepper where Label == Text {
  /// Takes the label as a localized key, and an action for each button; nil disables the button.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      increment: StepAction(onIncrement), decrement: StepAction(onDecrement), onEditingChanged: onEditingChanged,
      label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized, and an action for each button; nil disables the button.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      increment: StepAction(onIncrement), decrement: StepAction(onDecrement), onEditingChanged: onEditingChanged,
      label: Text(title))
  }

  /// Takes the label as a localized key; the value has no bounds.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(titleKey))
  }

  /// Takes the label as a string that is not localized; the value has no bounds.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(title))
  }

  /// Takes the label as a localized key, and bounds at which a step ends and its button is disabled.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(titleKey))
  }

  /// Takes the label as a string that is not localized, and bounds at which a step ends and its button is disabled.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(title))
  }
}

extension Stepper: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let buttons = [
      StepperNode.Button(title: "Decrement", action: view.decrement, onEditingChanged: view.onEditingChanged),
      StepperNode.Button(title: "Increment", action: view.increment, onEditingChanged: view.onEditingChanged),
    ]
    inputs.titledElement(view.label, make: { StepperNode(buttons, &$0) }, update: { $0.accept(buttons) })
  }
  public static var _takesAttributes: Bool { true }
}
