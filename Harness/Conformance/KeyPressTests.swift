import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F-109: keys that views act on")
struct KeyPressTests {
  private struct Board: View {
    @FocusState private var isFocused: Bool
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
        Color.green.frame(width: 100, height: 100)
          .focusable()
          .focused($isFocused)
          .onKeyPress(.leftArrow) {
            log.append("left")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            log.append(press.characters)
            return .handled
          }
          .onKeyPress(keys: ["x"], phases: .up) { _ in
            log.append("x up")
            return .handled
          }
        Button("Focus") { isFocused = true }
        Button("Leave") { isFocused = false }
        Text(isFocused ? "focused" : "not focused")
      }
      .onKeyPress { press in
        guard press.modifiers.contains(.shift) else { return .ignored }
        log.append("shift+\(press.characters)")
        return .handled
      }
    }
  }

  @Test("F-109: a focusable view and those around it get keys, from the inside out")
  func focusable() {
    let app = XCUIApplication { Board() }
    app.buttons["Focus"].tap()
    #expect(app.staticTexts["focused"].exists)
    app.typeKey(.leftArrow, modifierFlags: [])
    app.typeKey("7", modifierFlags: [])
    app.typeKey("a", modifierFlags: .shift)
    app.typeKey("x", modifierFlags: [])
    app.typeKey("q", modifierFlags: [])  // no view handles it, and it does nothing
    #expect(app.staticTexts["log"].label == "left 7 shift+a x up")
    app.typeText("12")
    #expect(app.staticTexts["log"].label == "left 7 shift+a x up 1 2")
  }

  @Test("F-109: a view that has lost the focus gets no keys")
  func unfocused() {
    let failures = FailureCapture()
    FailureReporter.$capture.withValue(failures) {
      let app = XCUIApplication { Board() }
      app.buttons["Focus"].tap()
      app.buttons["Leave"].tap()
      app.typeKey("7", modifierFlags: [])
      #expect(app.staticTexts["log"].label.isEmpty)
    }
    #expect(failures.messages.count == 1)
  }

  private struct Field: View {
    @State private var text = ""
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
        TextField("Name", text: $text)
          .onKeyPress(.return) {
            log.append("return")
            return .handled
          }
          .onKeyPress("!") { .handled }
          .onKeyPress(.downArrow) {
            log.append("down")
            return .ignored
          }
          .onSubmit { log.append("submitted") }
      }
      .onExitCommand { log.append("exit") }
    }
  }

  @Test("F-109: a key that a view handles is not typed; others are, and the keyboard on the screen has no such keys")
  func field() {
    let app = XCUIApplication { Field() }
    let field = app.textFields["Name"]
    field.tap()
    field.typeText("a!b\n")
    field.typeKey(.downArrow, modifierFlags: [])
    field.typeKey(.escape, modifierFlags: [])
    #expect(field.value as? String == "ab")
    #expect(app.staticTexts["log"].label == "return down exit")
    app.keyboards.buttons["Return"].tap()
    #expect(app.staticTexts["log"].label == "return down exit submitted")
  }
}
