import SwiftUI
import UnderstudyTesting
import XCTest

extension BrokenTests {
  @MainActor func testTimeOut() {  // F-90
    let app = launch()
    XCTAssertTrue(app.staticTexts["Thanks"].waitForExistence(timeout: 2))
  }

  @MainActor func testComesLater() {  // F-90
    let app = launch()
    app.buttons["Load"].tap()
    XCTAssertTrue(app.staticTexts["Loaded"].waitForExistence(timeout: 2))
  }

  @MainActor func testExistedUntil() {
    let app = launch()
    _ = app.staticTexts["Thanks"].waitForExistence(timeout: 2)
    XCTAssertTrue(app.staticTexts["Welcome"].exists)
  }

  @MainActor func testVariable() {
    let app = launch()
    let isLoaded = app.staticTexts["Loaded"].waitForExistence(timeout: 1)
    XCTAssertTrue(isLoaded, "the list must be loaded")
  }

  @MainActor func testPreferenceHidden() {  // F-95
    struct Screen: View {
      var body: some View {
        Text("Tea").preference(key: ScreenKey.self, value: "tea").preference(key: ScreenKey.self, value: "shop")
      }
    }
    let app = XCUIApplication { Screen() }
    XCTAssertEqual(app.preferences(ScreenKey.self).value, "tea")
  }

  @MainActor func testThrownWait() throws {  // F-91
    let app = launch()
    try app.preferences(ScreenKey.self).wait(timeout: 2) { $0 == "tea" }
  }

  @MainActor func testExpectation() {  // F-91
    let app = launch()
    let exists = NSPredicate(format: "exists == true")
    expectation(for: exists, evaluatedWith: app.staticTexts["Thanks"])
    waitForExpectations(timeout: 2)
  }

  @MainActor func testAsyncFailure() async {
    let app = launch()
    await Task.yield()
    XCTAssertTrue(app.staticTexts["Thanks"].waitForExistence(timeout: 2))
  }
}

struct ScreenKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = value.isEmpty ? nextValue() : value }
}
