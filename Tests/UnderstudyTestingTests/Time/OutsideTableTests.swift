import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime
import XCTest

private struct DoneKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Begins work elsewhere that takes a moment, beside a timer that repeats and one that is far off.
private struct Screen: View {
  let begin: @MainActor (OutsideModel) -> Void
  let onDone: () -> Void
  @StateObject private var model = OutsideModel(work: 5_000)
  @State private var isSlow = false
  @State private var ticks = 0

  var body: some View {
    ScrollView {
      Button("Begin") {
        model.onDone = onDone
        begin(model)
        Task {
          try await Task.sleep(for: .seconds(90))
          isSlow = !model.isDone
        }
      }
      if model.isDone { Text("Done").preference(key: DoneKey.self, value: ["done"]) }
      if isSlow { Text("Slow network") }
    }
    .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
  }
}

/// A way in which a test lets time pass until the work has come back.
private struct Form: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let finds: @MainActor @Sendable (XCUIApplication, XCTestExpectation) async throws -> Bool

  init(
    _ name: String, _ finds: @escaping @MainActor @Sendable (XCUIApplication, XCTestExpectation) async throws -> Bool
  ) { (testDescription, self.finds) = (name, finds) }
}

@MainActor @Suite("A-02, A-03, A-04: each wait sees what runs elsewhere, and no timer of the app comes before it")
struct OutsideTableTests {
  nonisolated private static let forms: [Form] = [
    Form("wait") { app, _ in app.staticTexts["Done"].waitForExistence(timeout: 60) },
    Form("A-02: wait after short ones for something else") { app, _ in
      for _ in 0..<3 { _ = app.alerts.firstMatch.waitForExistence(timeout: 0.001) }
      return app.staticTexts["Done"].waitForExistence(timeout: 60)
    },
    Form("A-04: sleep") { app, _ in
      Self.sleep(60)
      return app.staticTexts["Done"].exists
    },
    Form("A-04: loop of short sleeps and looks") { app, _ in
      for _ in 0..<6_000 where !app.staticTexts["Done"].exists { Self.sleep(0.01) }
      return app.staticTexts["Done"].exists
    },
    Form("A-04: Task.sleep") { app, _ in
      try await Task.sleep(for: .seconds(60))
      return app.staticTexts["Done"].exists
    },
    Form("A-04: loop of Task.sleep and looks") { app, _ in
      for _ in 0..<6_000 where !app.staticTexts["Done"].exists { try await Task.sleep(for: .milliseconds(10)) }
      return app.staticTexts["Done"].exists
    },
    Form("run loop") { app, _ in
      Self.runLoop(60)
      return app.staticTexts["Done"].exists
    },
    Form("F-136: loop of swipes") { app, _ in
      for _ in 0..<60 where !app.staticTexts["Done"].exists { app.swipeUp() }
      return app.staticTexts["Done"].exists
    },
    Form("expectation of a predicate") { app, _ in
      let predicate = NSPredicate(format: "exists == true")
      let expectation = XCTNSPredicateExpectation(predicate: predicate, object: app.staticTexts["Done"])
      return await XCTWaiter().fulfillment(of: [expectation], timeout: 60) == .completed
    },
    Form("expectation that the app fulfils") { app, done in
      await XCTWaiter().fulfillment(of: [done], timeout: 60) == .completed
    },
    Form("expectation that the app fulfils, in place") { app, done in Self.wait(for: done) == .completed },
    Form("A-19: inverted expectation, in place") { app, done in
      done.isInverted = true
      return Self.wait(for: done) == .invertedFulfillment
    },
    Form("A-19: inverted expectation") { app, done in
      done.isInverted = true
      return await XCTWaiter().fulfillment(of: [done], timeout: 60) == .invertedFulfillment
    },
    Form("expectEventually") { app, _ in
      try await expectEventually(timeout: .seconds(60)) { app.staticTexts["Done"].exists }
    },
    Form("preference") { app, _ in
      try await app.preferences(DoneKey.self).wait(timeout: .seconds(60)) { $0 == ["done"] } == ["done"]
    },
    Form("an action that looks again") { app, _ in
      app.staticTexts["Done"].tap()
      return app.staticTexts["Done"].exists
    },
  ]

  nonisolated private static func sleep(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  private static func wait(for expectation: XCTestExpectation) -> XCTWaiter.Result {
    XCTWaiter().wait(for: [expectation], timeout: 60)
  }

  nonisolated private static func runLoop(_ seconds: Double) { RunLoop.main.run(until: Date() + seconds) }

  @Test(.leaks(.ignore), arguments: OutsideWay.all, forms)
  private func finds(_ way: OutsideWay, _ form: Form) async throws {
    let done = XCTestExpectation(description: "done")
    let app = XCUIApplication { Screen(begin: way.begin) { done.fulfill() } }
    // An action looks again for as long as the other forms wait: a busy machine may begin the work late.
    app.profile.retryWindow = .seconds(60)
    app.launch()
    app.buttons["Begin"].tap()
    #expect(try await form.finds(app, done))
    #expect(!app.staticTexts["Slow network"].exists)
  }

  @Test("A loop of looks, too", .leaks(.ignore))
  func loopOfLooks() {
    let app = XCUIApplication {
      Screen(begin: { model in DispatchQueue.global().async { model.comeBack() } }, onDone: {})
    }
    app.buttons["Begin"].tap()
    while !app.staticTexts["Done"].exists, !app.staticTexts["Slow network"].exists {}
    #expect(app.staticTexts["Done"].exists)
  }
}
