import Foundation
import SwiftUI
import Testing
import UnderstudyTime

/// What is reported of a run that stands still, and that it ends; each in a process of its own.
@Suite("F-62: A run that stands still is reported and ended", .serialized)
struct WatchdogTests {
  private static let limit = "0.2"

  /// Taps a button in a process whose limit is short, or loops on a thread of the pool.
  @MainActor private static func tap(_ button: String) async {
    setenv("UNDERSTUDY_HANG_LIMIT", limit, 1)
    let app = XCUIApplication { StuckScreen() }
    app.buttons[button == "Pool" ? "Nothing" : button].tap()
    if button == "Pool" { await loopOnPool() }
    withExtendedLifetime(app) {}
  }

  private static let runs = SharedRuns<ExitTest.Result?>(
    // Those that loop occupy a processor each: not all at the same time.
    ["Semaphore", "Lock", "Loop", "Body"] + (PlatformGaps.isSanitized ? [] : ["Pool"])
  ) { button in
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [button = button as String] in
      await tap(button)
    }
  }

  /// What the child process writes, which taps a button that never comes back.
  private func output(_ button: String) async throws -> String {
    String(decoding: try await Self.runs.run(button)?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("A semaphore in an action: the action with its line, the app's frames, the last events, and the end")
  func semaphore() async throws {
    let output = try await output("Semaphore")
    #expect(output.contains("the run has not moved for \(Self.limit) s of real time"))
    #expect(output.contains(#"under way: Tap "Semaphore" Button (WatchdogTests.swift:"#))
    #expect(output.contains("closure #1 in closure #1 in StuckScreen.body.getter (StuckScreen.swift:"))
    #expect(output.contains("in libdispatch.so"))
    #expect(output.contains("  StuckScreen appeared\n  Tap \"Semaphore\" Button"))
    #expect(output.contains("error: application : The run stood still for"))
  }

  @Test("A loop without end in an action")
  func loop() async throws {
    let output = try await output("Loop")
    #expect(output.contains("Main thread, code of the app and the test:\n  loopForEver()"))
  }

  @Test("A body that does not end: its view")
  func body() async throws {
    let output = try await output("Body")
    #expect(output.contains("evaluates: StuckScreen"))
    #expect(output.contains("bodyThatNeverEnds() (StuckScreen.swift:"))
  }

  @Test("A lock that another thread holds: that thread, too")
  func lock() async throws {
    let output = try await output("Lock")
    #expect(output.contains("waitForLock(_:) (StuckScreen.swift:"))
    #expect(output.contains("keepLock() (StuckScreen.swift:"))
  }

  @Test("A test that loops on a thread of the pool", .enabled(if: !PlatformGaps.isSanitized))
  func pool() async throws {
    let output = try await output("Pool")
    #expect(output.contains("loopOfTest() (WatchdogTests.swift:"))
  }
}

@concurrent private func loopOnPool() async { loopOfTest() }

@_optimize(none) private func loopOfTest() {
  var count = 0
  while true { count &+= 1 }
}

/// What a whole run of tests does, in either framework.
@Suite("F-62, F-63: Runs of tests that hang, trap or are ended by the app", .serialized)
struct WatchdogRunTests {
  @Test("XCTest: a test that hangs is named, and the process fails")
  func hang() async throws {
    let run = try await ChildRun.of("WatchdogSamples/testSemaphore")
    #expect(run.code == 1)
    #expect(run.output.contains("test: WatchdogSamples.testSemaphore"))
    #expect(run.output.contains("error: WatchdogSamples.testSemaphore : The run stood still for"))
  }

  @Test("XCTest: a test that awaits for ever fails, and the next one runs")
  func awaiting() async throws {
    let run = try await ChildRun.of("AwaitingSamples")
    #expect(run.code == 1)
    #expect(run.output.contains("error: AwaitingSamples.testAwaits : The test is stuck"))
    #expect(run.passed("AwaitingSamples.testGoesOn"))
    #expect(run.output.contains("Executed 2 tests, with 1 failure"))
  }

  @Test("Swift Testing: a continuation that is never resumed fails the test and ends the process")
  func continuation() async throws {
    let run = try await ChildRun.of("continuationSample")
    #expect(run.code == 1)
    #expect(run.output.contains("The test is stuck"))
    #expect(run.output.contains("error: continuationSample() : The run stood still for"))
  }

  @Test("Swift Testing: a loop over a stream that never ends is cancelled, and the next test runs")
  func stream() async throws {
    let run = try await ChildRun.of("streamSample")
    #expect(run.code == 1)
    #expect(run.output.contains("The test is stuck"))
    #expect(run.passed("streamSampleSuccessor"))
    #expect(!run.output.contains("The run stood still"))
  }

  @Test(
    "A trap is reported with test, action and line before the process ends",
    arguments: ["testTrap", "testTrapOfItsOwn"])
  func trap(test: String) async throws {
    let run = try await ChildRun.of("WatchdogSamples/\(test)")
    #expect(run.code > 128)
    #expect(run.output.contains("in the test WatchdogSamples.\(test)\n"))
    #expect(run.output.contains(test == "testTrap" ? "under way: Tap \"Trap\"" : "last action: Tap \"Nothing\""))
    #expect(run.output.contains("(WatchdogSamples.swift:"))
    let function = test == "testTrap" ? "StuckScreen.body.getter" + placeOfTrap : "WatchdogSamples.testTrapOfItsOwn()"
    #expect(run.output.contains(function))
  }

  @Test("A bad address leaves the runtime's back trace whole")
  func badAddress() async throws {
    let run = try await ChildRun.of(ChildRun.sampleWithBackTrace)
    #expect(run.code > 128)
    #expect(run.output.contains("under way: Tap \"Bad address\""))
    #expect(run.output.contains("Backtrace took"))
  }

  @Test(
    "exit(0) of an app is a failure that names the test, the action and the line",
    arguments: ["testExit", "testExitInTask"])
  func exit(test: String) async throws {
    let run = try await ChildRun.of("WatchdogSamples/\(test)")
    #expect(run.code == 1)
    #expect(run.output.contains("exit(0) was called by the app in the test WatchdogSamples.\(test)"))
    #expect(run.output.contains("(WatchdogSamples.swift:"))
    #expect(run.output.contains("StuckScreen.body.getter (StuckScreen.swift:"))
  }

  @Test("So it is in Swift Testing")
  func exitInSwiftTesting() async throws {
    let run = try await ChildRun.of("exitSample")
    #expect(run.code == 1)
    #expect(run.output.contains("exit(0) was called by the app in the test exitSample()"))
  }
}
