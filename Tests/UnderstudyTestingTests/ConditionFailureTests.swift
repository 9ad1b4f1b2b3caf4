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

/// A text that comes after a second, empty, and goes after another.
private struct Arriving: View {
  @State private var second = 0
  var body: some View {
    VStack {
      Text("Arriving")
      if second == 1 { Text("").accessibilityIdentifier("news") }
    }
    .task {
      for _ in 1...2 {
        try? await Task.sleep(for: .seconds(1))
        second += 1
      }
    }
  }
}

private struct Rows: View {
  @State private var note = ""
  var body: some View {
    List {
      HStack {
        Text("Tea")
        Text("3").accessibilityIdentifier("price")
      }
      Button("buy") {}
      TextField("note", text: $note).accessibilityIdentifier("note")
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
        Expected eventually: the value is "9". It was not true within 2.5 s of virtual time.
        Last seen: "0", "1", "2".
        Read at the last look: "count" StaticText (label: "2").
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
        Expected eventually: the list is loaded. It was not true within 1 s of virtual time.
        Read at the last look: Cell (count: 0).
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
        """
        Expected never: the condition holds. It was true after 1 s of virtual time.
        Read at the last look: "1" StaticText (found).
        """,
        """
        Expected always: the value is "1". It was not true after 1 s of virtual time.
        Last seen: "1", "2".
        Read at the last look: "count" StaticText (label: "2").
        """,
      ])
  }

  @Test("An element that is not there has no value, whatever is expected of it")
  func missingElement() async throws {
    let app = XCUIApplication { Text("Hi").accessibilityIdentifier("hi") }
    let failures = try await captured {
      try await expectEventually(app.buttons["nothing"].isEnabled, equals: false)
      try await expectAlways(app.staticTexts["nothing"].label, equals: "")
      try await expectEventually(app.staticTexts["hi"].label, equals: " ")
    }
    #expect(
      failures.map { $0.message.split(separator: "\n").prefix(3).joined(separator: "\n") } == [
        """
        Expected eventually: the value is false. It was not true within 1 s of virtual time.
        Last seen: no value.
        Read at the last look: "nothing" Button (not found).
        """,
        """
        Expected always: the value is "". It was not true after 0 s of virtual time.
        Last seen: no value.
        Read at the last look: "nothing" StaticText (not found).
        """,
        """
        Expected eventually: the value is " ". It was not true within 1 s of virtual time.
        Last seen: "Hi".
        Read at the last look: "hi" StaticText (label: "Hi").
        """,
      ])
  }

  @Test("Values that come and go are distinguished from missing ones")
  func valuesBetween() async throws {
    let app = XCUIApplication { Arriving() }
    let failures = try await captured {
      try await expectEventually(app.staticTexts["news"].label, equals: "new", timeout: .seconds(5))
    }
    #expect(failures.first?.message.contains("Last seen: no value, \"\", no value.") == true)
  }

  @Test("The failure of a condition lists what was read the last time, each element once")
  func reads() async throws {
    let app = XCUIApplication { Rows() }
    let price = app.cells.element(boundBy: 0).staticTexts["price"]
    let failures = try await captured {
      try await expectEventually { price.exists && price.label == "4" }
      try await expectEventually {
        app.buttons["buy"].isEnabled && app.buttons.firstMatch.isHittable && app.alerts.count > 0
      }
      try await expectEventually { app.staticTexts.element.label == "Tea" }
      try await expectEventually {
        app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'x'")).element(boundBy: 2).exists
      }
      try await expectEventually { app.textFields["note"].value as? String == "sent" }
    }
    #expect(
      failures.map { $0.message.split(separator: "\n")[1] } == [
        #"Read at the last look: "price" StaticText in Cell (Element at index 0) (found, label: "3")."#,
        #"Read at the last look: "buy" Button (isEnabled: true), Button (First Match) (isHittable: true), Alert (count: 0)."#,
        #"Read at the last look: StaticText (several matches)."#,
        #"Read at the last look: StaticText matching predicate 'label BEGINSWITH "x"' (Element at index 2) (not found)."#,
        #"Read at the last look: "note" TextField (value: "note")."#,
      ])
  }

  @Test("A condition's failure says that the app does not run, and keeps to the last reads")
  func readsWithoutApp() async throws {
    let app = XCUIApplication { Rows() }
    let labels = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    let failures = try await captured {
      try await expectEventually { labels.filter { app.images[$0].exists }.count == 1 }
      app.terminate()
      try await expectEventually { app.buttons["buy"].isEnabled }
    }
    let lines = failures.map { $0.message.split(separator: "\n")[1] }
    #expect(lines.first?.hasPrefix(#"Read at the last look: "b" Image (not found), "c""#) == true)
    #expect(lines.last == "Read at the last look: Application (not running).")
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
        Expected eventually: a cell (ConditionFailureTests.swift:\(line)). It was not true within 1 s of virtual time.
        Read at the last look: Cell (count: 0).
        Nothing is queued, no timer is set and no task is alive.
        """)
  }

  private func captured(_ body: () async throws -> Void) async throws -> [TestMessage] {
    let capture = FailureCapture()
    try await FailureReporter.$capture.withValue(capture) { try await body() }
    return capture.failures
  }
}
