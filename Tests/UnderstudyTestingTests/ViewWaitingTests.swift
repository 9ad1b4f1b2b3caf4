import SwiftUI
import Testing

/// Rows that come one a second, and a notice that goes after the first.
private struct ArrivingRows: View {
  @State private var count = 0
  var body: some View {
    VStack {
      if count == 0 {
        Text("Loading").accessibilityIdentifier("notice")
      }
      ForEach(0..<count, id: \.self) { index in
        Text("Row \(index)").accessibilityIdentifier("row.\(index)")
      }
    }
    .task {
      for _ in 0..<3 {
        try? await Task.sleep(for: .seconds(1))
        count += 1
      }
    }
  }
}

@MainActor
@Suite("Waiting for views by identifier")
struct ViewWaitingTests {
  @Test("A wait for a view ends when the view is there")
  func visible() async throws {
    let app = XCUIApplication { ArrivingRows() }
    try await app.waitForViewVisible(withID: "row.0")
    #expect(app.clock.now == .seconds(1))
  }

  @Test("A wait for a view that is there takes no time")
  func alreadyVisible() async throws {
    let app = XCUIApplication { ArrivingRows() }
    try await app.waitForViewVisible(withID: "notice", timeout: 3)
    #expect(app.clock.now == .zero)
  }

  @Test("A wait for a view to go ends when it has gone")
  func hidden() async throws {
    let app = XCUIApplication { ArrivingRows() }
    try await app.waitForViewHidden(withID: "notice", timeout: 2)
    #expect(app.clock.now == .seconds(1))
  }

  @Test("A wait for a number of views ends at exactly that number")
  func count() async throws {
    let app = XCUIApplication { ArrivingRows() }
    try await app.waitForViewCount(withIDPrefix: "row.", equals: 2, timeout: .seconds(5))
    #expect(app.clock.now == .seconds(2))
  }

  @Test("Only identifiers match, labels do not")
  func labels() async {
    let app = XCUIApplication { Text("notice") }
    let error = await waitTimeout { try await app.waitForViewVisible(withID: "notice") }
    #expect(error?.description.contains("Last seen: the identifiers none.") == true)
  }

  @Test("A time-out lists the identifiers that exist")
  func visibleTimeout() async {
    let app = XCUIApplication { ArrivingRows() }
    let line = #line + 2
    let error = await waitTimeout {
      try await app.waitForViewVisible(withID: "row.9", timeout: 2)
    }
    #expect(
      error?.description == """
        Waited 2 s for an element with the identifier "row.9" (ViewWaitingTests.swift:\(line)).
        Last seen: the identifiers "row.0", "row.1".
        1 timer is due at 3 s (it is 2 s now). 1 task is alive.
          .task of ArrivingRows (ViewWaitingTests.swift:16): sleeps until 3 s
        """)
  }

  @Test("A time-out lists what still exists, and how many there were")
  func otherTimeouts() async {
    let app = XCUIApplication { Text("Hi").accessibilityIdentifier("greeting") }
    let hidden = await waitTimeout { try await app.waitForViewHidden(withID: "greeting") }
    #expect(hidden?.description.contains("Last seen: StaticText, identifier: 'greeting', label: 'Hi'.") == true)
    let count = await waitTimeout {
      try await app.waitForViewCount(withIDPrefix: "greet", equals: 2)
    }
    #expect(count?.description.contains("Last seen: 1, \"greeting\".") == true)
  }

  @Test("A wait for a value, for enabled and for the focus ends when the first element is so")
  func states() async throws {
    let app = XCUIApplication { SlowForm() }
    try await app.waitForView(withID: "name", hasValue: "Ada", timeout: .seconds(5))
    #expect(app.clock.now == .seconds(1))
    try await app.waitForView(withID: "send", isEnabled: true, timeout: 5)
    #expect(app.clock.now == .seconds(2))
    try await app.waitForView(withID: "name", isFocused: true, timeout: 5)
    #expect(app.clock.now == .seconds(3))
    try await app.waitForView(withID: "name", isFocused: false)
    try await app.waitForView(withID: "send", isEnabled: false)
    #expect(app.clock.now == .seconds(4))
  }

  @Test("A synchronous test waits in place, for everything that can be waited for")
  func synchronous() throws {
    let rows = XCUIApplication { ArrivingRows() }
    try rows.waitForViewVisible(withID: "row.0")
    try rows.waitForViewHidden(withID: "notice")
    try rows.waitForViewCount(withIDPrefix: "row.", equals: 3, timeout: 5)
    #expect(rows.clock.now == .seconds(3))

    let form = XCUIApplication { SlowForm() }
    try form.waitForView(withID: "name", hasValue: "Ada")
    try form.waitForView(withID: "send", isEnabled: true)
    try form.waitForView(withID: "name", isFocused: true)
    #expect(form.clock.now == .seconds(3))
  }

  @Test("A time-out in a synchronous test says what it waited for and what there was")
  func synchronousTimeout() async {
    let app = XCUIApplication { SlowForm() }
    let line = #line + 2
    let error = await waitTimeout {
      try synchronously { try app.waitForView(withID: "send", isEnabled: true, timeout: 1.5) }
    }
    #expect(
      error?.description == """
        Waited 1.5 s for an element with the identifier "send" that is enabled (ViewWaitingTests.swift:\(line)).
        Last seen: Button, identifier: 'send', label: 'Send', Disabled.
        1 timer is due at 2 s (it is 1.5 s now). 1 task is alive.
          .task of SlowForm (ViewWaitingTests.swift:154): sleeps until 2 s
        """)
  }

  @Test("A wait for a state of something that is not there names the identifiers that are")
  func stateOfNothing() async {
    let app = XCUIApplication { SlowForm() }
    let error = await waitTimeout { try await app.waitForView(withID: "none", hasValue: "x") }
    #expect(error?.description.contains("Last seen: the identifiers \"name\", \"send\".") == true)
  }
}

/// A form that is filled in, unlocked and focused by itself, one step a second.
private struct SlowForm: View {
  @State private var name = ""
  @State private var isReady = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isFocused).accessibilityIdentifier("name")
      Button("Send") {}.disabled(!isReady).accessibilityIdentifier("send")
    }
    .task {
      let steps: [() -> Void] = [
        { name = "Ada" }, { isReady = true }, { isFocused = true }, { (isFocused, isReady) = (false, false) },
      ]
      for step in steps {
        try? await Task.sleep(for: .seconds(1))
        step()
      }
    }
  }
}

/// Where an async test means the synchronous form of a wait.
private func synchronously<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
