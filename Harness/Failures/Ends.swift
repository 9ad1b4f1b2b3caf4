import Dispatch
import Foundation
import SwiftUI
import UnderstudyTesting
import XCTest

extension BrokenTests {
  @MainActor func testMissingObject() {
    let app = launch()
    let name = app.textFields["Nmae"].value as! String
    XCTAssertEqual(name, "Tea")
  }

  @MainActor func testInsideAction() {
    let app = launch { XCTFail("The action must not be called") }
    app.buttons["Call the test"].tap()
  }

  @MainActor func testAfterFailure() {  // F-43
    let app = launch()
    app.buttons["Nothing"].tap()
    XCTAssertTrue(app.buttons["Nothing else"].exists)
    XCTFail("This line does not run")
  }

  @MainActor func testSpyPending() {  // F-95
    struct Screen: View {
      let spy: PendableSpy<Void, String>
      @State private var name = "Loading"
      var body: some View { Text(name).task { name = await spy() } }
    }
    let app = XCUIApplication { Screen(spy: PendableSpy(pendingFallback: "nothing")) }
    XCTAssertTrue(app.staticTexts["Tea"].waitForExistence(timeout: 0.5))
  }

  @MainActor func testSpyCalls() {
    struct Screen: View {
      let spy: PendableSpy<String, String>
      @State private var name = "Loading"
      var body: some View { Text(name).task { name = await spy("tea") } }
    }
    let spy = PendableSpy<String, String>(pendingFallback: "nothing")
    let app = XCUIApplication { Screen(spy: spy) }
    XCTAssertTrue(app.staticTexts["Loading"].exists)
    XCTAssertEqual(spy.calls, ["coffee"])
  }

  @MainActor func testSpyNeverCalled() throws {
    struct Screen: View {
      let spy: Spy<String, Void>
      var body: some View { Button("Order") { spy("tea") }.disabled(true) }
    }
    let spy = Spy<String, Void>()
    let app = XCUIApplication { Screen(spy: spy) }
    app.buttons["Order"].tap()
    XCTAssertEqual(try XCTUnwrap(spy.calls.last), "tea")
  }

  @MainActor func testNotThrown() {
    let app = launch()
    XCTAssertThrowsError(try app.staticTexts["count"].snapshot())
  }

  @MainActor func testNotThrownByApp() {
    struct Till { func pay() throws {} }
    let app = launch()
    app.buttons["Pay"].tap()
    XCTAssertThrowsError(try Till().pay())
  }

  @MainActor func testTeardownBlock() {
    let app = launch()
    addTeardownBlock { @MainActor in XCTAssertTrue(app.buttons["sav"].exists) }
  }

  @MainActor func testValueAsNumber() {
    let app = launch()
    XCTAssertEqual(app.staticTexts["count"].value as! Int, 2)
  }

  @MainActor func testIndexOfArray() {
    let app = launch()
    app.buttons.allElementsBoundByIndex[20].tap()
  }

  @MainActor func testLeakedTask() {
    let app = launch()
    app.leaks = .fail
    app.buttons["Load"].tap()
  }

  @MainActor func testContinuation() {  // F-92
    struct Screen: View {
      var body: some View {
        Text("Tea").task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
      }
    }
    let app = XCUIApplication { Screen() }
    XCTAssertTrue(app.staticTexts["Coffee"].waitForExistence(timeout: 1))
  }

  @MainActor func testTrap() {  // F-63
    let app = launch { fatalError("The shop is closed") }
    app.buttons["Call the test"].tap()
  }

  @MainActor func testExit() {  // F-63
    let app = launch { exit(0) }
    app.buttons["Call the test"].tap()
  }

  @MainActor func testSemaphore() {  // F-62
    let app = launch { DispatchSemaphore(value: 0).wait() }
    app.buttons["Call the test"].tap()
  }

  @MainActor func testEndlessLoop() {  // F-62
    let app = launch {
      var count = 0
      while true { count &+= 1 }
    }
    app.buttons["Call the test"].tap()
  }

  @MainActor func testEndlessAwait() async {  // F-62
    let app = launch()
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    app.buttons["save"].tap()
  }
}

/// Fails before its test begins, and when it has ended.
final class BrokenAtTheEdges: UITestCase {
  private struct Closed: Error {}
  private var app: XCUIApplication?

  override func setUpWithError() throws {
    continueAfterFailure = false
    try MainActor.assumeIsolated {
      guard !name.hasSuffix("tearDown failure") else { return }
      let app = XCUIApplication { BrokenShop() }
      self.app = app
      if name.hasSuffix("setUp failure") { XCTAssertTrue(app.buttons["Nothing"].waitForExistence(timeout: 1)) }
      if name.hasSuffix("setUp error"), !app.buttons["sav"].exists { throw Closed() }
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      guard name.hasSuffix("tearDown failure") else { return }
      let app = XCUIApplication { BrokenShop() }
      XCTAssertEqual(app.buttons.count, 3)
    }
  }

  @MainActor func testSetUpFailure() { XCTFail("This line does not run") }  // F-43
  @MainActor func testSetUpError() { XCTFail("This line does not run") }  // F-90
  @MainActor func testTearDownFailure() {}

  /// XCTest runs it in a task, which is no work of the app.
  @MainActor func testAsyncMethod() async {  // F-92
    app?.clock.advance(by: .seconds(1))
    app?.buttons["nope"].tap()
  }
}

/// Goes on after its failures, as an `async` method cannot be left.
final class BrokenAsync: UITestCase {
  @MainActor func testMissingRead() async {
    let app = XCUIApplication { BrokenShop() }
    XCTAssertEqual(app.staticTexts["cuont"].label, "2 items")
  }

  func testVariable() async {
    let app = await XCUIApplication { BrokenShop() }
    let isThere = await app.buttons["sav"].exists
    XCTAssertTrue(isThere)
  }
}
