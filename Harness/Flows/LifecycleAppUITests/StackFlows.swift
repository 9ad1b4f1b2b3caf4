import LifecycleApp
import Testing

@MainActor
@Suite("Lifecycle app: NavigationStack")
struct StackFlows {
  private let log = LifecycleLog()

  @Test("Pushing hides the root, popping shows it again")
  func pushAndPop() {
    let app = XCUIApplication { StackScreen(log: log) }
    #expect(log.takeEntries() == ["RootView onAppear"])

    app.buttons["Go to Detail"].tap()
    #expect(log.takeEntries() == ["DetailView onAppear", "RootView onDisappear"])

    app.navigationBars.buttons["Root"].tap()
    #expect(log.takeEntries() == ["RootView onAppear", "DetailView onDisappear"])
  }

  @Test("The covered root keeps its state")
  func rootState() {
    let app = XCUIApplication { StackScreen(log: log) }
    app.textFields["root.input"].tap()
    app.textFields["root.input"].typeText("Journey")

    app.buttons["Go to Detail"].tap()
    #expect(!app.textFields["root.input"].exists)
    app.navigationBars.buttons["Root"].tap()

    #expect(app.textFields["root.input"].value as? String == "Journey")
  }

  @Test("A page that is pushed again starts with fresh state")
  func detailState() {
    let app = XCUIApplication { StackScreen(log: log) }
    app.buttons["Go to Detail"].tap()
    app.textFields["detail.input"].tap()
    app.textFields["detail.input"].typeText("Buy milk")

    app.navigationBars.buttons["Root"].tap()
    app.buttons["Go to Detail"].tap()

    #expect(app.textFields["detail.input"].value as? String == "Notes", "an empty field shows its placeholder")
  }
}
