import SwiftUI

extension Stepper where Label: View {
  public func lensStepper<V: Strideable & Hashable>(id: String, value: Binding<V>) -> some View {
    modifier(LensStepperViewModifier(accessibilityIdentifier: id, value: value))
  }
}

/// Tags a stepper with its value, and changes that when a test asks for it, whatever the bounds.
public struct LensStepperViewModifier<V>: ViewModifier where V: Strideable & Hashable {
  let accessibilityIdentifier: String
  @Binding var value: V

  public init(accessibilityIdentifier: String, value: Binding<V>) {
    self.accessibilityIdentifier = accessibilityIdentifier
    self._value = value
  }

  public func body(content: Content) -> some View {
    content
      .modifier(
        LensValueViewModifier(
          id: accessibilityIdentifier, value: $value, simulate: .simulateStepperChange, changed: .stepperWasChanged))
  }
}
