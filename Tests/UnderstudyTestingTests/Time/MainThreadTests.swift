import Dispatch
import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// Asks for the main thread as apps do, and shows the answers.
private struct Questions: View {
  nonisolated static let happened = Notification.Name("MainThreadTests.happened")
  @State private var answers: [String] = []
  @State private var observers: [Any] = []

  private actor Worker {
    func isOnMainThread() -> Bool {
      dispatchPrecondition(condition: .notOnQueue(.main))
      return Thread.isMainThread
    }
    func post() {
      NotificationCenter.default.post(name: Questions.happened, object: nil, userInfo: ["by": "actor"])
    }

    func answerOfMain() -> [String] {
      DispatchQueue.main.async { MainActor.assumeIsolated { Order.shared.lines.append("async") } }
      return DispatchQueue.main.sync {
        MainActor.assumeIsolated { Order.shared.lines + ["sync \(Thread.isMainThread)"] }
      }
    }
  }

  @MainActor private final class Order {
    static let shared = Order()
    var lines: [String] = []
  }

  private func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
  }

  var body: some View {
    Button("Action") { answers.append("action \(Thread.isMainThread), \(Thread.current.isMainThread)") }
    Button("Precondition") {
      dispatchPrecondition(condition: .onQueue(.main))
      answers.append("on main")
    }
    Button("Helper") { onMain { answers.append("helper") } }
    Button("Task") { Task { answers.append("task \(Thread.isMainThread)") } }
    Button("Detached") {
      Task.detached {
        let answer = Thread.isMainThread
        let helped = DispatchQueue.main.sync { "in main \(Thread.isMainThread)" }
        await MainActor.run { answers += ["detached \(answer)", helped] }
      }
    }
    Button("Actor") {
      Task {
        Order.shared.lines = []
        let worker = Worker()
        let answer = await worker.isOnMainThread()
        answers += ["actor \(answer)"] + (await worker.answerOfMain())
      }
    }
    Button("Thread") {
      Thread.detachNewThread {
        let answer = Thread.isMainThread
        DispatchQueue.main.async { MainActor.assumeIsolated { answers.append("thread \(answer)") } }
      }
    }
    Button("Observe") {
      let observer = NotificationCenter.default.addObserver(forName: Self.happened, object: nil, queue: .main) { note in
        let text = "notified \(Thread.isMainThread) \(note.userInfo?["by"] as? String ?? "")"
        MainActor.assumeIsolated { answers.append(text) }
      }
      observers.append(observer)
      NotificationCenter.default.post(name: Self.happened, object: nil, userInfo: ["by": "main"])
      answers.append("posted")
    }
    Button("Post by an actor") { Task { await Worker().post() } }
    Button("Post elsewhere") {
      Thread.detachNewThread {
        NotificationCenter.default.post(name: Self.happened, object: nil, userInfo: ["by": "thread"])
      }
    }
    ForEach(answers, id: \.self) { Text($0) }
      .onDisappear { observers.forEach { NotificationCenter.default.removeObserver($0) } }
  }
}

@MainActor @Suite("The main thread is where the main actor is, and actors and detached tasks are elsewhere")
struct MainThreadTests {
  private func answers(to button: String, _ last: String) -> [String] {
    let app = XCUIApplication { Questions() }
    app.buttons[button].tap()
    #expect(app.staticTexts[last].waitForExistence(timeout: 5))
    let buttons = Set(app.buttons.allElementsBoundByIndex.map(\.label))
    return app.staticTexts.allElementsBoundByIndex.map(\.label).filter { !buttons.contains($0) }
  }

  @Test(
    "What the app's code is told",
    arguments: [
      ("Action", ["action true, true"]), ("Helper", ["helper"]), ("Precondition", ["on main"]), ("Task", ["task true"]),
      ("Detached", ["detached false", "in main true"]), ("Actor", ["actor false", "async", "sync true"]),
      ("Thread", ["thread false"]), ("Observe", ["notified true main", "posted"]),
    ])
  func questions(_ button: String, _ expected: [String]) throws {
    #expect(answers(to: button, try #require(expected.last)) == expected)
  }

  @Test("An observer on the main queue of what an actor and a thread post")
  func elsewhere() {
    let app = XCUIApplication { Questions() }
    app.buttons["Observe"].tap()
    app.buttons["Post by an actor"].tap()
    #expect(app.staticTexts["notified true actor"].waitForExistence(timeout: 5))
    app.buttons["Post elsewhere"].tap()
    #expect(app.staticTexts["notified true thread"].waitForExistence(timeout: 5))
  }

  @Test("Code of the test is on the main thread")
  func test() { #expect(Thread.isMainThread && Thread.current.isMainThread) }
}
