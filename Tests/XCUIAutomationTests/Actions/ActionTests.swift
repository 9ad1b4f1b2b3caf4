import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@testable import XCUIAutomation

@MainActor
@Suite(.beginningChildRuns)
struct ActionTests {
  private struct Screen: View {
    @State private var taps = 0
    @State private var name = ""
    @State private var note = ""
    @State private var volume = 0.0
    @FocusState private var isNoteFocused: Bool
    var body: some View {
      VStack {
        Text("Taps \(taps)").accessibilityIdentifier("taps")
        Button("Add") { taps += 1 }
        Button("Never") { taps += 100 }.disabled(true)
        TextField("Name", text: $name).onSubmit { isNoteFocused = true }
        TextField("Note", text: $note).focused($isNoteFocused)
        Slider(value: $volume).accessibilityIdentifier("volume")
      }
    }
  }

  private let app = XCUIApplication { Screen() }

  @Test("A tap acts once and settles before it returns")
  func tapping() {
    app.buttons["Add"].tap()
    app.buttons["Add"].tap()
    #expect(app.staticTexts["taps"].label == "Taps 2")
  }

  @Test("A tap on a disabled control does nothing, fails nothing, and is named by the failure that follows (SEM-340)")
  func disabledTap() {
    let messages = failures {
      app.buttons["Never"].tap()
      app.buttons["Nope"].tap()
    }
    #expect(app.staticTexts["taps"].label == "Taps 0")
    #expect(messages.count == 1)
    #expect(messages[0].contains("Earlier actions without effect:\n  Tap \"Never\" Button: it is disabled"))
  }

  @Test("A tap on a disabled control fails if the test asks for it (SEM-340)")
  func strictDisabledTap() {
    app.strictDisabledTaps = true
    let messages = failures { app.buttons["Never"].tap() }
    #expect(messages.first?.hasPrefix("Failed to tap \"Never\" Button: it is disabled") == true)
  }

  @Test("Text goes to the focused field; Return submits, and what follows it goes where the focus went")
  func typing() {
    app.textFields["Name"].tap()
    app.typeText("Ada\nhello")
    #expect(app.textFields["Ada"].exists)
    #expect(app.textFields["Note"].value as? String == "hello")
    app.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 2))
    #expect(app.textFields["Note"].value as? String == "hel")
    app.textFields["Note"].typeKey("p", modifierFlags: .shift)
    app.textFields["Note"].typeKey(.return, modifierFlags: [])
    #expect(app.textFields["Note"].value as? String == "helP")
  }

  @Test("Typing without focus fails in XCUITest's words")
  func typingWithoutFocus() {
    let messages = failures { app.textFields["Name"].typeText("Ada") }
    let headline = """
      Failed to synthesize event: Neither element nor any descendant has keyboard focus. \
      Event dispatch snapshot: TextField, placeholderValue: 'Name', value: Name
      """
    #expect(messages.first?.split(separator: "\n").first.map(String.init) == headline)
    #expect(messages.first?.contains("Nothing in the app has the focus.") == true)
  }

  @Test("A keyboard shortcut types nothing and says so")
  func shortcuts() {
    let messages = failures { app.typeKey("s", modifierFlags: [.command]) }
    #expect(
      messages == [
        """
        Failed to type key "s" with Command held: it types no text
        Try: typeText(_:); characters, Return and Delete can be typed, keyboard shortcuts cannot
        """
      ])
  }

  @Test("A slider moves to the given position, within its ends")
  func sliders() {
    app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.5)
    #expect(app.sliders["volume"].value as? String == "50%")
    #expect(app.sliders["volume"].normalizedSliderPosition == 0.5)
    app.sliders["volume"].adjust(toNormalizedSliderPosition: 7)
    #expect(app.sliders["volume"].normalizedSliderPosition == 1)
  }

  @Test("Adjusting something that cannot be adjusted fails and says what is needed")
  func adjustingOthers() {
    let messages = failures {
      app.buttons["Never"].adjust(toNormalizedSliderPosition: 0.5)
      app.staticTexts["taps"].adjust(toPickerWheelValue: "3")
    }
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("Failed to adjust \"Never\" Button: it is not a slider") == true)
    #expect(messages.last?.hasPrefix("Failed to adjust \"taps\" StaticText: it is not a picker wheel") == true)
  }

  @Test("What an alert covers is not hittable, and a tap on it fails and says what is in the way")
  func covered() {
    let app = XCUIApplication { Covered() }
    app.buttons["Ask"].tap()
    #expect(app.alerts["Sure?"].waitForExistence(timeout: 1))
    let messages = failures { if app.buttons["Ask"].exists { app.buttons["Ask"].tap() } }
    #expect(!app.buttons["Ask"].isHittable)
    for message in messages {
      #expect(message.hasPrefix("Failed to tap \"Ask\" Button: Not hittable: Button, label: 'Ask'"))
      #expect(message.contains("Covered by: Alert, label: 'Sure?'"))
    }
    app.alerts["Sure?"].buttons["Yes"].tap()
    #expect(app.buttons["Ask"].isHittable)
  }

  private struct Covered: View {
    @State private var isAsking = false
    var body: some View {
      Button("Ask") { isAsking = true }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
  }

  @Test("A press takes its time on the app's clock")
  func pressing() {
    let before = app.clock.now
    app.buttons["Add"].press(forDuration: 1.5)
    #expect(app.clock.now - before == .milliseconds(1500))
  }

  @Test("A coordinate touches the innermost element at its place")
  func coordinates() {
    app.buttons["Add"].coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
    #expect(app.staticTexts["taps"].label == "Taps 1")
    let frame = app.buttons["Add"].frame
    let place = app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: frame.midX, dy: frame.midY))
    #expect(place.screenPoint == CGPoint(x: frame.midX, y: frame.midY))
    place.tap()
    #expect(app.staticTexts["taps"].label == "Taps 2")
  }

  @Test("Velocities may be written as numbers")
  func velocities() {
    let velocity: XCUIGestureVelocity = 2000
    #expect(velocity.rawValue == 2000)
    app.staticTexts["taps"].swipeUp(velocity: .slow)
    app.staticTexts["taps"].swipeLeft(velocity: 1500)
    #expect(app.staticTexts["taps"].label == "Taps 0")
  }

  @Test("Keys have the values that tests rely on")
  func keys() {
    #expect(XCUIKeyboardKey.delete.rawValue == "\u{8}")
    #expect(XCUIKeyboardKey.return.rawValue == "\r")
    #expect(KeyboardText.text(key: XCUIKeyboardKey.enter.rawValue, []) == "\n")
    #expect(KeyboardText.text(key: "a", .shift) == "A")
    #expect(KeyboardText.text(key: "a", .command) == nil)
    #expect(KeyboardText.text(key: XCUIKeyboardKey.upArrow.rawValue, []) == nil)
    #expect(KeyboardText.text(key: XCUIKeyboardKey.F1.rawValue, []) == nil)
  }
}
