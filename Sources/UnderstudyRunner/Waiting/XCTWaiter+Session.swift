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
  ///   - timeout: The longest wait, in seconds of the app's clock; without one the wait has no end, as Apple's (F-121).
  ///   - enforceOrder: Whether they must come in the order in which they are given.
  @discardableResult @inline(never)
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false
  ) -> XCTWaiter.Result {
    waitInSession(for: expectations, timeout: timeout, inOrder: enforceOrder, at: .init(.ofCaller())) ?? .interrupted
  }

  /// Waits for expectations on the clock of the app under test, without blocking the main thread.
  ///
  /// - Parameters:
  ///   - expectations: What to wait for.
  ///   - timeout: The longest wait, in seconds of the app's clock; without one the wait has no end, as Apple's (F-121).
  ///   - enforceOrder: Whether they must come in the order in which they are given.
  @discardableResult
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false
  ) async -> XCTWaiter.Result {
    await fulfillmentInSession(of: expectations, timeout: timeout, inOrder: enforceOrder) ?? .interrupted
  }

  // MARK: - Convenience

  /// Waits for expectations on the clock of the app under test; without a time-out the wait has no end.
  @discardableResult @inline(never)
  public class func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false
  ) -> XCTWaiter.Result {
    XCTWaiter().waitInSession(for: expectations, timeout: timeout, inOrder: enforceOrder, at: .init(.ofCaller()))
      ?? .interrupted
  }

  /// Waits for expectations on the clock of the app under test without blocking the main thread; without a time-out the wait has
  /// no end.
  @discardableResult
  public class func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false
  ) async -> XCTWaiter.Result {
    await XCTWaiter().fulfillmentInSession(of: expectations, timeout: timeout, inOrder: enforceOrder) ?? .interrupted
  }
}

extension XCTWaiter {
  /// - Parameter place: Where the test waits, for what it does against the rules.
  /// - Returns: nil for a wait that is against the rules, which was reported.
  func waitInSession(
    for expectations: [XCTestExpectation], timeout: TimeInterval, inOrder: Bool = false, at place: WorkOrigin.Place
  ) -> XCTWaiter.Result? {
    PendingExpectations.drop(expectations)
    if let violation = WaitRules.violation(of: expectations, by: self) {
      WaitRules.report(violation, at: place.location)
      return nil
    }
    // It stays on this thread.
    nonisolated(unsafe) let waiter = self
    // Off the main thread XCTest does all the waiting.
    let outcome = MainThread.run { ExpectationWait.run(expectations, timeout: timeout, inOrder: inOrder, by: waiter) }
    if case .interrupted(let outer) = outcome {
      delegate?.nestedWaiter(self, wasInterruptedByTimedOutWaiter: outer.value)
      return .interrupted
    }
    let real = outcome.flatMap { outcome in MainThread.run { RealTimeWait(after: outcome, timeout) } }
    let waitInRealTime: @Sendable () -> XCTWaiter.Result = {
      waiter.wait(
        for: expectations, timeout: real?.timeout ?? .ofWait(timeout), enforceOrder: inOrder, file: #file, line: #line)
    }
    let result = MainThread.run { XCTestWait.run(waitInRealTime) } ?? waitInRealTime()
    MainThread.run { real?.end() }
    FailureReporter.endTestIfPending()
    return result
  }

  /// - Parameter place: Where the test waits; nil where that is not known.
  /// - Returns: nil for a wait that is against the rules, which was reported.
  func fulfillmentInSession(
    of expectations: [XCTestExpectation], timeout: TimeInterval, inOrder: Bool = false, at place: CallPlace? = nil
  ) async -> XCTWaiter.Result? {
    PendingExpectations.drop(expectations)
    if let violation = WaitRules.violation(of: expectations, by: self) {
      WaitRules.report(violation, at: place)
      return nil
    }
    let real = await RealTimeWait(
      after: ExpectationWait.runAsync(expectations, timeout: timeout, inOrder: inOrder), timeout)
    let result = await fulfillment(
      of: expectations, timeout: real.timeout, enforceOrder: inOrder, file: #file, line: #line)
    await real.end()
    return result
  }
}

/// What XCTest waits for in real time after a wait on the app's clock: what is not the session's. The clocks stand still
/// meanwhile, because they have passed the time-out.
private struct RealTimeWait: Sendable {
  /// In seconds.
  let timeout: TimeInterval
  private let sessions: [ExecutionSession]

  @MainActor init(after outcome: ExpectationWait.Outcome, _ timeout: TimeInterval) {
    self.timeout = if case .settled = outcome { 0 } else { .ofWait(timeout) }
    sessions = TestRun.current.sessions
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
