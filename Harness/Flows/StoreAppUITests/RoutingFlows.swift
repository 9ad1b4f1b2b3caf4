import StoreApp
import Testing

@MainActor
@Suite("Store app: routing")
struct RoutingFlows {
  @Test("A tap on a product pushes its screen")
  func push() {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub()) }

    app.staticTexts["Product 2"].tap()

    #expect(app.navigationBars["Product 2"].exists)
    #expect(app.staticTexts["product.price"].label == "$100.00")
    #expect(!app.collectionViews["productList"].exists)
  }

  @Test("Unwinding to a screen pops everything over it")
  func unwind() {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub()) }
    app.staticTexts["Product 2"].tap()
    app.buttons["Reviews"].tap()
    app.buttons["Write a Review"].tap()
    #expect(app.navigationBars["New Review"].exists)

    app.buttons["Back to Product"].tap()

    #expect(app.navigationBars["Product 2"].exists)
    app.navigationBars.buttons["Products"].tap()
    #expect(app.collectionViews["productList"].exists, "nothing is left between the product and the root")
  }

  @Test("Unwinding home pops every screen")
  func unwindHome() {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub()) }
    app.staticTexts["Product 2"].tap()
    app.buttons["Reviews"].tap()
    app.buttons["Write a Review"].tap()

    app.buttons["Back to Home"].tap()

    #expect(app.navigationBars["Products"].exists)
    #expect(app.collectionViews["productList"].cells.count == 4)
  }

  @Test("Each tab keeps a path of its own")
  func tabs() {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub()) }
    app.staticTexts["Product 2"].tap()
    app.buttons["Reviews"].tap()

    app.tabBars.buttons["Account"].tap()
    app.logIn()
    #expect(app.navigationBars["Welcome"].exists)

    app.tabBars.buttons["Products"].tap()
    #expect(app.navigationBars["Reviews"].exists)

    app.tabBars.buttons["Account"].tap()
    #expect(app.navigationBars["Welcome"].exists)
    #expect(app.tabBars.buttons["Account"].isSelected)
  }
}

extension XCUIApplication {
  fileprivate func logIn() {
    textFields["usernameTextField"].tap()
    textFields["usernameTextField"].typeText("johndoe")
    secureTextFields["passwordTextField"].tap()
    secureTextFields["passwordTextField"].typeText("password")
    buttons["loginButton"].tap()
  }
}
