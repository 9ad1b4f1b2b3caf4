import LifecycleApp
import Testing

@MainActor
@Suite("Lifecycle app: if")
struct ConditionalFlows {
  private let log = LifecycleLog()

  @Test("The first pass evaluates bodies from the top, then views appear, then tasks start")
  func firstPass() {
    let app = XCUIApplication { ConditionalScreen(log: log) }

    #expect(
      log.takeEntries() == [
        "ParentView body", "ChildView init", "ChildView body", "ChildView onAppear", "ChildView task started",
      ]
    )
    #expect(app.textFields["child.input"].exists)
  }

  @Test("A condition that turns false ends its view and cancels the view's task")
  func removal() {
    let app = XCUIApplication { ConditionalScreen(log: log) }
    _ = log.takeEntries()

    app.showChildSwitch.tap()

    #expect(log.takeEntries() == ["ParentView body", "ChildView onDisappear", "ChildView task cancelled"])
    #expect(!app.textFields["child.input"].exists)
  }

  @Test("A condition that turns true again makes a new view with fresh state")
  func returning() {
    let app = XCUIApplication { ConditionalScreen(log: log) }
    app.textFields["child.input"].tap()
    app.textFields["child.input"].typeText("Hello")
    app.showChildSwitch.tap()
    _ = log.takeEntries()

    app.showChildSwitch.tap()

    #expect(
      log.takeEntries() == [
        "ParentView body", "ChildView init", "ChildView body", "ChildView onAppear", "ChildView task started",
      ]
    )
    #expect(app.textFields["child.input"].value as? String == "Type something")
  }

  @Test("Typing evaluates no body, for none reads the text")
  func typing() {
    let app = XCUIApplication { ConditionalScreen(log: log) }
    _ = log.takeEntries()

    app.textFields["child.input"].tap()
    app.textFields["child.input"].typeText("Hello")

    #expect(log.takeEntries() == [])
    #expect(app.textFields["child.input"].value as? String == "Hello")
  }
}

extension XCUIApplication {
  /// The switch itself: a tap on the middle of the row would hit its label.
  fileprivate var showChildSwitch: XCUIElement {
    switches["Show Child"].switches.firstMatch
  }
}
