import SwiftUI

extension Toggle {
  public func lensToggle(id: String, value: Binding<Bool>) -> some View {
    modifier(LensToggleViewModifier(accessibilityIdentifier: id, value: value))
  }
}

/// Tags a toggle with its state, and turns it when a test asks for it.
public struct LensToggleViewModifier: ViewModifier {
  let accessibilityIdentifier: String
  @Binding var value: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.notificationCenter) private var notificationCenter

  public init(accessibilityIdentifier: String, value: Binding<Bool>) {
    self.accessibilityIdentifier = accessibilityIdentifier
    self._value = value
  }

  public func body(content: Content) -> some View {
    content
      .lensTracked(id: accessibilityIdentifier, info: ["value": value, "isEnabled": isEnabled])
      .onReceive(notificationCenter.publisher(for: .simulateToggleChange)) { notification in
        guard let values = notification.values(forViewID: accessibilityIdentifier) else { return }
        value = values["value"] as? Bool ?? !value
      }
      .onChange(of: value) {
        notificationCenter.post(
          name: .toggleWasChanged, object: nil, userInfo: ["id": accessibilityIdentifier, "value": value])
      }
  }
}
