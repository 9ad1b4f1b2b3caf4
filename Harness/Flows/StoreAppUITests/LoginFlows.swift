import StoreApp
import Testing

@MainActor
@Suite("Store app: login")
struct LoginFlows {
  @Test(
    "The login button is enabled when neither field is blank",
    arguments: [
      (username: "johndoe", password: "password", isValid: true),
      (username: "", password: "password", isValid: false),
      (username: "johndoe", password: " ", isValid: false),
      (username: "", password: " ", isValid: false),
      (username: "   ", password: "password", isValid: false),
      (username: " johndoe", password: " password", isValid: true),
    ]
  )
  func validation(username: String, password: String, isValid: Bool) {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub()) }
    app.tabBars.buttons["Account"].tap()

    app.textFields["usernameTextField"].tap()
    app.textFields["usernameTextField"].typeText(username)
    app.secureTextFields["passwordTextField"].tap()
    app.secureTextFields["passwordTextField"].typeText(password)

    #expect(app.buttons["loginButton"].isEnabled == isValid)
  }

  @Test("A tap on the disabled button goes nowhere")
  func disabledButton() {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub()) }
    app.tabBars.buttons["Account"].tap()

    app.buttons["loginButton"].tap()

    #expect(app.navigationBars["Login"].exists)
    #expect(!app.staticTexts["greeting"].exists)
  }
}
