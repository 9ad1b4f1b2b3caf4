import SwiftUI

/// What tracked controls with a value have in common.
struct LensValueViewModifier<V: Hashable>: ViewModifier {
  let id: String
  @Binding var value: V
  let simulate: Notification.Name
  let changed: Notification.Name
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.notificationCenter) private var notificationCenter

  func body(content: Content) -> some View {
    content
      .lensTracked(id: id, info: ["value": value, "isEnabled": isEnabled])
      .onReceive(notificationCenter.publisher(for: simulate)) { notification in
        if let new = notification.values(forViewID: id)?["value"] as? V { value = new }
      }
      .onChange(of: value) {
        notificationCenter.post(name: changed, object: nil, userInfo: ["id": id, "value": value])
      }
  }
}
