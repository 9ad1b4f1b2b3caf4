import Dispatch
import Testing
import UnderstudyTime

@MainActor @Suite("Draining")
struct DrainTests {
  @Test("A drain runs a task of a button through yields, hops and detached work to its end")
  func taskRunsToItsEnd() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      _ = Task {
        trace.add("a")
        await Task.yield()
        trace.add("b\(await double(2))")
        trace.add("c\(await Task.detached { 7 }.value)")
        trace.add("d\(await Counter().increase())")
      }
    }
    #expect(trace.entries == [])
    #expect(session.drain() > 4)
    #expect(trace.entries == ["a", "b4", "c7", "d1"])
    #expect(session.drain() == 0)
  }

  @Test("Jobs and blocks for the main queue run in the order in which they were handed over")
  func oneQueue() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      _ = Task { trace.add("task 1") }
      DispatchQueue.main.async { trace.add("block 1") }
      session.enqueue { trace.add("work") }
      _ = Task { trace.add("task 2") }
      DispatchQueue.main.async { MainActor.assumeIsolated { trace.add("block 2") } }
    }
    session.drain()
    #expect(trace.entries == ["task 1", "block 1", "work", "task 2", "block 2"])
  }

  @Test("A job may drain: what is queued runs inside it")
  func nestedDrain() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.enqueue {
      trace.add("outer begins")
      session.perform { _ = Task { trace.add("inner") } }
      session.drain()
      trace.add("outer ends")
    }
    session.enqueue { trace.add("next") }
    #expect(session.drain() == 1)
    #expect(trace.entries == ["outer begins", "next", "inner", "outer ends"])
  }

  @Test("A drain leaves the jobs of other sessions alone")
  func sessionsAreSeparate() {
    let first = ExecutionSession(name: "first")
    let second = ExecutionSession(name: "second")
    defer {
      first.close()
      second.close()
    }
    let trace = Trace()
    first.perform { _ = Task { trace.add("first") } }
    second.perform { _ = Task { trace.add("second") } }
    second.drain()
    #expect(trace.entries == ["second"])
    first.drain()
    #expect(trace.entries == ["second", "first"])
  }

  @Test("Tasks that tasks start belong to the session, also below detached ones")
  func inheritance() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      _ = Task.detached {
        Task { @MainActor in
          trace.add(Caller.app?.name ?? "none")
          DispatchQueue.main.async { trace.add("block") }
        }
      }
    }
    session.drain()
    #expect(trace.entries == [#function, "block"])
  }

  @Test("A stream, a task group and an actor deliver within one drain")
  func structuredWork() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let counter = Counter()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    session.perform {
      _ = Task { for await value in stream { trace.add("value \(value)") } }
      _ = Task {
        let sum = await withTaskGroup(of: Int.self) { group in
          for _ in 1...3 { group.addTask { await counter.increase() } }
          var sum = 0
          for await value in group { sum += value }
          return sum
        }
        trace.add("sum \(sum)")
        continuation.yield(sum)
      }
    }
    continuation.yield(1)
    session.drain()
    continuation.yield(2)
    session.drain()
    #expect(trace.entries == ["value 1", "sum 6", "value 6", "value 2"])
  }

  @Test("The same work takes the same turns, also beside others", arguments: 0..<100)
  func sameTurns(_ seed: Int) async {
    let session = ExecutionSession(name: "\(seed)")
    defer { session.close() }
    let trace = Trace()
    session.perform {
      for name in ["x", "y"] {
        _ = Task {
          for step in 1...3 {
            trace.add("\(name)\(step) at \(session.now)")
            try? await Task.sleep(for: .milliseconds(step * 10))
            trace.add("\(name)\(await double(step))")
          }
        }
      }
    }
    if seed.isMultiple(of: 2) { await Task.yield() }
    session.advance(by: .seconds(1))
    #expect(
      trace.entries == [
        "x1 at 0.0 seconds", "y1 at 0.0 seconds", "x2", "x2 at 0.01 seconds", "y2", "y2 at 0.01 seconds",
        "x4", "x3 at 0.03 seconds", "y4", "y3 at 0.03 seconds", "x6", "y6",
      ])
    #expect(session.liveTaskCount == 0)
  }

  @Test("Work that is not drained runs while an asynchronous test awaits")
  func pump() async {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let observer = TurnCounter()
    session.addTurnObserver(observer)
    let task = session.perform { Task { await double(21) } }
    #expect(await task.value == 42)
    #expect(observer.turns > 0)
  }

  @Test("A turn observer is called after each job and may enqueue more")
  func turnObserver() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let observer = TurnCounter()
    let trace = Trace()
    observer.action = { turn in
      trace.add("turn \(turn) of \(Caller.app?.name ?? "none")")
      if turn == 2 { _ = Task { trace.add("extra") } }
    }
    session.addTurnObserver(observer)
    session.enqueue { trace.add("1") }
    session.enqueue { trace.add("2") }
    session.drain()
    let name = #function
    #expect(trace.entries == ["1", "turn 1 of \(name)", "2", "turn 2 of \(name)", "extra", "turn 3 of \(name)"])
    session.removeTurnObserver(observer)
    session.enqueue {}
    session.drain()
    #expect(observer.turns == 3)
  }

  @Test("A task that runs again and again after it was cancelled is stopped, wherever it runs")
  func cancelledLoop() {
    let session = ExecutionSession(name: #function)
    // The platform would run the loop on.
    let end = Trace()
    defer {
      end.add("over")
      session.close()
    }
    session.jobLimit = 1_000
    var report = ""
    session.onGivingUp = { text, _ in report = text }
    let task = session.perform {
      Task.detached(name: "poll") {
        while end.entries.isEmpty { try? await Task.sleep(for: .seconds(1)) }
      }
    }
    session.drain()
    task.cancel()
    session.drain()
    #expect(report.contains(#"stopped after 1000 jobs in a row at 0 s"#))
    #expect(report.contains(#"Task.detached "poll""#))
  }

  @Test("A task with sleeps so short that time hardly passes is stopped and named")
  func tinySleeps() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    session.jobLimit = 1_000
    var report = ""
    session.onGivingUp = { text, _ in report = text }
    session.perform {
      _ = Task(name: "poll") { while !Task.isCancelled { try? await Task.sleep(nanoseconds: 10_000) } }
    }
    session.advance(by: .seconds(5))
    #expect(report.contains("jobs from 0 s to 0.00"))
    #expect(report.contains(#"Task "poll""#))
    #expect(session.now == .seconds(5))
  }

  @Test("A task of the test that a session resumes does not become the session's")
  func testTaskIsNotCaptured() async {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let trace = Trace()
    let consumer = Task {
      for await _ in stream {
        trace.add(Caller.app == nil ? "outside" : "inside")
        await Task { trace.add(Caller.app == nil ? "outside" : "inside") }.value
      }
    }
    await Task.yield()
    session.enqueue {
      continuation.yield(1)
      continuation.finish()
    }
    session.drain()
    await consumer.value
    #expect(trace.entries == ["outside", "outside"])
    #expect(session.liveTaskCount == 0)
  }

  @Test("A loop without a wait ends the drain and is reported")
  func runaway() {
    let session = ExecutionSession(name: "endless")
    defer { session.close() }
    var reports: [String] = []
    session.onGivingUp = { report, _ in reports.append(report) }
    func again() { session.enqueue { again() } }
    again()
    #expect(session.drain() == 100_000)
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("Session \"endless\" stopped after 100000 jobs") == true)
    #expect(session.busyReport.contains("stopped after 100000 jobs"))
  }

  @Test("A loop ends at a limit of real time, if there is one, however few its jobs are")
  func slowRunaway() {
    let session = ExecutionSession(name: "slow")
    defer { session.close() }
    var reports: [String] = []
    session.onGivingUp = { report, _ in reports.append(report) }
    session.ownLongestSpell = .zero
    func again() { session.enqueue { again() } }
    again()
    #expect(session.drain() < 100)
    #expect(reports.count == 1)
    #expect(reports.first?.contains("jobs in a row at 0 s, which took 0 s of real time: a task") == true, "\(reports)")
    #expect(reports.first?.hasSuffix("UNDERSTUDY_HANG_LIMIT sets the limit, in seconds.") == true)
  }

  @Test("F-66: a test raises the limit for an app that does much at once")
  func jobLimit() {
    let session = ExecutionSession(name: "busy")
    defer { session.close() }
    session.onGivingUp = { text, _ in Issue.record("\(text)") }
    VirtualClock(session: session).jobLimit = 120_000
    var rest = 110_000
    func next() {
      rest -= 1
      if rest > 0 { session.enqueue { next() } }
    }
    session.enqueue { next() }
    #expect(session.drain() == 110_000)
    #expect(rest == 0)
  }

  @Test("A closed session drops its work, and its tasks continue on the platform")
  func close() async {
    let session = ExecutionSession(name: #function)
    let trace = Trace()
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let task = session.perform { Task { for await line in stream { trace.add(line) } } }
    session.drain()
    session.enqueue { trace.add("never") }
    session.schedule(after: .seconds(1)) { trace.add("never") }
    session.close()
    #expect(session.nextDeadline == nil)
    #expect(session.drain() == 0)
    continuation.yield("on the platform")
    continuation.finish()
    await task.value
    #expect(trace.entries == ["on the platform"])
  }
}

final class TurnCounter: TurnObserver {
  var turns = 0
  var action: (@MainActor (Int) -> Void)?

  func turnDidEnd() {
    turns += 1
    action?(turns)
  }
}
