import LifecycleApp
import Testing

@MainActor
@Suite("Lifecycle app: sheet")
struct SheetFlows {
  private let log = LifecycleLog()

  @Test("A sheet appears and disappears while its presenter stays visible")
  func presentAndDismiss() {
    let app = XCUIApplication { SheetScreen(log: log) }
    #expect(log.takeEntries() == ["SheetScreen onAppear"])

    app.buttons["Show Sheet"].tap()
    #expect(log.takeEntries() == ["SheetContent onAppear"])

    app.buttons["Close"].tap()
    #expect(log.takeEntries() == ["SheetContent onDisappear", "SheetScreen onDismiss"])
  }

  @Test("A sheet that is presented again starts with fresh state")
  func freshState() {
    let app = XCUIApplication { SheetScreen(log: log) }
    app.buttons["Show Sheet"].tap()
    app.textFields["sheet.input"].tap()
    app.textFields["sheet.input"].typeText("Dear reader")
    #expect(app.textFields["sheet.input"].value as? String == "Dear reader")

    app.buttons["Close"].tap()
    app.buttons["Show Sheet"].tap()

    #expect(app.textFields["sheet.input"].value as? String == "Draft", "an empty field shows its placeholder")
  }
}
