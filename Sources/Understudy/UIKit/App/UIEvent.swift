import Foundation

/// What the user does, as UIKit's objects get it. None is made here: gestures and controls act without it.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What a movement of the device is. Source: Apple's page "UIEvent.EventSubtype".
  public enum EventSubtype: Int, Sendable {
    case none = 0
    /// The user shakes the device.
    case motionShake = 1
  }

  public override init() { super.init() }
}
