import SwiftUI

extension Button {
  public func lensButton(id: String, info: [String: AnyHashable] = [:]) -> some View {
    buttonStyle(LensButtonStyle(accessibilityIdentifier: id, info: info))
  }
}

/// Tags a button with its state and triggers it when a test asks for it.
public struct LensButtonStyle: PrimitiveButtonStyle {
  public let accessibilityIdentifier: String
  let info: [String: AnyHashable]
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.notificationCenter) private var notificationCenter

  public init(accessibilityIdentifier: String, info: [String: AnyHashable] = [:]) {
    self.accessibilityIdentifier = accessibilityIdentifier
    self.info = info
  }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .lensTracked(id: accessibilityIdentifier, info: info.merging(state(configuration.role)) { _, new in new })
      .onReceive(notificationCenter.publisher(for: .simulateButtonTap)) { notification in
        if notification.values(forViewID: accessibilityIdentifier) != nil { configuration.trigger() }
      }
  }

  private func state(_ role: ButtonRole?) -> [String: AnyHashable] {
    let number =
      switch role {
      case .cancel: 4
      case .destructive: 1
      default: 0
      }
    return ["isEnabled": isEnabled, "role": number]
  }
}
