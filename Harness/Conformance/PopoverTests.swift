import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: popovers, inspectors, context menus, legacy alerts")
struct PopoverTests {
  @Test("SEM-317: a popover is a sheet on an iPhone: it covers the screen, and a swipe dismisses it")
  func popover() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Shown \(isShown)") { isShown = true }.popover(isPresented: $isShown) { Text("Inside") }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Shown false"].tap()
    #expect(app.staticTexts["Inside"].exists)
    #expect(!app.buttons["Shown true"].exists)
    app.staticTexts["Inside"].swipeDown()
    #expect(app.buttons["Shown false"].exists)
  }

  @Test("SEM-312, SEM-317: a popover for an item shows it, and another item by id replaces it")
  func popoverItem() {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      @State private var item: Item?
      var body: some View {
        Button("Present") { item = Item(id: 1) }
          .popover(item: $item, arrowEdge: .bottom) { shown in
            TapCounter("Item \(shown.id) taps")
            Button("Next") { item = Item(id: 2) }
          }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Present"].tap()
    app.buttons["Item 1 taps 0"].tap()
    app.buttons["Next"].tap()
    #expect(app.buttons["Item 2 taps 0"].exists)
  }

  @Test("An inspector is a sheet on an iPhone")
  func inspector() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("Shown \(isShown)").inspector(isPresented: $isShown) { Button("Close") { isShown = false } }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Close"].tap()
    #expect(app.staticTexts["Shown false"].exists)
  }

  // MARK: Context menus

  struct Pressed: View {
    @State private var chosen = "nothing"
    @State private var taps = 0
    var body: some View {
      Text("Chosen \(chosen), taps \(taps)")
      Button("Row") { taps += 1 }
        .contextMenu {
          Button("Copy") { chosen = "copy" }
          Button("Delete", role: .destructive) { chosen = "delete" }
        } preview: {
          Text("Preview")
        }
    }
  }

  @Test("SEM-355: a long press opens the context menu and does not press the button; an item closes it")
  func contextMenu() {
    let app = XCUIApplication { Pressed() }
    #expect(!app.buttons["Copy"].exists)
    app.buttons["Row"].press(forDuration: 1)
    #expect(app.collectionViews.buttons.allElementsBoundByIndex.map(\.label) == ["Copy", "Delete"])
    #expect(app.staticTexts["Preview"].exists)
    app.collectionViews.buttons["Copy"].tap()
    #expect(app.staticTexts["Chosen copy, taps 0"].exists)
    #expect(!app.buttons["Copy"].exists)
    #expect(!app.staticTexts["Preview"].exists)
  }

  @Test("SEM-355: a short press is the button's, and a tap beside the menu closes it")
  func contextMenuDismissal() {
    let app = XCUIApplication { Pressed() }
    app.buttons["Row"].press(forDuration: 0.1)
    #expect(app.staticTexts["Chosen nothing, taps 1"].exists)
    app.buttons["Row"].press(forDuration: 1)
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(!app.buttons["Copy"].exists)
    #expect(app.staticTexts["Chosen nothing, taps 1"].exists)
  }

  @Test("A press on a row of a list opens the menu of what is in it; of nested menus the inner one opens")
  func contextMenuInList() {
    let app = XCUIApplication {
      List {
        Text("Plain").contextMenu { Button("Share") {} }
        VStack {
          Text("Outer")
          Text("Inner").contextMenu { Button("Inner item") {} }
        }
        .contextMenu { Button("Outer item") {} }
        Text("Empty").contextMenu {}
      }
    }
    app.cells.firstMatch.press(forDuration: 1)
    app.buttons["Share"].tap()
    app.staticTexts["Inner"].press(forDuration: 1)
    #expect(!app.buttons["Outer item"].exists)
    app.buttons["Inner item"].tap()
    app.staticTexts["Outer"].press(forDuration: 1)
    app.buttons["Outer item"].tap()
    app.staticTexts["Empty"].press(forDuration: 1)
    #expect(!app.otherElements["PopoverDismissRegion"].exists)
  }

  // MARK: Alerts as values

  @Test("SEM-325: an alert as a value: made only while it is shown, any button writes false, then acts")
  func legacyAlert() {
    struct Screen: View {
      let trace: Trace
      @State private var isShown = false
      @State private var name: String?
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        Button("Ask") {
          name = "Ann"
          isShown = true
        }
        .alert(isPresented: $isShown) {
          Alert(
            title: Text("Delete \(name!)?"), message: Text("For ever."),
            primaryButton: .destructive(Text("Delete")) { trace("delete \(isShown)") },
            secondaryButton: .cancel())
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace) }
    app.buttons["Ask"].tap()
    let alert = app.alerts["Delete Ann?"]
    #expect(alert.staticTexts["For ever."].exists)
    #expect(alert.buttons.allElementsBoundByIndex.map(\.label) == ["Cancel", "Delete"])
    alert.buttons["Delete"].tap()
    #expect(trace.entries == ["delete false"])
    #expect(!app.alerts.firstMatch.exists)
    app.buttons["Ask"].tap()
    app.alerts.buttons["Cancel"].tap()
    #expect(!app.alerts.firstMatch.exists)
  }

  @Test("SEM-326: an alert as a value has OK where it has no button of its own; its item goes with it")
  func legacyAlertItem() {
    struct Problem: Identifiable {
      let id = 1
      let text: String
    }
    struct Screen: View {
      @State private var problem: Problem?
      var body: some View {
        Button("Fail \(problem?.text ?? "none")") { problem = Problem(text: "No network") }
          .alert(item: $problem) { Alert(title: Text($0.text)) }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Fail none"].tap()
    app.alerts["No network"].buttons["OK"].tap()
    #expect(app.buttons["Fail none"].exists)
  }

  struct Step: Identifiable {
    let id: Int
  }

  @Test("Another item by id replaces an alert that is a value: each shows its own")
  func legacyAlertChain() {
    struct Screen: View {
      @State private var step: Step?
      var body: some View {
        Button("Begin") { step = Step(id: 1) }
          .alert(item: $step) { shown in
            Alert(
              title: Text("Step \(shown.id)"),
              primaryButton: .default(Text("Next")) { step = Step(id: shown.id + 1) },
              secondaryButton: .cancel(Text("End")))
          }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Begin"].tap()
    app.alerts["Step 1"].buttons["Next"].tap()
    #expect(!app.alerts["Step 1"].exists)
    app.alerts["Step 2"].buttons["End"].tap()
    #expect(!app.alerts.firstMatch.exists)
    #expect(app.buttons["Begin"].isHittable)
  }

  @Test("SEM-330: an alert for a value is there while there is one, and any button writes nil")
  func itemAlert() {
    struct Screen: View {
      @State private var name: String?
      @State private var deleted = "nobody"
      var body: some View {
        Button("Deleted \(deleted), asked \(name ?? "none")") { name = "Ann" }
          .alert("Delete?", item: $name) { name in
            Button("Delete \(name)", role: .destructive) { deleted = name }
            Button("Keep", role: .cancel) {}
          } message: { name in
            Text("\(name) goes.")
          }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Deleted nobody, asked none"].tap()
    #expect(app.alerts["Delete?"].staticTexts["Ann goes."].exists)
    app.alerts.buttons["Delete Ann"].tap()
    #expect(app.buttons["Deleted Ann, asked none"].exists)
  }

  @Test("SEM-326: an action sheet as a value shows its title, message and buttons, and gets a cancel button")
  func actionSheet() {
    struct Screen: View {
      @State private var isShown = false
      @State private var order = "none"
      var body: some View {
        Button("Order \(order)") { isShown = true }
          .actionSheet(isPresented: $isShown) {
            ActionSheet(
              title: Text("Sort"), message: Text("By what?"),
              buttons: [.default(Text("Name")) { order = "name" }, .default(Text("Date"))])
          }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Order none"].tap()
    #expect(app.sheets["Sort"].staticTexts["By what?"].exists)
    #expect(app.sheets.buttons.allElementsBoundByIndex.map(\.label) == ["Name", "Date", "Cancel"])
    app.sheets.buttons["Name"].tap()
    #expect(app.buttons["Order name"].exists)
    #expect(!app.sheets.firstMatch.exists)
  }

  @Test("SEM-327: a dialog about data keeps what there was when it appeared")
  func dialogData() {
    struct Screen: View {
      @State private var isShown = false
      @State private var name: String? = "Ann"
      var body: some View {
        Button("Ask") { isShown = true }
          .confirmationDialog(
            Text("Delete?"), isPresented: $isShown, titleVisibility: .visible, presenting: name
          ) { name in
            Button("Delete \(name)") {}
          } message: { name in
            Text("\(name) goes.")
          }
          .task(id: isShown) { if isShown { name = "Bob" } }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Ask"].tap()
    #expect(app.sheets.staticTexts["Delete?"].exists)
    #expect(app.sheets.staticTexts["Ann goes."].exists)
    #expect(app.sheets.buttons["Delete Ann"].exists)
  }
}
