import RefresherApp
import Testing

// The four behaviours of the view, each on its own.
@MainActor
@Suite("Refresher app: the view")
struct RefresherFlows {
  private let actionSpy = PendableSpy<Void, Void>()

  private func launch() -> XCUIApplication {
    let actionSpy = actionSpy
    return XCUIApplication {
      Refresher {
        await actionSpy().call()
      }
    }
  }

  @Test("It starts with the button")
  func start() {
    let app = launch()
    #expect(app.buttons["Refresh"].exists)
    #expect(!app.activityIndicators.firstMatch.exists)
  }

  @Test("While the action is at work, a progress view stands for the button", .leaks(.ignore))
  func progress() {
    let app = launch()
    app.buttons["Refresh"].tap()
    #expect(app.activityIndicators.firstMatch.exists)
    #expect(!app.buttons["Refresh"].exists)
  }

  @Test("The button calls the action, once, and nothing else does", .leaks(.ignore))
  func action() {
    let app = launch()
    #expect(actionSpy.wasNotCalled)
    app.buttons["Refresh"].tap()
    #expect(actionSpy.wasCalled(times: 1))
  }

  @Test("When the action has finished, the button is back")
  func finish() {
    let app = launch()
    app.buttons["Refresh"].tap()

    actionSpy.resolveStub()

    #expect(app.buttons["Refresh"].exists)
    #expect(!app.activityIndicators.firstMatch.exists)
  }

  @Test("It can be refreshed again", .leaks(.ignore))
  func again() {
    let app = launch()
    app.buttons["Refresh"].tap()
    actionSpy.resolveStub()
    actionSpy.stubPending()

    app.buttons["Refresh"].tap()

    #expect(app.activityIndicators.firstMatch.exists)
    #expect(actionSpy.wasCalled(times: 2))
  }
}
