import Foundation
import UnderstudyCore
import UnderstudyTime
import XCTest

// The toolchain's own methods of these names have more parameters, all with defaults; these have fewer and are
// preferred wherever a test leaves those out, as every test written for Xcode does.

extension XCTWaiter {
  /// Waits for expectations on the clock of the app under test.
  ///
  /// - Parameters:
  ///   - expectations: What to wait for; predicates on elements and queries are evaluated after everything that
  ///     happens.
  ///   - timeout: The longest wait, in seconds of the app's clock.
  @discardableResult
  public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> XCTWaiter.Result {
    wait(for: expectations, timeout: timeout, enforceOrder: false)
  }

  /// Waits for expectations on the clock of the app under test, in the order in which they are given or in any.
  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool
  ) -> XCTWaiter.Result {
    PendingExpectations.drop(expectations)
    // Off the main thread XCTest does all the waiting.
    let real = MainThread.run { RealTimeWait(after: ExpectationWait.run(expectations, timeout: timeout), timeout) }
    // It stays on this thread.
    nonisolated(unsafe) let waiter = self
    let waitInRealTime: @Sendable () -> XCTWaiter.Result = {
      waiter.wait(
        for: expectations, timeout: real?.timeout ?? .ofWait(timeout), enforceOrder: enforceOrder, file: #file,
        line: #line)
    }
    let result = MainThread.run { XCTestWait.run(waitInRealTime) } ?? waitInRealTime()
    MainThread.run { real?.end() }
    FailureReporter.endTestIfPending()
    return result
  }

  /// Waits for expectations on the clock of the app under test.
  @discardableResult
  public class func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> XCTWaiter.Result {
    XCTWaiter().wait(for: expectations, timeout: timeout)
  }

  /// Waits for expectations on the clock of the app under test, in the order in which they are given or in any.
  @discardableResult
  public class func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool
  ) -> XCTWaiter.Result {
    XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder)
  }

  /// Waits for expectations on the clock of the app under test, without blocking the main thread.
  @discardableResult
  public func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval) async -> XCTWaiter.Result {
    PendingExpectations.drop(expectations)
    let real = await RealTimeWait(after: ExpectationWait.runAsync(expectations, timeout: timeout), timeout)
    let result = await fulfillment(
      of: expectations, timeout: real.timeout, enforceOrder: false, file: #file, line: #line)
    await real.end()
    return result
  }

  /// Waits for expectations on the clock of the app under test, without blocking the main thread.
  @discardableResult
  public class func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval) async -> XCTWaiter.Result {
    await XCTWaiter().fulfillment(of: expectations, timeout: timeout)
  }
}

/// What XCTest waits for in real time after a wait on the app's clock: what is not the session's. The clocks stand still
/// meanwhile, because they have passed the time-out.
private struct RealTimeWait: Sendable {
  /// In seconds.
  let timeout: TimeInterval
  private let sessions: [ExecutionSession]

  @MainActor init(after outcome: ExpectationWait.Outcome, _ timeout: TimeInterval) {
    self.timeout = outcome == .settled ? 0 : .ofWait(timeout)
    sessions = RunningTest.current.sessions
    RealTimers.note(after: .seconds(self.timeout))
    for session in sessions { session.beginRealWait() }
  }

  @MainActor func end() {
    for session in sessions { session.endRealWait() }
  }
}

extension TimeInterval {
  /// A time-out as XCTest takes it: one without end is a day.
  fileprivate static func ofWait(_ timeout: TimeInterval) -> TimeInterval { Duration(timeout: timeout) / .seconds(1) }
}
