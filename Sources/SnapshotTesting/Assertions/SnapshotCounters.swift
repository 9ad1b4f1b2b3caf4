import Testing
import UnderstudyTime
import XCUIAutomation

/// Numbers the snapshots of a test that have no name.
final class SnapshotCounters: Sendable {
  /// The counters of the test around which a trait stands.
  @TaskLocal private static var own: SnapshotCounters?

  private let counts = Guarded<[String: Int]>([:])

  /// The counters of Swift Testing's tests without a trait: cases of a test share them.
  private static let shared = SnapshotCounters()

  private struct OfTest: Sendable {
    weak var test: TestRun?
    let counters: SnapshotCounters
  }

  /// The counters of the XCTest test that has asked last; XCTest runs one at a time.
  private static let ofXCTest = Guarded<OfTest?>(nil)

  /// Those that belong to the code that asks.
  static var current: SnapshotCounters {
    if let own { return own }
    guard Test.current == nil, let running = TestRun.ofXCTest else { return shared }
    return ofXCTest.withLock { known in
      if let known, known.test === running { return known.counters }
      let made = SnapshotCounters()
      known = OfTest(test: running, counters: made)
      return made
    }
  }

  /// Counts from 1 while a test runs.
  static func withOwn(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows {
    try await $own.withValue(SnapshotCounters(), operation: body, isolation: isolation)
  }

  /// The next number for a file's name.
  func next(for key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }
}
