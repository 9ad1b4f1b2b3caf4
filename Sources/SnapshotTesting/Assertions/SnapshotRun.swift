import Foundation
import UnderstudyTime
import XCTest
import XCUIAutomation

/// One use of a strategy. What a strategy cannot do it notes here: its functions throw nothing.
final class SnapshotRun: Sendable {
  @TaskLocal private static var current: SnapshotRun?
  /// Strategies that are used outside of an assertion note nothing.
  private let noted = Guarded<[String]>([])

  /// Says why there is no snapshot, or no comparison.
  static func note(_ problem: String) { current?.noted.withLock { $0.append(problem) } }

  var problem: String? {
    let noted = noted.withLock { $0 }
    return noted.isEmpty ? nil : noted.joined(separator: "\n")
  }

  /// Runs a function of a strategy.
  func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Takes a snapshot.
  ///
  /// - Parameters:
  ///   - strategy: Makes it of the value.
  ///   - timeout: How long it may take, in seconds.
  /// - Returns: Nil where it did not come in time.
  func take<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, timeout: TimeInterval
  ) -> Format? {
    let arrival = Arrival<Format>()
    self { strategy.snapshot(value).run { arrival.accept($0) } }
    if arrival.value == nil { _ = XCTWaiter.wait(for: [arrival.expectation], timeout: timeout) }
    return arrival.value
  }
}

/// A value that may come on any thread.
private final class Arrival<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var known: Value?
  let expectation: XCTestExpectation

  init() {
    expectation = XCTestExpectation(description: "The snapshot is there")
    // A callback may come twice.
    expectation.assertForOverFulfill = false
  }

  var value: Value? { lock.withLock { known } }

  func accept(_ value: Value) {
    lock.withLock { if known == nil { known = value } }
    expectation.fulfill()
  }
}
