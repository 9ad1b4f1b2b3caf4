import StoreApp
import Testing

@MainActor
@Suite("Store app: reminders")
struct ReminderFlows {
  @Test("A cell's check event changes that cell only")
  func checking() {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub()) }
    app.tabBars.buttons["Reminders"].tap()

    app.images["reminder.2.check"].tap()
    #expect(app.checkLabels == ["Unchecked", "Checked", "Unchecked"])

    app.images["reminder.2.check"].tap()
    #expect(app.checkLabels == ["Unchecked", "Unchecked", "Unchecked"])
  }

  @Test("A cell's delete event removes its reminder")
  func deleting() {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub()) }
    app.tabBars.buttons["Reminders"].tap()

    app.images["reminder.1.delete"].tap()

    #expect(app.collectionViews["reminderList"].cells.count == 2)
    #expect(!app.staticTexts["Call the baker"].exists)
    #expect(app.staticTexts["Water the plants"].exists)
  }
}

extension XCUIApplication {
  /// The labels of the three check marks, in the order of the reminders.
  fileprivate var checkLabels: [String] {
    (1...3).map { images["reminder.\($0).check"].label }
  }
}
