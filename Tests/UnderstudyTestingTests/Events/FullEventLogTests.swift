import SwiftUI
import Testing
import UnderstudyCore

@MainActor
@Suite("An event log that is long or full")
struct FullEventLogTests {
  @Test("When the log is full its oldest events go, but the number of bodies stays exact")
  func limit() throws {
    let app = XCUIApplication { CounterScreen() }
    let log = try #require(app.host).events
    log.capacity = 250
    for _ in 0..<400 { log.record(.ignored("nothing")) }
    app.buttons["Add"].tap()

    let dropped = app.events.droppedCount
    #expect(dropped > 100)
    #expect(app.events.first?.number == dropped + 1)
    #expect(app.events.of(.bodyRun).of(CounterScreen.self).count == 1)
    #expect(app.bodyCount(of: CounterScreen.self) == 2)
  }

  @Test("A change keeps its writer when the action is no longer in the log")
  func writerAfterItsAction() throws {
    // Once the action is the first record that is left, and once the change is.
    let firsts = try (41..<50).map { following in
      let app = XCUIApplication { CounterScreen() }
      let log = try #require(app.host).events
      log.capacity = 48
      app.buttons["Add"].tap()
      for _ in 0..<following { log.record(.body(Text.self, ChangeRecord())) }
      #expect(app.events.droppedCount > 0)
      return try #require(app.events.first).description
    }
    #expect(firsts.contains(#"CounterScreen.count: 0 → 1, by Tap "Add" Button"#))
    #expect(firsts.contains(#"Tap "Add" Button"#))
  }

  @Test("The changes of an action that fills the log keep their writer, as does a task that it began")
  func writerOfMany() throws {
    struct Filling: View {
      @State private var count = 0
      var body: some View {
        Button("Fill") {
          for _ in 0..<200 { count += 1 }
          Task {
            try await Task.sleep(for: .seconds(1))
            count = -1
          }
        }
      }
    }
    let app = XCUIApplication { Filling() }
    let log = try #require(app.host).events
    log.capacity = 100
    app.buttons["Fill"].tap()

    let fill = #"Tap "Fill" Button"#
    #expect(app.events.droppedCount > 100)
    #expect(app.events.actions.isEmpty)
    #expect(app.events.stateChanges.last == "FullEventLogTests.Filling.count: 199 → 200")
    #expect(Set(app.events.of(.stateChange).map { $0.change?.writer }) == [fill])

    for _ in 0..<400 { log.record(.body(Text.self, ChangeRecord())) }
    app.clock.advance(by: .seconds(1))
    #expect(app.events.of(.stateChange).map { $0.change?.writer } == ["a task of \(fill)"])
  }

  @Test("Texts fill the log, and those that are left can be read")
  func texts() throws {
    struct Typing: View {
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text)
        Button("Clear") { text = "" }
      }
    }
    let app = XCUIApplication { Typing() }
    try #require(app.host).events.capacity = 200
    let field = app.textFields["Text"]
    field.tap()
    for _ in 0..<20 {
      field.typeText("a text of more than fifteen bytes")
      app.buttons["Clear"].tap()
      field.tap()
    }
    #expect(app.events.droppedCount > 400)
    #expect(app.events.stateChanges.last == #"FullEventLogTests.Typing.text: "a text of more than fifteen bytes" → """#)
    #expect(app.events.stateChanges.allSatisfy { $0.hasPrefix("FullEventLogTests.Typing.text: \"") })
  }

  @Test("A log holds the latest 16,384 events, and the number of all bodies")
  func bodies() throws {
    let app = XCUIApplication { CounterScreen() }
    let log = try #require(app.host).events
    let before = app.events.count
    for number in 0..<80_000 {
      log.record(.body(number % 3 == 0 ? CounterScreen.self : Text.self, ChangeRecord()))
    }
    let events = app.events
    #expect(events.droppedCount > 10_000)
    #expect(events.count == 16_384)
    #expect(events.droppedCount + events.count == before + 80_000)
    #expect(log.bodyCount(of: Text.self) == 53_333)
    #expect(log.bodyCount(of: CounterScreen.self) == 26_667 + 1)
  }

  @Test("Changes of plain data fill the log too, and keep their writers")
  func limitOfChanges() throws {
    let app = XCUIApplication { CounterScreen() }
    let log = try #require(app.host).events
    log.capacity = 200
    for _ in 0..<200 { app.buttons["Add"].tap() }

    #expect(app.events.droppedCount > 400)
    let changes = app.events.of(.stateChange)
    #expect(changes.count > 30)
    #expect(changes.last?.description == "CounterScreen.count: 199 → 200, by Tap \"Add\" Button")
    #expect(Set(changes.map { $0.change?.writer }) == [#"Tap "Add" Button"#])
    #expect(log.bodyCount(of: CounterScreen.self) == 201)
  }

  @Test("A log of many events is read as it was written")
  func manyEntries() throws {
    let app = XCUIApplication { CounterScreen() }
    let start = app.events.last
    for _ in 0..<300 { app.buttons["Add"].tap() }

    let changes = app.events.after(start).stateChanges
    #expect(changes == (0..<300).map { "CounterScreen.count: \($0) → \($0 + 1)" })
    #expect(Set(app.events.of(.stateChange).map { $0.change?.writer }) == [#"Tap "Add" Button"#])
  }
}
