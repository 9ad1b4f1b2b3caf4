import Dispatch
import Foundation
import Testing
import UnderstudyTime

@MainActor @Suite("The busy report")
struct BusyReportTests {
  @Test("An idle session says so")
  func atRest() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    #expect(session.busyReport == "Nothing is queued, no timer is set and no task is alive.")
  }

  @Test("Timers and jobs of the framework are counted, not listed")
  func counts() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    session.enqueue {}
    for tenths in [25, 5, 10, 40] { session.schedule(after: .milliseconds(tenths * 100)) {} }
    #expect(session.busyReport == "1 job is queued. 4 timers are due at 0.5 s, 1 s, 2.5 s and 1 later (it is 0 s now).")
  }

  @Test("Each task is reported with its name, its place and what it does")
  func tasks() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let gate = Gate()
    session.perform {
      _ = Task { await gate.pass() }; let line = #line
      _ = Task(name: "save") { try await Task.sleep(for: .seconds(2)) }
      _ = Task.detached { try await Task.sleep(for: .seconds(3)) }
      session.drain()
      _ = Task { await gate.pass() }
      let place = "closure #1 in BusyReportTests.tasks() (BusyReportTests.swift:"
      #expect(
        session.busyReport == """
          1 job is queued. 2 timers are due at 2 s, 3 s (it is 0 s now). 4 tasks are alive.
            Task in \(place)\(line)): waits for a continuation, a stream or another task
            Task "save" in \(place)\(line + 1)): sleeps until 2 s
            Task.detached in \(place)\(line + 2)): sleeps until 3 s
            Task in \(place)\(line + 4)): is ready to run
          """)
    }
    session.drain()
    gate.letOneThrough()
    gate.letOneThrough()
    session.advance(by: .seconds(3))
    #expect(session.busyReport == "Nothing is queued, no timer is set and no task is alive.")
  }

  /// Sleeps as code does that does not see this module.
  private nonisolated static func pause<C: Clock>(for duration: C.Duration, by clock: C) async throws {
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
  }

  @Test("A detached task of a library is reported while it sleeps")
  func sleepOfLibrary() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let line = "A task of unknown origin: sleeps until 3 s"
    session.perform {
      let tasks = (0..<2).map { _ in
        Task<Void, any Error>.detached(executorPreference: nil) {
          try await Self.pause(for: .seconds(3), by: ContinuousClock())
        }
      }
      session.drain()
      #expect(
        session.busyReport == """
          2 timers are due at 3 s, 3 s (it is 0 s now). 2 tasks are alive.
            \(line)
            \(line)
          """)
      #expect(session.leftovers() == [line, line])
      tasks[0].cancel()
      #expect(session.leftovers() == [line])
    }
    session.advance(by: .seconds(3))
    #expect(session.leftovers() == [])
  }

  @Test("Tasks of unknown origin are counted")
  func startedOutOfSight() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let gate = Gate()
    func start() { session.perform { _ = Task<Void, Never>(executorPreference: nil) { await gate.pass() } } }
    start()
    session.drain()
    #expect(session.busyReport.hasSuffix("\n  1 task of unknown origin"))
    start()
    session.drain()
    #expect(session.busyReport.hasSuffix("\n  2 tasks of unknown origin"))
    gate.letOneThrough()
    gate.letOneThrough()
    session.drain()
  }

  @Test("Timers and blocks are reported with their origin")
  func timers() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var timer: Timer?
    session.perform {
      timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { _ in }; let line = #line
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {}
      DispatchQueue.main.async {}
      let place = "closure #1 in BusyReportTests.timers() (BusyReportTests.swift:"
      #expect(
        session.busyReport == """
          1 job is queued. 2 timers are due at 2 s, 4 s (it is 0 s now).
            DispatchQueue.main.asyncAfter in \(place)\(line + 1)): due at 2 s
            Timer.scheduledTimer in \(place)\(line)): due at 4 s
            DispatchQueue.main.async in \(place)\(line + 2)): is ready to run
          """)
    }
    timer?.invalidate()
  }

  // Not optimised, as is the other test that names a closure: an optimised one can become part of what calls it.
  @Test("A block on another queue is reported until it has run") @_optimize(none)
  func outside() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let (hasBegun, isReleased) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var line = 0
    let trace = Trace()
    session.perform {
      line = #line + 1
      DispatchQueue(label: "downloads").async {
        hasBegun.signal()
        isReleased.wait()
        DispatchQueue.main.async { trace.add("back") }
      }
    }
    hasBegun.wait()
    #expect(
      session.busyReport == """
        1 block, request or thread runs outside the session.
          DispatchQueue.async "downloads" in closure #1 in BusyReportTests.outside() \
        (BusyReportTests.swift:\(line)): runs on another queue, in real time
        """)
    isReleased.signal()
    let came = session.run(until: { !trace.entries.isEmpty }, timeout: .seconds(60))
    #expect(came)
  }

  @Test("A wait continues for a block on another queue although a timer repeats")
  func outsideBesideTimer() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let hasTicked = DispatchSemaphore(value: 0)
    // While the block runs, the clock follows real time.
    session.schedule(after: .milliseconds(2), repeating: .milliseconds(2)) { hasTicked.signal() }
    session.perform {
      DispatchQueue.global().async {
        for _ in 0..<5 { hasTicked.wait() }
        DispatchQueue.main.async { trace.add("back") }
      }
    }
    let came = session.run(until: { !trace.entries.isEmpty }, timeout: .seconds(60))
    #expect(came)
  }

  @Test("More than ten of a kind are counted")
  func many() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    session.perform { for _ in 0..<13 { _ = Task { try await Task.sleep(for: .seconds(1)) } } }
    session.drain()
    let lines = session.busyReport.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.last == "  … and 3 more")
    session.advance(by: .seconds(1))
  }

  @Test("A drain without end names its last jobs") @_optimize(none)
  func runaway() {
    let session = ExecutionSession(name: "endless")
    defer { session.close() }
    session.jobLimit = 1_000
    var reports: [String] = []
    session.onGivingUp = { report, _ in reports.append(report) }
    let line = #line + 1
    let task = session.perform { Task(name: "ping-pong") { while !Task.isCancelled { await Task.yield() } } }
    session.drain()
    #expect(reports.count == 1)
    #expect(
      reports.first == """
        Session "endless" stopped after 1000 jobs in a row at 0 s: a task or observer enqueues work again and again without \
        ever waiting. The last jobs: Task "ping-pong" in closure #2 in BusyReportTests.runaway() \
        (BusyReportTests.swift:\(line)). Where the app does need more: app.clock.jobLimit = 2000
        """)
    task.cancel()
    session.drain()
  }

  @Test("Report sections add facts about the app")
  func sections() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    session.addReportSection { "Last events: tap" }
    session.addReportSection { nil }
    #expect(session.busyReport == "Nothing is queued, no timer is set and no task is alive.\nLast events: tap")
  }
}
