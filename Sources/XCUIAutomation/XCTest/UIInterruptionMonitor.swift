import XCTest

/// A handler for alerts that stand in the way of an action.
final class UIInterruptionMonitor: NSObject {
  private let handler: (XCUIElement) -> Bool

  init(handler: @escaping (XCUIElement) -> Bool) { self.handler = handler }

  /// Offers an alert that blocks an action to the running test's handlers, the newest first.
  ///
  /// - Parameter alert: the alert's element.
  /// - Returns: whether a handler took it, so that the action is worth another try.
  @MainActor static func offer(_ alert: XCUIElement) -> Bool {
    guard let running = TestRun.ofXCTest else { return false }
    return running.interruptionMonitors.reversed().contains { ($0 as? UIInterruptionMonitor)?.handler(alert) == true }
  }
}

extension XCTestCase {
  /// Has `handler` called when an alert blocks an action of the test
  /// (Apple's page "Handling UI Interruptions").
  ///
  /// - Parameters:
  ///   - handlerDescription: what the handler is for.
  ///   - handler: receives the alert; answers whether it has dealt with it. The newest handler is asked first.
  /// - Returns: for ``removeUIInterruptionMonitor(_:)``; the test's end removes it too.
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = UIInterruptionMonitor(handler: handler)
    TestRun.ofXCTest?.interruptionMonitors.append(monitor)
    return monitor
  }

  /// Stops calling a handler.
  ///
  /// - Parameter monitor: what ``addUIInterruptionMonitor(withDescription:handler:)`` returned.
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    TestRun.ofXCTest?.interruptionMonitors.removeAll { $0 === monitor }
  }
}
