import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// Broken tests of Swift Testing. Only `harness failures` runs them.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["UNDERSTUDY_BROKEN"] != nil), .explained)
@MainActor struct BrokenExpectations {
  @Test(arguments: ["save", "sav"])
  func parameterisedCase(name: String) {
    let app = XCUIApplication { BrokenShop() }
    #expect(app.buttons[name].waitForExistence(timeout: 2))
  }

  @Test func value() {
    let app = XCUIApplication { BrokenShop() }
    #expect(app.staticTexts["count"].label == "4 items")
  }

  @Test(arguments: 2...3)
  func parallelCase(number: Int) async {
    let app = XCUIApplication { BrokenShop() }
    await Task.yield()
    for _ in 1..<number { app.buttons["save"].tap() }
    #expect(app.staticTexts["3 items"].exists)
  }

  @Test func missingRead() {
    let app = XCUIApplication { BrokenShop() }
    #expect(app.staticTexts["cuont"].label == "2 items")
  }

  @Test func noError() {
    let app = XCUIApplication { BrokenShop() }
    #expect(throws: (any Error).self) { try app.staticTexts["count"].snapshot() }
  }

  @Test func thrownError() throws {
    struct Unpaid: Error {}
    let app = XCUIApplication { BrokenShop() }
    guard app.staticTexts["Paid"].waitForExistence(timeout: 2) else { throw Unpaid() }
  }

  @Test func spyCalls() {
    let spy = Spy<String, Void>()
    let app = XCUIApplication { Button("Order") { spy("tea") } }
    app.buttons["Order"].tap()
    #expect(spy.calls.count == 2)
  }

  @Test func confirmed() async {
    let app = XCUIApplication { BrokenShop() }
    await confirmation("It is loaded") { _ in app.buttons["Load"].tap() }
  }

  @Test func knownIssue() {
    let app = XCUIApplication { BrokenShop() }
    withKnownIssue { #expect(app.buttons["save"].exists) }
  }

  @Test func requirement() throws {
    let app = XCUIApplication { BrokenShop() }
    let element = try #require(app.cells.allElementsBoundByIndex.first)
    element.tap()
  }
}
