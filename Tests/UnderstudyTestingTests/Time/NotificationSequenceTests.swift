import SwiftUI
import Testing
import UnderstudyTesting

@MainActor @Suite("An app that awaits notifications")
struct NotificationSequenceTests {
  private struct Screen: View {
    @State private var count = 0
    @State private var isShown = true
    @State private var hasLeft = false

    var body: some View {
      VStack {
        if isShown {
          Text("Active: \(count)").task {
            for await _ in NotificationCenter.default.notifications(
              named: UIApplication.didBecomeActiveNotification)
            { count += 1 }
            hasLeft = true
          }
        }
        Button("Hide") { isShown = false }
        if hasLeft { Text("Left") }
      }
    }
  }

  @Test("it reacts to each one that the test posts")
  func posts() {
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Active: 0"].exists)

    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(app.staticTexts["Active: 1"].waitForExistence(timeout: 1))
    #expect(app.clock.now == .zero)

    for _ in 0..<3 { NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil) }
    #expect(app.staticTexts["Active: 4"].exists)
  }

  @Test("it is idle meanwhile: a wait takes no time but the clock's")
  func idle() {
    let app = XCUIApplication { Screen() }
    #expect(!app.staticTexts["Other"].waitForExistence(timeout: 30))
    #expect(app.clock.now == .seconds(30))
  }

  @Test("the loop ends with the view")
  func end() {
    let app = XCUIApplication { Screen() }
    app.buttons["Hide"].tap()
    #expect(app.staticTexts["Left"].waitForExistence(timeout: 1))
  }

  @Test("it reacts to what the system posts when the app comes back")
  func device() {
    let app = XCUIApplication { Screen() }
    XCUIDevice.shared.press(.home)
    app.activate()
    #expect(app.staticTexts["Active: 1"].waitForExistence(timeout: 1))
  }
}
