import SwiftUI

private struct NotificationCenterKey: EnvironmentKey {
  static let defaultValue = NotificationCenter.default
}

extension EnvironmentValues {
  /// Notifies tracked controls of what a test does; each workbench has its own.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

extension Notification.Name {
  static public let buttonWasTapped = Notification.Name("buttonWasTapped")
  static public let simulateButtonTap = Notification.Name("simulateButtonTap")
  static public let toggleWasChanged = Notification.Name("toggleWasChanged")
  static public let simulateToggleChange = Notification.Name("simulateToggleChange")
  static public let sliderWasChanged = Notification.Name("sliderWasChanged")
  static public let simulateSliderChange = Notification.Name("simulateSliderChange")
  static public let stepperWasChanged = Notification.Name("stepperWasChanged")
  static public let simulateStepperChange = Notification.Name("simulateStepperChange")
  static public let pickerWasChanged = Notification.Name("pickerWasChanged")
  static public let simulatePickerChange = Notification.Name("simulatePickerChange")
  static public let textFieldWasChanged = Notification.Name("textFieldWasChanged")
  static public let simulateTextFieldChange = Notification.Name("simulateTextFieldChange")
  static public let textFieldFocusChanged = Notification.Name("textFieldFocusChanged")
  static public let simulateTextFieldFocusChange = Notification.Name("simulateTextFieldFocusChange")
  static public let textFieldCommitChanged = Notification.Name("textFieldCommitChanged")
}

extension Notification {
  /// What a notification of a test carries for a view: nil where it is meant for another.
  func values(forViewID id: String) -> [AnyHashable: Any]? {
    userInfo?["id"] as? String == id ? userInfo : nil
  }
}
