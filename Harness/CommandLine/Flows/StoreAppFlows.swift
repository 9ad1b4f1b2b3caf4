import StoreApp
import UnderstudyTesting

/// A shop with three tabs: products from a client, reminders, and a login.
@MainActor
enum StoreAppFlows {
  static let all = [filtering, loading, routing, loggingIn]

  private static let filtering = Flow("A price filter leaves the products in its range") { flow in
    let app = flow.launch(StoreApplication.self)
    let list = app.collectionViews["productList"]
    flow.check("the list shows four products", list.cells.count, is: 4)
    flow.step("type \"100\" as the minimum") { app.type("100", into: app.textFields["minTextField"]) }
    flow.check("half a range cannot be applied", !app.buttons["applyButton"].isEnabled)
    flow.step("type \"500\" as the maximum") { app.type("500", into: app.textFields["maxTextField"]) }
    flow.step("tap \"Apply\"") { app.buttons["applyButton"].tap() }
    flow.check("three products are left", list.cells.count, is: 3)
    flow.check("the cheap one is not among them", !list.staticTexts["Product 1"].exists)
  }

  private static let loading = Flow("While products are on their way, a progress view stands for the list") { flow in
    let app = flow.launch("ContentView with a client that takes 30 seconds") {
      XCUIApplication { ContentView(client: StoreHTTPClientStub(latency: .seconds(30))) }
    }
    flow.check("progress is shown", app.activityIndicators.firstMatch.exists)
    flow.check("there is no list", !app.collectionViews["productList"].exists)
    flow.step("move the clock by 30 seconds") { app.clock.advance(by: .seconds(30)) }
    flow.check("progress is gone", !app.activityIndicators.firstMatch.exists)
    flow.check("the list shows four products", app.collectionViews["productList"].cells.count, is: 4)
  }

  private static let routing = Flow("Unwinding to a screen pops everything over it") { flow in
    let app = flow.launch(StoreApplication.self)
    flow.step("tap \"Product 2\"") { app.staticTexts["Product 2"].tap() }
    flow.check("its price is shown", app.staticTexts["product.price"].label, is: "$100.00")
    flow.step("tap \"Reviews\"") { app.buttons["Reviews"].tap() }
    flow.step("tap \"Write a Review\"") { app.buttons["Write a Review"].tap() }
    flow.check("three screens deep", app.navigationBars["New Review"].exists)
    flow.step("tap \"Back to Product\"") { app.buttons["Back to Product"].tap() }
    flow.check("the product is shown again", app.navigationBars["Product 2"].exists)
    flow.step("tap back") { app.navigationBars.buttons["Products"].tap() }
    flow.check("the list is shown again", app.collectionViews["productList"].exists)
  }

  private static let loggingIn = Flow("Login needs both fields") { flow in
    let app = flow.launch(StoreApplication.self)
    flow.step("choose the tab \"Account\"") { app.tabBars.buttons["Account"].tap() }
    flow.check("login is disabled", !app.buttons["loginButton"].isEnabled)
    flow.step("type the user's name") { app.type("johndoe", into: app.textFields["usernameTextField"]) }
    flow.check("login is still disabled", !app.buttons["loginButton"].isEnabled)
    flow.step("type the password") { app.type("password", into: app.secureTextFields["passwordTextField"]) }
    flow.step("tap \"Login\"") { app.buttons["loginButton"].tap() }
    flow.check("the user is greeted", app.staticTexts["greeting"].label, is: "Hello, johndoe")
  }
}

extension XCUIApplication {
  fileprivate func type(_ text: String, into field: XCUIElement) {
    field.tap()
    field.typeText(text)
  }
}
