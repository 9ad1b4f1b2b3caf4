import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: editing lists")
struct ListEditingTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  struct Screen: View {
    @State var mode = EditMode.inactive
    @State private var items = [Item(id: 1, name: "A"), Item(id: 2, name: "B"), Item(id: 3, name: "C")]
    var body: some View {
      Button("Edit") { mode = mode.isEditing ? .inactive : .active }
      Button("Rename") { items[0].name += "!" }
      List {
        Text("Head")
        ForEach(items) { item in
          Text(item.name).deleteDisabled(item.id == 2).moveDisabled(item.id == 3)
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test("SEM-356, SEM-261: rows have buttons while the list is edited; one of them asks before it deletes")
  func removing() {
    let app = XCUIApplication { Screen() }
    #expect(!app.buttons["Remove A"].exists && !app.buttons["Reorder A"].exists)
    app.buttons["Edit"].tap()
    #expect(app.cells.element(boundBy: 0).buttons.count == 0)
    #expect(app.buttons["Remove A"].exists && app.buttons["Reorder A"].exists)
    #expect(!app.buttons["Remove B"].exists && app.buttons["Reorder B"].exists)
    #expect(app.buttons["Remove C"].exists && !app.buttons["Reorder C"].exists)
    app.buttons["Remove A"].tap()
    #expect(app.staticTexts["A"].exists)
    app.buttons["Delete"].tap()
    #expect(app.texts == ["Head", "B", "C"])
    app.buttons["Edit"].tap()
    #expect(!app.buttons["Remove C"].exists)
  }

  @Test("The buttons of a row carry what the row says now")
  func names() {
    let app = XCUIApplication { Screen(mode: .active) }
    #expect(app.buttons["Remove A"].exists)
    app.buttons["Rename"].tap()
    #expect(app.buttons["Remove A!"].exists)
    #expect(!app.buttons["Remove A"].exists)
  }

  @Test("SEM-356: the buttons follow at once when deleting is allowed or forbidden while the list is edited")
  func allowingWhileEditing() {
    struct Changing: View {
      @State private var allowsDelete = false
      @State private var isLocked = false
      @State private var items = ["A", "B"]
      var body: some View {
        Toggle("Deletes", isOn: $allowsDelete)
        Toggle("Locked", isOn: $isLocked)
        List {
          ForEach(items, id: \.self) { Text($0).deleteDisabled(isLocked && $0 == "A") }
            .onDelete(perform: allowsDelete ? { items.remove(atOffsets: $0) } : nil)
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let app = XCUIApplication { Changing() }
    let deletes = app.switches["Deletes"].switches.firstMatch
    let locked = app.switches["Locked"].switches.firstMatch
    #expect(!app.buttons["Remove A"].exists && !app.buttons["Remove B"].exists)
    deletes.tap()
    #expect(app.buttons["Remove A"].exists && app.buttons["Remove B"].exists)
    locked.tap()
    #expect(!app.buttons["Remove A"].exists && app.buttons["Remove B"].exists)
    locked.tap()
    #expect(app.buttons["Remove A"].exists)
    deletes.tap()
    #expect(!app.buttons["Remove A"].exists && !app.buttons["Remove B"].exists)
  }

  @Test("SEM-356: a delete button that is shown goes when deleting is forbidden, and does not come back by itself")
  func forbiddingWhileOffered() {
    struct Changing: View {
      @State private var isLocked = false
      @State private var items = ["A", "B"]
      var body: some View {
        Toggle("Locked", isOn: $isLocked)
        List {
          ForEach(items, id: \.self) { Text($0).deleteDisabled(isLocked) }
            .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let app = XCUIApplication { Changing() }
    let locked = app.switches["Locked"].switches.firstMatch
    app.staticTexts["A"].swipeLeft()
    #expect(app.buttons["Delete"].exists)
    locked.tap()
    #expect(!app.buttons["Delete"].exists)
    app.staticTexts["A"].swipeLeft()
    #expect(!app.buttons["Delete"].exists)
    locked.tap()
    #expect(!app.buttons["Delete"].exists)
    app.staticTexts["A"].swipeLeft()
    #expect(app.buttons["Delete"].exists)
  }

  @Test("SEM-357: a row dragged by its handle goes to the place of another, counted before it is taken out")
  func moving() {
    let app = XCUIApplication { Screen(mode: .active) }
    app.buttons["Reorder A"].press(forDuration: 0.5, thenDragTo: app.buttons["Remove C"])
    #expect(app.texts == ["Head", "B", "C", "A"])
    app.buttons["Reorder A"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder B"])
    #expect(app.texts == ["Head", "A", "B", "C"])
  }

  @Test("SEM-359: several rows are chosen while the list is edited, one without")
  func selection() {
    struct Choosing: View {
      @State private var chosen: Set<Int> = []
      @State private var isEditing = false
      var body: some View {
        Toggle("Editing", isOn: $isEditing)
        Text(chosen.sorted().map(String.init).joined(separator: " ")).accessibilityIdentifier("chosen")
        List(0..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
          .environment(\.editMode, .constant(isEditing ? .active : .inactive))
      }
    }
    let app = XCUIApplication { Choosing() }
    app.cells.element(boundBy: 1).tap()
    #expect(app.staticTexts["chosen"].label == "")
    app.switches["Editing"].switches.firstMatch.tap()
    app.cells.element(boundBy: 1).tap()
    app.cells.element(boundBy: 3).tap()
    #expect(app.staticTexts["chosen"].label == "1 3")
    #expect(app.cells.element(boundBy: 3).isSelected)
    app.cells.element(boundBy: 3).tap()
    #expect(app.staticTexts["chosen"].label == "1")
  }

  @Test("SEM-358: actions of one row at a time are shown, at one edge")
  func swipeActions() {
    let app = XCUIApplication {
      List {
        ForEach(["A", "B"], id: \.self) { name in
          Text(name).swipeActions { Button("Pin \(name)") {} }
            .swipeActions(edge: .leading) { Button("Mark \(name)") {} }
        }
      }
    }
    app.staticTexts["A"].swipeLeft()
    #expect(app.buttons["Pin A"].exists)
    app.staticTexts["B"].swipeLeft()
    #expect(app.buttons["Pin B"].exists && !app.buttons["Pin A"].exists)
    app.cells.element(boundBy: 1).swipeRight()
    #expect(!app.buttons["Pin B"].exists && !app.buttons["Mark B"].exists)
    app.staticTexts["B"].swipeRight()
    #expect(app.buttons["Mark B"].exists)
  }

  @Test("SEM-358: what a swipe has shown goes when the list is edited")
  func swipeActionsWhileEditing() {
    struct Rows: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        Button("Edit list") { mode = .active }
        List {
          ForEach(["A"], id: \.self) { Text($0).swipeActions { Button("Pin") {} } }.onDelete { _ in }
        }
        .environment(\.editMode, $mode)
      }
    }
    let app = XCUIApplication { Rows() }
    app.staticTexts["A"].swipeLeft()
    #expect(app.buttons["Pin"].exists)
    app.buttons["Edit list"].tap()
    #expect(!app.buttons["Pin"].exists)
    #expect(app.buttons["Remove A"].exists)
  }

  @Test("A list edits a bound collection itself")
  func editActions() {
    struct Bound: View {
      @State private var items = [Item(id: 1, name: "A"), Item(id: 2, name: "B")]
      var body: some View {
        List($items, editActions: .all) { $item in
          Button(item.name) { item.name += "!" }
        }
        Text(items.map(\.name).joined(separator: " ")).accessibilityIdentifier("names")
      }
    }
    let app = XCUIApplication { Bound() }
    app.buttons["B"].tap()
    app.cells.element(boundBy: 0).press(forDuration: 1, thenDragTo: app.cells.element(boundBy: 1))
    #expect(app.staticTexts["names"].label == "B! A")
    app.cells.element(boundBy: 0).swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.staticTexts["names"].label == "A")
  }

  @Test("A tree of data opens row by row")
  func outline() {
    struct Folder: Identifiable {
      let id: String
      var contents: [Folder]?
    }
    let root = [
      Folder(id: "Docs", contents: [Folder(id: "Work", contents: [Folder(id: "Plan")]), Folder(id: "Note")]),
      Folder(id: "Readme"),
    ]
    let app = XCUIApplication { List(root, children: \.contents) { Text($0.id) } }
    #expect(app.cells.count == 2)
    app.buttons["Docs"].tap()
    #expect(app.cells.count == 4)
    #expect(app.buttons["Docs"].value as? String == "Expanded")
    app.buttons["Work"].tap()
    let shown = app.staticTexts.allElementsBoundByIndex.map(\.label)
    #expect(shown == ["Docs", "Work", "Plan", "Note", "Readme"])
    app.buttons["Docs"].tap()
    #expect(app.cells.count == 2)
  }

  @Test("SEM-360: a pull runs the action of refreshable until it is done; the action is cancelled with the list")
  func refreshing() {
    struct Refreshing: View {
      let trace: Trace
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        Button("Leave") { isShown = false }
        if isShown {
          List { Text("Count \(count)") }
            .refreshable {
              do {
                try await Task.sleep(for: .seconds(2))
                count += 1
              } catch {
                trace("cancelled")
              }
            }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Refreshing(trace: trace) }
    app.collectionViews.firstMatch.swipeDown()
    #expect(app.texts == ["Count 0"])
    app.clock.advance(by: .seconds(2))
    #expect(app.texts == ["Count 1"])
    app.collectionViews.firstMatch.swipeDown()
    app.buttons["Leave"].tap()
    #expect(trace.entries == ["cancelled"])
  }

  @Test("SEM-261: the edit button of a page begins and ends the editing of its list")
  func editButton() {
    struct Page: View {
      @State private var items = ["A", "B"]
      var body: some View {
        NavigationStack {
          List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
            .navigationTitle("Items")
            .toolbar { EditButton() }
        }
      }
    }
    let app = XCUIApplication { Page() }
    app.navigationBars["Items"].buttons["Edit"].tap()
    app.buttons["Remove B"].tap()
    app.buttons["Delete"].tap()
    #expect(!app.staticTexts["B"].exists)
    app.navigationBars["Items"].buttons["Done"].tap()
    #expect(!app.buttons["Remove A"].exists)
  }
}
