import Foundation
import SwiftUI
import Testing
import XCTest

/// Tests that hang and trap. They run in processes of their own: `WatchdogRunTests`.
final class WatchdogSamples: UITestCase {
  @MainActor private lazy var app = XCUIApplication { StuckScreen() }

  override func setUpWithError() throws {
    try XCTSkipUnless(ChildRun.isChild, "Runs in a process of its own.")
  }

  @MainActor func testSemaphore() { app.buttons["Semaphore"].tap() }
  @MainActor func testTrap() { app.buttons["Trap"].tap() }
  @MainActor func testBadAddress() { app.buttons["Bad address"].tap() }
  @MainActor func testExit() { app.buttons["Exit"].tap() }
  @MainActor func testExitInTask() { app.buttons["Exit in task"].tap() }

  @MainActor func testTrapOfItsOwn() {
    app.buttons["Nothing"].tap()
    let none: [Int] = []
    print(none[app.buttons.count])
  }
}

/// A test that awaits something for ever, and one after it.
@MainActor
final class AwaitingSamples: UITestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ChildRun.isChild, "Runs in a process of its own.")
  }

  func testAwaits() async {
    let app = XCUIApplication { StuckScreen() }
    app.buttons["Nothing"].tap()
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  func testGoesOn() async {
    let app = XCUIApplication { StuckScreen() }
    XCTAssertTrue(app.buttons["Nothing"].exists)
  }
}

@MainActor
@Suite(.enabled(if: ChildRun.isChild), .serialized)
struct SwiftTestingSamples {
  @Test func continuationSample() async {
    let app = XCUIApplication { StuckScreen() }
    app.buttons["Nothing"].tap()
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  @Test func streamSample() async {
    let app = XCUIApplication { StuckScreen() }
    app.buttons["Nothing"].tap()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for await _ in stream {}
    continuation.finish()
  }

  @Test func streamSampleSuccessor() {
    let app = XCUIApplication { StuckScreen() }
    #expect(app.buttons["Nothing"].exists)
  }

  @Test func exitSample() {
    let app = XCUIApplication { StuckScreen() }
    app.buttons["Exit"].tap()
  }
}
