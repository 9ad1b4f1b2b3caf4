import Testing
import UnderstudyCore

/// The device of the running test, which its apps share.
@MainActor enum TestDevice {
  /// What Swift Testing tests made of the device, for apps to come.
  private static var early: [TestMembership: DeviceState] = [:]

  static var state: DeviceState {
    get { TestScope.current?.device ?? initial }
    set {
      if let running = RunningTestCase.current, Test.current == nil {
        running.device = newValue
      } else {
        early[.current] = newValue == DeviceState() ? nil : newValue
      }
      for scope in TestScope.ofRunningTest { scope.device = newValue }
    }
  }

  /// The device that a new scope begins with.
  static var initial: DeviceState {
    if let running = RunningTestCase.current, Test.current == nil { return running.device }
    return early.isEmpty ? DeviceState() : early[.current] ?? DeviceState()
  }
}
