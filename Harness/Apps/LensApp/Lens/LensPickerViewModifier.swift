import SwiftUI

extension Picker where Label: View, Content: View {
  public func lensPicker<V: Hashable>(id: String, selection: Binding<V>) -> some View {
    modifier(LensPickerViewModifier(accessibilityIdentifier: id, selection: selection))
  }
}

extension DatePicker where Label: View {
  public func lensPicker(id: String, selection: Binding<Date>) -> some View {
    modifier(LensPickerViewModifier(accessibilityIdentifier: id, selection: selection))
  }
}

/// Tags a picker with its selection, and changes that when a test asks for it.
public struct LensPickerViewModifier<V>: ViewModifier where V: Hashable {
  let accessibilityIdentifier: String
  @Binding var selection: V

  public init(accessibilityIdentifier: String, selection: Binding<V>) {
    self.accessibilityIdentifier = accessibilityIdentifier
    self._selection = selection
  }

  public func body(content: Content) -> some View {
    content
      .modifier(
        LensValueViewModifier(
          id: accessibilityIdentifier, value: $selection, simulate: .simulatePickerChange, changed: .pickerWasChanged))
  }
}
