import Foundation
import XCTest
import XCUIAutomation

extension Snapshotting {
  /// Takes the snapshot after a time on the clock of the app under test.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - strategy: The strategy for the snapshot.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        let never = XCTestExpectation(description: "Nothing: only the time is to pass")
        never.isInverted = true
        _ = XCTWaiter.wait(for: [never], timeout: duration)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
