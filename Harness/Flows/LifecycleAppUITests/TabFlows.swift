import LifecycleApp
import Testing

@MainActor
@Suite("Lifecycle app: TabView")
struct TabFlows {
  private let log = LifecycleLog()

  @Test("Only the selected tab is made at launch")
  func launch() {
    let app = XCUIApplication { TabScreen(log: log) }

    #expect(log.takeEntries() == ["FirstTab body", "FirstTab onAppear"])
    #expect(app.tabBars.buttons["First"].isSelected)
  }

  @Test("A tab is made at its first visit; later visits only change what is visible")
  func switching() {
    let app = XCUIApplication { TabScreen(log: log) }
    _ = log.takeEntries()

    app.tabBars.buttons["Second"].tap()
    #expect(log.takeEntries() == ["SecondTab body", "SecondTab onAppear", "FirstTab onDisappear"])

    app.tabBars.buttons["First"].tap()
    #expect(log.takeEntries() == ["FirstTab onAppear", "SecondTab onDisappear"])

    app.tabBars.buttons["Second"].tap()
    #expect(log.takeEntries() == ["SecondTab onAppear", "FirstTab onDisappear"])
  }

  @Test("A tab that is left keeps its state")
  func keptState() {
    let app = XCUIApplication { TabScreen(log: log) }
    app.textFields["first.input"].tap()
    app.textFields["first.input"].typeText("Hello\n")

    app.tabBars.buttons["Second"].tap()
    app.tabBars.buttons["First"].tap()

    #expect(app.textFields["first.input"].value as? String == "Hello")
  }
}
