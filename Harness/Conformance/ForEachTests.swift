import SwiftUI
import Testing
import UnderstudyTesting

@Observable private final class TrackedRow: Identifiable {
  var name = "Tracked"
}

@MainActor
@Suite("A: ForEach")
struct ForEachTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Test("SEM-020: a row that moves keeps its state, one that goes and comes again does not")
  func moving() {
    struct Screen: View {
      @State private var names = ["a", "b"]
      var body: some View {
        Button("Reverse") { names.reverse() }
        Button("Remove a") { names.removeAll { $0 == "a" } }
        Button("Add a") { names.append("a") }
        ForEach(names, id: \.self) { TapCounter($0) }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["a 0"].tap()
    app.buttons["Reverse"].tap()
    #expect(app.buttons.allElementsBoundByIndex.suffix(2).map(\.label) == ["b 0", "a 1"])
    app.buttons["Remove a"].tap()
    #expect(!app.buttons["a 1"].exists)
    app.buttons["Add a"].tap()
    #expect(app.buttons["a 0"].exists)
  }

  @Test("SEM-021: a row whose element changes is evaluated again and keeps its state")
  func changing() {
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "Ann")]
      var body: some View {
        Button("Rename") { items[0].name = "Bob" }
        ForEach(items) { TapCounter($0.name) }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Ann 0"].tap()
    app.buttons["Rename"].tap()
    #expect(app.buttons["Bob 1"].exists)
  }

  @Test("SEM-023: a constant range keeps its first length and warns when another is given")
  func constantRange() {
    struct Screen: View {
      @State private var count = 2
      var body: some View {
        Button("More") { count = 3 }
        ForEach(0..<count) { Text("Row \($0)") }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["More"].tap()
    #expect(app.texts == ["Row 0", "Row 1"])
    #expect(
      app.issues(.constantData) == [
        "ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). `ForEach(_:content:)` should only be used for"
          + " *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit"
          + " `id`!"
      ])
  }

  @Test("SEM-024: a row made of a binding writes its element of the collection")
  func bindings() {
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        Text(items.map(\.name).joined(separator: "-"))
        ForEach($items) { $item in
          Button("Edit \(item.id)") { item.name += "!" }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Edit 2"].tap()
    #expect(app.staticTexts["a-b!"].exists)
  }

  @Test("SEM-025: rows inside rows are entries of a list too")
  func nestedRows() {
    let app = XCUIApplication {
      List(["a", "b"], id: \.self) { letter in
        ForEach(1..<3, id: \.self) { Text("\(letter)\($0)") }
      }
    }
    #expect(app.cells.count == 4)
    #expect(app.texts == ["a1", "a2", "b1", "b2"])
  }

  @Test("SEM-026: a binding to an element keeps its position: reading it when the collection is shorter stops the app")
  func positionOfElement() async {
    var numbers = [1, 2]
    let binding = Binding<[Int]>(get: { numbers }, set: { numbers = $0 })
    binding[1].wrappedValue = 5
    #expect(numbers == [1, 5])
    #expect(binding.map(\.wrappedValue) == [1, 5])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var numbers = [1, 2]
      let last = Binding<[Int]>(get: { numbers }, set: { numbers = $0 })[1]
      numbers = [1]
      _ = last.wrappedValue
    }
    #expect(
      errorOutput(result).contains(
        "Index out of range: a binding to the element at 1 was used when the collection had become shorter. Rows that outlive"
          + " their element must not keep a binding to it."))
  }

  @Test("SEM-071: a view that is compared when the element of its binding has gone shows the last element")
  func comparedWithoutElement() {
    struct Row: View, Equatable {
      @Binding var name: String
      nonisolated static func == (lhs: Row, rhs: Row) -> Bool { MainActor.assumeIsolated { lhs.name == rhs.name } }
      var body: some View { Text(name) }
    }
    struct Screen: View {
      @State private var names = ["a", "b"]
      @State private var kept: Binding<String>?
      var body: some View {
        Button("Keep") { kept = $names[1] }
        Button("Drop") { names.removeLast() }
        Text("\(names.count)")
        if let kept { Row(name: kept).equatable() }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Keep"].tap()
    app.buttons["Drop"].tap()
    #expect(app.texts == ["1", "b"])
  }

  @Test("SEM-025: the views of all rows are entries of the container around")
  func splicing() {
    let app = XCUIApplication {
      List {
        Text("Head")
        ForEach(0..<2, id: \.self) { number in
          Text("\(number) one")
          Text("\(number) two")
        }
      }
    }
    #expect(app.cells.count == 5)
    #expect(app.texts == ["Head", "0 one", "0 two", "1 one", "1 two"])
  }

  @Test(
    "F-157: rows of objects are evaluated with the owner of their ForEach, in stacks and in lists",
    arguments: [false, true])
  func rowsOfObjects(inList: Bool) {
    final class Person: Identifiable {
      var name = "Ada"
    }
    final class People: ObservableObject {
      let all = [Person()]
    }
    struct Screen: View {
      let inList: Bool
      @ObservedObject var people: People

      private var rows: some View {
        ForEach(people.all) { person in Text(person.name) }
      }

      var body: some View {
        if inList { List { rows } } else { rows }
        Button("Rename") {
          people.objectWillChange.send()
          people.all[0].name = "Grace"
        }
      }
    }
    let app = XCUIApplication { Screen(inList: inList, people: People()) }
    app.buttons["Rename"].tap()
    #expect(app.staticTexts["Grace"].exists)
    #expect(!app.staticTexts["Ada"].exists)
  }

  @Test(
    "F-157: rows of values and of observable objects are evaluated if they change, those of values that hold objects always"
  )
  func rowsOfValues() {
    final class Plain {
      var name = "Plain"
    }
    struct Value: Identifiable {
      let id: Int
      var name = "Value"
    }
    struct Holder: Identifiable {
      let id: Int
      let plain: Plain
    }
    struct Screen: View {
      let trace: Trace
      let tracked = [TrackedRow()], values = [Value(id: 1)], holders = [Holder(id: 1, plain: Plain())]
      @State private var count = 0

      var body: some View {
        let trace = trace
        ForEach(tracked) { _ in
          let _ = trace("tracked"); Text("Tracked")
        }
        ForEach(values) { _ in
          let _ = trace("value"); Text("Value")
        }
        ForEach(holders) { _ in
          let _ = trace("holder"); Text("Holder")
        }
        Button("Count \(count)") { count += 1 }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 1"].exists)
    #expect(trace.count("tracked") == 1 && trace.count("value") == 1 && trace.count("holder") == 2)
  }
}
