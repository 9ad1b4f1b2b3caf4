import SwiftUI
import Testing
import XCUIAutomation

@MainActor
@Suite("The keyboard in messages")
struct KeyboardExcerptTests {
  @Test("F-28: failures print a keyboard in one line, debug descriptions print each key")
  func printing() {
    let app = XCUIApplication { TextField("Text", text: .constant("")) }
    app.textFields["Text"].tap()
    let message = failures { app.switches["Dark"].tap() }.first ?? ""
    #expect(message.contains("\nSearched 39 elements:\n"))
    #expect(message.hasSuffix("\n    Window\n      Keyboard (31 keys)"))
    #expect(app.debugDescription.contains("label: 'Q'"))
  }
}
