import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F-122: texts without characters")
struct EmptyTextTests {
  private struct Screen: View {
    @State var note = ""
    private let empty: LocalizedStringKey = ""
    var body: some View {
      VStack {
        Text(note).accessibilityIdentifier("note")
        Text(empty).accessibilityIdentifier("key")
        Text("").accessibilityLabel("labelled")
        Text("") + Text(note)
        Button("Change") { note = note.isEmpty ? "a" : "" }
      }
    }
  }

  @Test("F-122: a text without characters has an element before iOS 26 only, and has one as soon as it has any")
  func system() {
    let old = XCUIApplication { Screen() }
    #expect(old.staticTexts["note"].exists && old.staticTexts["key"].exists && old.staticTexts["labelled"].exists)
    let new = XCUIApplication { Screen() }
    new.profile.systemVersion = 26
    new.launch()
    #expect(!new.staticTexts["note"].exists && !new.staticTexts["key"].exists)
    #expect(new.texts == ["labelled"])
    for _ in 0..<2 {
      new.buttons["Change"].tap()
      #expect(new.staticTexts["note"].label == "a")
      #expect(new.texts == ["a", "labelled", "a"])
      new.buttons["Change"].tap()
      #expect(!new.staticTexts["note"].exists && new.texts == ["labelled"])
    }
  }
}
