import Combine
import Observation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F-01: rows by bindings")
struct BindingRowTests {
  nonisolated struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  nonisolated static let two = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

  @MainActor final class PublishedModel: ObservableObject {
    @Published var items = BindingRowTests.two
  }

  @MainActor @Observable
  final class Observed {
    var page = Page()
    nonisolated struct Page { var items = BindingRowTests.two }
  }

  /// Where a binding to the items comes from.
  enum Source: CaseIterable { case state, stateObject, observedObject, bindable, closures, child }

  struct StateOwner<Rows: View>: View {
    @State private var items = BindingRowTests.two
    @ViewBuilder let rows: (Binding<[Item]>) -> Rows
    var body: some View { Editor(items: $items, rows: rows) }
  }

  struct StateObjectOwner<Rows: View>: View {
    @StateObject private var model = PublishedModel()
    @ViewBuilder let rows: (Binding<[Item]>) -> Rows
    var body: some View { Editor(items: $model.items, rows: rows) }
  }

  struct ObservedObjectOwner<Rows: View>: View {
    @ObservedObject var model: PublishedModel
    @ViewBuilder let rows: (Binding<[Item]>) -> Rows
    var body: some View { Editor(items: $model.items, rows: rows) }
  }

  struct BindableOwner<Rows: View>: View {
    @Bindable var model: Observed
    @ViewBuilder let rows: (Binding<[Item]>) -> Rows
    var body: some View { Editor(items: $model.page.items, rows: rows) }
  }

  struct ClosuresOwner<Rows: View>: View {
    @State private var items = BindingRowTests.two
    @ViewBuilder let rows: (Binding<[Item]>) -> Rows
    var body: some View { Editor(items: Binding(get: { items }, set: { items = $0 }), rows: rows) }
  }

  struct ChildOwner<Rows: View>: View {
    @State private var items = BindingRowTests.two
    @ViewBuilder let rows: (Binding<[Item]>) -> Rows
    struct Inner: View {
      @Binding var items: [Item]
      @ViewBuilder let rows: (Binding<[Item]>) -> Rows
      var body: some View { Editor(items: $items, rows: rows) }
    }
    var body: some View { Inner(items: $items, rows: rows) }
  }

  struct Editor<Rows: View>: View {
    @Binding var items: [Item]
    @ViewBuilder let rows: (Binding<[Item]>) -> Rows
    var body: some View {
      Button("Add") { items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, name: "new")) }
      Button("Drop") { items.removeLast() }
      Button("Behead") { items.removeFirst() }
      Button("Reverse") { items.reverse() }
      rows($items)
    }
  }

  /// Counts its taps and marks its item with each: state and binding of a row.
  struct Row: View {
    @Binding var item: Item
    @State private var taps = 0
    var body: some View {
      Button("\(item.id) \(item.name) \(taps)") {
        taps += 1
        item.name += "!"
      }
      .accessibilityIdentifier("row")
    }
  }

  private func app<Rows: View>(
    _ source: Source, @ViewBuilder rows: @escaping (Binding<[Item]>) -> Rows
  ) -> XCUIApplication {
    switch source {
    case .state: XCUIApplication { StateOwner(rows: rows) }
    case .stateObject: XCUIApplication { StateObjectOwner(rows: rows) }
    case .observedObject: XCUIApplication { ObservedObjectOwner(model: PublishedModel(), rows: rows) }
    case .bindable: XCUIApplication { BindableOwner(model: Observed(), rows: rows) }
    case .closures: XCUIApplication { ClosuresOwner(rows: rows) }
    case .child: XCUIApplication { ChildOwner(rows: rows) }
    }
  }

  /// Rows follow growth, order and loss; state follows the identity, writes go to the element where it is now.
  private func expectRowsFollow(_ app: XCUIApplication, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    func rows() -> [String] { app.buttons.matching(identifier: "row").allElementsBoundByIndex.map(\.label) }
    func expect(_ labels: [String]) { #expect(rows() == labels, sourceLocation: sourceLocation) }
    expect(["1 a 0", "2 b 0"])
    app.buttons["Add"].tap()
    expect(["1 a 0", "2 b 0", "3 new 0"])
    app.buttons["3 new 0"].tap()
    expect(["1 a 0", "2 b 0", "3 new! 1"])
    app.buttons["Reverse"].tap()
    expect(["3 new! 1", "2 b 0", "1 a 0"])
    app.buttons["1 a 0"].tap()
    expect(["3 new! 1", "2 b 0", "1 a! 1"])
    app.buttons["Behead"].tap()
    expect(["2 b 0", "1 a! 1"])
    app.buttons["1 a! 1"].tap()
    expect(["2 b 0", "1 a!! 2"])
    app.buttons["Drop"].tap()
    app.buttons["Drop"].tap()
    expect([])
    app.buttons["Add"].tap()
    expect(["1 new 0"])
  }

  @Test("F-01: ForEach over a binding to identified elements", arguments: Source.allCases)
  func identified(_ source: Source) {
    expectRowsFollow(app(source) { $items in ForEach($items) { $item in Row(item: $item) } })
  }

  @Test("F-01: ForEach over a binding with the identity given", arguments: Source.allCases)
  func byKeyPath(_ source: Source) {
    expectRowsFollow(app(source) { $items in ForEach($items, id: \.id) { $item in Row(item: $item) } })
  }

  @Test("F-01: List over a binding, alone, with a selection, and with edit actions")
  func lists() {
    expectRowsFollow(app(.state) { $items in List($items) { $item in Row(item: $item) } })
    expectRowsFollow(app(.child) { $items in List($items, id: \.id) { $item in Row(item: $item) } })
    expectRowsFollow(
      app(.state) { $items in
        List($items, selection: .constant(nil as Int?)) { $item in Row(item: $item) }
      })
    expectRowsFollow(
      app(.child) { $items in List($items, editActions: .all) { $item in Row(item: $item) } })
  }

  @Test("F-01: a binding that generic code takes as a collection", arguments: Source.allCases)
  func generic(_ source: Source) {
    struct Rows<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
      let data: Data
      @ViewBuilder let content: (Data.Element) -> Content
      var body: some View { ForEach(data) { content($0) } }
    }
    expectRowsFollow(app(source) { $items in Rows(data: $items) { $item in Row(item: $item) } })
  }

  @Test("F-01: bindings to the elements at positions")
  func positions() {
    for source in Source.allCases {
      let app = app(source) { $items in
        ForEach($items.indices, id: \.self) { TextField("Field \($0)", text: $items[$0].name) }
      }
      app.buttons["Add"].tap()
      app.textFields["Field 2"].tap()
      app.textFields["Field 2"].typeText("er")
      #expect(app.textFields.allElementsBoundByIndex.map { $0.value as? String } == ["a", "b", "newer"])
      app.buttons["Behead"].tap()
      app.buttons["Drop"].tap()
      #expect(app.textFields.allElementsBoundByIndex.map { $0.value as? String } == ["b"])
    }
  }

  @Test("F-01: rows with links, conditions and sections inside, whose elements have rows of their own")
  func nested() {
    struct Section: Identifiable {
      var id: Int
      var items = BindingRowTests.two
    }
    struct Screen: View {
      @State private var sections = [Section(id: 1)]
      var body: some View {
        NavigationStack {
          Button("Add section") { sections.append(Section(id: 2)) }
          Button("Add") { sections[0].items.append(Item(id: 3, name: "c")) }
          List($sections) { $section in
            SwiftUI.Section("Section \(section.id)") {
              ForEach($section.items) { $item in
                if item.id < 3 {
                  NavigationLink(value: item.id) { Text("\(section.id).\(item.name)") }
                } else {
                  TextField("Field", text: $item.name)
                }
              }
              .onDelete { section.items.remove(atOffsets: $0) }
            }
          }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Add"].tap()
    app.buttons["Add section"].tap()
    #expect(app.textFields.count == 1)
    app.buttons["2.b"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(!app.buttons["2.b"].exists)
    app.buttons["2.a"].tap()
    #expect(app.staticTexts["Page 1"].exists)
  }

  @Test("F-01: a row's binding that outlives its element: reads give the last value, writes are dropped")
  func goneRow() {
    struct Screen: View {
      @State private var items = BindingRowTests.two
      @State private var said = "nothing"
      var body: some View {
        Text(said)
        Text(items.map(\.name).joined(separator: "-"))
        Button("Drop") { items.removeLast() }
        ForEach($items) { $item in
          Text("Row \(item.name)")
            .onDisappear {
              said = "\(item.name) went"
              item.name = "lost"
            }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Drop"].tap()
    #expect(app.texts == ["b went", "a", "Row a"])
    #expect(app.runtimeIssues.isEmpty)
  }

  @Test("F-09: a binding to an element by its position fails the test when the collection has become shorter")
  func gonePosition() {
    struct Screen: View {
      @State private var items = BindingRowTests.two
      @State private var kept: Binding<Item>?
      var body: some View {
        Text(items.map(\.name).joined(separator: "-"))
        Button("Keep") { kept = $items[1] }
        Button("Drop") { items.removeLast() }
        Button("Write") { kept?.wrappedValue.name = "lost" }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Keep"].tap()
    app.buttons["Write"].tap()
    #expect(app.staticTexts["a-lost"].exists)
    app.buttons["Drop"].tap()
    let messages = failures { app.buttons["Write"].tap() }
    #expect(
      messages.first?.contains(
        "Index out of range: a binding to the element at 1 was used when the collection had become shorter.") == true)
    #expect(app.staticTexts["a"].exists)
  }

  @Test("F-09: a constant range that becomes shorter leaves its last rows as they were, and names their numbers")
  func shorterRange() {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        Button("Drop") { names.removeLast() }
        Button("Shout") { names[0] += "!" }
        ForEach(names.indices) { Text("Row \(names[$0])") }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Drop"].tap()
    app.buttons["Shout"].tap()
    #expect(app.texts == ["Row a!", "Row b", "Row c"])
    #expect(
      app.issues(.constantData).last
        == "ForEach<Range<Int>, Int, Text> still has rows for 2, which its range does not have any more. They are left as they"
        + " were; a device evaluates them again and stops the app if they use such a number as an index.")
  }

  @Test("SEM-023: the rows of a constant range show what the newest closure makes of them")
  func newerClosure() {
    struct Screen: View {
      @State private var count = 2
      var body: some View {
        Button("More") { count += 1 }
        ForEach(0..<count) { Text("Row \($0) of \(count)") }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["More"].tap()
    #expect(app.texts == ["Row 0 of 3", "Row 1 of 3"])
  }
}
