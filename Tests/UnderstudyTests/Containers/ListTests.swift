import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("List")
struct ListTests {
  struct Rows: View {
    @State var items: [Int]
    @State private var chosen: Int?
    @State private var log = ""

    var body: some View {
      VStack {
        Text(log).accessibilityIdentifier("log")
        List {
          ForEach(items, id: \.self) { item in
            Text("Row \(item)").onAppear { log += "+\(item)" }
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  @Test("each row lies in a cell of a collection view")
  func rowsHaveCells() {
    let app = XCUIApplication {
      List {
        Text("A")
        HStack {
          Text("B")
          Text("C")
        }
        ForEach(0..<3) { Text("Row \($0)") }
      }
      .accessibilityIdentifier("list")
    }
    #expect(app.collectionViews["list"].cells.count == 5)
    #expect(app.cells.element(boundBy: 1).staticTexts.count == 2)
    #expect(app.cells.element(boundBy: 4).staticTexts["Row 2"].exists)
    #expect(app.cells.element(boundBy: 0).identifier == "")
  }

  @Test("F-135: a section's header and footer have cells of their own")
  func sections() {
    let app = XCUIApplication {
      List {
        Section("Fruit") {
          Text("Apple")
          Text("Pear")
        }
        Section {
          Text("Leek")
        } header: {
          Text("Vegetables")
        } footer: {
          Text("All fresh")
        }
      }
    }
    let labels = app.staticTexts.allElementsBoundByIndex.map(\.label)
    #expect(labels == ["Fruit", "Apple", "Pear", "Vegetables", "Leek", "All fresh"])
    #expect(app.cells.count == 6)
  }

  @Test("an identifier on a row goes to what the row shows, not to its cell")
  func rowIdentifier() {
    let app = XCUIApplication {
      List {
        Text("A").accessibilityIdentifier("leaf")
        HStack {
          Text("B")
          Text("C")
        }
        .accessibilityIdentifier("stack")
        Text("D")
      }
    }
    #expect(app.staticTexts["leaf"].label == "A")
    #expect(app.staticTexts.matching(identifier: "stack").count == 2)
    #expect(app.cells["leaf"].exists == false)
    #expect(app.cells["stack"].exists == false)
    #expect(app.staticTexts["D"].identifier == "")
  }

  @Test("SEM-199, LAY-134: only the rows near the visible part are made; swipes bring the others")
  func lazyRows() {
    let app = XCUIApplication { List(0..<100) { Text("Row \($0)") } }
    #expect(app.cells.count == 27)
    #expect(app.staticTexts["Row 26"].exists)
    #expect(app.staticTexts["Row 27"].exists == false)
    app.collectionViews.firstMatch.swipeUp()
    #expect(app.staticTexts["Row 27"].exists)
    #expect(app.staticTexts["Row 0"].exists == false)
    app.collectionViews.firstMatch.swipeDown()
    #expect(app.staticTexts["Row 0"].exists)
  }

  @Test("SEM-356: a swipe offers to delete the row, by its place in the ForEach")
  func deletion() {
    let app = XCUIApplication { Rows(items: [1, 2, 3]) }
    #expect(app.buttons["Delete"].exists == false)
    app.cells.element(boundBy: 1).swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.staticTexts["Row 2"].exists == false)
    #expect(app.cells.count == 2)
    #expect(app.buttons["Delete"].exists == false)
  }

  @Test("SEM-356: a row far down is deleted, and not one with the same place on the screen")
  func deletionAfterScrolling() {
    let app = XCUIApplication { Rows(items: Array(0..<50)) }
    app.collectionViews.firstMatch.swipeUp()
    app.staticTexts["Row 25"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.staticTexts["Row 25"].exists == false)
    #expect(app.staticTexts["Row 26"].exists)
  }

  @Test("SEM-357: a row dragged to another takes its place")
  func moving() {
    let app = XCUIApplication { Rows(items: [1, 2, 3]) }
    app.cells.element(boundBy: 0).press(forDuration: 1, thenDragTo: app.cells.element(boundBy: 2))
    #expect(app.cells.staticTexts.allElementsBoundByIndex.map(\.label) == ["Row 2", "Row 3", "Row 1"])
  }

  struct Selecting: View {
    @State private var chosen: String?
    var body: some View {
      VStack {
        Text("Chosen: \(chosen ?? "none")").accessibilityIdentifier("chosen")
        List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
      }
    }
  }

  @Test("SEM-359: a tap on a row selects it")
  func selection() {
    let app = XCUIApplication { Selecting() }
    app.cells.staticTexts["b"].tap()
    #expect(app.staticTexts["chosen"].label == "Chosen: b")
    #expect(app.cells.element(boundBy: 1).isSelected)
    #expect(app.cells.element(boundBy: 0).isSelected == false)
  }

  struct Tapping: View {
    @State private var log: [String] = []
    var body: some View {
      Text(log.joined(separator: ",")).accessibilityIdentifier("log")
      List {
        Button("Only") { log.append("only") }
        HStack {
          Button("First") { log.append("first") }
          Button("Second") { log.append("second") }
        }
        ForEach(0..<2) { Text("Row \($0)") }.frame(maxWidth: .infinity).onTapGesture { log.append("gesture") }
        Text("High").frame(maxWidth: .infinity).highPriorityGesture(TapGesture().onEnded { log.append("high") })
      }
    }
  }

  @Test("SEM-365: a tap on a cell is one on all its buttons, or on the gesture in its middle")
  func tapsOnCells() {
    let app = XCUIApplication { Tapping() }
    app.cells.element(boundBy: 0).tap()
    app.cells.element(boundBy: 1).tap()
    app.cells.element(boundBy: 2).tap()
    app.cells.element(boundBy: 4).tap()
    app.buttons["Second"].tap()
    #expect(app.staticTexts["log"].label == "only,first,second,gesture,high,first,second")
  }

  struct Swiping: View {
    @State private var log = ""
    var body: some View {
      Text(log).accessibilityIdentifier("log")
      List {
        Text("Row").swipeActions { Button("Pin") { log += "pin" } }
      }
    }
  }

  @Test("SEM-358: swipe actions come with the swipe and go with a tap")
  func swipeActions() {
    let app = XCUIApplication { Swiping() }
    #expect(app.buttons["Pin"].exists == false)
    app.cells.firstMatch.swipeLeft()
    app.buttons["Pin"].tap()
    #expect(app.staticTexts["log"].label == "pin")
    #expect(app.buttons["Pin"].exists == false)
  }

  struct Refreshing: View {
    @State private var count = 0
    var body: some View {
      List { Text("Refreshed \(count)") }.refreshable { count += 1 }
    }
  }

  @Test("SEM-360: a pull refreshes")
  func refreshing() {
    let app = XCUIApplication { Refreshing() }
    app.collectionViews.firstMatch.swipeDown()
    #expect(app.staticTexts["Refreshed 1"].exists)
  }

  @Test("a form lists its rows as a list does")
  func forms() {
    let app = XCUIApplication {
      Form {
        Section("Name") { Text("Ada") }
      }
    }
    #expect(app.collectionViews.cells.count == 2)
  }

  @Test("SEM-351: a row's tag matches a selection of its type, whose binding is an optional of it")
  func tagsOfRows() {
    struct Screen: View {
      @State private var chosen: Int?
      var body: some View {
        Text("Chosen \(chosen ?? 0)")
        List(selection: $chosen) {
          Text("One").tag(1)
          Text("Two").tag("2")
          ForEach([3, 4], id: \.self) { Text("Row \($0)").tag($0 * 10) }
          ForEach([5], id: \.self) { Text("Row \($0)") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.staticTexts["One"].tap()
    #expect(app.staticTexts["Chosen 1"].exists)
    app.staticTexts["Two"].tap()
    #expect(app.staticTexts["Chosen 1"].exists)
    app.staticTexts["Row 3"].tap()
    #expect(app.staticTexts["Chosen 30"].exists)
    app.staticTexts["Row 5"].tap()
    #expect(app.staticTexts["Chosen 5"].exists)
  }
}
