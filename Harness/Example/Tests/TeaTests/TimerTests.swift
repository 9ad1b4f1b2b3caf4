import Testing
import UnderstudyTesting

@testable import Tea

@MainActor @Suite("The timer", .explained)
struct TimerTests {
  @Test("The page's notices reach the root, and steeping takes two minutes of the app's clock")
  func notices() async throws {
    let app = XCUIApplication(server: FakeServer())
    app.staticTexts["Sencha"].tap()
    let notices = app.preferences(NoticeKey.self)

    app.buttons["Start Timer"].tap()
    try await notices.wait(timeout: .seconds(180)) { $0 == "Sencha is ready" }

    #expect(notices.history == [nil, "Sencha is steeping", "Sencha is ready"])
    #expect(app.clock.now == .seconds(120))
    #expect(app.buttons["Start Timer"].isEnabled)
  }

  @Test("It ends with its page")
  func leaving() {
    let app = XCUIApplication(server: FakeServer())
    app.staticTexts["Sencha"].tap()
    app.buttons["Start Timer"].tap()
    #expect(app.staticTexts["notice"].label == "Sencha is steeping")

    app.navigationBars.buttons["Teas"].tap()

    #expect(!app.staticTexts["notice"].exists)
  }
}
