import XCTest

final class StoreAppUITests: XCTestCase {
  func testProductsCanBeFilteredByPrice() {
    let app = XCUIApplication()
    app.launchEnvironment = ["ENV": "TEST"]
    app.launch()

    app.textFields["minTextField"].tap()
    app.textFields["minTextField"].typeText("100")

    app.textFields["maxTextField"].tap()
    app.textFields["maxTextField"].typeText("500")

    app.buttons["applyButton"].tap()

    XCTAssertEqual(3, app.collectionViews["productList"].cells.count)
    XCTAssertEqual("Product 2", app.collectionViews["productList"].staticTexts["Product 2"].label)
    XCTAssertEqual("Product 3", app.collectionViews["productList"].staticTexts["Product 3"].label)
    XCTAssertEqual("Product 4", app.collectionViews["productList"].staticTexts["Product 4"].label)
  }

  func testLoginNeedsBothFields() {
    let app = XCUIApplication()
    app.launch()
    app.tabBars.buttons["Account"].tap()
    let loginButton = app.buttons["loginButton"]
    XCTAssertFalse(loginButton.isEnabled)

    app.textFields["usernameTextField"].tap()
    app.textFields["usernameTextField"].typeText("johndoe")
    XCTAssertFalse(loginButton.isEnabled)

    app.secureTextFields["passwordTextField"].tap()
    app.secureTextFields["passwordTextField"].typeText("password")
    XCTAssertTrue(loginButton.isEnabled)

    loginButton.tap()
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello, johndoe")
  }

  func testEachTabKeepsItsPath() {
    let app = XCUIApplication()
    app.launch()
    app.staticTexts["Product 2"].tap()
    XCTAssertTrue(app.navigationBars["Product 2"].waitForExistence(timeout: 1))

    app.tabBars.buttons["Reminders"].tap()
    XCTAssertFalse(app.navigationBars["Product 2"].exists)
    XCTAssertTrue(app.collectionViews["reminderList"].exists)

    app.tabBars.buttons["Products"].tap()
    XCTAssertTrue(app.navigationBars["Product 2"].waitForExistence(timeout: 1))
  }
}
