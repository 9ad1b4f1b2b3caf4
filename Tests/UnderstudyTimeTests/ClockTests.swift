import Testing
import UnderstudyTime

@MainActor @Suite("The clock of an app")
struct ClockTests {
  @Test("Advancing to a time ends exactly there, and never goes back")
  func advanceTo() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let clock = VirtualClock(session: session)
    var times: [Duration] = []
    for seconds in [1, 2, 3] { session.schedule(after: .seconds(seconds)) { times.append(session.now) } }
    clock.advance(to: .seconds(2))
    #expect(times == [.seconds(1), .seconds(2)])
    clock.advance(to: .seconds(1))
    #expect(clock.now == .seconds(2))
    #expect(clock.nextDeadline == .seconds(3))
  }

  @Test("The next timer runs alone, with what follows at once, and is returned; without one the clock stands still")
  func runNext() throws {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let clock = VirtualClock(session: session)
    let trace = Trace()
    session.perform {
      _ = Task(name: "save") {  // line 27
        try await Task.sleep(for: .seconds(2))
        trace.add("saved \(await double(1))")
      }
    }
    session.schedule(after: .seconds(1), for: WorkOrigin("Timer.publish")) { trace.add("tick") }
    let first = try #require(clock.runNext())
    #expect(first.deadline == .seconds(1))
    #expect(first.description == "Timer.publish")
    #expect(trace.entries == ["tick"])
    let second = try #require(clock.runNext())
    #expect(second.deadline == .seconds(2))
    #expect(second.description.hasPrefix("Sleep of Task \"save\" in "))
    #if DEBUG
      // Optimised code may have no line for it.
      #expect(second.description.contains("(ClockTests.swift:27)"))
    #endif
    #expect(trace.entries == ["tick", "saved 2"])
    #expect(clock.runNext() == nil)
    #expect(clock.now == .seconds(2))
  }

  @Test("Running until a condition stops at the time at which it comes true, or at the time-out")
  func runUntil() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let clock = VirtualClock(session: session)
    var ticks = 0
    session.schedule(after: .seconds(1), repeating: .seconds(1)) { ticks += 1 }
    let came = clock.run { ticks == 3 }
    #expect(came)
    #expect(clock.now == .seconds(3))
    let cameInVain = clock.run(timeout: .seconds(10)) { ticks < 0 }
    #expect(!cameInVain)
    #expect(clock.now == .seconds(13))
  }

  @Test("With a manual clock a wait runs what is ready and ends without moving the clock")
  func manual() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let clock = VirtualClock(session: session)
    clock.mode = .manual
    let trace = Trace()
    session.perform {
      _ = Task {
        trace.add("ready")
        try await Task.sleep(for: .seconds(1))
        trace.add("slept")
      }
    }
    let came = session.run(until: { trace.entries.contains("slept") }, timeout: .seconds(5))
    #expect(!came)
    #expect(trace.entries == ["ready"])
    #expect(clock.now == .zero)
    #expect(session.busyReport.contains("The clock is manual: app.clock.advance(by:) or runNext() moves it."))
    clock.advance(by: .seconds(1))
    #expect(trace.entries == ["ready", "slept"])
    clock.mode = .automatic
    let cameLater = session.run(until: { false }, timeout: .seconds(5))
    #expect(!cameLater)
    #expect(clock.now == .seconds(6))
  }

  @Test("With a manual clock running until a condition still moves it, as it is the test that asks")
  func manualRunUntil() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let clock = VirtualClock(session: session)
    clock.mode = .manual
    var isDone = false
    session.schedule(after: .seconds(2)) { isDone = true }
    #expect(clock.run(until: { isDone }))
    #expect(clock.now == .seconds(2))
  }

  @Test("With a manual clock an asynchronous wait ends without moving it")
  func manualAsync() async {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    session.isClockManual = true
    session.schedule(after: .seconds(1)) {}
    let came = await session.runAsync(until: { false }, timeout: .seconds(5))
    #expect(!came)
    #expect(session.now == .zero)
    #expect(session.nextDeadline == .seconds(1))
  }

  @Test("A wait for work outside ends after the limit of real time, however long its time-out")
  func realTimeLimit() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    VirtualClock(session: session).realTimeLimit = .milliseconds(1)
    let gate = Gate()
    session.perform { _ = Task { await gate.pass() } }
    let came = session.run(until: { false }, timeout: .seconds(1_000_000))
    #expect(!came)
    #expect(session.now == .seconds(1_000_000))
    #expect(session.busyReport.contains("waits for a continuation, a stream or another task"))
    gate.letOneThrough()
    session.drain()
  }

  @Test("The clock still works far in the future, and stops at the end of time")
  func farFuture() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let clock = VirtualClock(session: session)
    let trace = Trace()
    let before = session.uptimeNanoseconds
    clock.advance(by: .seconds(10_000_000_000))
    #expect(before > 0)
    let far = session.uptimeNanoseconds
    clock.advance(by: .seconds(1))
    #expect(session.uptimeNanoseconds == far + 1_000_000_000)

    session.perform {
      _ = Task {
        try await Task.sleep(for: .seconds(Int64.max - 20_000_000_000))
        trace.add("long")
        try await Task.sleep(for: .seconds(Int64.max))
        trace.add("never")
      }
    }
    #expect(clock.runNext() != nil)
    #expect(trace.entries == ["long"])
    #expect(clock.runNext() == nil)
    clock.advance(by: .seconds(Int64.max))
    #expect(clock.now == .seconds(Int64.max))
    #expect(clock.now.components.seconds == .max)
    session.schedule(after: .seconds(1), repeating: .seconds(1)) { trace.add("never") }
    clock.advance(by: .seconds(Int64.max))
    #expect(trace.entries == ["long"])
    #expect(session.busyReport.contains("sleeps until"))
    #expect(session.uptimeNanoseconds > 0)
  }
}
