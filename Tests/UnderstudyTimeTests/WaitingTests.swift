import Dispatch
import Testing

@testable import UnderstudyTime

@MainActor @Suite("Waiting")
struct WaitingTests {
  @Test("A timer that is set in the last turn before a wait would end is waited for")
  func timerOfTheLastTurn() async {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var isDone = false
    DispatchQueue.main.async(group: nil) {
      MainActor.assumeIsolated {
        _ = session.schedule(after: .seconds(5)) { isDone = true }
      }
    }
    #expect(await session.runAsync(until: { isDone }, timeout: .seconds(10)))
    #expect(session.now == .seconds(5))
  }

  @Test("A wait jumps to the time at which its condition comes true")
  func jumps() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var isDone = false
    session.perform {
      _ = Task {
        try await Task.sleep(for: .seconds(2))
        isDone = true
      }
    }
    let came = session.run(until: { isDone }, timeout: .seconds(5))
    #expect(came)
    #expect(session.now == .seconds(2))
  }

  @Test("A wait sees what is true for one turn only")
  func everyTurn() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var value = 0
    session.enqueue { value = 1 }
    session.enqueue { value = 2 }
    let came = session.run(until: { value == 1 }, timeout: .seconds(1))
    #expect(came)
    #expect(value == 1)
  }

  @Test("A wait that times out moves the clock by its time-out and no further")
  func timesOut() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var ticks = 0
    session.schedule(after: .seconds(1), repeating: .seconds(1)) { ticks += 1 }
    let came = session.run(until: { false }, timeout: .milliseconds(3_500))
    #expect(!came)
    #expect(ticks == 3)
    #expect(session.now == .milliseconds(3_500))
  }

  @Test("Without live tasks a wait that cannot succeed returns at once, whatever its time-out")
  func doesNotBlock() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    session.perform { _ = Task {} }
    let came = session.run(until: { false }, timeout: .seconds(1_000_000))
    #expect(!came)
    #expect(session.now == .seconds(1_000_000))
  }

  @Test("A blocking wait continues when work outside the session resumes its task")
  func outsideWork() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var result: Int?
    session.perform {
      _ = Task {
        result = await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncBypassingSessions { continuation.resume(returning: 5) }
        }
      }
    }
    let came = session.run(until: { result != nil }, timeout: .seconds(60))
    #expect(came)
    #expect(result == 5)
    #expect(session.now == .zero)
  }

  @Test("A block on another queue keeps the session busy, and its way back to the main queue leads into the session")
  func thereAndBack() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let trace = Trace()
    session.perform {
      DispatchQueue.global().async {
        DispatchQueue.main.async { MainActor.assumeIsolated { trace.add("back") } }
      }
    }
    let came = session.run(until: { !trace.entries.isEmpty }, timeout: .seconds(60))
    #expect(came)
    #expect(trace.entries == ["back"])
  }

  @Test("An asynchronous wait suspends for work outside and leaves the main queue to others")
  func asynchronousOutsideWork() async {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var result: Int?
    session.perform {
      _ = Task {
        result = await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncBypassingSessions {
            // Only a main queue that is free lets this through.
            DispatchQueue.main.asyncBypassingSessions { continuation.resume(returning: 5) }
          }
        }
        result = 6
      }
    }
    let came = await session.runAsync(until: { result == 6 }, timeout: .seconds(60))
    #expect(came)
  }

  @Test("An asynchronous wait moves virtual time and ends at its time-out")
  func asynchronousTimeOut() async {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    var isDone = false
    session.schedule(after: .seconds(2)) { isDone = true }
    let came = await session.runAsync(until: { isDone }, timeout: .seconds(5))
    #expect(came)
    #expect(session.now == .seconds(2))
    let cameLater = await session.runAsync(until: { false }, timeout: .seconds(5))
    #expect(!cameLater)
    #expect(session.now == .seconds(7))
  }

  @Test("What happens outside after a wait has looked, and before it blocks, ends it")
  func newsBeforeBlocking() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    session.realTimeLimit = .seconds(1)
    let isDone = Guarded(false)
    // A wait asks this after its last look.
    let work = OutsideWork {
      isDone.withLock { $0 = true }
      session.wakeWaits()
      return true
    }
    session.begin(work, for: WorkOrigin("Request"))
    let came = session.run(until: { isDone.withLock { $0 } }, timeout: .seconds(60))
    #expect(came)
    #expect(session.now == .zero)
  }

  @Test("Live tasks are those that were begun and have not finished, however their handles are kept")
  func liveTasks() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    #expect(session.liveTaskCount == 0)
    let gate = Gate()
    var tasks: [Task<Void, Never>] = []
    session.perform {
      #expect(session.liveTaskCount == 0)
      for _ in 1...3 { tasks.append(Task { await gate.pass() }) }
      tasks.append(Task {})
      tasks.append(Task.detached { await gate.pass() })
    }
    session.drain()
    for left in [4, 3, 2, 1] {
      #expect(session.liveTaskCount == left)
      gate.letOneThrough()
      session.drain()
    }
    #expect(session.liveTaskCount == 0)
    #expect(tasks.count == 5)
  }

  @Test("A block on another queue is counted once, also if it begins while the test's own call ends")
  func liveBlocks() {
    for _ in 0..<200 {
      let session = ExecutionSession(name: #function)
      defer { session.close() }
      let (hasBegun, isReleased) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      session.perform {
        DispatchQueue.global().async {
          hasBegun.signal()
          isReleased.wait()
        }
      }
      hasBegun.wait()
      // By its number alone. A thread of another test that runs beside may begin work that has a number here, too: nothing says whose
      // it is.
      #expect(session.unseenTasks.load(ordering: .relaxed) == 0)
      #expect(session.liveTaskCount >= 1)
      isReleased.signal()
    }
  }

  @Test("A task that a block on another queue starts is alive until it finishes")
  func liveTaskOfBlock() {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    let gate = Gate()
    let hasStarted = DispatchSemaphore(value: 0)
    session.perform {
      DispatchQueue.global().async {
        Task { @MainActor in await gate.pass() }
        DispatchQueue.main.async {}
        hasStarted.signal()
      }
    }
    hasStarted.wait()
    session.drain()
    #expect(session.liveTaskCount >= 1)
    gate.letOneThrough()
    let ended = session.run(until: { session.liveTaskCount == 0 }, timeout: .seconds(60))
    #expect(ended)
  }

  private static func perform(in session: ExecutionSession, _ body: @MainActor () async -> Void) async {
    let context = WorkContext(of: session)
    defer { context.count() }
    await WorkContext.$current.withValue(context) { await body() }
  }

  @Test("Code that runs as the session's, asynchronously, is not itself a live task")
  func performAsync() async {
    let session = ExecutionSession(name: #function)
    defer { session.close() }
    await Self.perform(in: session) {
      #expect(Caller.app === session)
      #expect(session.liveTaskCount == 0)
      let task = Task { await double(1) }
      #expect(session.liveTaskCount == 1)
      #expect(await task.value == 2)
      #expect(session.liveTaskCount == 0)
    }
  }
}
