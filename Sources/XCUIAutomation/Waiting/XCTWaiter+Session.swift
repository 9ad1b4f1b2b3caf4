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
    let left = SessionWait.run(expectations, timeout: timeout)
    let sessions = SessionWait.begin()
    let result = wait(for: expectations, timeout: left, enforceOrder: enforceOrder, file: #file, line: #line)
    SessionWait.end(sessions)
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
    let left = await SessionWait.runAsync(expectations, timeout: timeout)
    let sessions = await SessionWait.beginAsync()
    let result = await fulfillment(of: expectations, timeout: left, enforceOrder: false, file: #file, line: #line)
    await SessionWait.endAsync(sessions)
    return result
  }

  /// Waits for expectations on the clock of the app under test, without blocking the main thread.
  @discardableResult
  public class func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval) async -> XCTWaiter.Result {
    await XCTWaiter().fulfillment(of: expectations, timeout: timeout)
  }
}

/// A wait on the session, from any thread.
enum SessionWait {
  /// Waits for expectations on the app's clock; off the main thread XCTest does all the waiting.
  ///
  /// - Returns: How long XCTest is to wait in real time, in seconds, for what is not the session's.
  static func run(_ expectations: [XCTestExpectation], timeout: TimeInterval) -> TimeInterval {
    PendingExpectations.drop(expectations)
    let timeout = Duration(timeout: timeout) / .seconds(1)
    guard MainThread.isCurrent else { return timeout }
    return MainActor.assumeIsolated {
      ExpectationWait.run(expectations, timeout: timeout) == .settled ? 0 : timeout
    }
  }

  static func runAsync(_ expectations: [XCTestExpectation], timeout: TimeInterval) async -> TimeInterval {
    PendingExpectations.drop(expectations)
    let timeout = Duration(timeout: timeout) / .seconds(1)
    return await ExpectationWait.runAsync(expectations, timeout: timeout) == .settled ? 0 : timeout
  }

  /// Begins the wait in real time, during which the clocks stand still, because they have passed the time-out.
  ///
  /// - Returns: what goes to ``end(_:)``.
  static func begin() -> [ExecutionSession] { MainThread.isCurrent ? MainActor.assumeIsolated { beginHere() } : [] }

  static func end(_ sessions: [ExecutionSession]) {
    if MainThread.isCurrent { MainActor.assumeIsolated { endHere(sessions) } }
  }

  @MainActor static func beginAsync() -> [ExecutionSession] { beginHere() }
  @MainActor static func endAsync(_ sessions: [ExecutionSession]) { endHere(sessions) }

  @MainActor private static func beginHere() -> [ExecutionSession] {
    let sessions = RunningTest.current.sessions
    for session in sessions { session.beginRealWait() }
    return sessions
  }

  @MainActor private static func endHere(_ sessions: [ExecutionSession]) {
    for session in sessions { session.endRealWait() }
  }
}
