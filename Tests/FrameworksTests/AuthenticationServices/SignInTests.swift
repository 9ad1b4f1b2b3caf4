import AuthenticationServices
import SwiftUI
import Testing
import UnderstudyTesting

private struct SignInScreen: View {
  @State private var text = "Nobody"
  @Environment(\.authorizationController) private var controller
  @Environment(\.webAuthenticationSession) private var web

  var body: some View {
    Text(text).accessibilityIdentifier("text")
    SignInWithAppleButton(.continue) { request in
      request.requestedScopes = [.email]
      request.state = "first"
    } onCompletion: { result in
      switch result {
      case .success(let authorization): show(authorization.credential)
      case .failure(let error): show(error)
      }
    }
    Button("Password") {
      Task {
        do {
          let result = try await controller.performRequests([ASAuthorizationPasswordProvider().createRequest()])
          if case .password(let credential) = result { show(credential) }
        } catch {
          show(error)
        }
      }
    }
    Button("State") {
      Task {
        let state = try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "001")
        text = "\(state)"
      }
    }
    Button("Page") {
      Task {
        do {
          guard let page = URL(string: "https://example.org/login") else { return }
          text = try await web.authenticate(using: page, callbackURLScheme: "tea").absoluteString
        } catch {
          text = "\((error as? ASWebAuthenticationSessionError)?.code == .canceledLogin ? "Closed" : "Failed")"
        }
      }
    }
  }

  private func show(_ credential: any ASAuthorizationCredential) {
    if let account = credential as? ASAuthorizationAppleIDCredential {
      text = [account.user, account.email, account.fullName?.givenName, account.state].compactMap(\.self)
        .joined(separator: " ")
    } else if let password = credential as? ASPasswordCredential {
      text = "\(password.user): \(password.password)"
    }
  }

  private func show(_ error: any Error) {
    guard let error = error as? ASAuthorizationError else { return }
    text = error.code == .canceled ? "Cancelled" : "Error \(error.errorCode)"
  }
}

@MainActor
@Suite("AuthenticationServices")
struct SignInTests {
  private func text(_ app: XCUIApplication) -> String { app.staticTexts["text"].label }

  @Test("The user cancels, unless the test says that the app gets an account")
  func account() {
    let app = XCUIApplication { SignInScreen() }
    app.buttons["Continue with Apple"].tap()
    #expect(text(app) == "Cancelled")
    app.world.signIn.answer = .fails(.invalidResponse)
    app.buttons["Continue with Apple"].tap()
    #expect(text(app) == "Error 1002")
    var name = PersonNameComponents()
    name.givenName = "Ada"
    app.world.signIn.answer = .succeeds(user: "001", email: "ada@example.org", name: name)
    app.buttons["Continue with Apple"].tap()
    #expect(text(app) == "001 ada@example.org first", "the app has not asked for the name")
    app.buttons["Continue with Apple"].tap()
    #expect(text(app) == "001 first", "the address comes the first time")
  }

  @Test("An account is authorized once the user has signed in, until it is revoked")
  func state() {
    let app = XCUIApplication { SignInScreen() }
    app.buttons["State"].tap()
    #expect(text(app) == "notFound")
    app.world.signIn.answer = .succeeds(user: "001")
    app.buttons["Continue with Apple"].tap()
    app.launch()
    app.buttons["State"].tap()
    #expect(text(app) == "authorized")
    app.world.signIn.revoke("001")
    app.buttons["State"].tap()
    #expect(text(app) == "revoked")
  }

  @Test("A password that the device has kept, and the address that a page leads to, are the test's")
  func others() {
    let app = XCUIApplication { SignInScreen() }
    app.buttons["Password"].tap()
    #expect(text(app) == "Cancelled")
    app.world.signIn.password = ("ada", "secret")
    app.buttons["Password"].tap()
    #expect(text(app) == "ada: secret")
    app.buttons["Page"].tap()
    #expect(text(app) == "Closed")
    app.world.signIn.callback = URL(string: "tea://done?code=7")
    app.buttons["Page"].tap()
    #expect(text(app) == "tea://done?code=7")
  }

  @Test("A controller notifies its delegate in the app's next turn")
  func controller() {
    final class Delegate: NSObject, ASAuthorizationControllerDelegate {
      var log: [String] = []
      func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
      ) { log.append((authorization.credential as? ASAuthorizationAppleIDCredential)?.user ?? "") }
      func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        log.append("error")
      }
    }
    let delegate = Delegate()
    let app = XCUIApplication {
      Button("Ask") {
        let controller = ASAuthorizationController(
          authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
        controller.delegate = delegate
        controller.performRequests()
      }
    }
    app.buttons["Ask"].tap()
    app.world.signIn.answer = .succeeds(user: "002")
    app.buttons["Ask"].tap()
    #expect(delegate.log == ["error", "002"])
  }
}
