import Foundation
import SwiftUI
import Testing
import XCTest

// Test code that belongs to no actor, as language mode 5 allows it: on a device it may use the app from any thread.

final class NonisolatedUITests: XCTestCase {
  let app = XCUIApplication { StepScreen() }

  override func setUp() { continueAfterFailure = false }

  func testAsync() async throws {
    await app.buttons["Increase"].tap()
    XCTAssertTrue(app.staticTexts["The counter value is 1"].exists)
    XCTAssertFalse(app.buttons["Nope"].exists)
    XCTAssertTrue(app.buttons["Increase"].waitForExistence(timeout: 1))
    XCTAssertEqual(app.buttons.matching(NSPredicate(format: "label == 'Increase'")).count, 1)
    try await Task.sleep(nanoseconds: 1_000_000_000)
    XCTAssertFalse(app.buttons["Nope"].waitForExistence(timeout: 1000))
    XCTAssertEqual(helper(app.buttons.firstMatch), "Increase")
  }

  func testFailureExplainsItself() async {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.detailedDescription?.hasPrefix("Read: \"Nope\" Button (not found)") == true }
    XCTExpectFailure("It is not there", options: options) { XCTAssertTrue(app.buttons["Nope"].exists) }
  }

  private func helper(_ element: XCUIElement) -> String { element.label }
}

@Suite struct NonisolatedTests {
  @Test func everything() throws {
    let app = XCUIApplication { StepScreen() }
    app.buttons["Increase"].tap()
    #expect(app.staticTexts["The counter value is 1"].exists)
    #expect(!app.buttons["Nope"].waitForExistence(timeout: 1))
    #expect(app.buttons.count == 2)
    #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["Increase", "Show sheet"])
    #expect(app.buttons.element(boundBy: 1).isHittable)
    #expect(app.buttons["Increase"].frame.width > 0)
    #expect(app.state == .runningForeground)
    app.buttons["Show sheet"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(!app.buttons["Increase"].isHittable)
    app.swipeDown(velocity: .fast)
    let snapshot = try app.snapshot()
    #expect(snapshot.children.count == 1)
    #expect(app.screenshot().pngRepresentation.count > 0)
    #expect(app.debugDescription.contains("The counter value is 1"))
    XCUIDevice.shared.press(.home)
    #expect(app.wait(for: .runningBackground, timeout: 1))
    app.activate()
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(app.frame.width > app.frame.height)
    app.terminate()
    #expect(app.state == .notRunning)
  }

  @Test func asynchronous() async throws {
    let app = await XCUIApplication { StepScreen() }
    await app.buttons["Increase"].tap()
    #expect(app.staticTexts["The counter value is 1"].exists)
    #expect(!app.buttons["Nope"].waitForExistence(timeout: 1000))
    try await expectEventually { app.buttons.count == 2 }
  }
}

private struct StepScreen: View {
  @State private var counter = 0
  @State private var isSheet = false

  var body: some View {
    VStack {
      Text("The counter value is \(counter)")
      Button("Increase") { counter += 1 }
      Button("Show sheet") { isSheet = true }
    }
    .sheet(isPresented: $isSheet) { Text("Sheet") }
  }
}
