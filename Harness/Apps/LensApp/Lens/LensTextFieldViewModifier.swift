import SwiftUI

extension TextField {
  public func lensTextField(id: String, text: Binding<String>) -> some View {
    modifier(LensTextFieldViewModifier(accessibilityIdentifier: id, text: text))
  }
}

/// Tags a text field with its text and focus, and changes both when a test asks for it.
public struct LensTextFieldViewModifier: ViewModifier {
  let accessibilityIdentifier: String
  @Binding var text: String
  @FocusState var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.notificationCenter) private var notificationCenter

  public init(accessibilityIdentifier: String, text: Binding<String>) {
    self.accessibilityIdentifier = accessibilityIdentifier
    self._text = text
  }

  public func body(content: Content) -> some View {
    content
      .focused($isFocused, equals: true)
      .lensTracked(
        id: accessibilityIdentifier, info: ["value": text, "focused": isFocused, "isEnabled": isEnabled]
      )
      .onReceive(notificationCenter.publisher(for: .simulateTextFieldChange)) { notification in
        guard let values = notification.values(forViewID: accessibilityIdentifier) else { return }
        if let new = values["value"] as? String { text = new }
      }
      .onReceive(notificationCenter.publisher(for: .simulateTextFieldFocusChange)) { notification in
        guard let values = notification.values(forViewID: accessibilityIdentifier) else { return }
        if let focus = values["focus"] as? Bool { isFocused = focus }
      }
  }
}
