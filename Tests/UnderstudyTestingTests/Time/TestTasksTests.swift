import Dispatch
import SwiftUI
import Testing
import UnderstudyTime

/// What a test does itself beside its app takes no virtual time, or that of the app's clock.
@MainActor
@Suite("The test's own tasks")
struct TestTasksTests {
  private final class Box {
    var sum = 0
    var isDone = false
  }

  private actor Counter {
    private(set) var value = 0
    func increase() -> Int {
      value += 1
      return value
    }
  }

  @MainActor private final class Loader {
    private(set) var text = ""

    func load(after delay: Duration) async {
      try? await Task.sleep(for: delay)
      text = "loaded"
    }
  }

  private func shownApp() -> XCUIApplication {
    let app = XCUIApplication { Text("Hello") }
    _ = app.staticTexts["Hello"].exists
    return app
  }

  @Test("Looking for the test's session leaves nothing behind, however often it is done")
  func foundOften() {
    let app = shownApp()
    // What each look left on the way to the finder, a wrapper for instance, would overflow the stack.
    #expect((1...20_000).allSatisfy { _ in Caller.current?.session != nil })
    #expect(app.exists)
  }

  // MARK: - Waits let them continue

  @Test("A wait lets a task of the test continue before the clock moves", arguments: [0, 1, 5, 100])
  func yields(_ count: Int) async {
    let app = shownApp()
    let box = Box()
    Task {
      for _ in 0..<count { await Task.yield() }
      box.isDone = true
    }
    #expect(await eventually { box.isDone })
    #expect(app.clock.now == .zero)
  }

  @Test("A wait sees each value that a task of the test takes from a stream")
  func stream() async throws {
    let app = shownApp()
    let box = Box()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Task { for await value in stream { box.sum += value } }
    for value in 1...3 { continuation.yield(value) }
    continuation.finish()
    try await expectEventually(box.sum, equals: 6)
    #expect(app.clock.now == .zero)
  }

  @Test("A wait lets tasks of the test continue that need an actor, or run detached")
  func elsewhere() async {
    let app = shownApp()
    let box = Box()
    let counter = Counter()
    Task {
      for _ in 0..<3 { _ = await counter.increase() }
      box.sum = await Task.detached { await counter.increase() }.value
    }
    #expect(await eventually { box.sum == 4 })
    #expect(app.clock.now == .zero)
  }

  @Test("A synchronous wait lets them continue too")
  func synchronousWait() {
    let app = shownApp()
    let box = Box()
    Task {
      await Task.yield()
      box.sum = await Task.detached { 7 }.value
    }
    #expect(eventually { box.sum == 7 })
    #expect(app.clock.now == .zero)
  }

  @Test("An action leaves them alone")
  func action() async {
    let box = Box()
    let app = XCUIApplication { Button("Go") { box.sum += 1 } }
    Task { box.isDone = true }
    app.buttons["Go"].tap()
    #expect(box.sum == 1)
    #expect(!box.isDone)
    #expect(await eventually { box.isDone })
  }

  @Test("A wait whose time another one has passed does not see what came later")
  func waitsBesideEachOther() async {
    let box = Box()
    let app = XCUIApplication {
      Text("Hello").task {
        try? await Task.sleep(for: .seconds(2))
        box.isDone = true
      }
    }
    _ = app.staticTexts["Hello"].exists
    let short = Task { await never(for: .seconds(1)) { box.isDone } }
    let long = Task { await eventually(timeout: .seconds(3)) { box.isDone } }
    #expect(await short.value)
    #expect(await long.value)
    #expect(app.clock.now == .seconds(2))
  }

  // MARK: - Their time

  @Test("A sleep of the test moves its app's clock", arguments: [VirtualClock.Mode.automatic, .manual])
  func sleep(_ mode: VirtualClock.Mode) async throws {
    let app = XCUIApplication { TickScreen {} }
    app.clock.mode = mode
    #expect(app.staticTexts["0 s"].exists)
    let start = ContinuousClock.now
    try await Task.sleep(for: .seconds(2.5))
    #expect(app.clock.now == .seconds(2.5))
    #expect(app.staticTexts["2 s"].exists)
    #expect(start.duration(to: .now) == .seconds(2.5))
  }

  @Test("A model that the test calls sleeps on the clock of the app, also while the test waits")
  func model() async {
    let app = shownApp()
    let loader = Loader()
    async let loading: Void = loader.load(after: .milliseconds(300))
    #expect(await eventually { loader.text == "loaded" })
    #expect(app.clock.now == .milliseconds(300))
    await loading
    await loader.load(after: .seconds(3600))
    #expect(app.clock.now == .milliseconds(3_600_300))
  }

  @Test("The clock moves while a test awaits a task of its app, until the task has finished")
  func task() async {
    var task: Task<Int, Never>?
    let app = XCUIApplication {
      TickScreen {
        task = Task {
          try? await Task.sleep(for: .seconds(3.5))
          return 7
        }
      }
    }
    app.buttons["Go"].tap()
    #expect(await task?.value == 7)
    #expect(app.clock.now == .seconds(3.5))
    #expect(app.staticTexts["3 s"].exists)
  }

  @Test("So it is with a task that throws, and with its result")
  func throwingTask() async throws {
    struct Problem: Error {}
    var tasks: [Task<Int, any Error>] = []
    let app = XCUIApplication {
      Button("Go") {
        for number in 1...2 {
          tasks.append(
            Task {
              try await Task.sleep(for: .seconds(number))
              throw Problem()
            })
        }
      }
    }
    app.buttons["Go"].tap()
    await #expect(throws: Problem.self) { try await tasks[0].value }
    #expect(app.clock.now == .seconds(1))
    let result = await tasks[1].result
    #expect(throws: Problem.self) { try result.get() }
    #expect(app.clock.now == .seconds(2))
  }

  @Test("A double that the test calls beside an app has its fallback after two seconds of the app's clock")
  func double() async {
    let app = shownApp()
    let subject = Pendable<String>.pending(fallback: "Fallback")
    #expect(await subject.call() == "Fallback")
    #expect(app.clock.now == .seconds(2))
  }

  // MARK: - Tasks that begin at once

  @Test(
    "A task that begins at once in an action continues in the app",
    arguments: 0..<3)
  func immediateTask(_ run: Int) {
    var steps: [Int] = []
    let app = XCUIApplication {
      Button("Go") {
        Task.immediate {
          steps.append(0)
          await Task.yield()
          steps.append(1)
          try? await Task.sleep(for: .seconds(1))
          steps.append(2)
        }
      }
    }
    app.buttons["Go"].tap()
    #expect(steps == [0, 1])
    app.clock.advance(by: .seconds(1))
    #expect(steps == [0, 1, 2])
  }
}
