import SwiftUI
import Testing
import UnderstudyTime
import XCTest

extension XCUIApplication {
  /// Takes what a stuck test is told in place of the framework, and has that come soon.
  @MainActor
  func takeReports(_ take: @escaping @MainActor (String) -> Void) throws {
    clock.realTimeLimit = .milliseconds(10)
    _ = staticTexts.firstMatch.exists
    let session = try XCTUnwrap(ExecutionSession.ofCallerOrTest)
    session.onGivingUp = take
  }
}
