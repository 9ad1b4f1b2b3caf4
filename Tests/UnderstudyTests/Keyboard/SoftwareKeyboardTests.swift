import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The software keyboard")
struct SoftwareKeyboardTests {
  struct Entry: View {
    enum Field { case name, code, notes }
    @State private var name = ""
    @State private var code = ""
    @State private var notes = ""
    @State private var submissions = ""
    @FocusState var focus: Field?

    var body: some View {
      TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
        .onSubmit {
          submissions += "name "
          focus = .code
        }
      TextField("Code", text: $code).focused($focus, equals: .code).keyboardType(.numberPad)
      TextEditor(text: $notes).focused($focus, equals: .notes)
      Button("Put away") { focus = nil }
      Button("Write") { focus = .notes }
      Text("submitted: \(submissions)")
    }
  }

  struct One: View {
    @State var text = ""
    var body: some View { TextField("Text", text: $text) }
  }

  @Test("F-28: the keyboard is there while a field has the focus, however it came there")
  func comesAndGoes() {
    let app = XCUIApplication { Entry() }
    #expect(!app.keyboards.element.exists)
    #expect(app.keys.count == 0)
    app.textFields["Name"].tap()
    #expect(app.keyboards.count == 1)
    #expect(app.keyboards.element.isHittable)
    app.buttons["Put away"].tap()
    #expect(app.keyboards.count == 0)
    app.buttons["Write"].tap()
    #expect(app.keyboards.firstMatch.waitForExistence(timeout: 1))
    #expect(app.windows.count == 2)
  }

  @Test("F-28: with a hardware keyboard there is no other")
  func hardwareKeyboard() {
    let app = XCUIApplication { Entry() }
    app.profile.hardwareKeyboard = true
    app.launch()
    app.textFields["Name"].tap()
    app.typeText("Ada")
    #expect(app.textFields["Name"].value as? String == "Ada")
    #expect(app.keyboards.count == 0)
    #expect(app.keys.count == 0)
    #expect(app.windows.count == 1)
  }

  @Test("F-28: a tap on a key types, and the first letter of a sentence is a capital")
  func capitals() {
    let app = XCUIApplication { One() }
    app.textFields["Text"].tap()
    #expect(app.buttons["shift"].isSelected)
    #expect(!app.keys["a"].exists)
    app.keys["A"].tap()
    #expect(!app.keys["A"].exists)
    #expect(!app.buttons["shift"].isSelected)
    app.keyboards.keys["b"].tap()
    app.buttons["shift"].tap()
    app.keys["C"].tap()
    app.keys["d"].doubleTap()
    #expect(app.textFields["Text"].value as? String == "AbCdd")
    app.typeText(". ")
    app.keys["E"].tap()
    app.buttons["shift"].doubleTap()
    app.keys["F"].tap()
    app.keys["G"].tap()
    app.keys["delete"].tap()
    #expect(app.textFields["Text"].value as? String == "AbCdd. EF")
    app.keys["delete"].press(forDuration: 2)
    #expect(app.textFields["Text"].value as? String == "Text")
  }

  @Test(
    "F-28: capitals follow textInputAutocapitalization(_:)",
    arguments: [
      (TextInputAutocapitalization.never, "a a"), (.words, "A A"), (.sentences, "A a"), (.characters, "A A"),
    ])
  func autocapitalization(_ capitalization: TextInputAutocapitalization, _ expected: String) {
    struct Screen: View {
      @State private var text = ""
      let capitalization: TextInputAutocapitalization
      var body: some View { TextField("Text", text: $text).textInputAutocapitalization(capitalization) }
    }
    let app = XCUIApplication { Screen(capitalization: capitalization) }
    app.textFields["Text"].tap()
    for position in 0..<3 {
      guard position != 1 else {
        app.keys["space"].tap()
        continue
      }
      (app.keys["A"].exists ? app.keys["A"] : app.keys["a"]).tap()
    }
    #expect(app.textFields.firstMatch.value as? String == expected)
  }

  @Test("F-28: the key for more leads to digits, from there shift to symbols, and a space back to letters")
  func planes() {
    let app = XCUIApplication { One() }
    app.textFields["Text"].tap()
    #expect(app.keys["more"].label == "numbers")
    app.keys["more"].tap()
    #expect(app.keys["letters"].identifier == "more")
    app.keys["4"].tap()
    #expect(app.buttons["shift"].label == "symbols")
    app.buttons["symbols"].tap()
    app.keys["#"].tap()
    #expect(app.buttons["shift"].label == "numbers")
    app.buttons["numbers"].tap()
    app.keys["@"].tap()
    app.keys["space"].tap()
    app.keys["b"].tap()
    #expect(app.textFields["Text"].value as? String == "4#@ b")
  }

  @Test("F-28: Return submits and follows the focus that the app sets; a number pad has no Return key")
  func submission() {
    let app = XCUIApplication { Entry() }
    app.textFields["Name"].tap()
    app.keys["A"].tap()
    #expect(app.keyboards.buttons["Next:"].label == "next")
    app.keyboards.buttons["Next:"].tap()
    #expect(app.staticTexts["submitted: name "].exists)
    #expect(app.keys.allElementsBoundByIndex.map(\.label) == "1234567890".map(String.init) + ["Delete"])
    #expect(app.keyboards.buttons.count == 0)
    app.keys["7"].tap()
    app.keys["0"].tap()
    app.keys["Delete"].tap()
    #expect(app.textFields["Code"].value as? String == "7")
    app.textFields["A"].tap()
    #expect(app.keys["q"].exists)
  }

  @Test(
    "F-28: the Return key has the identifier and label of its word",
    arguments: [
      (SubmitLabel.done, "Done", "done"), (.go, "Go", "go"), (.send, "Send", "send"), (.join, "Join:", "join"),
      (.route, "Route", "route"), (.search, "Search", "search"), (.return, "Return", "return"),
      (.next, "Next:", "next"), (.continue, "", "continue"),
    ])
  func submitLabels(_ label: SubmitLabel, _ identifier: String, _ word: String) {
    let app = XCUIApplication { TextField("Text", text: .constant("")).submitLabel(label) }
    app.textFields["Text"].tap()
    #expect(app.keyboards.buttons[word].identifier == identifier)
    app.buttons[word].tap()
    #expect(app.keyboards.count == 0)
  }

  @Test("F-28: a search field's Return key says search, and an editor's makes a line")
  func searchAndEditor() {
    struct Screen: View {
      @State private var query = ""
      @State private var notes = ""
      var body: some View {
        NavigationStack {
          TextEditor(text: $notes).navigationTitle("Notes").searchable(text: $query)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.searchFields.firstMatch.tap()
    app.keyboards.buttons["Search"].tap()
    #expect(app.keyboards.count == 0)
    app.textViews.firstMatch.tap()
    app.keys["A"].tap()
    app.buttons["Return"].tap()
    app.keys["B"].tap()
    #expect(app.textViews.firstMatch.value as? String == "A\nB")
    #expect(app.keyboards.count == 1)
  }

  @Test("F-28: the buttons in the app are those of a device: beside the app's own, four")
  func buttons() {
    let app = XCUIApplication { Entry() }
    app.textFields["Name"].tap()
    #expect(
      app.buttons.allElementsBoundByIndex.map(\.label) == [
        "Put away", "Write", "Emoji", "Dictate", "shift", "next",
      ])
    #expect(app.keyboards.buttons.count == 2)
    #expect(app.buttons.firstMatch.label == "Put away")
    app.buttons["Emoji"].tap()
    #expect(app.textFields["Name"].value as? String == "Name")
  }

  @Test("F-28: an alert without a field hides the keyboard, the field of one brings it up over the alert")
  func alerts() {
    struct Screen: View {
      @State private var name = ""
      @State private var isAsking = false
      @State private var isTelling = false
      var body: some View {
        TextField("Name", text: $name).onSubmit { isTelling = true }
        Button("Ask") { isAsking = true }
          .alert("Rename", isPresented: $isAsking) {
            TextField("New name", text: $name)
            Button("OK") {}
          }
          .alert("Done", isPresented: $isTelling) { Button("Close") {} }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Ask"].tap()
    app.alerts.textFields["New name"].tap()
    app.keys["Z"].tap()
    #expect(app.alerts.textFields.firstMatch.value as? String == "Z")
    app.alerts.buttons["OK"].tap()
    #expect(app.keyboards.count == 0)
    app.textFields["Z"].tap()
    #expect(app.keyboards.count == 1)
    app.typeText("\n")
    #expect(app.alerts["Done"].exists)
    #expect(app.keyboards.count == 0)
  }
}
