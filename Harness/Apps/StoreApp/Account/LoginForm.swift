struct LoginForm {
  var username = ""
  var password = ""

  var isValid: Bool {
    !username.isEmptyOrWhitespace && !password.isEmptyOrWhitespace
  }
}

extension String {
  var isEmptyOrWhitespace: Bool {
    allSatisfy(\.isWhitespace)
  }
}
