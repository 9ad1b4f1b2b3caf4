import Observation
import Testing
import UnderstudyTesting
import XCTest

@testable import UnderstudyTime

/// A model that any thread may change.
@Observable
private final class Model: Sendable {
  @ObservationIgnored private let stored = Guarded(0)

  var count: Int {
    get {
      access(keyPath: \.count)
      return stored.withLock { $0 }
    }
    set { withMutation(keyPath: \.count) { stored.withLock { $0 = newValue } } }
  }
}

private actor Store {
  private(set) var count = 0
  func add() { count += 1 }
}

/// How often a wait has looked, and in how many jobs: what is announced during a look has the same job look again.
@MainActor private final class Looks {
  private(set) var count = 0
  private(set) var jobs = 0
  private var isJobCounted = false

  func add() {
    count += 1
    guard !isJobCounted else { return }
    jobs += 1
    isJobCounted = true
    // Runs after the job.
    MainQueue.post { self.isJobCounted = false }
  }
}

@MainActor
@Suite("Conditions without an app")
struct OutsideConditionTests {
  @Test("A condition on plain variables is looked at when other tasks have run")
  func plainVariables() async throws {
    var isDone = false
    let task = Task {
      await Task.yield()
      isDone = true
    }
    var looks = 0
    try await expectEventually(timeout: .seconds(60)) {
      looks += 1
      return isDone
    }
    #expect(looks < 1000)
    await task.value
  }

  @Test("A condition on an observable model is looked at when the model changes, on whatever thread")
  func observable() async throws {
    let model = Model()
    Dispatch.DispatchQueue.global().async(group: nil) { model.count = 3 }
    try await expectEventually(model.count, equals: 3, timeout: .seconds(60))
  }

  @Test("A condition is looked at when a task of no actor has run")
  func detached() async throws {
    let flag = Flag()
    Task.detached {
      await Task.yield()
      flag.value.withLock { $0 = true }
    }
    try await expectEventually(timeout: .seconds(60)) { flag.value.withLock { $0 } }
  }

  @Test("The state of an actor can be awaited")
  func actorState() async throws {
    let store = Store()
    let task = Task {
      for _ in 1...3 { await store.add() }
    }
    try await expectEventually(timeout: .seconds(60)) { await store.count == 3 }
    await task.value
  }

  @Test("A condition that holds is looked at once")
  func holdsAlready() async throws {
    var looks = 0
    try await expectEventually {
      looks += 1
      return true
    }
    #expect(looks == 1)
  }

  @Test("Several waits run side by side without waking each other: a look is none that another one follows")
  func severalWaits() async throws {
    let (firstLooks, secondLooks) = (Looks(), Looks())
    var isDone = false
    let jobs = JobsOutsideSessions.jobs.load(ordering: .relaxed)
    let first = Task {
      await eventually(timeout: .seconds(60)) {
        firstLooks.add()
        return isDone
      }
    }
    let second = Task {
      await eventually(timeout: .seconds(60)) {
        secondLooks.add()
        return isDone
      }
    }
    for _ in 1...10 { await Task.yield() }
    // The main actor has time for many looks, and no reason for one.
    let sum = await Task.detached { (0..<100_000).reduce(0) { ($0 ^ $1) &* 31 } }.value
    #expect(sum != 0)
    isDone = true
    let both = await (first.value, second.value)
    #expect(both == (true, true))
    // Each look follows the job of something else, of other tests too. Looks are jobs themselves, or parts of one.
    let others = JobsOutsideSessions.jobs.load(ordering: .relaxed) - jobs - firstLooks.jobs - secondLooks.jobs
    #expect(max(firstLooks.count, secondLooks.count) <= others + 4)
  }

  @Test("A wait that times out says that time is real")
  func inVain() async throws {
    let capture = FailureCapture()
    try await FailureReporter.$capture.withValue(capture) {
      _ = try await expectEventually(timeout: .milliseconds(5)) { false }
    }
    #expect(capture.messages.count == 1)
    #expect(capture.messages.first?.contains("of real time") == true)
  }

  @Test("A synchronous test blocks until another thread has changed the model")
  func synchronous() throws {
    let model = Model()
    Dispatch.DispatchQueue.global().async(group: nil) { model.count = 3 }
    try expectEventually(model.count, equals: 3, timeout: .seconds(60))
  }
}

private final class Flag: Sendable {
  let value = Guarded(false)
}

final class OutsideConditionXCTests: XCTestCase {
  @MainActor func testMainQueueRunsDuringAWait() {
    var isDone = false
    Task { isDone = true }
    XCTAssertTrue(eventually(timeout: .seconds(60)) { isDone })
  }

  @MainActor func testExpectationFailsAtTheCallersLine() throws {
    let capture = FailureCapture()
    try FailureReporter.$capture.withValue(capture) {
      _ = try expectEventually(timeout: .milliseconds(5)) { false }
    }
    XCTAssertEqual(capture.failures.map(\.location?.line), [#line - 2])
  }
}
