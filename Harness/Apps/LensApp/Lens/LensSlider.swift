import SwiftUI

/// A slider that gives its value to the app when the thumb is released.
public struct LensSlider: View {
  let id: String
  @Binding var value: Double
  @State private var internalValue: Double
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.notificationCenter) private var notificationCenter

  public init(id: String, value: Binding<Double>) {
    self.id = id
    self._value = value
    self._internalValue = State(initialValue: value.wrappedValue)
  }

  public var body: some View {
    Slider(value: $internalValue) { isEditing in
      if !isEditing { publish() }
    }
    .lensTracked(id: id, info: ["value": internalValue, "isEnabled": isEnabled])
    .onReceive(notificationCenter.publisher(for: .simulateSliderChange)) { notification in
      guard let new = notification.values(forViewID: id)?["value"] as? Double else { return }
      internalValue = new
      publish()
    }
  }

  private func publish() {
    value = internalValue
    notificationCenter.post(name: .sliderWasChanged, object: nil, userInfo: ["id": id, "value": internalValue])
  }
}
