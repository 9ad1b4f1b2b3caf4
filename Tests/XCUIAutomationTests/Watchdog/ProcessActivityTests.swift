import Foundation
import Testing
import UnderstudyTime

@testable import UnderstudyRunner
@testable import XCUIAutomation

/// What keeps a run without apps from being regarded as one that stands still; that it is ended otherwise is in `WatchdogRunTests`.
@Suite("F-62: A process that is at work does not stand still")
struct ProcessActivityTests {
  @Test("Processor time")
  func processor() {
    var activity = ProcessActivity()
    var sum = 0
    for number in 0..<100_000 { sum &+= number.hashValue }
    #expect(sum != 1)
    // A sleep of another test that runs beside this one takes precedence.
    let work = activity.look(after: .milliseconds(1))
    #expect(work != .none)
  }

  @Test("A process that it has started, until that has ended")
  func child() async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/cat")
    let input = Pipe()
    process.standardInput = input
    try process.run()
    #expect(ChildProcess.exists)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  @Test("A timer")
  func timer() {
    RealTimers.note(after: .seconds(2))
    #expect(RealTimers.isAnyLeft)
  }
}

@Suite("How long threads wait for a processor")
struct ProcessorWaitTests {
  @Test(
    "The system's second number is the wait", arguments: ["5 2567266 1\n": 2_567_266, "0 0 0": 0, "7": nil, "": nil])
  func line(text: String, nanoseconds: Int64?) {
    #expect(ProcessorWait.wait(inLine: text) == nanoseconds.map { .nanoseconds($0) })
  }

  @Test("A wait is never negative")
  func wait() {
    var wait = ProcessorWait()
    #expect(wait.look() >= .zero)
    #expect(wait.look() >= .zero)
  }
}
