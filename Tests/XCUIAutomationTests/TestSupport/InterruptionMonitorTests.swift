import SwiftUI
import XCTest
import XCUIAutomation

final class InterruptionMonitorTests: UITestCase {
  private struct Screen: View {
    @State var isShown = true
    @State var lines: [String] = []
    var body: some View {
      Button("Go") { lines.append("Go") }
        .alert("Update", isPresented: $isShown) {
          Button("Install") { lines.append("Install") }
          Button("Later", role: .cancel) { lines.append("Later") }
        }
      Text(lines.joined(separator: " ")).accessibilityIdentifier("lines")
    }
  }

  /// F-116: handlers of the test come before that of the system, the newest first.
  @MainActor
  func testMonitorsComeFirst() {
    addUIInterruptionMonitor(withDescription: "older") { alert in
      alert.buttons["Install"].tap()
      return true
    }
    addUIInterruptionMonitor(withDescription: "newer") { _ in false }
    let app = XCUIApplication { Screen() }
    app.buttons["Go"].tap()
    XCTAssertEqual(app.staticTexts["lines"].label, "Install Go")
  }

  /// F-116: where all of them decline, the system's answers.
  @MainActor
  func testMonitorsThatDecline() {
    var offered = 0
    addUIInterruptionMonitor(withDescription: "declines") { _ in
      offered += 1
      return false
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Go"].tap()
    XCTAssertEqual(app.staticTexts["lines"].label, "Later Go")
    XCTAssertEqual(offered, 1)
  }

  /// F-116: a handler that says yes and does not close the alert leaves it in the way.
  @MainActor
  func testMonitorThatDoesNotClose() {
    addUIInterruptionMonitor(withDescription: "lies") { _ in true }
    let app = XCUIApplication { Screen() }
    XCTExpectFailure("the alert stays in the way") { app.buttons["Go"].tap() }
    XCTAssertTrue(app.alerts["Update"].exists)
  }
}
