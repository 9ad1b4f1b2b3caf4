import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@MainActor
@Suite("The busy report of an app", .leaks(.ignore))
struct AppBusyReportTests {
  struct Detail: View {
    let line: (Int) -> Void

    var body: some View {
      let _ = line(#line + 1)
      Text("Detail").task(name: "load") { try? await Task.sleep(for: .seconds(5)) }
    }
  }

  @Test("The task of a view is reported with its name, the view and the line")
  func taskOfView() {
    var line = 0
    let app = XCUIApplication { VStack { Detail { line = $0 } } }
    #expect(
      app.clock.busyReport == """
        1 timer is due at 5 s (it is 0 s now). 1 task is alive.
          .task "load" of AppBusyReportTests.Detail (AppBusyReportTests.swift:\(line)): sleeps until 5 s
        """)
  }

  @Test("A task that begins at once is told with its name and who began it")
  func immediateTask() {
    let app = XCUIApplication {
      Button("Load") {
        Task.immediate(name: "load") {
          try await Task.sleep(for: .seconds(2))
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
      }
    }
    app.buttons["Load"].tap()
    let start = "  Task.immediate \"load\" in a closure in "
    #expect(
      app.clock.busyReport.split(separator: "\n").contains { $0.hasPrefix(start) && $0.hasSuffix("sleeps until 2 s") })
    app.clock.advance(by: .seconds(2))
    #expect(app.clock.busyReport.split(separator: "\n").contains { $0.hasPrefix(start) })
  }

  @Test("A task that never waits fails the test, and is named")
  func runaway() {
    let capture = FailureCapture()
    FailureReporter.$capture.withValue(capture) {
      var isOver = false
      let app = XCUIApplication {
        Button("Spin") { Task(name: "spin") { while !isOver { await Task.yield() } } }
      }
      app.clock.jobLimit = 2_000
      app.buttons["Spin"].tap()
      isOver = true
      app.settle()
    }
    #expect(capture.failures.count == 1)
    #expect(capture.messages.first?.contains("The last jobs: Task \"spin\" in a closure in ") == true)
    #expect(capture.failures.first?.location?.text.hasPrefix("AppBusyReportTests.swift:") == true)
  }

  @Test("Its last events are those of the app")
  func events() {
    let app = XCUIApplication { Button("Load") { Task { try await Task.sleep(for: .seconds(2)) } } }
    for _ in 0..<7 { app.buttons["Load"].tap() }
    let last = app.clock.busyReport.split(separator: "\n").last
    #expect(last == "Last events: Tap \"Load\" Button (5 times)")
  }

  @Test("A pull to refresh is named")
  func refresh() {
    let app = XCUIApplication {
      List { Text("Row") }.refreshable { try? await Task.sleep(for: .seconds(3)) }
    }
    app.collectionViews.firstMatch.swipeDown()
    #expect(app.clock.busyReport.contains("  .refreshable: sleeps until 3 s"))
  }

  @Test("A completion of an animation is named")
  func animation() {
    struct Screen: View {
      @State private var hasMoved = false
      var body: some View {
        Button("Move") {
          withAnimation(.linear(duration: 2)) {
            hasMoved = true
          } completion: {
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Move"].tap()
    #expect(app.clock.busyReport.contains("  Completion of an animation: due at 2 s"))
  }

  @Test("The work of Combine is named")
  func combine() {
    final class Model: ObservableObject {
      let subject = PassthroughSubject<Int, Never>()
      private var subscription: AnyCancellable?
      init() { subscription = subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in } }
    }
    struct Screen: View {
      @StateObject private var model = Model()
      var body: some View { Button("Send") { model.subject.send(1) } }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Send"].tap()
    #expect(app.clock.busyReport.contains("  Scheduler of Combine: due at 1 s"))
  }

  struct Loader: View {
    let keep: (CheckedContinuation<Void, Never>) -> Void
    var body: some View {
      Button("Load") { Task(name: "load") { await withCheckedContinuation { keep($0) } } }
    }
  }

  @Test("A failed wait reports a task that waits for a continuation, its origin, and the last events")
  func continuation() throws {
    var continuation: CheckedContinuation<Void, Never>?
    let app = XCUIApplication { Loader { continuation = $0 } }
    app.clock.realTimeLimit = .zero
    app.buttons["Load"].tap()
    let error = #expect(throws: WaitTimeout.self) { try app.waitForViewVisible(withID: "done", timeout: 1) }
    let lines = (error?.description ?? "").split(separator: "\n").map(String.init)
    #expect(lines.contains("1 task is alive and waits for work outside the session."))
    #expect(
      lines.contains {
        $0.hasPrefix("  Task \"load\" in closure #1 in ")
          && $0.contains("Loader.body.getter (AppBusyReportTests.swift:")
          && $0.hasSuffix("): waits for a continuation, a stream or another task")
      })
    #expect(lines.last == "Last events: Tap \"Load\" Button")
    try #require(continuation).resume()
    app.settle()
    #expect(app.clock.busyReport.hasPrefix("Nothing is queued, no timer is set and no task is alive."))
  }
}
