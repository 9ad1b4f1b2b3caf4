import SwiftUI
import Testing
import UnderstudyTesting

@Suite("Examples of Docs/Pictures.md")
struct PictureExamples {
  // example
  @Test @MainActor func theScreenIsDrawn() {
    let app = XCUIApplication {
      VStack {
        Text("Welcome")
        Button("Sign In") {}.buttonStyle(.borderedProminent).tint(.green)
      }
    }
    let picture = app.picture()
    #expect(picture.size == CGSize(width: 390, height: 844))
    #expect(picture.svg.contains(">Welcome</text>"))
    #expect(app.buttons["Sign In"].picture().svg.contains("#34C759"))
  }
  // end
}
