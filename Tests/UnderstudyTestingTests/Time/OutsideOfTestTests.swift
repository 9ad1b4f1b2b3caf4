import Dispatch
import Foundation
import Observation
import SwiftUI
import Testing
import UnderstudyTime

/// What a model does that a test calls directly, beside its app: waits include it.
@MainActor
@Suite("What the test begins beside its app")
struct OutsideOfTestTests {
  @Observable @MainActor
  final class Model {
    private(set) var text = ""
    @ObservationIgnored private var timer: Timer?

    /// Works on a queue, and comes back to the main one.
    func loadOnQueue() {
      DispatchQueue.global().async {
        let text = (1...1_000).map(String.init).joined().prefix(3)
        DispatchQueue.main.async { MainActor.assumeIsolated { self.text = String(text) } }
      }
    }

    /// Works in a task that awaits what another thread gives back.
    func loadInTask() {
      Task { text = await Self.answer() }
    }

    func loadDetached() async {
      text = await Task.detached { await Self.answer() }.value
    }

    func loadLater(at deadline: DispatchTime = .now() + 2) {
      DispatchQueue.main.asyncAfter(deadline: deadline) { MainActor.assumeIsolated { self.text = "123" } }
    }

    func load() { text = "123" }

    func loadByItem() {
      let item = DispatchWorkItem { MainActor.assumeIsolated { self.text = "123" } }
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2), execute: item)
    }

    func loadByTimer() {
      timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
        MainActor.assumeIsolated { self.text = "123" }
      }
    }

    /// The answer of a server, without notification: it comes from a queue that no session sees.
    nonisolated private static func answer() async -> String {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncBypassingSessions {
          let text = (1...10_000).map(String.init).joined().prefix(3)
          continuation.resume(returning: String(text))
        }
      }
    }
  }

  private func shownApp() -> XCUIApplication {
    let app = XCUIApplication { Text("Hello") }
    _ = app.staticTexts["Hello"].exists
    return app
  }

  private static let loads: [@MainActor (Model) -> Void] = [{ $0.loadOnQueue() }, { $0.loadInTask() }]

  @Test("A wait waits for what works elsewhere", arguments: 0..<2)
  func elsewhere(_ way: Int) async throws {
    let app = shownApp()
    let model = Model()
    Self.loads[way](model)
    try await expectEventually(model.text, equals: "123", timeout: .seconds(60))
    #expect(app.clock.now == .zero)
  }

  @Test("So does a synchronous wait", arguments: 0..<2)
  func synchronously(_ way: Int) throws {
    let app = shownApp()
    let model = Model()
    Self.loads[way](model)
    try expectEventually(model.text, equals: "123", timeout: .seconds(60))
    #expect(app.clock.now == .zero)
  }

  @Test("So does the wait for an element that shows it")
  func element() throws {
    let model = Model()
    let app = XCUIApplication { Text("Text: \(model.text)") }
    #expect(app.staticTexts["Text: "].exists)
    model.loadInTask()
    #expect(app.staticTexts["Text: 123"].waitForExistence(timeout: 60))
  }

  @Test("A detached task is counted as well")
  func detached() async throws {
    let app = shownApp()
    let model = Model()
    let task = Task { await model.loadDetached() }
    try await expectEventually(model.text, equals: "123", timeout: .seconds(60))
    await task.value
    #expect(app.clock.now == .zero)
  }

  @Test("Delays go by the app's clock", arguments: 0..<3)
  func delays(_ way: Int) async throws {
    let app = shownApp()
    let model = Model()
    let loads: [@MainActor (Model) -> Void] = [{ $0.loadLater() }, { $0.loadByItem() }, { $0.loadByTimer() }]
    loads[way](model)
    try await expectEventually(model.text, equals: "123", timeout: .seconds(60))
    #expect(app.clock.now == .seconds(2))
  }

  @Test("A delay from now is what it says, however long the thread is kept from running before it is given")
  func busyThread() async throws {
    let app = shownApp()
    let model = Model()
    let deadline = DispatchTime.now() + 2
    #expect((0..<200_000).map(String.init).joined().count > 1_000_000)
    model.loadLater(at: deadline)
    try await expectEventually(model.text, equals: "123", timeout: .seconds(60))
    #expect(app.clock.now == .seconds(2))
  }

  @Test("A delay counts from its own moment, not from one that another thread has asked for before")
  func deadlineOfAnotherThread() async throws {
    let app = shownApp()
    let model = Model()
    let (hasAsked, isGiven) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let deadline = Guarded<DispatchTime?>(nil)
    Thread.detachNewThread {
      #expect(DispatchTime.now() < .distantFuture)
      hasAsked.signal()
      isGiven.wait()
      guard let deadline = deadline.withLock({ $0 }) else { return }
      DispatchQueue.main.asyncAfter(deadline: deadline) { MainActor.assumeIsolated { model.load() } }
    }
    hasAsked.wait()
    #expect((0..<200_000).map(String.init).joined().count > 1_000_000)
    deadline.withLock { $0 = .now() + 2 }
    isGiven.signal()
    try await expectEventually(model.text, equals: "123", timeout: .seconds(60))
    #expect(app.clock.now <= .seconds(2))
  }

  @Test("A task that follows the app is not waited for, and a wait that times out takes no real time")
  func follower() async throws {
    let app = shownApp()
    let model = Model()
    let collector = Task {
      for await _ in app.observe(\.text, of: model) {}
    }
    await Task.yield()
    app.clock.realTimeLimit = .seconds(3_600)
    #expect(await !eventually(timeout: .seconds(3_600)) { model.text == "none" })
    #expect(app.clock.now == .seconds(3_600))
    collector.cancel()
    await collector.value
  }

  @Test("A wait that times out reports the test's own tasks")
  func report() async throws {
    let app = shownApp()
    app.clock.realTimeLimit = .milliseconds(5)
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      for await _ in stream {}
    }
    #expect(await !eventually(timeout: .seconds(1)) { false })
    #expect(app.clock.busyReport.contains("1 task of the test has not finished."))
    continuation.finish()
    await task.value
    #expect(!app.clock.busyReport.contains("of the test's own"))
  }
}
