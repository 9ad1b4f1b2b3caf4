import RefresherApp
import UnderstudyTesting

/// A button that fetches lines from a service, with a progress view meanwhile.
@MainActor
enum RefresherAppFlows {
  static let all = [refreshing, failing]

  private static let refreshing = Flow("A refresh shows progress until the lines arrive") { flow in
    let app = flow.launch(RefresherApplication.self)
    flow.check("there are no lines", app.collectionViews["lines"].cells.count, is: 0)
    flow.step("tap \"Refresh\"") { app.buttons["Refresh"].tap() }
    flow.check("progress stands for the button", app.activityIndicators.firstMatch.exists)
    flow.check("the button is gone", !app.buttons["Refresh"].exists)
    flow.step("move the clock by one second") { app.clock.advance(by: .seconds(1)) }
    flow.check("the button is back", app.buttons["Refresh"].exists)
    flow.check("two lines are shown", app.collectionViews["lines"].cells.count, is: 2)
  }

  private static let failing = Flow("A refresh whose answer cannot be read says so") { flow in
    let app = flow.launch("ContentView with a client that answers with HTML") {
      XCUIApplication { ContentView(service: OMTJsonService(client: SampleClient(text: "<html>"))) }
    }
    flow.step("tap \"Refresh\"") { app.buttons["Refresh"].tap() }
    flow.check("nothing is wrong yet", !app.staticTexts["problem"].exists)
    flow.step("move the clock by one second") { app.clock.advance(by: .seconds(1)) }
    flow.check("the problem is told", app.staticTexts["problem"].label, is: "Could not refresh.")
    flow.check("the button is back", app.buttons["Refresh"].exists)
  }
}
