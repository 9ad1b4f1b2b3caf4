import Foundation
import SwiftUI
import Testing
import UnderstudyTime

/// What is reported of a run that stands still, and that it ends; each in a process of its own.
@Suite("F-62: A run that stands still is reported and ended", .serialized)
struct WatchdogTests {
  /// What the child process writes, which taps a button that never comes back.
  private func output(_ sample: String) async throws -> String {
    let run = try await ChildRun.of(sample)
    #expect(run.code == 1)
    return run.output
  }

  @Test("A semaphore in an action: the action with its line, the app's frames, the last events, and the end")
  func semaphore() async throws {
    let output = try await output("WatchdogSamples/testSemaphore")
    #expect(output.contains("the run has not moved for 0.5 s of real time"))
    #expect(output.contains(#"under way: Tap "Semaphore" Button (WatchdogSamples.swift:"#))
    #expect(output.contains("closure #1 in closure #1 in StuckScreen.body.getter (StuckScreen.swift:"))
    #expect(output.contains("in libdispatch.so"))
    #expect(output.contains("  StuckScreen appeared\n  Tap \"Semaphore\" Button"))
    #expect(output.contains("error: WatchdogSamples.testSemaphore : The run stood still for"))
  }

  @Test("A hang after a part that was slow, too, while the main queue has not run since")
  func semaphoreAfterAPause() async throws {
    let output = try await output("WatchdogSamples/testSemaphoreAfterAPause")
    #expect(output.contains(#"under way: Tap "Semaphore" Button (WatchdogSamples.swift:"#))
  }

  @Test("A loop without end in an action", .needsFrames)
  func loop() async throws {
    let output = try await output("WatchdogSamples/testLoop")
    #expect(output.contains("Main thread, code of the app and the test:\n  loopForEver()"))
  }

  @Test("A body that does not end: its view", .needsFrames)
  func body() async throws {
    let output = try await output("WatchdogSamples/testBody")
    #expect(output.contains("evaluates: StuckScreen"))
    #expect(output.contains("bodyThatNeverEnds() (StuckScreen.swift:"))
  }

  @Test("A test that waits itself fails at its own line, not at that of its last action")
  func waitOfTheTest() async throws {
    let output = try await output("WatchdogSamples/testWaitsItself")
    #expect(output.contains("waitForSemaphore() (WatchdogSamples.swift:"))
    #expect(
      output.contains("WatchdogSamples.testWaitsItself() (WatchdogSamples.swift:\(WatchdogSamples.lineOfOwnWait))"))
    #expect(output.contains("innermost frames, which wait for a semaphore:"))
    let ending = output.split(separator: "\n").last {
      $0.contains("error: WatchdogSamples.testWaitsItself : The run stood")
    }
    #expect(ending?.contains("WatchdogSamples.swift:\(waitForSemaphoreLine): error:") == true)
  }

  @Test("A lock that another thread holds: that thread, too")
  func lock() async throws {
    let output = try await output("WatchdogSamples/testLock")
    #expect(output.contains("waitForLock(_:) (StuckScreen.swift:"))
    #expect(output.contains("keepLock() (StuckScreen.swift:"))
  }

  @Test("A test that loops on a thread of the pool", .needsFrames)
  func pool() async throws {
    let output = try await output("poolSample")
    #expect(output.contains("loopOfTest() (WatchdogSamples.swift:"))
  }
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
    #expect(run.output.contains("error: AwaitingSamples.testAwaitsWithoutApp : The test is stuck: for 0.5 s"))
    #expect(run.passed("AwaitingSamples.testGoesOn"))
    #expect(run.output.contains("Executed 3 tests, with 2 failures"))
  }

  @Test("XCTest: a test without an app that hangs is named, with its thread, and the process fails")
  func hangWithoutApp() async throws {
    let run = try await ChildRun.of("WatchdogSamples/testSemaphoreWithoutApp")
    #expect(run.code == 1)
    #expect(run.output.contains("test: WatchdogSamples.testSemaphoreWithoutApp\n"))
    #expect(run.output.contains("waitForSemaphore() (WatchdogSamples.swift:"))
    #expect(run.output.contains("error: WatchdogSamples.testSemaphoreWithoutApp : The run stood still for"))
  }

  @Test(
    "Swift Testing: a test without an app that awaits for ever is named, with its line, and the process fails")
  func awaitingWithoutApp() async throws {
    let run = try await ChildRun.of("sampleWithoutApp")
    #expect(run.code == 1)
    #expect(run.output.contains("test: SwiftTestingSamples/sampleWithoutApp() (WatchdogSamples.swift:"))
    #expect(run.output.contains("No thread runs code of the app or the tests."))
    #expect(run.output.contains("error: SwiftTestingSamples/sampleWithoutApp() : The run stood still for"))
  }

  @Test("An exit test without an app that awaits for ever fails, as its process ends")
  func exitTestWithoutApp() async throws {
    let run = try await ChildRun.of("exitTestSample")
    #expect(run.code == 1)
    #expect(run.output.contains("Expectation failed: .success → .exitCode(1)"))
  }

  @Test("A test without an app that sleeps for longer than the limit passes")
  func sleeping() async throws {
    let run = try await ChildRun.of("sleepSample")
    #expect(run.code == 0)
    #expect(run.passed("sleepSample"))
    #expect(!run.output.contains("Understudy:"))
  }

  @Test(
    "XCTest: a test without an app that loops for ever is reported with its line, and ends after ten limits",
    .needsFrames)
  func loopWithoutApp() async throws {
    let run = try await ChildRun.of("WatchdogSamples/testLoopWithoutApp")
    #expect(run.code == 1)
    #expect(run.output.contains("Understudy: no test has begun or ended for "))
    #expect(run.output.contains("Main thread, code of the app and the test:\n  loopOfTest() (WatchdogSamples.swift:"))
    #expect(run.output.contains("error: WatchdogSamples.testLoopWithoutApp : The run stood still for 2"))
  }

  @Test(
    "Swift Testing: a test without an app that asks for something repeatedly, for ever, ends after ten limits")
  func pollingWithoutApp() async throws {
    let run = try await ChildRun.of("pollSample")
    #expect(run.code == 1)
    #expect(run.output.contains("test: SwiftTestingSamples/pollSample() (WatchdogSamples.swift:"))
    #expect(run.output.contains("error: SwiftTestingSamples/pollSample() : The run stood still for 2"))
  }

  @Test(
    "F-96: the test in which a process ends has a report, and GitHub an annotation with its line",
    arguments: [
      ("WatchdogSamples/testSemaphore", "XCUIAutomationTests.WatchdogSamples.testSemaphore", "The run stood still for"),
      ("WatchdogSamples/testTrap", "XCUIAutomationTests.WatchdogSamples.testTrap", "The process trapped"),
      ("WatchdogSamples/testExit", "XCUIAutomationTests.WatchdogSamples.testExit", "exit(0) was called by the app"),
      ("exitSample", "XCUIAutomationTests.SwiftTestingSamples.exitSample", "exit(0) was called by the app"),
    ])
  func report(_ sample: String, _ folder: String, _ text: String) async throws {
    let run = try await ChildRun.of(sample)
    let failure = run.failures.first { $0.key.hasPrefix(folder) }?.value ?? "none in \(run.failures.keys)"
    #expect(failure.contains(text))
    let annotations = run.output.split(separator: "\n").filter { $0.hasPrefix("::error file=") }
    #expect(annotations.count { $0.contains("WatchdogSamples.swift,line=") && $0.contains("::\(text)") } == 1)
  }

  @Test(
    "Swift Testing: the file of --xunit-output is whole after a trap: what has ended, what traps, what has not begun")
  func resultsOfTrap() async throws {
    let results = try #require(try await ChildRun.of("ResultSamples").results)
    func element(_ test: String) -> String {
      results.split(separator: "    <testcase ").first { $0.contains("name=\"\(test)\"") }.map(String.init) ?? "none"
    }
    #expect(results.hasSuffix("</testsuites>\n"))
    #expect(results.contains(#"name="TestResults" errors="0" tests="5" failures="2" skipped="2" time=""#))
    #expect(element("aPasses()").contains(#"classname="XCUIAutomationTests.ResultSamples""#))
    #expect(element("aPasses()").contains("time="))
    #expect(element("bSkipped()").contains("not today"))
    #expect(element("cFails()").contains(#"<failure message="Expectation failed: "#))
    #expect(element("cFails()").contains("1 &lt; 2"))
    #expect(
      element("dTraps(number:)").contains(#"<failure message="The process trapped, and ended with all its tests.">"#))
    #expect(element("dTraps(number:)").contains("under way: Tap &quot;Trap&quot; Button (WatchdogSamples.swift:"))
    #expect(element("eLater()").contains("<skipped>The process ended before the test began.</skipped>"))
  }

  @Test(
    "Swift Testing: so it is after an exit and after a hang",
    arguments: ["exitSample", "continuationSample"])
  func results(of sample: String) async throws {
    let results = try #require(try await ChildRun.of(sample).results)
    #expect(results.hasSuffix("</testsuites>\n"))
    #expect(results.contains(sample == "exitSample" ? "exit(0) was called by the app" : "The test is stuck"))
  }

  @Test("A test that calls exit itself fails, at its line")
  func exitOfTheTest() async throws {
    let run = try await ChildRun.of("WatchdogSamples/testExitsItself")
    #expect(run.code == 1)
    #expect(
      run.output.contains("exit(0) was called in the test WatchdogSamples.testExitsItself, which ends the process"))
    #expect(run.output.contains("at: WatchdogSamples.testExitsItself() (WatchdogSamples.swift:"))
  }

  @Test("A test without an app that computes for longer than the limit is reported, and passes")
  func computing() async throws {
    let run = try await ChildRun.of("computeSample")
    #expect(run.code == 0)
    #expect(run.passed("computeSample"))
    #expect(run.output.contains("Understudy: no test has begun or ended for "))
  }

  @Test("Swift Testing: a continuation that is never resumed fails the test and ends the process")
  func continuation() async throws {
    let run = try await ChildRun.of("continuationSample")
    #expect(run.code == 1)
    #expect(run.output.contains("The test is stuck"))
    #expect(
      run.output.contains("Understudy: SwiftTestingSamples/continuationSample() awaits what cannot be cancelled."))
    // Once, and in the test's name.
    #expect(run.output.components(separatedBy: " recorded an issue").count == 2)
    #expect(!run.output.contains("«unknown»"))
  }

  @Test(
    "Swift Testing: a loop over a stream that never ends is cancelled, and the next test runs")
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

  @Test("A failure of a test case that is no UITestCase is explained once, with the test and the line")
  func plainTestCase() async throws {
    let run = try await ChildRun.of("PlainSamples")
    #expect(run.code == 1)
    let line = PlainSamples.lineOfMissing
    #expect(
      run.output.contains(
        "Understudy: XCUIAutomationTests.PlainSamples.testMissing, line \(line):\nRead: \"Nothin\" Button (not found)"))
    #expect(
      run.output.contains("WatchdogSamples.swift:\(line): error: PlainSamples.testMissing : XCTAssertTrue failed"))
    #expect(run.output.components(separatedBy: "Read: ").count == 2 + 1, "the output, and GitHub's annotation")
    #expect(
      run.failures["XCUIAutomationTests.PlainSamples.testMissing"]?.contains("Read: \"Nothin\" Button (not found)")
        == true)
  }

  @Test("A bad address leaves the runtime's back trace whole", .enabled(if: !PlatformGaps.isSanitized))
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
    #expect(run.output.contains("exit(0) was called by the app in the test SwiftTestingSamples/exitSample()"))
  }
}
