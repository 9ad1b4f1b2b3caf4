import UnderstudyTime
import XCTest

/// Lists an `async` test method of a UI test's class.
///
/// XCTest's own function waits for the method for a month. This one, which is preferred for being the more special one, can
/// be ended where the method awaits something for ever (F-62).
///
/// - Parameter testClosureGenerator: the method, not yet applied to an instance.
/// - Returns: a method that runs it to its end.
public func asyncTest<T: UITestCase>(
  _ testClosureGenerator: @escaping (T) -> () async throws -> Void
) -> (T) -> () throws -> Void {
  { test in { try TestRun.runAsync(testClosureGenerator(test)) } }
}

extension TestRun {
  /// As long as XCTest itself would wait for an `async` method, in seconds: a month.
  private static let timeoutOfMethod: TimeInterval = 60 * 60 * 24 * 30

  /// Runs an `async` test method, and the main queue meanwhile.
  ///
  /// - Throws: what the method throws.
  static func runAsync(_ method: @escaping () async throws -> Void) throws {
    let (end, running) = (XCTestExpectation(description: "async test completion"), ofXCTest)
    running?.endOfMethod.withLock { $0 = end }
    defer { running?.endOfMethod.withLock { $0 = nil } }
    let sendable = UncheckedSendable(method)
    let thrown = Guarded<(any Error)?>(nil)
    Task {
      TestProgress.noteTestItself()
      do {
        try await sendable.value()
      } catch {
        thrown.withLock { $0 = error }
      }
      end.fulfill()
    }
    // All parameters are given, as with fewer the wait would be one on the app's clock.
    _ = XCTWaiter.wait(for: [end], timeout: timeoutOfMethod, enforceOrder: false, file: #file, line: #line)
    if let error = thrown.withLock({ $0 }) { throw error }
  }

  /// Whether the test's method is an `async` one that can be ended.
  var canBeAbandoned: Bool { endOfMethod.withLock { $0 != nil } }

  /// Ends the wait for an `async` method: the test continues to its end without it.
  package func abandon() { endOfMethod.withLock { $0 }?.fulfill() }
}
