import Foundation
import LensApp

/// Does to tracked controls what a user would do, by notifications.
public class LensInteractor {
  private let notificationCenter: NotificationCenter

  public init(notificationCenter: NotificationCenter) {
    self.notificationCenter = notificationCenter
  }

  public func tapButton(withID id: String) {
    post(.simulateButtonTap, id)
  }

  public func toggle(withID id: String, to value: Bool? = nil) {
    post(.simulateToggleChange, id, value.map { ["value": $0] } ?? [:])
  }

  public func picker(withID id: String, to value: AnyHashable) {
    post(.simulatePickerChange, id, ["value": value])
  }

  public func slider(withID id: String, to value: AnyHashable) {
    post(.simulateSliderChange, id, ["value": value])
  }

  public func stepper(withID id: String, to value: AnyHashable) {
    post(.simulateStepperChange, id, ["value": value])
  }

  public func textField(withID id: String, to value: String) {
    post(.simulateTextFieldChange, id, ["value": value])
  }

  public func textFieldMakeFocus(withID id: String) {
    post(.simulateTextFieldFocusChange, id, ["focus": true])
  }

  public func textFieldNotFocus(withID id: String) {
    post(.simulateTextFieldFocusChange, id, ["focus": false])
  }

  private func post(_ name: Notification.Name, _ id: String, _ values: [String: Any] = [:]) {
    notificationCenter.post(name: name, object: nil, userInfo: values.merging(["id": id]) { _, new in new })
  }
}
