import Testing
import UnderstudyTesting

@testable import Tea

@MainActor @Suite("Orders", .explained)
struct OrderTests {
  let server = FakeServer()

  @Test("An order needs a name, and has the values of the form")
  func form() {
    let app = openForm()
    #expect(!app.buttons["Send"].isEnabled)

    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    app.steppers.buttons["Increment"].tap()
    app.switches["As a gift"].switches.firstMatch.tap()
    app.buttons["Send"].tap()

    #expect(server.sendSpy.wasCalled(with: Order(blend: "Sencha", customer: "Ada", grams: 150, isGift: true)))
    #expect(!app.textFields["Name"].exists)
    #expect(app.tabBars.buttons["Orders"].value as? String == "1 item")
  }

  @Test("An order that cannot be sent stays in the form")
  func failure() {
    server.sendSpy.stub(failure: FakeServer.Offline())
    let app = openForm()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")

    app.buttons["Send"].tap()
    app.alerts["The order was not sent"].buttons["OK"].tap()

    #expect(app.textFields["Name"].value as? String == "Ada")
    #expect(app.buttons["Send"].isEnabled)
  }

  private func openForm() -> XCUIApplication {
    let app = XCUIApplication(server: server)
    app.staticTexts["Sencha"].tap()
    app.buttons["Order"].tap()
    return app
  }
}
