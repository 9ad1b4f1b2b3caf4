import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Focus")
struct FocusTests {
  enum Field: Hashable { case first, second, missing }

  struct Screen: View {
    @FocusState private var field: Field?
    @State private var one = ""
    @State private var two = ""
    var initial: Field?

    private var name: String { field.map { "\($0)" } ?? "none" }

    var body: some View {
      TextField("First", text: $one).focused($field, equals: .first).onSubmit { field = .second }
      TextField("Second", text: $two).focused($field, equals: .second)
      Text("Focus \(name)")
      Button("To second") { field = .second }
      Button("Nowhere") { field = nil }
      Button("Missing") { field = .missing }
      Text("Two \(two)").onAppear { if let initial { field = initial } }
    }
  }

  @Test("SEM-349: a tap on a field writes its value")
  func tapWrites() {
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Focus none"].exists)
    app.textFields["First"].tap()
    #expect(app.staticTexts["Focus first"].exists)
    app.textFields["Second"].tap()
    #expect(app.staticTexts["Focus second"].exists)
  }

  @Test("SEM-349: a write moves the keyboard, and nil takes it away")
  func writeMoves() {
    let app = XCUIApplication { Screen() }
    app.buttons["To second"].tap()
    app.typeText("b")
    #expect(app.staticTexts["Two b"].exists)
    app.buttons["Nowhere"].tap()
    #expect(app.staticTexts["Focus none"].exists)
  }

  @Test("SEM-349: a write in onAppear is applied after the update")
  func writeOnAppear() {
    let app = XCUIApplication { Screen(initial: .second) }
    app.typeText("x")
    #expect(app.staticTexts["Two x"].exists)
  }

  @Test("SEM-349: a value that no view has goes back to nil")
  func missingValue() {
    let app = XCUIApplication { Screen() }
    app.textFields["First"].tap()
    app.buttons["Missing"].tap()
    #expect(app.staticTexts["Focus none"].exists)
  }

  @Test("SEM-349: a value goes back where no view at all is focused by the state")
  func noView() {
    struct Screen: View {
      @FocusState private var isFocused: Bool
      @FocusState private var field: Field?
      @State private var isShown = false
      @State private var text = ""
      var body: some View {
        Button("Focus") {
          isFocused = true
          field = .first
        }
        Button("Show and focus") {
          isShown = true
          isFocused = true
        }
        if isShown { TextField("Field", text: $text).focused($isFocused) }
        Text("\(isFocused) \(field == nil)").accessibilityIdentifier("state")
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Focus"].tap()
    #expect(app.staticTexts["state"].label == "false true")
    app.buttons["Show and focus"].tap()
    #expect(app.staticTexts["state"].label == "true true")
  }

  @Test("Return moves on where the submit action says so, and else ends the editing")
  func submitMovesOn() {
    let app = XCUIApplication { Screen() }
    app.textFields["First"].tap()
    app.typeText("a\nb")
    #expect(app.staticTexts["Two b"].exists)
    app.typeText("\n")
    #expect(app.staticTexts["Focus none"].exists)
  }

  @Test("SEM-090: a Boolean focus is false where the keyboard is elsewhere; a child may hold the binding")
  func booleanFocus() {
    struct Child: View {
      @FocusState.Binding var isFocused: Bool
      @State private var text = ""
      var body: some View {
        TextField("Child", text: $text).focused($isFocused)
        Button("Leave") { isFocused = false }
      }
    }
    struct Parent: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Child(isFocused: $isFocused)
        Text(isFocused ? "yes" : "no")
      }
    }
    let app = XCUIApplication { Parent() }
    app.textFields["Child"].tap()
    #expect(app.staticTexts["yes"].exists)
    app.buttons["Leave"].tap()
    #expect(app.staticTexts["no"].exists)
  }

  @Test("A field that leaves takes the focus with it")
  func removedField() {
    struct Screen: View {
      @FocusState private var isFocused: Bool
      @State private var isShown = true
      @State private var text = ""
      var body: some View {
        if isShown { TextField("Field", text: $text).focused($isFocused) }
        Button("Hide") { isShown = false }
        Text(isFocused ? "yes" : "no")
      }
    }
    let app = XCUIApplication { Screen() }
    app.textFields["Field"].tap()
    app.buttons["Hide"].tap()
    #expect(app.staticTexts["no"].exists)
  }

  @Test("A key that moves the focus sends the rest of the text to the next field")
  func focusMovesWhileTyping() {
    struct Code: View {
      @FocusState private var field: Int?
      @State private var digits = ["", ""]
      var body: some View {
        ForEach(0..<2) { index in
          TextField("Digit \(index)", text: $digits[index]).focused($field, equals: index)
            .onChange(of: digits[index]) { field = index + 1 < 2 ? index + 1 : nil }
        }
        Text("Code \(digits.joined())")
        Text(digits[1])
      }
    }
    let app = XCUIApplication { Code() }
    app.textFields["Digit 0"].tap()
    app.typeText("42")
    #expect(app.staticTexts["Code 42"].exists)
    #expect(app.staticTexts["2"].exists)
  }

  @Test("A default focus holds from the beginning")
  func defaultFocus() {
    struct Screen: View {
      @FocusState private var field: Field?
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("First", text: .constant("")).focused($field, equals: .first)
          TextField("Second", text: $text).focused($field, equals: .second)
          Text("Second \(text)")
        }.defaultFocus($field, .second)
      }
    }
    let app = XCUIApplication { Screen() }
    app.typeText("x")
    #expect(app.staticTexts["Second x"].exists)
  }
}
