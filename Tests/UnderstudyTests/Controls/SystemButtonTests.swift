import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Buttons of the system, and what menus, rows and fields do on request")
struct SystemButtonTests {
  @Test("F-109: a paste button gives what was copied, and is disabled while that is of another kind")
  func paste() {
    struct Screen: View {
      @State private var log: [String] = []
      var body: some View {
        VStack {
          Text(log.joined(separator: " ")).accessibilityIdentifier("log")
          PasteButton(payloadType: String.self) { log += $0 }
          PasteButton(payloadType: URL.self) { log += $0.map(\.absoluteString) }.accessibilityIdentifier("links")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    let button = app.buttons["Paste"].firstMatch
    #expect(!button.isEnabled)
    UIPasteboard.general.string = "tea"
    #expect(button.isEnabled)
    #expect(!app.buttons["links"].isEnabled)
    button.tap()
    #expect(app.staticTexts["log"].label == "tea")
    UIPasteboard.general.string = "https://example.org"
    app.buttons["links"].tap()
    #expect(app.staticTexts["log"].label == "tea https://example.org")
  }

  @Test("F-109: a rename button runs the action around it, or moves the focus to a field")
  func rename() {
    struct Screen: View {
      @State private var log = "none"
      @State private var name = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Text(log).accessibilityIdentifier("log")
          RenameButton().accessibilityIdentifier("lonely")
          RenameButton().renameAction { log = "renamed" }.accessibilityIdentifier("acting")
          TextField("Name", text: $name).focused($isFocused)
          RenameButton().renameAction($isFocused).accessibilityIdentifier("focusing")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.buttons["lonely"].label == "Rename")
    #expect(!app.buttons["lonely"].isEnabled)
    app.buttons["acting"].tap()
    #expect(app.staticTexts["log"].label == "renamed")
    app.buttons["focusing"].tap()
    app.typeText("Ada")
    #expect(app.textFields["Name"].value as? String == "Ada")
  }

  @Test("F-109: a menu stays open where its behavior is disabled")
  func menu() {
    struct Screen: View {
      @State private var size = 1
      var body: some View {
        VStack {
          Text("size \(size)")
          Menu("Size") { Button("Larger") { size += 1 } }.menuActionDismissBehavior(.disabled)
          Menu("Once") { Button("Smaller") { size -= 1 } }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Size"].tap()
    app.buttons["Larger"].tap()
    app.buttons["Larger"].tap()
    #expect(app.staticTexts["size 3"].exists)
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(!app.buttons["Larger"].exists)
    app.buttons["Once"].tap()
    app.buttons["Smaller"].tap()
    #expect(!app.buttons["Smaller"].exists)
  }

  @Test("F-109: a row whose selection is disabled is not chosen by a tap")
  func selection() {
    struct Screen: View {
      @State private var chosen: Int?
      var body: some View {
        VStack {
          Text("chosen \(chosen ?? 0)")
          List(1..<4, id: \.self, selection: $chosen) { Text("Row \($0)").tag($0).selectionDisabled($0 == 2) }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.cells.containing(.staticText, identifier: "Row 2").element.tap()
    #expect(app.staticTexts["chosen 0"].exists)
    app.cells.containing(.staticText, identifier: "Row 3").element.tap()
    #expect(app.staticTexts["chosen 3"].exists)
  }

  @Test("F-109: controls of a section are rows after the others")
  func sectionActions() {
    let app = XCUIApplication {
      List {
        Section("Teas") { Text("Green") }.sectionActions { Button("Add tea") {} }
        Section("Cakes") { Text("Apple") }
      }
    }
    let labels = app.cells.allElementsBoundByIndex.compactMap { cell in
      cell.descendants(matching: .any).allElementsBoundByIndex.map(\.label).first { !$0.isEmpty }
    }
    #expect(labels == ["Teas", "Green", "Add tea", "Cakes", "Apple"])
  }

  @Test("F-109: a selection follows keys, and a write selects")
  func textSelection() {
    struct Screen: View {
      @State private var text = "green tea"
      @State private var selection: TextSelection?
      var body: some View {
        VStack {
          TextField("Drink", text: $text, selection: $selection)
          Text(shown).accessibilityIdentifier("shown")
          Button("Select") {
            selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 5))
          }
        }
      }
      private var shown: String {
        guard case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex else { return "none" }
        return "\(text.distance(from: text.startIndex, to: range.lowerBound)): \(text[range])"
      }
    }
    let app = XCUIApplication { Screen() }
    let field = app.textFields["Drink"]
    #expect(app.staticTexts["shown"].label == "none")
    field.tap()
    #expect(app.staticTexts["shown"].label == "9: ")
    field.doubleTap()
    #expect(app.staticTexts["shown"].label == "6: tea")
    app.buttons["Select"].tap()
    #expect(app.staticTexts["shown"].label == "0: green")
    field.typeText("black")
    #expect(field.value as? String == "black tea")
    #expect(app.staticTexts["shown"].label == "5: ")
  }
}
