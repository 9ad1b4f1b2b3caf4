import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("What a test leaves behind")
struct LeaksTests {
  struct Saver: View {
    var body: some View {
      Button("Save") { Task(name: "save") { try await Task.sleep(for: .seconds(60)) } }
    }
  }

  /// What is reported when the application objects that `body` creates have been released.
  private func told(_ body: () -> Void) -> (warnings: [String], failures: [String]) {
    let capture = FailureCapture()
    FailureReporter.$capture.withValue(capture) { body() }
    return (capture.warnings, capture.messages)
  }

  @Test("A task that outlives its app is reported once, as a warning")
  func warning() throws {
    let told = told {
      let app = XCUIApplication { Saver() }
      app.buttons["Save"].tap()
    }
    #expect(told.failures == [])
    let lines = try #require(told.warnings.first).split(separator: "\n")
    #expect(told.warnings.count == 1)
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix(" the app left behind:"))
    #expect(lines[1].hasPrefix("  Task \"save\" in closure #1 in LeaksTests.Saver.body.getter"))
    #expect(lines[1].hasSuffix("(LeaksTests.swift:10): sleeps until 60 s"))
    #expect(lines[2] == "Try: .leaks(.ignore), or app.leaks = .ignore, if that is intended")
  }

  @Test("The trait makes it a failure", .leaks(.fail))
  func failure() {
    let told = told {
      let app = XCUIApplication { Saver() }
      #expect(app.leaks == .fail)
      app.buttons["Save"].tap()
    }
    #expect(told.warnings == [])
    #expect(told.failures.count == 1)
    #expect(told.failures.first?.contains("Task \"save\"") == true)
  }

  @Test("The trait says that it is meant", .leaks(.ignore))
  func ignored() {
    let told = told {
      let app = XCUIApplication { Saver() }
      app.buttons["Save"].tap()
    }
    #expect(told.warnings == [])
    #expect(told.failures == [])
  }

  @Test("An app says itself what is done about it")
  func property() {
    let told = told {
      let app = XCUIApplication { Saver() }
      #expect(app.leaks == .warn)
      app.leaks = .fail
      app.buttons["Save"].tap()
    }
    #expect(told.failures.count == 1)
  }

  @Test("Tasks that end with their view, and timers that are stopped, are not reported")
  func nothing() {
    struct Screen: View {
      @StateObject private var stopwatch = Stopwatch()
      var body: some View {
        Text("Count \(stopwatch.seconds)").task { try? await Task.sleep(for: .seconds(60)) }
        TimelineView(.animation) { _ in Text("Frame") }
      }
    }
    let told = told {
      let app = XCUIApplication { Screen() }
      app.clock.advance(by: .seconds(2))
      #expect(app.staticTexts["Count 2"].exists)
    }
    #expect(told.warnings == [])
    #expect(told.failures == [])
  }

  @Test("A timer that was not stopped is reported with its origin")
  func timer() throws {
    var timer: Timer?
    let told = told {
      let app = XCUIApplication {
        Text("Hello").onAppear { timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in } }
      }
      #expect(app.staticTexts["Hello"].exists)
    }
    let warning = try #require(told.warnings.first)
    #expect(warning.contains("Timer.scheduledTimer in a closure in "))
    #expect(warning.contains("): is due at 5 s"))
    timer?.invalidate()
  }

  @Test("An app that is still retained is reported")
  func host() {
    var kept: AnyObject?
    let told = told {
      let app = XCUIApplication { Saver() }
      #expect(app.buttons["Save"].exists)
      kept = app.host
    }
    #expect(kept != nil)
    #expect(told.warnings.first?.contains("  Saver: ended, but is still retained\n") == true)
  }

  @Test("Without a trait nothing is reported about an app that ends without leftovers")
  func tidy() {
    let told = told {
      let app = XCUIApplication { Saver() }
      app.buttons["Save"].tap()
      app.clock.advance(by: .seconds(60))
    }
    #expect(told.warnings == [])
    #expect(told.failures == [])
  }
}
