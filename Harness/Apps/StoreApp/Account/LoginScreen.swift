import SwiftUI

struct LoginScreen: View {
  let onLogin: (String) -> Void
  @State private var form = LoginForm()

  var body: some View {
    Form {
      TextField("Username", text: $form.username)
        .accessibilityIdentifier("usernameTextField")
      SecureField("Password", text: $form.password)
        .accessibilityIdentifier("passwordTextField")
      Button("Login") { onLogin(form.username) }
        .disabled(!form.isValid)
        .accessibilityIdentifier("loginButton")
    }
    .navigationTitle("Login")
  }
}

struct WelcomeScreen: View {
  let username: String

  var body: some View {
    Text("Hello, \(username)")
      .accessibilityIdentifier("greeting")
      .navigationTitle("Welcome")
  }
}
