import SwiftUI
import Testing

/// Counts to three, once a second.
private struct Counting: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").accessibilityIdentifier("count")
      .task {
        for _ in 1...3 {
          try? await Task.sleep(for: .seconds(1))
          count += 1
        }
      }
  }
}

@MainActor
@Suite("Failures of conditions")
struct ConditionFailureTests {
  @Test("An expectation fails once, at the caller's line, with the last values and what the app waits for")
  func values() async throws {
    let app = XCUIApplication { Counting() }
    let line = #line + 2
    let failures = try await captured {
      try await expectEventually(app.staticTexts["count"].label, equals: "9", timeout: .seconds(2.5))
    }
    #expect(failures.map(\.location?.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        Expected eventually: the value is 9. It was not so within 2.5 s of virtual time.
        Last seen: 0, 1, 2.
        1 timer is due at 3 s (it is 2.5 s now). 1 task is alive.
          .task of Counting (ConditionFailureTests.swift:9): sleeps until 3 s
        """
      ])
  }

  @Test("A comment says what was expected")
  func comment() async throws {
    let app = XCUIApplication { Text("Hi") }
    let failures = try await captured {
      try await expectEventually("the list is loaded") { app.cells.count > 0 }
    }
    #expect(
      failures.map(\.message) == [
        """
        Expected eventually: the list is loaded. It was not so within 1 s of virtual time.
        Nothing is queued, no timer is set and no task is alive.
        """
      ])
  }

  @Test("What must never or always be so fails with the time at which it was not")
  func neverAndAlways() async throws {
    let app = XCUIApplication { Counting() }
    let failures = try await captured {
      try await expectNever(for: .seconds(5)) { app.staticTexts["1"].exists }
      try await expectAlways(app.staticTexts["count"].label, equals: "1", for: .seconds(5))
    }
    #expect(
      failures.map(\.message) == [
        "Expected never: the condition holds. It was so after 1 s of virtual time.",
        "Expected always: the value is 1. It was not so after 1 s of virtual time.\nLast seen: 1, 2.",
      ])
  }

  @Test("An expectation in a synchronous test fails at the caller's line too")
  func synchronous() throws {
    let app = XCUIApplication { Text("Hi") }
    let capture = FailureCapture()
    let line = #line + 2
    try FailureReporter.$capture.withValue(capture) {
      try expectEventually { app.buttons["Gone"].exists }
    }
    #expect(capture.failures.map(\.location?.line) == [line])
  }

  @Test("A required value that does not come ends the test with one error that names the place")
  func required() async {
    let app = XCUIApplication { Text("Hi") }
    let line = #line + 2
    let error = await waitTimeout {
      _ = try await requireEventually("a cell") { app.cells.allElementsBoundByIndex.first }
    }
    #expect(
      error?.description == """
        Expected eventually: a cell (ConditionFailureTests.swift:\(line)). It was not so within 1 s of virtual time.
        Nothing is queued, no timer is set and no task is alive.
        """)
  }

  private func captured(_ body: () async throws -> Void) async throws -> [FailureCapture.Failure] {
    let capture = FailureCapture()
    try await FailureReporter.$capture.withValue(capture) { try await body() }
    return capture.failures
  }
}
