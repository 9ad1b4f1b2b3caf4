import SwiftUI
import Testing
import UnderstudyTesting
import XCTest

@Suite("F-90: What .explained makes of issues", .capturesIssues, .explained)
struct ExplanationTraitTests {
  private struct Screen: View {
    @State private var count = 1
    var body: some View {
      Text("Cups: \(count)").accessibilityIdentifier("cups")
      Button("More") { count += 1 }.accessibilityIdentifier("more")
    }
  }

  private struct Unpaid: Error {}
  private let trait: ExplanationTrait = .explained

  @MainActor private func launch() -> XCUIApplication { XCUIApplication { Screen() } }

  @Test("A failed read inside an expectation is reported once, by the read")
  @MainActor func failedRead() async {
    let app = launch()
    let issues = await IssueCapture.issues { #expect(app.staticTexts["cusp"].label == "Cups: 1") }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains("Try: app.staticTexts[\"cups\"]") == true)
  }

  @Test("So is one whose value is in a variable, and a requirement")
  @MainActor func failedReadBefore() async {
    let app = launch()
    let issues = await IssueCapture.issues {
      let label = app.staticTexts["cusp"].label
      #expect(label == "Cups: 1")
      #expect(throws: ExpectationFailedError.self) { try #require(Int(app.staticTexts["cusp"].label)) }
    }
    #expect(issues.count == 2)
    #expect(issues.allSatisfy { $0.text.hasPrefix("Failed to get matching snapshot") }, "\(issues)")
  }

  @Test(
    "Nor is it reported again where XCTest passes an assertion on, as an issue or as a warning",
    arguments: [true, false])
  @MainActor func passedOn(isFailure: Bool) async {
    let app = launch()
    let issues = await IssueCapture.issues {
      let isEqual = app.staticTexts["cusp"].label == "Cups: 1"
      if !isEqual {
        Issue.record(
          "XCTAssertEqual failed: (\"\") is not equal to (\"Cups: 1\")", severity: isFailure ? .error : .warning)
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.text.hasPrefix("Failed to get matching snapshot") == true)
  }

  @Test("An error of XCTUnwrap is one failure, whether or not XCTest passes it on", arguments: [true, false])
  @MainActor func unwrapping(isPassedOn: Bool) async throws {
    let test = try #require(Test.current)
    var thrown: (any Error)?
    let issues = await IssueCapture.issues {
      do {
        try await trait.provideScope(for: test, testCase: Test.Case.current) {
          if isPassedOn { Issue.record("XCTUnwrap failed: expected non-nil value of type \"Int\"") }
          _ = try XCTUnwrap(Int("brew"))
        }
      } catch {
        thrown = error
      }
    }
    #expect(issues.count == (isPassedOn ? 1 : 0))
    #expect((thrown != nil) == !isPassedOn)
  }

  @Test("Another expectation after a failed read is reported, and a failed read in one that holds")
  @MainActor func otherExpectation() async {
    let app = launch()
    let issues = await IssueCapture.issues {
      #expect(!app.buttons["mroe"].isEnabled)
      #expect(app.buttons["more"].label == "Less")
    }
    #expect(issues.count == 2)
    #expect(issues.last?.text.hasPrefix("Read: \"more\" Button (label: \"More\")") == true)
  }

  @Test("A bare condition after a failed read may be about something else, and is reported")
  @MainActor func bareCondition() async {
    let app = launch()
    let isPaid = false
    let issues = await IssueCapture.issues {
      _ = app.staticTexts["cusp"].label
      #expect(isPaid)
    }
    #expect(issues.count == 2)
  }

  @Test("What a test reads again and again while it swipes is what its failure is about")
  @MainActor func swipes() async {
    let app = XCUIApplication { List(0..<100, id: \.self) { Text("Row \($0)") } }
    let issues = await IssueCapture.issues {
      for _ in 0..<3 where !app.staticTexts["Row 200"].exists { app.swipeUp() }
      Issue.record("The row must be there")
    }
    #expect(issues.first?.text.contains("Read before: \"Row 200\" StaticText (not found)") == true)
  }

  @Test("A tap makes what was missing before no cause of what fails after it")
  @MainActor func tap() async {
    let app = launch()
    let issues = await IssueCapture.issues {
      guard !app.staticTexts["Tea"].exists else { return }
      app.buttons["more"].tap()
      Issue.record("This says nothing of the app")
    }
    #expect(issues.first?.text == "This says nothing of the app")
  }

  @Test("Comparisons of a spy's calls show the calls")
  @MainActor func spies() async {
    struct Order { let name: String }
    let spy = Spy<Order, Void>()
    spy(Order(name: "tea"))
    let issues = await IssueCapture.issues {
      #expect(spy.calls.count == 2)
      #expect(spy.calls.map(\.name) == ["coffee"])
      #expect(spy.calls.contains { $0.name == "coffee" })
      let name = spy.calls.last?.name
      #expect(name == "coffee")
    }
    #expect(issues.count == 4)
    for issue in issues { #expect(issue.text.contains("Call 1: Order(name: \"tea\")"), "\(issue)") }
  }

  @Test("A spy that was never called says so, with what had no effect")
  @MainActor func spyNeverCalled() async {
    let spy = Spy<String, Void>()
    let app = XCUIApplication { Button("Order") { spy("tea") }.disabled(true) }
    app.buttons["Order"].tap()
    let issues = await IssueCapture.issues { #expect(spy.calls == ["tea"]) }
    #expect(issues.first?.text.contains("It was never called.\nEarlier actions without effect:") == true, "\(issues)")
  }

  @Test("An action without effect is named where an assertion reads nothing of the app")
  @MainActor func ignoredAction() async {
    let app = XCUIApplication { Button("Pay") {}.disabled(true) }
    app.buttons["Pay"].tap()
    let isPaid = false
    let issues = await IssueCapture.issues { #expect(isPaid) }
    #expect(issues.first?.text.contains("Tap \"Pay\" Button: it is disabled") == true)
  }

  @Test("An error that a test throws is reported at the line of its last call and what was read before it")
  @MainActor func thrownError() async throws {
    let app = launch()
    let test = try #require(Test.current)
    let line = #line + 3
    let issues = try await IssueCapture.issues {
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        guard await app.staticTexts["Paid"].exists else { throw Unpaid() }
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.error is Unpaid)
    #expect(issues.first?.sourceLocation?.line == line)
    #expect(issues.first?.text.hasPrefix("Read before: \"Paid\" StaticText (not found)") == true)
  }

  @Test("An error of which nothing more is known continues to Swift Testing")
  @MainActor func unknownError() async throws {
    let test = try #require(Test.current)
    let trait = trait
    await #expect(throws: Unpaid.self) {
      try await trait.provideScope(for: test, testCase: Test.Case.current) { throw Unpaid() }
    }
  }

  @Test("Where no error is thrown that is expected, the failure shows what was read, else what was done")
  @MainActor func noError() async {
    let app = launch()
    app.buttons["more"].tap()
    let issues = await IssueCapture.issues {
      #expect(throws: (any Error).self) { try app.staticTexts["cups"].snapshot() }
      #expect(throws: Unpaid.self) { _ = 1 + 1 }
    }
    #expect(issues.first?.text.hasPrefix("Read: \"cups\" StaticText (found)") == true)
    #expect(issues.last?.text.contains("Last events: Tap \"more\" Button") == true)
  }

  @Test("A confirmation says what was done, and an expected issue that does not come what was found")
  @MainActor func confirmations() async {
    let app = launch()
    let issues = await IssueCapture.issues {
      await confirmation { _ in app.buttons["more"].tap() }
      withKnownIssue { #expect(app.buttons["more"].exists) }
    }
    #expect(
      issues.map { $0.text.split(separator: "\n").first } == [
        "Last events: Tap \"more\" Button", "Read before: \"more\" Button (found)",
      ])
  }

  @Test("Expectations of tests that belong to no actor explain themselves")
  func otherThread() async {
    let app = await launch()
    let issues = await IssueCapture.issues {
      await #expect(app.buttons["mroe"].exists)
      let isThere = await app.buttons["mroe"].exists
      #expect(isThere)
      let label = await app.buttons["more"].label
      #expect(label == "Less")
    }
    let lines = issues.map { $0.text.split(separator: "\n").first }
    #expect(
      lines == [
        "Read: \"mroe\" Button (not found)", "Read before: \"mroe\" Button (not found)",
        "Read before: \"more\" Button (label: \"More\")",
      ])
  }

  @Test("A failure in a detached task is the test's whose app it is about")
  @MainActor func detachedTask() async {
    let issues = await IssueCapture.issues {
      let app = launch()
      await Task.detached { await app.buttons["mroe"].tap() }.value
    }
    #expect(issues.count == 1)
    #expect(issues.first?.text.hasPrefix("Failed to tap \"mroe\" Button") == true)
  }
}
