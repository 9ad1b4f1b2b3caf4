import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("A: duplicate identities")
struct DuplicateIdentityTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    let name: String
  }

  struct Row: View {
    let name: String
    let trace: Trace
    @State private var count = 0
    init(_ name: String, _ trace: Trace) { (self.name, self.trace) = (name, trace) }
    var body: some View {
      Button("\(name) \(count)") { count += 1 }.onAppear { trace("\(name) appears") }
    }
  }

  func message(_ id: Int, content: String) -> String {
    "ForEach<Array<Item>, Int, \(content)>: the ID \(id) occurs multiple times within the collection, this will give"
      + " undefined results!"
  }

  @Test("SEM-022: every position of an identity shows the first element, and they share one state and one life")
  func sharedState() {
    let trace = Trace()
    let items = [Item(id: 7, name: "First"), Item(id: 8, name: "Other"), Item(id: 7, name: "Second")]
    let app = XCUIApplication { ForEach(items) { Row($0.name, trace) } }
    #expect(app.buttonLabels == ["First 0", "Other 0", "First 0"])
    app.buttons.element(boundBy: 2).tap()
    #expect(app.buttonLabels == ["First 1", "Other 0", "First 1"])
    app.buttons.element(boundBy: 0).tap()
    #expect(app.buttonLabels == ["First 2", "Other 0", "First 2"])
    #expect(trace.entries == ["First appears", "Other appears"])
    #expect(app.runtimeIssues.map(\.message) == [message(7, content: "Row")])
  }

  @Test("SEM-022: an identity that occurs twice is found among few elements and among many", arguments: [2, 6, 7, 40])
  func numberOfElements(_ count: Int) {
    let items = (1..<count).map { Item(id: $0, name: "\($0)") } + [Item(id: 1, name: "again")]
    let app = XCUIApplication { ForEach(items) { Text($0.name) } }
    #expect(app.texts == (1..<count).map(String.init) + ["1"])
    #expect(app.issues(.duplicateID) == [message(1, content: "Text")])
  }

  @Test("SEM-022: the log names an identity once, however often its collection is laid out")
  func loggedOnce() {
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 1, name: "b")]
      var body: some View {
        Button("Add") { items.append(Item(id: 2, name: "c")) }
        ForEach(items) { Text($0.name) }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.texts == ["a", "a"])
    app.buttons["Add"].tap()
    #expect(app.texts == ["a", "a", "c"])
    app.buttons["Add"].tap()
    #expect(app.texts == ["a", "a", "c", "c"])
    #expect(app.issues(.duplicateID) == [message(1, content: "Text"), message(2, content: "Text")])
  }

  @Test("SEM-022: identities that become unique have rows of their own; the one that was shared keeps its state")
  func becomingUnique() {
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 3, name: "c")]
      var body: some View {
        Button("Part") { items[1] = Item(id: 2, name: "b") }
        Button("Join") { items[0] = Item(id: 3, name: "d") }
        ForEach(items) { TapCounter($0.name) }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["a 0"].firstMatch.tap()
    #expect(app.buttonLabels.suffix(3) == ["a 1", "a 1", "c 0"])
    app.buttons["Part"].tap()
    #expect(app.buttonLabels.suffix(3) == ["a 1", "b 0", "c 0"])
    app.buttons["c 0"].tap()
    app.buttons["Join"].tap()
    #expect(app.buttonLabels.suffix(3) == ["d 1", "b 0", "d 1"])
  }

  @Test("SEM-022: a lazy container keeps one row for each identity, and shows it at every position in view")
  func lazily() {
    let items = (0..<60).map { Item(id: $0 % 40, name: "Row \($0)") }
    let trace = Trace()
    let app = XCUIApplication { List(items) { Row($0.name, trace) } }
    #expect(app.cells.count == 27)
    app.buttons["Row 5 0"].tap()
    for _ in 0..<2 { app.collectionViews.firstMatch.swipeUp() }
    let labels = app.buttonLabels
    #expect(labels.first == "Row 20 0")
    #expect(labels.suffix(19).map { $0 } == (0..<19).map { $0 == 5 ? "Row 5 1" : "Row \($0) 0" })
    app.buttons["Row 5 1"].tap()
    for _ in 0..<2 { app.collectionViews.firstMatch.swipeDown() }
    #expect(app.buttons["Row 5 2"].exists)
    #expect(app.issues(.duplicateID).count == 20)
  }

  @Test("SEM-022: two positions of one identity in view at once show one row twice")
  func lazilyTwice() {
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c")]
    let trace = Trace()
    let app = XCUIApplication { List(items) { Row($0.name, trace) } }
    #expect(app.cells.count == 3)
    app.buttons.element(boundBy: 2).tap()
    #expect(app.buttonLabels == ["a 1", "b 0", "a 1"])
    #expect(trace.entries == ["a appears", "b appears"])
  }
}
