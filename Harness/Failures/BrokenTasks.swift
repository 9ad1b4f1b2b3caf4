import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// Broken tests of Swift Testing that continue in tasks. Only `harness failures` runs them.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["UNDERSTUDY_BROKEN"] != nil), .explained)
struct BrokenTasks {
  @Test @MainActor func detachedTask() async {
    let app = XCUIApplication { BrokenShop() }
    await Task.detached { await MainActor.run { app.buttons["sav"].tap() } }.value
  }

  @Test(arguments: 1...19) @MainActor func detachedIssue(number: Int) async {
    let app = XCUIApplication { BrokenShop() }
    app.buttons["save"].tap()
    if number == 7 {
      await Task.detached { _ = Issue.record("An issue of no test") }.value
    }
  }

  @Test @MainActor func endlessStream() async {
    let app = XCUIApplication { BrokenShop() }
    app.buttons["save"].tap()
    for await _ in AsyncStream<Int>(bufferingPolicy: .unbounded, { _ in }) {}
  }

  @Test @MainActor func endlessContinuation() async {  // F-62
    let app = XCUIApplication { BrokenShop() }
    app.buttons["save"].tap()
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  @Test func otherThread() async {
    let app = await XCUIApplication { BrokenShop() }
    await #expect(app.buttons["sav"].exists)
  }

  @Test func variableOfThread() async {
    let app = await XCUIApplication { BrokenShop() }
    let isThere = await app.buttons["sav"].waitForExistence(timeout: 1)
    #expect(isThere)
  }
}
