import SwiftUI
import Testing
import UnderstudyTesting

private struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var city: String
  var age: Int

  static let all = [
    Person(id: 1, name: "Ada", city: "London", age: 36), Person(id: 2, name: "Grace", city: "New York", age: 85),
    Person(id: 3, name: "Barbara", city: "Boston", age: 79),
  ]
}

@MainActor
@Suite("Tables")
struct TableTests {
  @Test("On an iPhone a table is a list of its first column, without a header")
  func compact() {
    let app = XCUIApplication {
      Table(Person.all) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city)
        TableColumn("Age") { person in Text(person.age, format: .number) }
      }
    }
    #expect(app.collectionViews.count == 1)
    #expect(app.cells.count == 3)
    #expect(app.texts == ["Ada", "Grace", "Barbara"])
  }

  @Test("With room for all columns the titles are a cell of their own, and a tap on one asks for another order")
  func regular() {
    struct Screen: View {
      @State private var people = Person.all
      @State private var order = [KeyPathComparator(\Person.name)]
      var body: some View {
        Table(people, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age) years") }
          TableColumn("City") { Text($0.city) }
        }
        .onChange(of: order) { people.sort(using: order) }
      }
    }
    let app = XCUIApplication { Screen().environment(\.horizontalSizeClass, .regular) }
    #expect(app.cells.count == 4)
    #expect(app.cells.element(boundBy: 0).buttons.allElementsBoundByIndex.map(\.label) == ["Name", "Age"])
    #expect(app.cells.element(boundBy: 0).staticTexts["City"].exists)
    func names() -> [String] {
      (1...3).map { app.cells.element(boundBy: $0).staticTexts.firstMatch.label }
    }
    #expect(names() == ["Ada", "Grace", "Barbara"])
    app.buttons["Age"].tap()
    #expect(names() == ["Ada", "Barbara", "Grace"])
    app.buttons["Age"].tap()
    #expect(names() == ["Grace", "Barbara", "Ada"])
    app.buttons["Name"].tap()
    #expect(names() == ["Ada", "Barbara", "Grace"])
    #expect(app.cells.element(boundBy: 1).staticTexts["36 years"].exists)
  }

  @Test("Rows are written one by one, made by ForEach, and may have menus and conditions")
  func rows() {
    struct Screen: View {
      @State private var showsLast = false
      @State private var edited = ""
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city).width(min: 50, ideal: 100, max: 150)
        } rows: {
          ForEach(Person.all) { person in
            TableRow(person).contextMenu { Button("Edit") { edited = person.name } }
          }
          if showsLast { TableRow(Person(id: 9, name: "Last", city: "", age: 0)) }
          Section("More") { TableRow(Person(id: 8, name: "Other", city: "", age: 0)) }
        }
        Button("Show last") { showsLast = true }
        Text("edited \(edited)").accessibilityIdentifier("edited")
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.collectionViews.firstMatch.staticTexts["Barbara"].exists)
    #expect(app.collectionViews.firstMatch.staticTexts["More"].exists)
    #expect(!app.staticTexts["Last"].exists)
    app.buttons["Show last"].tap()
    #expect(app.staticTexts["Last"].exists)
    app.staticTexts["Grace"].press(forDuration: 1)
    app.buttons["Edit"].tap()
    #expect(app.staticTexts["edited"].label == "edited Grace")
  }

  @Test("A selection of one is set by a tap on a row")
  func selection() {
    struct Screen: View {
      @State private var chosen: Person.ID?
      var body: some View {
        Table(Person.all, selection: $chosen) { TableColumn("Name", value: \.name) }
        Text("chosen \(chosen ?? 0)").accessibilityIdentifier("chosen")
      }
    }
    let app = XCUIApplication { Screen() }
    app.cells.element(boundBy: 1).tap()
    #expect(app.staticTexts["chosen"].label == "chosen 2")
    #expect(app.cells.element(boundBy: 1).isSelected)
  }

  @Test("Rows follow the data, and cells keep their state with the identity of the row")
  func updates() {
    struct Cell: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var people = Person.all
      var body: some View {
        Button("Reverse") { people.reverse() }
        Button("Rename") { people[0].name = "Lin" }
        Table(people) { TableColumn("Name") { Cell(name: $0.name) } }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Ada 0"].tap()
    app.buttons["Reverse"].tap()
    #expect(app.cells.buttons.allElementsBoundByIndex.map(\.label) == ["Barbara 0", "Grace 0", "Ada 1"])
    app.buttons["Rename"].tap()
    #expect(app.cells.buttons.allElementsBoundByIndex.map(\.label) == ["Lin 0", "Grace 0", "Ada 1"])
  }

  @Test("Columns are made by loops, conditions and groups")
  func columns() {
    let showsCity = true
    let app = XCUIApplication {
      Table(Person.all) {
        TableColumn("Name", value: \.name)
        if showsCity { TableColumn("City", value: \.city) }
        TableColumnForEach([1, 2], id: \.self) { number in
          TableColumn("Times \(number)") { Text("\($0.age * number)") }
        }
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    let header = app.cells.element(boundBy: 0).staticTexts.allElementsBoundByIndex.map(\.label)
    #expect(header == ["Name", "City", "Times 1", "Times 2"])
    let first = app.cells.element(boundBy: 1).staticTexts.allElementsBoundByIndex.map(\.label)
    #expect(first == ["Ada", "London", "36", "72"])
  }
}
