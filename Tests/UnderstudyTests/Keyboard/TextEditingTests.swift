import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Editing text")
struct TextEditingTests {
  struct Screen: View {
    @State var text = "one two"
    @State private var other = ""
    @State var pass = "secret"
    @State private var notes = "ab\ncd"
    var body: some View {
      TextField("Text", text: $text).accessibilityIdentifier("text")
      TextField("Other", text: $other).accessibilityIdentifier("other")
      SecureField("Pass", text: $pass)
      TextEditor(text: $notes).accessibilityIdentifier("notes")
      Button("Replace") { text = "new" }
    }
  }

  private let app = XCUIApplication { Screen() }
  private var field: XCUIElement { app.textFields["text"] }
  private var value: String? { field.value as? String }

  private func type(_ keys: XCUIKeyboardKey...) { app.typeText(keys.map(\.rawValue).joined()) }

  @Test("F-49: arrow keys in typed text move the insertion point, and the delete keys remove beside it")
  func arrows() {
    field.tap()
    type(.leftArrow, .leftArrow)
    app.typeText("X")
    #expect(value == "one tXwo")
    type(.delete, .forwardDelete, .rightArrow)
    app.typeText("Y")
    #expect(value == "one toY")
    type(.upArrow)
    app.typeText("^")
    type(.downArrow)
    app.typeText("$")
    #expect(value == "^one toY$")
    type(.home, .forwardDelete, .end, .delete)
    #expect(value == "one toY")
  }

  @Test("F-49: function keys and Escape type nothing")
  func silentKeys() {
    field.tap()
    type(.F1, .F19, .escape, .pageUp, .help)
    app.typeText("!")
    #expect(value == "one two!")
  }

  @Test("F-49: keys with modifiers move by words and to the ends, select, and cut")
  func modifiers() {
    field.tap()
    field.typeKey(.leftArrow, modifierFlags: .option)
    app.typeText("and ")
    #expect(value == "one and two")
    field.typeKey(.leftArrow, modifierFlags: .command)
    field.typeKey(.rightArrow, modifierFlags: [.option, .shift])
    app.typeText("1")
    #expect(value == "1 and two")
    field.typeKey(.rightArrow, modifierFlags: .command)
    field.typeKey(.delete, modifierFlags: .option)
    #expect(value == "1 and ")
    field.typeKey("a", modifierFlags: .command)
    field.typeKey("x", modifierFlags: .command)
    #expect(value == "Text")
    field.typeKey("v", modifierFlags: .command)
    field.typeKey("v", modifierFlags: .command)
    #expect(value == "1 and 1 and ")
  }

  @Test("F-49: lines are walked up and down by column")
  func lines() {
    let notes = app.textViews["notes"]
    notes.tap()
    type(.upArrow)
    app.typeText("1")
    #expect(notes.value as? String == "ab1\ncd")
    type(.leftArrow, .leftArrow, .downArrow)
    app.typeText("2")
    #expect(notes.value as? String == "ab1\nc2d")
  }

  @Test("F-49: an insertion point does not outlive the text that it was set in")
  func replacedText() {
    field.tap()
    type(.leftArrow)
    app.buttons["Replace"].tap()
    app.typeText("er")
    #expect(value == "newer")
    type(.leftArrow)
    app.textFields["other"].tap()
    field.tap()
    app.typeText("!")
    #expect(value == "newer!")
  }

  @Test("F-46: a double tap selects the last word, and typing takes its place")
  func doubleTap() {
    field.doubleTap()
    #expect(app.menuItems.allElementsBoundByIndex.map(\.label) == ["Cut", "Copy", "Select All"])
    app.typeText("three")
    #expect(value == "one three")
    #expect(app.menuItems.count == 0)
    field.tap(withNumberOfTaps: 3, numberOfTouches: 1)
    app.typeText("all")
    #expect(value == "all")
  }

  @Test("F-46: a long press, or another tap, opens the edit menu; Select All is followed by what can be done")
  func selectAll() {
    field.press(forDuration: 1.2)
    #expect(app.menuItems["Select"].exists)
    app.menuItems["Select All"].tap()
    app.menuItems["Cut"].tap()
    #expect(value == "Text")
    #expect(UIPasteboard.general.string == "one two")
    let other = app.textFields["other"]
    other.tap()
    #expect(app.menuItems.count == 0)
    other.tap()
    #expect(app.menuItems.allElementsBoundByIndex.map(\.label) == ["Paste"])
    app.menus.menuItems["Paste"].tap()
    #expect(other.value as? String == "one two")
    #expect(!app.menus.firstMatch.exists)
  }

  @Test("F-46: a secure field is pasted into and never copied from")
  func secureFields() {
    let pass = app.secureTextFields["Pass"]
    UIPasteboard.general.string = "x\ny"
    pass.doubleTap()
    #expect(app.menuItems.allElementsBoundByIndex.map(\.label) == ["Paste", "Select All"])
    pass.typeKey("c", modifierFlags: .command)
    #expect(UIPasteboard.general.string == "x\ny")
    app.menuItems["Paste"].tap()
    #expect(pass.value as? String == "•••")
  }

  @Test("F-46: the edit menu needs no software keyboard")
  func menuWithHardwareKeyboard() {
    let app = XCUIApplication { Screen() }
    app.profile.hardwareKeyboard = true
    app.launch()
    app.textFields["text"].doubleTap()
    app.menuItems["Cut"].tap()
    #expect(app.textFields["text"].value as? String == "one ")
    #expect(app.windows.count == 1)
  }

  @Test("F-46: a test's pasteboard is its own, for its code and its app's", arguments: 0..<4)
  func pasteboard(_ number: Int) async {
    struct Copier: View {
      let number: Int
      @State private var pasted = ""
      var body: some View {
        Button("Copy") { UIPasteboard.general.strings = ["\(number)", "more"] }
        Button("Read") { Task { pasted = UIPasteboard.general.string ?? "nothing" } }
        Text("pasted: \(pasted)")
      }
    }
    #expect(!UIPasteboard.general.hasStrings)
    let app = XCUIApplication { Copier(number: number) }
    app.buttons["Copy"].tap()
    for _ in 0..<10 { await Task.yield() }
    #expect(UIPasteboard.general.strings == ["\(number)", "more"])
    #expect(UIPasteboard.general.numberOfItems == 2)
    UIPasteboard.general.url = URL(string: "https://example.com/\(number)")
    #expect(UIPasteboard.general.hasURLs)
    app.buttons["Read"].tap()
    #expect(app.staticTexts["pasted: https://example.com/\(number)"].exists)
    #expect(UIPasteboard.general.changeCount == 2)
    UIPasteboard.general.string = nil
    #expect(UIPasteboard.general.strings == nil)
  }
}
