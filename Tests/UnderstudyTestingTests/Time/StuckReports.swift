import SwiftUI
import Testing
import UnderstudyTime
import XCTest

extension XCUIApplication {
  /// Takes the reports of a stuck test in place of the framework, after a short limit.
  @MainActor
  func takeReports(_ take: @escaping @MainActor (String) -> Void) throws {
    clock.realTimeLimit = .milliseconds(10)
    _ = staticTexts.firstMatch.exists
    let session = try XCTUnwrap(Caller.current?.session)
    session.onGivingUp = { text, _ in take(text) }
  }
}
