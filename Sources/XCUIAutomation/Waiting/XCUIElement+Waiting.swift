import Foundation
import UnderstudyCore
import UnderstudyTime

// Waiting moves the virtual clock from one event to the next and checks after each. Nothing polls, and
// real time passes only for work outside of the process.

extension XCUIElement {
  /// Waits until the element exists. Does not fail the test.
  ///
  /// - Parameter timeout: The longest wait, in seconds of the app's clock.
  /// - Returns: Whether it exists.
  public func waitForExistence(
    timeout: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    wait(timeout, "to exist", at: CallSite(fileID, file, line)) { exists }
  }

  /// Waits until the element does not exist. Does not fail the test.
  ///
  /// - Parameter timeout: The longest wait, in seconds of the app's clock.
  /// - Returns: Whether it no longer exists.
  public func waitForNonExistence(
    timeout: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    wait(timeout, "to disappear", at: CallSite(fileID, file, line)) { !exists }
  }

  /// Waits until a property has a value. Does not fail the test; an element that does not exist has no value yet.
  ///
  /// - Parameters:
  ///   - keyPath: The property, such as `\.label` or `\.windows.count`.
  ///   - expectedValue: The value to wait for.
  ///   - timeout: The longest wait, in seconds of the app's clock.
  /// - Returns: Whether it had the value in time.
  @preconcurrency
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    wait(timeout, "to have a value", at: CallSite(fileID, file, line)) { self[keyPath: keyPath] == expectedValue }
  }

  /// Waits until a condition of the element holds, as a step of the test.
  ///
  /// - Parameter goal: What it waits for, as a report names it.
  private func wait(
    _ timeout: TimeInterval, _ goal: String, at site: CallSite, until condition: @MainActor () -> Bool
  ) -> Bool {
    application.step(.wait, "Wait for \(name()) \(goal)", at: site) {
      application.wait(timeout, at: site, until: condition)
    }
  }
}

extension XCUIApplication {
  /// Waits until the app is in a state. Does not fail the test.
  ///
  /// - Parameters:
  ///   - state: The state to wait for.
  ///   - timeout: The longest wait, in seconds of the app's clock.
  /// - Returns: Whether it was in the state in time.
  public func wait(
    for state: State, timeout: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    wait(timeout, at: CallSite(fileID, file, line)) { self.state == state }
  }

  /// Waits until a condition holds; after a failure that ends the test, it is evaluated only once.
  func wait(_ timeout: TimeInterval, at site: CallSite?, until condition: @MainActor () -> Bool) -> Bool {
    guard MainThread.isCurrent else { return MainThread.wait { wait(timeout, at: site, until: condition) } }
    guard !FailureReporter.shouldSkip else { return false }
    run.site = site
    if let host, host.isRunning, !run.isWaiting {
      session.perform {
        host.settle()
        run.letAnimationsEnd(host)
      }
    }
    let start = session.now
    let holds = session.run(
      until: { FailureReporter.isEndPending || run.looking { Probe.holds(condition) } },
      timeout: Duration(timeout: timeout))
    run.recentReads?.endWait(after: (session.now - start) / .seconds(1))
    if !holds { run.spend(ProgressLimits.wait, at: site) }
    FailureReporter.endTestIfPending()
    return holds
  }
}
