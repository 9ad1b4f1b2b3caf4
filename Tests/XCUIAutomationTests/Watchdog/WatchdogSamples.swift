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

  /// A part that takes longer than half of the limit, in which the main queue cannot answer.
  @MainActor func testSemaphoreAfterAPause() {
    app.buttons["Nothing"].tap()
    compute(for: 0.4)
    app.buttons["Semaphore"].tap()
  }

  @MainActor func testLoop() { app.buttons["Loop"].tap() }
  @MainActor func testBody() { app.buttons["Body"].tap() }
  @MainActor func testLock() { app.buttons["Lock"].tap() }
  @MainActor func testTrap() { app.buttons["Trap"].tap() }
  @MainActor func testBadAddress() { app.buttons["Bad address"].tap() }
  @MainActor func testExit() { app.buttons["Exit"].tap() }
  @MainActor func testExitInTask() { app.buttons["Exit in task"].tap() }

  func testSemaphoreWithoutApp() { waitForSemaphore() }

  func testLoopWithoutApp() { loopOfTest() }

  static let lineOfOwnWait = #line + 6

  // Optimised, the last call would be a jump, and the test have no frame on the stack.
  @_optimize(none) @MainActor func testWaitsItself() {
    app.buttons["Nothing"].tap()

    waitForSemaphore()
  }

  @MainActor func testExitsItself() {
    app.buttons["Nothing"].tap()

    exit(0)
  }

  @MainActor func testTrapOfItsOwn() {
    app.buttons["Nothing"].tap()
    let none: [Int] = []
    print(none[app.buttons.count])
  }
}

/// Computes for a time in seconds, which is the thread's: on a busy machine it takes longer.
private func compute(for seconds: Double) {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let end = now() + seconds
  while now() < end {}
}

let waitForSemaphoreLine = #line + 1
@_optimize(none) private func waitForSemaphore() { DispatchSemaphore(value: 0).wait() }

/// A test of XCTest's own class, which reports failures as they are.
final class PlainSamples: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ChildRun.isChild, "Runs in a process of its own.")
  }

  static let lineOfMissing = #line + 4

  @MainActor func testMissing() {
    let app = XCUIApplication { StuckScreen() }
    XCTAssertTrue(app.buttons["Nothin"].exists)
  }
}

/// Tests that await something for ever, and one after them.
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

  func testAwaitsWithoutApp() async {
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

  @Test func poolSample() async {
    let app = XCUIApplication { StuckScreen() }
    app.buttons["Nothing"].tap()
    await loopOnPool()
  }

  @Test func exitTestSample() async {
    await #expect(processExitsWith: .success) {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }

  /// A sleep as long as that is nothing to wait for.
  @Test func sampleWithoutApp() async {
    let sleeper = Task { try? await Task.sleep(for: .seconds(1_000_000)) }
    defer { sleeper.cancel() }
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  /// Longer than the limit twice.
  @Test func sleepSample() async throws { try await Task.sleep(for: .milliseconds(1300)) }

  /// Longer than the limit, and without an `await`.
  @Test func computeSample() { compute(for: 1.3) }

  @Test func pollSample() async {
    while !neverTrue { await Task.yield() }
  }

  @Test func exitSample() {
    let app = XCUIApplication { StuckScreen() }
    app.buttons["Exit"].tap()
  }
}

/// A run that ends in the fourth of its tests.
@MainActor
@Suite(.enabled(if: ChildRun.isChild), .serialized)
struct ResultSamples {
  @Test func aPasses() {}

  @Test(.disabled("not today")) func bSkipped() {}

  @Test func cFails() { #expect(1 + 1 == 3, "1 < 2") }

  @Test(arguments: [1]) func dTraps(number: Int) {
    let app = XCUIApplication { StuckScreen() }
    app.buttons["Trap"].tap()
  }

  @Test func eLater() {}
}

@MainActor private var neverTrue = false

@concurrent private func loopOnPool() async { loopOfTest() }

@_optimize(none) private func loopOfTest() {
  var count = 0
  while true { count &+= 1 }
}
