import SwiftUI
import Testing

@MainActor
@Suite("The last events in a failure")
struct LastEventsTests {
  struct Screen: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
      Button("Off") {}.disabled(true)
        .sheet(isPresented: $isOpen) { Text("Over") }
    }
  }

  private func failure(_ body: (XCUIApplication) -> Void) -> String {
    let capture = FailureCapture()
    FailureReporter.$capture.withValue(capture) {
      let app = XCUIApplication { Screen() }
      body(app)
    }
    return capture.messages.first ?? ""
  }

  @Test("An element that is not found is reported with what the test did and where that led")
  func notFound() {
    let message = failure { app in
      app.buttons["Open"].tap()
      app.buttons["Save"].tap()
    }
    #expect(
      message == """
        Failed to tap "Save" Button: No matches found for Descendants matching type Button from input {(
            Application, label: 'Screen'
        )}
        Nothing is to come that could bring it: the app has no timer, task or request left.
        Last events: Tap "Open" Button; Sheet of LastEventsTests.Screen presented
        Searched 3 elements:
          Application, label: 'Screen'
            Window (Main)
              StaticText, label: 'Over'
        """)
  }

  @Test("Before the first step there is nothing to report")
  func nothing() {
    let message = failure { $0.buttons["Save"].tap() }
    #expect(message.hasPrefix(#"Failed to tap "Save" Button"#))
    #expect(!message.contains("Last events"))
  }

  @Test("There are five at most, the last ones; actions without effect are listed separately")
  func bounded() {
    let message = failure { app in
      for _ in 0..<7 { app.buttons["Off"].tap() }
      app.buttons["Save"].tap()
    }
    #expect(message.contains("\nLast events: Tap \"Off\" Button (5 times)\n"))
    #expect(message.contains("\nEarlier actions without effect:\n"))
  }
}
