import SwiftUI
import XCTest

/// An app that a property of the test case makes of a view: XCTest makes all test cases before the first test, but the app is that of the
/// test which uses it.
@MainActor
final class PropertyAppUITests: UITestCase {
  private let app = XCUIApplication { LaunchedScreen() }

  func testAFailureExplainsItself() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.detailedDescription?.hasPrefix("Read: \"Nope\" Button (not found)") == true }
    XCTExpectFailure("It is not there.", options: options) { XCTAssertTrue(app.buttons["Nope"].exists) }
  }

  func testItIsLaunchedByItsOwnTest() {
    let before = LaunchedScreen.launches
    XCTAssertTrue(app.staticTexts["Launched"].exists)
    XCTAssertEqual(LaunchedScreen.launches, before + 1)
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testALaunchOfTheTestIsTheOnlyOne() {
    let before = LaunchedScreen.launches
    app.launch()
    XCTAssertTrue(app.staticTexts["Launched"].exists)
    XCTAssertEqual(LaunchedScreen.launches, before + 1)
  }

  func testTheDeviceIsTheTestsOwn() {
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
  }
}

private struct LaunchedScreen: View {
  nonisolated(unsafe) static var launches = 0

  var body: some View { Text("Launched").onAppear { Self.launches += 1 } }
}
