/// How the user reads temperatures; `@AppStorage` keeps it under "unit".
enum TemperatureUnit: String, CaseIterable {
  case celsius, fahrenheit

  func text(celsius degrees: Int) -> String {
    switch self {
    case .celsius: "\(degrees) °C"
    case .fahrenheit: "\(degrees * 9 / 5 + 32) °F"
    }
  }
}
