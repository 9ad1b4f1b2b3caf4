import SwiftUI
import Testing
import UnderstudyTesting
import XCTest

/// Tests that pause, which only processes of ``PauseTests`` run.
enum PauseFixture {
  static let variable = "UNDERSTUDY_PAUSE_FIXTURES"
  static let isRun = ProcessInfo.processInfo.environment[variable]?.isEmpty == false
}

@Suite(.enabled(if: PauseFixture.isRun)) @MainActor struct PausingFixtures {
  @Test func calls() {
    let app = XCUIApplication { TeaView() }
    app.switches["Strong"].tap()
    app.pause()
    app.buttons["Yes"].tap()
    #expect(app.staticTexts["count"].label == "0")
  }

  @Test func fails() {
    let app = XCUIApplication { TeaView() }
    app.buttons["Clear"].tap()
    #expect(app.buttons["Maybe"].exists)
    app.buttons["Yes"].tap()
  }

  @Test(arguments: ["Assam", "Oolong"]) func cases(tea: String) {
    let app = XCUIApplication { TeaView() }
    app.textFields["name"].tap()
    app.textFields["name"].typeText(tea)
    app.buttons["Add"].tap()
    #expect(app.staticTexts["count"].label == "4")
  }
}

final class PausingFixtureTests: UITestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(PauseFixture.isRun)
    continueAfterFailure = false
  }

  func testFails() {
    MainActor.assumeIsolated {
      let app = XCUIApplication { TeaView() }
      app.buttons["Clear"].tap()
      app.buttons["Maybe"].tap()
      app.buttons["Yes"].tap()
    }
  }
}
