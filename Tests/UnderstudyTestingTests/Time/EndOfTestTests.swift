import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@MainActor
@Suite("What a trait ends with a test")
struct EndOfTestTests {
  struct Saver: View {
    var body: some View {
      Button("Save") { Task(name: "save") { try await Task.sleep(for: .seconds(60)) } }
    }
  }

  /// What has been reported by the end of a test that has the trait.
  private func told(
    _ trait: LeaksTrait, _ body: @escaping @MainActor @Sendable () -> Void
  ) async throws -> (warnings: [String], failures: [String]) {
    let test = try #require(Test.current)
    let capture = FailureCapture()
    try await FailureReporter.$capture.withValue(capture) {
      try await trait.provideScope(for: test, testCase: Test.Case.current) { await body() }
    }
    return (capture.warnings, capture.messages)
  }

  @MainActor final class Keeper {
    var app: XCUIApplication?
    var object: AnyObject?
  }

  @Test("An app that is still retained is ended, and what it left is reported")
  func keptApp() async throws {
    let keeper = Keeper()
    let told = try await told(.leaks(.fail)) {
      let app = XCUIApplication { Saver() }
      app.buttons["Save"].tap()
      keeper.app = app
    }
    #expect(told.failures.count == 1)
    #expect(told.failures.first?.contains("Task \"save\"") == true)
    #expect(keeper.app?.state == .notRunning)
  }

  @Test("So is an app whose own code keeps it")
  func cycle() async throws {
    let told = try await told(.leaks(.warn)) {
      let keeper = Keeper()
      keeper.app = XCUIApplication {
        Saver()
        Text(keeper.app == nil ? "first" : "again")
      }
      keeper.app?.buttons["Save"].tap()
    }
    #expect(told.warnings.count == 1)
    #expect(told.failures == [])
  }

  @Test("So is an app of which an element is still retained")
  func keptElement() async throws {
    let keeper = Keeper()
    let told = try await told(.leaks(.fail)) {
      let button = XCUIApplication { Saver() }.buttons["Save"]
      button.tap()
      keeper.object = button
    }
    #expect(told.failures.count == 1)
  }

  private static func window(task: String) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let content = Text("x").onAppear { Task(name: task) { try await Task.sleep(for: .seconds(60)) } }
    window.rootViewController = UIHostingController(rootView: content)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("So is a window")
  func keptWindow() async throws {
    let keeper = Keeper()
    let told = try await told(.leaks(.fail)) { keeper.object = Self.window(task: "load") }
    #expect(told.failures.count == 1)
    #expect(told.failures.first?.contains("Task \"load\"") == true)
    (keeper.object as? UIWindow)?.layoutIfNeeded()
  }

  @MainActor final class Shown {
    weak var window: UIWindow?
  }

  @Test("F-64: a window that only the system refers to shows until its test ends")
  func shownWindow() async throws {
    let shown = Shown()
    try await LeaksTrait.leaks(.ignore).provideScope(for: try #require(Test.current), testCase: Test.Case.current) {
      await MainActor.run { shown.window = Self.window(task: "load") }
      try await Task.sleep(for: .seconds(1))
      await #expect(shown.window?.rootViewController?.view.window === shown.window)
      await #expect(shown.window != nil)
    }
    #expect(shown.window == nil)
  }

  @Test("F-64: a window that only the system refers to goes when it is hidden")
  func hiddenWindow() async throws {
    let shown = Shown()
    try await LeaksTrait.leaks(.ignore).provideScope(for: try #require(Test.current), testCase: Test.Case.current) {
      await MainActor.run {
        shown.window = Self.window(task: "load")
        shown.window?.isHidden = true
        #expect(shown.window == nil)
      }
    }
  }

  @Test("A window that is released reports what it left in its test")
  func windowThatGoes() {
    let capture = FailureCapture()
    FailureReporter.$capture.withValue(capture) { Self.window(task: "load").isHidden = true }
    #expect(capture.warnings.count == 1)
    #expect(capture.warnings.first?.contains("Task \"load\"") == true)
  }

  @Test("What an app leaves is reported in its test, once, even if it ends where no test is known")
  func endElsewhere() async throws {
    let issues = try await issues {
      try await LeaksTrait.leaks(.fail).provideScope(for: try #require(Test.current), testCase: Test.Case.current) {
        let keeper = await Keeper()
        await MainActor.run {
          let app = XCUIApplication { Saver() }
          app.buttons["Save"].tap()
          keeper.app = app
        }
        await Task.detached { await MainActor.run { keeper.app = nil } }.value
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.sourceLocation == Test.current?.sourceLocation)
    let text = issues.first?.comments.first?.rawValue
    #expect(text?.hasPrefix("At the end of EndOfTestTests/endElsewhere() the app left") == true)
  }

  /// What is recorded of this file's tests while `body` runs; issues that belong to no test come to every handler.
  private func issues(_ body: @escaping @Sendable () async throws -> Void) async throws -> [Issue] {
    let recorded = Guarded<[Issue]>([])
    let collector = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.sourceLocation?.fileID == #fileID else { return issue }
      recorded.withLock { $0.append(issue) }
      return nil
    }
    let test = try #require(Test.current)
    try await collector.provideScope(for: test, testCase: Test.Case.current, performing: body)
    return recorded.withLock { $0 }
  }

  @Test("A failure of this library reports the order that a test gave its app")
  func seed() async throws {
    let issues = try await issues {
      await MainActor.run {
        let app = XCUIApplication { Saver() }
        app.scheduling = .random(seed: 4)
        app.buttons["Missing"].tap()
        _ = try? expectEventually { false }
        let fifo = XCUIApplication { Saver() }
        fifo.buttons["Missing"].tap()
      }
    }
    let texts = issues.map { $0.comments.map(\.rawValue).joined(separator: "\n") }
    #expect(texts.count == 3)
    for text in texts {
      #expect(text.split(separator: "\n").filter { $0.hasSuffix("app.scheduling = .random(seed: 4)") }.count == 1)
    }
  }
}
