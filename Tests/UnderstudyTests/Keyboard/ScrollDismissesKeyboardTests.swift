import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Scrolling and the keyboard")
struct ScrollDismissesKeyboardTests {
  struct Screen: View {
    let mode: ScrollDismissesKeyboardMode?
    @State private var text = ""
    @FocusState private var isEditing: Bool

    var body: some View {
      List {
        TextField("Text", text: $text).focused($isEditing)
        Text(isEditing ? "editing" : "resting")
      }
      .scrollDismissesKeyboard(mode ?? .automatic)
    }
  }

  private func isDismissed(_ mode: ScrollDismissesKeyboardMode?, _ swipe: (XCUIElement) -> Void) -> Bool {
    let app = XCUIApplication { Screen(mode: mode) }
    app.textFields["Text"].tap()
    #expect(app.keyboards.count == 1)
    swipe(app.collectionViews.firstMatch)
    #expect(app.staticTexts["editing"].exists == (app.keyboards.count == 1))
    return app.keyboards.count == 0
  }

  @Test("F-28: scrolling puts the keyboard away as scrollDismissesKeyboard(_:) says")
  func modes() {
    #expect(isDismissed(nil) { $0.swipeUp() })
    #expect(isDismissed(.immediately) { $0.swipeUp() })
    #expect(!isDismissed(.interactively) { $0.swipeUp() })
    #expect(isDismissed(.interactively) { $0.swipeDown() })
    #expect(!isDismissed(.never) { $0.swipeDown() })
  }

  @Test("F-28: an editor gives the keyboard up to a finger that moves down")
  func editors() {
    let app = XCUIApplication { TextEditor(text: .constant("text")) }
    app.textViews.firstMatch.tap()
    app.textViews.firstMatch.swipeUp()
    #expect(app.keyboards.count == 1)
    app.keyboards.firstMatch.swipeDown()
    #expect(app.keyboards.count == 1)
    app.textViews.firstMatch.swipeDown()
    #expect(app.keyboards.count == 0)
  }
}
