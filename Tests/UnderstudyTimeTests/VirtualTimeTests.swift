import Dispatch
import Testing
import UnderstudyTime

@MainActor @Suite("Virtual time")
struct VirtualTimeTests {
  @Test("A sleep ends exactly when it is due")
  func exactSleep() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var ended: Duration?
    session.perform {
      _ = Task {
        try await Task.sleep(for: .milliseconds(250))
        ended = session.now
      }
    }
    session.drain()
    #expect(session.nextDeadline == .milliseconds(250))
    session.advance(by: .milliseconds(250) - .nanoseconds(1))
    #expect(ended == nil)
    session.advance(by: .nanoseconds(1))
    #expect(ended == .milliseconds(250))
    #expect(session.nextDeadline == nil)
  }

  @Test("Sleeps in all their forms wait for the virtual clock")
  func allForms() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    func start(_ name: String, _ sleep: @escaping @Sendable () async throws -> Void) {
      session.perform {
        _ = Task {
          try await sleep()
          trace.add("\(name) \(session.now / .seconds(1))")
        }
      }
    }
    start("until suspending") { try await Task.sleep(until: .now + .seconds(10), clock: .suspending) }
    start("until") { try await Task.sleep(until: .now + .seconds(9), clock: .continuous) }
    start("suspending") { try await SuspendingClock().sleep(for: .seconds(8)) }
    start("any clock") {
      let clock: any Clock<Duration> = ContinuousClock()
      try await clock.sleep(for: .seconds(7))
    }
    start("continuous") { try await ContinuousClock().sleep(until: .now + .seconds(6)) }
    start("clock") { try await Task.sleep(for: .seconds(5), clock: .suspending) }
    start("tolerance") { try await Task.sleep(for: .seconds(4), tolerance: .seconds(1)) }
    start("nanoseconds") { try await Task.sleep(nanoseconds: 3_000_000_000) }
    start("detached") { try await Task.detached { try await Task.sleep(for: .seconds(2)) }.value }
    start("for") { try await Task.sleep(for: .seconds(1)) }
    session.advance(by: .seconds(3_600))
    #expect(
      trace.entries == [
        "for 1.0", "detached 2.0", "nanoseconds 3.0", "tolerance 4.0", "clock 5.0", "continuous 6.0", "any clock 7.0",
        "suspending 8.0", "until 9.0", "until suspending 10.0",
      ])
    #expect(session.now == .seconds(3_600))
  }

  @Test("A sleep until an instant of a clock's own is virtual in generic code too, at a whole millisecond")
  func genericCode() {
    func pause<C: Clock>(for duration: C.Duration, by clock: C) async throws {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
    }
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var ended: Duration?
    session.perform {
      _ = Task {
        try await pause(for: .seconds(7), by: ContinuousClock())
        ended = session.now
      }
    }
    session.drain()
    #expect(ended == nil)
    session.advance(by: .seconds(7))
    // What goes by in real time between the reading of the clock and the sleep is lost.
    #expect(ended.map { $0 > .seconds(6) && $0.components.attoseconds % 1_000_000_000_000_000 == 0 } == true)
  }

  @Test(
    "So are all sleeps of a library, in its detached tasks and with a tolerance too, in the order in which they end")
  func library() {
    @Sendable func pause<C: Clock>(for duration: C.Duration, tolerance: C.Duration? = nil, by clock: C) async throws {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      _ = Task {
        try await pause(for: .seconds(9), tolerance: .seconds(1), by: ContinuousClock())
        trace.add("tolerance")
      }
      _ = Task {
        try await pause(for: .seconds(8), by: SuspendingClock())
        trace.add("suspending")
      }
      let sleeping = Task {
        try await pause(for: .seconds(100), tolerance: .seconds(1), by: ContinuousClock())
        trace.add("never")
      }
      _ = Task.detached {
        try await pause(for: .seconds(7), by: ContinuousClock())
        trace.add("detached")
        sleeping.cancel()
        let result = await sleeping.result
        trace.add("cancelled \((try? result.get()) == nil)")
      }
    }
    session.drain()
    #expect(trace.entries == [])
    session.advance(by: .seconds(9))
    #expect(trace.entries == ["detached", "cancelled true", "suspending", "tolerance"])
    #expect(session.now == .seconds(9))
    session.advance(by: .seconds(200))
    #expect(trace.entries.count == 4)
  }

  @Test("The sleep of the first Swift versions is virtual, and cannot be cancelled")
  func formerSleep() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let task = session.perform {
      Task {
        await (FormerSleep() as any Sleeping).sleep(nanoseconds: 2_000_000_000)
        trace.add("\(session.now / .seconds(1)), cancelled \(Task.isCancelled)")
      }
    }
    session.drain()
    task.cancel()
    session.advance(by: .seconds(5))
    #expect(trace.entries == ["2.0, cancelled true"])
  }

  @Test("What a clock measures in an app is virtual, of work that sleeps and of work that does not")
  func measuring() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var durations: [Duration] = []
    session.perform {
      _ = Task {
        durations.append(try await ContinuousClock().measure { try await Task.sleep(for: .seconds(5)) })
        durations.append(try await SuspendingClock().measure { try await Task.sleep(for: .seconds(7)) })
        durations.append(ContinuousClock().measure {})
        durations.append(SuspendingClock().measure {})
      }
    }
    session.advance(by: .seconds(60))
    #expect(durations == [.seconds(5), .seconds(7), .zero, .zero])
  }

  @Test("A metronome by instants keeps its beat")
  func metronome() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var beats: [Duration] = []
    session.perform {
      _ = Task {
        let start = ContinuousClock.now
        for beat in 1...3 {
          try await Task.sleep(until: start + .seconds(beat), clock: .continuous)
          beats.append(session.now)
        }
      }
    }
    session.advance(by: .seconds(10))
    #expect(beats == [.seconds(1), .seconds(2), .seconds(3)])
  }

  @Test("Sleeps that are due together end in the order of their start")
  func ties() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      for number in 1...20 {
        _ = Task {
          try await Task.sleep(for: .seconds(1))
          trace.add("\(number)")
        }
      }
    }
    session.advance(by: .seconds(1))
    #expect(trace.entries == (1...20).map(String.init))
  }

  @Test("Cancelling a sleeping task ends its sleep at once with an error")
  func cancellation() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    let task = session.perform {
      Task {
        do {
          try await Task.sleep(for: .seconds(60))
          trace.add("slept")
        } catch {
          trace.add("\(type(of: error)) at \(session.now)")
        }
      }
    }
    session.advance(by: .seconds(1))
    session.perform { task.cancel() }
    session.drain()
    #expect(trace.entries == ["CancellationError at 1.0 seconds"])
    #expect(session.nextDeadline == nil)
    #expect(session.liveTaskCount == 0)
  }

  @Test("A task that is cancelled before it sleeps does not sleep")
  func cancelledBefore() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var failed = false
    session.perform {
      Task {
        do { try await Task.sleep(for: .seconds(60)) } catch { failed = true }
      }.cancel()
    }
    session.drain()
    #expect(failed)
  }

  @Test("A task group of sleeps ends by deadline")
  func taskGroup() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var order: [Int] = []
    session.perform {
      _ = Task {
        await withTaskGroup(of: Int.self) { group in
          for seconds in [3, 1, 2] {
            group.addTask {
              try? await Task.sleep(for: .seconds(seconds))
              return seconds
            }
          }
          for await seconds in group { order.append(seconds) }
        }
      }
    }
    session.advance(by: .seconds(3))
    #expect(order == [1, 2, 3])
  }

  @Test("Timers repeat until they are cancelled")
  func repeatingTimer() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var times: [Duration] = []
    let timer = session.schedule(after: .seconds(1), repeating: .seconds(2)) { times.append(session.now) }
    session.advance(by: .seconds(6))
    #expect(times == [.seconds(1), .seconds(3), .seconds(5)])
    timer.cancel()
    session.advance(by: .seconds(6))
    #expect(times.count == 3)
    #expect(session.nextDeadline == nil)
  }

  @Test("A timer without a delay runs in the next drain unless it is cancelled")
  func zeroDelay() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.schedule(after: .zero) { trace.add("runs") }
    session.schedule(after: .zero) { trace.add("cancelled") }.cancel()
    session.drain()
    #expect(trace.entries == ["runs"])
    #expect(session.now == .zero)
  }

  @Test("A delayed block for the main queue waits for the virtual clock")
  func asyncAfter() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { trace.add("2 s") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        trace.add("1 s")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { trace.add("1.5 s") }
      }
    }
    session.advance(by: .milliseconds(900))
    #expect(trace.entries == [])
    session.advance(by: .seconds(2))
    #expect(trace.entries == ["1 s", "1.5 s", "2 s"])
  }

  @Test("Advancing by zero or backwards leaves the clock where it is")
  func zeroAdvance() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let clock = VirtualClock(session: session)
    clock.advance(by: .seconds(2))
    clock.advance(by: .seconds(-1))
    #expect(clock.now == .seconds(2))
  }

  @Test("Outside a session sleeps are real, and so are clocks and the main queue")
  func outside() async throws {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    session.advance(by: .seconds(3_600))
    let before = ContinuousClock.now
    try await Task.sleep(for: .microseconds(10))
    try await Task.sleep(nanoseconds: 10)
    try await Task.sleep(until: .now, clock: .suspending)
    #expect(before.duration(to: .now) < .seconds(3_000))
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(session.nextDeadline == nil)
  }
}

/// Lets a test call what is deprecated without a warning.
private protocol Sleeping: Sendable {
  func sleep(nanoseconds: UInt64) async
}

private struct FormerSleep: Sleeping {
  @available(*, deprecated)
  func sleep(nanoseconds: UInt64) async { await Task.sleep(nanoseconds) }
}
