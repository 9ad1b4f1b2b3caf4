import XCTest

@MainActor
final class IsolatedClassTests: XCTestCase {
  func testTheAppLaunchedBySetUpIsFoundByAnotherHandle() throws {
    XCUIApplication().launch()

    XCTAssertTrue(XCUIApplication().staticTexts["Hello, world!"].exists)
  }

  func testTheAppOfAnotherTestIsGone() {
    XCTAssertEqual(XCUIApplication().state, .notRunning)
  }

  func testTheScreenShowsTheRunningApp() {
    let blank = XCUIScreen.main.screenshot().pngRepresentation
    XCUIApplication().launch()

    XCTAssertNotEqual(XCUIScreen.main.screenshot().pngRepresentation, blank)
  }

  func testActivitiesReturnWhatTheirBlockReturns() throws {
    let app = XCUIApplication()
    app.launch()

    let label = XCTContext.runActivity(named: "read") { activity in
      activity.add(XCTAttachment(string: activity.name))
      return app.staticTexts.element.label
    }

    XCTAssertEqual(label, "Hello, world!")
  }
}

@MainActor
final class AsyncMethodTests: XCTestCase {
  func testTheAppIsDrivenFromAnAsyncMethod() async throws {
    let app = XCUIApplication()
    app.launch()

    try await Task.sleep(for: .nanoseconds(1))

    XCTAssertTrue(app.staticTexts["Hello, world!"].exists)
  }
}

final class NonisolatedMethodTests: XCTestCase {
  func testTheAppIsDrivenFromANonisolatedAsyncMethod() async throws {
    let app = await XCUIApplication()
    await app.launch()

    let exists = await app.staticTexts["Hello, world!"].exists

    XCTAssertTrue(exists)
  }
}

/// F-49: a class on the main actor may have both synchronous and `async` methods.
@MainActor
final class MixedMethodTests: XCTestCase {
  func testSynchronous() {
    XCUIApplication().launch()
    XCTAssertTrue(XCUIApplication().staticTexts["Hello, world!"].exists)
  }

  func testThrowing() throws {
    XCTAssertEqual(XCUIApplication().state, .notRunning)
  }

  func testAsynchronous() async throws {
    let app = XCUIApplication()
    app.launch()
    try await Task.sleep(for: .nanoseconds(1))
    XCTAssertTrue(app.staticTexts["Hello, world!"].exists)
  }
}
