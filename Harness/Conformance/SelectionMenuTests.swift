import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: menus of chosen rows")
struct SelectionMenuTests {
  struct Menus: View {
    @State var chosen: Set<String> = []
    @State private var log = "nothing"
    @State private var isEditing = false
    var isDisabled = false
    var body: some View {
      Text("Did \(log)")
      Toggle("Editing", isOn: $isEditing)
      List(selection: $chosen) {
        ForEach(["A", "B", "C"], id: \.self) { name in
          HStack {
            Text(name)
            Button("Press \(name)") { log = "press" }
            Button("Hold \(name)") { log = "hold" }
          }
          .buttonStyle(.borderless)
        }
        Text("Tagged").tag("T")
        Text("Own").tag("own").contextMenu { Button("Own item") {} }
        Text("Other").tag(7)
      }
      .contextMenu(forSelectionType: String.self) { names in
        if names.isEmpty {
          Button("New") { log = "new" }
        } else {
          Button("Delete \(names.sorted().joined(separator: ", "))") { log = "delete \(names.sorted())" }
        }
      } primaryAction: { names in
        log = "open \(names.sorted())"
      }
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
      .disabled(isDisabled)
    }
  }

  @Test("SEM-355: a long press on a row of a list opens the list's menu for it, before its buttons can act")
  func selectionMenu() {
    let app = XCUIApplication { Menus() }
    app.staticTexts["A"].press(forDuration: 1)
    app.collectionViews.buttons["Delete A"].tap()
    #expect(app.staticTexts["Did delete [\"A\"]"].exists)
    app.buttons["Hold B"].press(forDuration: 1)
    #expect(app.buttons["Delete B"].exists)
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(!app.buttons["Delete B"].exists)
    app.cells.containing(.staticText, identifier: "Tagged").firstMatch.press(forDuration: 1)
    app.buttons["Delete T"].tap()
    app.staticTexts["Own"].press(forDuration: 1)
    app.buttons["Own item"].tap()
    app.staticTexts["Other"].press(forDuration: 1)
    #expect(!app.otherElements["PopoverDismissRegion"].exists, "the row is of another type")
    app.collectionViews.firstMatch.press(forDuration: 1)
    app.buttons["New"].tap()
    #expect(app.staticTexts["Did new"].exists)
  }

  @Test("The menu of a list is for all that is chosen, if the pressed row is among it")
  func menuOfChosenRows() {
    let app = XCUIApplication { Menus(chosen: ["A", "C"]) }
    app.staticTexts["A"].press(forDuration: 1)
    #expect(app.buttons["Delete A, C"].exists)
    app.otherElements["PopoverDismissRegion"].tap()
    app.staticTexts["B"].press(forDuration: 1)
    #expect(app.buttons["Delete B"].exists)
  }

  @Test(
    "A tap on a row is the primary action of the list's menu, unless the list is edited or the row is of another type")
  func primaryAction() {
    let app = XCUIApplication { Menus() }
    app.staticTexts["Tagged"].tap()
    #expect(app.staticTexts["Did open [\"T\"]"].exists)
    #expect(!app.cells.element(boundBy: 3).isSelected)
    app.buttons["Press A"].tap()
    #expect(app.staticTexts["Did press"].exists)
    app.staticTexts["Other"].tap()
    #expect(app.staticTexts["Did press"].exists)
    app.switches["Editing"].switches.firstMatch.tap()
    app.staticTexts["Tagged"].tap()
    #expect(app.staticTexts["Did press"].exists)
    #expect(app.cells.element(boundBy: 3).isSelected)
  }

  @Test("The menu of a list that is disabled does not open")
  func disabledSelectionMenu() {
    let app = XCUIApplication { Menus(isDisabled: true) }
    app.staticTexts["A"].press(forDuration: 1)
    #expect(!app.otherElements["PopoverDismissRegion"].exists)
    app.staticTexts["Tagged"].tap()
    #expect(app.staticTexts["Did nothing"].exists)
  }
}
