import SwiftUI
import UnderstudyTesting
import XCTest

// Each of these tests fails on purpose. What it prints lies in Expected, under its name.

extension BrokenTests {
  @MainActor func testTypo() {
    let app = launch()
    XCTAssertTrue(app.buttons["sav"].waitForExistence(timeout: 2))
  }

  @MainActor func testWrongType() {
    let app = launch()
    XCTAssertTrue(app.staticTexts["save"].exists)
  }

  @MainActor func testWrongCase() {
    let app = launch()
    app.buttons["SAVE"].tap()
  }

  @MainActor func testDisabled() {  // F-95
    let app = launch()
    app.buttons["Pay"].tap()
    XCTAssertTrue(app.staticTexts["Paid"].waitForExistence(timeout: 2))
  }

  @MainActor func testCoveredByAlert() {
    let app = launch()
    app.buttons["Delete"].tap()
    if app.alerts.firstMatch.waitForExistence(timeout: 1) { app.buttons["save"].tap() }
  }

  @MainActor func testCoveredBySheet() {  // F-92
    let app = launch()
    app.buttons["Show sheet"].tap()
    XCTAssertTrue(app.buttons["save"].exists)
  }

  @MainActor func testCoveredByCover() {
    let app = launch()
    app.buttons["Show cover"].tap()
    XCTAssertTrue(app.buttons["save"].isHittable)
  }

  @MainActor func testCoveredByView() {  // LAY-351
    struct Screen: View {
      var body: some View {
        Button("Save") {}.overlay { Text("Loading").frame(width: 200, height: 100).background(.gray) }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Save"].tap()
  }

  @MainActor func testOffScreen() {  // LAY-352
    struct Screen: View {
      var body: some View { Button("Save") {}.offset(y: 2000) }
    }
    let app = XCUIApplication { Screen() }
    XCTAssertTrue(app.buttons["Save"].isHittable)
  }

  @MainActor func testLabelOfToggle() {  // F-29
    let app = XCUIApplication { Form { Toggle("Gift wrap", isOn: .constant(false)) } }
    app.switches["Gift wrap"].tap()
    XCTAssertEqual(app.switches["Gift wrap"].value as? String, "1")
  }

  @MainActor func testOutOfView() {  // LAY-352
    struct Screen: View {
      var body: some View {
        ScrollView {
          VStack {
            Color.yellow.frame(height: 1000)
            Button("Save") {}
          }
        }
        .accessibilityIdentifier("order")
      }
    }
    let app = XCUIApplication { Screen() }
    XCTAssertTrue(app.buttons["Save"].isHittable)
  }

  @MainActor func testOnAnotherTab() {
    struct Screen: View {
      var body: some View {
        TabView {
          Text("Tea").tabItem { Text("Shop") }
          Button("Log out") {}.tabItem { Text("Account") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Account"].tap()
    app.buttons["Shop"].tap()
    XCTAssertTrue(app.buttons["Log out"].waitForExistence(timeout: 1))
  }

  @MainActor func testPlaceNotThere() {
    let app = launch()
    app.buttons["Rows"].tap()
    XCTAssertGreaterThan(app.tables.cells.count, 10)
  }

  @MainActor func testAmbiguous() {
    let app = launch()
    app.buttons["Add"].tap()
  }

  @MainActor func testIndex() {  // F-92
    let app = launch()
    app.buttons.element(boundBy: 40).tap()
  }

  @MainActor func testCount() {  // F-90
    let app = launch()
    XCTAssertEqual(app.buttons.matching(identifier: "Add").count, 3)
  }

  @MainActor func testPredicateSyntax() {
    let app = launch()
    XCTAssertTrue(app.buttons.matching(NSPredicate(format: "label BEGINSWTH 'Add'")).firstMatch.exists)
  }

  @MainActor func testPredicateKey() {
    let app = launch()
    XCTAssertTrue(app.buttons.matching(NSPredicate(format: "text == 'Add'")).firstMatch.exists)
  }

  @MainActor func testRowNotMade() {  // F-92
    let app = launch()
    app.buttons["Rows"].tap()
    XCTAssertTrue(app.staticTexts["Row 50"].exists)
  }

  @MainActor func testRowAtTheSide() {  // LAY-355
    struct Screen: View {
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack { ForEach(1..<8) { Button("Day \($0)") {}.frame(width: 120) } }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Day 7"].tap()
  }

  @MainActor func testRowScrolledAway() {  // LAY-355
    let app = launch()
    app.buttons["Rows"].tap()
    app.collectionViews.firstMatch.swipeUp(velocity: .fast)
    app.staticTexts["Row 0"].tap()
  }

  @MainActor func testKeyboard() {  // F-92
    let app = launch()
    app.textFields["Name"].tap()
    app.keyboards.buttons["Go"].tap()
  }

  @MainActor func testFocus() {  // F-93
    let app = launch()
    app.textFields["Name"].typeText("Tea")
  }

  @MainActor func testWrongValue() {  // F-90
    let app = launch()
    app.buttons["save"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "4 items")
  }

  @MainActor func testValueOfText() {
    let app = launch()
    let text = app.staticTexts["count"].value as! String
    XCTAssertEqual(text, "2 items")
  }

  @MainActor func testTwoHandles() {  // F-92
    let app = launch()
    defer { app.terminate() }
    let other = XCUIApplication(bundleIdentifier: "com.example.other")
    XCTAssertTrue(other.buttons["save"].exists)
  }

  @MainActor func testNotLaunched() {
    let app = XCUIApplication()
    XCTAssertTrue(app.buttons["save"].exists)
  }

  @MainActor func testRuntimeIssue() {  // F-94
    struct Doubled: View {
      var body: some View { List([1, 1], id: \.self) { Text("Row \($0)") } }
    }
    let app = XCUIApplication { Doubled() }
    XCTAssertEqual(app.cells.count, 3)
  }
}
