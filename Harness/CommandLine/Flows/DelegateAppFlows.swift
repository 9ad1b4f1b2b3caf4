import DelegateApp
import UnderstudyTesting

/// An app whose entry is a delegate, with a window of a scene.
@MainActor
enum DelegateAppFlows {
  static let all = [noting, returning]

  /// The app of the module, whose delegate is internal, as Xcode's template has it.
  static func launchedApp() -> XCUIApplication {
    let app = XCUIApplication(fileID: "DelegateApp/AppDelegate.swift")
    app.launch()
    return app
  }

  private static let noting = Flow("A note is added, and UIKit's badge follows") { flow in
    let app = flow.launch("DelegateApp", launchedApp)
    flow.step("type a note") {
      app.textFields["Note"].tap()
      app.textFields["Note"].typeText("Tea")
    }
    flow.step("tap \"Add\"") { app.buttons["Add"].tap() }
    flow.check("the note is shown", app.staticTexts["Tea"].exists)
    flow.check("the badge has one note", app.staticTexts["badge"].label, is: "1 notes")
  }

  private static let returning = Flow("The app is notified when it comes back") { flow in
    let app = flow.launch("DelegateApp", launchedApp)
    flow.step("press the home button") { XCUIDevice.shared.press(.home) }
    flow.step("activate the app") { app.activate() }
    flow.check("it has returned once", app.staticTexts["returns"].label, is: "Returned 1 times")
  }
}
