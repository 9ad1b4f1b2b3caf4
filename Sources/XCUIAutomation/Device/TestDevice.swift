import Testing
import UnderstudyCore

/// The device of the running test, which its apps share.
@MainActor enum TestDevice {
  /// What a Swift Testing test set before it made an app.
  private static var early: (test: Test.ID?, state: DeviceState)?

  static var state: DeviceState {
    get { TestScope.current?.device ?? initial }
    set {
      if let running = RunningTestCase.current, Test.current == nil {
        running.device = newValue
      } else {
        early = (Test.current?.id, newValue)
      }
      for scope in TestScope.ofRunningTest { scope.device = newValue }
    }
  }

  /// The device that a new scope begins with.
  static var initial: DeviceState {
    if let running = RunningTestCase.current, Test.current == nil { return running.device }
    guard let early, early.test == Test.current?.id else { return DeviceState() }
    return early.state
  }
}
