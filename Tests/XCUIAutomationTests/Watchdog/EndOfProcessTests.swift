import Foundation
import Testing
import UnderstudyTime

/// Each sample ends its process in another way; XCTest learns of none.
@Suite("A-08: An end of the process names the test and fails the run", .serialized)
struct EndOfProcessTests {
  @Test(
    "By the app: the test, the action and the line",
    arguments: [
      ("testUnderscoreExit", "_exit(0)"), ("testQuickExitInThread", "quick_exit(0)"),
      ("testExec", #"execv("/bin/true")"#),
      ("testExitOfLibrary", "exit(256)"), ("testSystemCall", "_exit(0)"), ("testKill", "kill(getpid(), SIGKILL)"),
    ])
  func app(_ sample: String, _ call: String) async throws {
    let run = try await ChildRun.of("EndSamples/\(sample)")
    #expect(sample == "testKill" ? run.code == 128 + SIGKILL : run.code == 1)
    #expect(
      run.output.contains("Understudy: \(call) was called by the app in the test EndSamples.\(sample), which ends"))
    #expect(run.output.contains(" (EndSamples.swift:"))
    let failure = run.failures["XCUIAutomationTests.EndSamples.\(sample)"]
    #expect(failure?.contains("\(call) was called by the app") == true)
  }

  @Test("By a test that ends the main thread")
  func mainThread() async throws {
    let run = try await ChildRun.of("EndSamples/testThreadExit")
    #expect(run.code == 1)
    #expect(
      run.output.contains("Understudy: Thread.exit() was called in the test EndSamples.testThreadExit, which ends the"))
  }

  @Test("A handler of the exit does not change the result")
  func handler() async throws {
    let run = try await ChildRun.of("EndSamples/testFailsAndLeavesQuietly")
    #expect(run.code == 1)
    #expect(run.output.contains("Executed 1 test, with 1 failure"))
  }

  @Test("Between two tests")
  func between() async throws {
    let run = try await ChildRun.of("EndBetweenSamples")
    #expect(run.code == 1)
    #expect(run.output.contains("Understudy: exit(0) was called outside of tests, which ends the process"))
    #expect(run.output.contains("at: static EndBetweenSamples.tearDown() (EndSamples.swift:"))
  }

  @Test("A signal from outside leaves whole reports")
  func signal() async throws {
    let run = try await ChildRun.of("SignalSamples")
    #expect(run.code == 128 + SIGTERM)
    #expect(run.output.contains("Understudy: The process was ended by SIGTERM of the process "))
    #expect(run.output.contains(" in the test SignalSamples/bTerminated().\n  last action: Tap \"Nothing\" Button"))
    let results = try #require(run.results)
    #expect(results.hasSuffix("</testsuites>\n"))
    #expect(results.contains(#"tests="3" failures="2" skipped="1""#))
    let junit = try #require(run.junit)
    #expect(junit.hasSuffix("</testsuites>\n"))
    #expect(junit.contains("aFails()") && junit.contains("bTerminated()"))
    #expect(run.failures.values.contains { $0.contains("The process was ended by SIGTERM") })
  }
}
