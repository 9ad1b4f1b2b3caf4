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
  { test in { try AsyncTestRun.run(testClosureGenerator(test)) } }
}

/// An `async` test method that XCTest's thread waits for.
final class AsyncTestRun: Sendable {
  /// As long as XCTest itself would wait, in seconds: a month.
  private static let timeout: TimeInterval = 60 * 60 * 24 * 30

  private let end = XCTestExpectation(description: "async test completion")
  private let error = Guarded<(any Error)?>(nil)

  /// Runs a method, and the main queue meanwhile.
  ///
  /// - Throws: what the method throws.
  static func run(_ method: @escaping () async throws -> Void) throws {
    let run = AsyncTestRun()
    let running = TestRun.ofXCTest
    running?.asyncRun.withLock { $0 = run }
    defer { running?.asyncRun.withLock { $0 = nil } }
    let sendable = UncheckedSendable(method)
    Task {
      TestActivity.noteTestItself()
      do {
        try await sendable.value()
      } catch {
        run.error.withLock { $0 = error }
      }
      run.end.fulfill()
    }
    // All parameters are given, as with fewer the wait would be one on the app's clock.
    _ = XCTWaiter.wait(for: [run.end], timeout: timeout, enforceOrder: false, file: #file, line: #line)
    if let error = run.error.withLock({ $0 }) { throw error }
  }

  /// Ends the wait: the test continues to its end without its method.
  func abandon() { end.fulfill() }
}

extension TestRun {
  /// Whether the test's method is an `async` one that can be ended.
  var canBeAbandoned: Bool { asyncRun.withLock { $0 != nil } }

  /// Ends the test's method where it is an `async` one.
  package func abandon() { asyncRun.withLock { $0 }?.abandon() }
}
