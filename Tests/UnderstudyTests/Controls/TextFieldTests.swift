import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  struct Name: View {
    @State private var name = ""
    @State private var edits = 0
    var body: some View {
      TextField("Name", text: $name).onChange(of: name) { edits += 1 }
      Text("Hello \(name)")
      Text("\(edits) edits")
    }
  }

  @Test("SEM-344: typing writes the binding at each key")
  func typing() {
    let app = XCUIApplication { Name() }
    let field = app.textFields["Name"]
    #expect(field.value as? String == "Name")
    field.tap()
    app.typeText("Ada\u{8}")
    #expect(app.staticTexts["Hello Ad"].exists)
    #expect(app.staticTexts["4 edits"].exists)
    #expect(app.textFields.firstMatch.value as? String == "Ad")
  }

  @Test("SEM-346: the prompt takes the title's place while the field is empty")
  func prompt() {
    let app = XCUIApplication { TextField("Name", text: .constant(""), prompt: Text("Your name")) }
    #expect(app.textFields["Your name"].placeholderValue == "Your name")
    #expect(app.textFields["Name"].exists)
  }

  @Test("SEM-347: the field shows what the binding gives back")
  func refusingBinding() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TextField("Code", text: Binding(get: { text }, set: { text = $0.uppercased() }))
        Text("Code \(text)")
      }
    }
    let app = XCUIApplication { Screen() }
    app.textFields["Code"].tap()
    app.typeText("ab")
    #expect(app.textFields["AB"].exists)
    #expect(app.staticTexts["Code AB"].exists)
  }

  struct Age: View {
    @State private var age = 7
    var body: some View {
      TextField("Age", value: $age, format: .number)
      Text("Age \(age)")
    }
  }

  @Test("SEM-344, F-142: a field with a format writes at each edit, and reverts what it cannot read")
  func valueField() {
    let app = XCUIApplication { Age() }
    app.textFields["Age"].tap()
    app.typeText("5")
    #expect(app.staticTexts["Age 75"].exists)
    #expect(app.textFields["75"].exists)
    app.typeText("\n")
    #expect(app.staticTexts["Age 75"].exists)
    app.textFields["75"].tap()
    app.typeText("x\n")
    #expect(app.staticTexts["Age 75"].exists)
    #expect(app.textFields["75"].exists)
  }

  struct Submitting: View {
    @State private var text = ""
    @State private var log = ""
    let isBlocking: Bool
    var body: some View {
      VStack {
        TextField("Field", text: $text).onSubmit { log += "inner " }.submitScope(isBlocking)
        Text("Log \(log)")
      }.onSubmit { log += "outer" }
    }
  }

  @Test("SEM-345: Return runs the submit actions from the inside out, up to a scope")
  func submitting() {
    var app = XCUIApplication { Submitting(isBlocking: false) }
    app.textFields["Field"].tap()
    app.typeText("a\n")
    #expect(app.staticTexts["Log inner outer"].exists)

    app = XCUIApplication { Submitting(isBlocking: true) }
    app.textFields["Field"].tap()
    app.typeText("a\n")
    #expect(app.staticTexts["Log inner "].exists)
  }

  @Test("SEM-345: in a vertical field Return makes a new line")
  func verticalField() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TextField("Note", text: $text, axis: .vertical)
        Text("\(text.split(separator: "\n").count) lines")
      }
    }
    let app = XCUIApplication { Screen() }
    app.textViews["Note"].tap()
    app.typeText("a\nb")
    #expect(app.staticTexts["2 lines"].exists)
  }

  @Test("SEM-348: a secure field shows a bullet for each character")
  func secureField() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        SecureField("Password", text: $text)
        Text("\(text.count) characters")
      }
    }
    let app = XCUIApplication { Screen() }
    app.secureTextFields["Password"].tap()
    app.typeText("abc")
    #expect(app.secureTextFields.firstMatch.value as? String == "•••")
    #expect(app.staticTexts["3 characters"].exists)
  }

  @Test("A text editor holds several lines")
  func textEditor() {
    struct Screen: View {
      @State private var text = "a"
      var body: some View { TextEditor(text: $text) }
    }
    let app = XCUIApplication { Screen() }
    app.textViews.firstMatch.tap()
    app.typeText("\nb")
    #expect(app.textViews.firstMatch.value as? String == "a\nb")
  }
}
