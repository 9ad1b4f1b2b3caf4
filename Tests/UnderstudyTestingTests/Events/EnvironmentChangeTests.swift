import SwiftUI
import Testing

private struct AccentKey: EnvironmentKey { static var defaultValue: String { "none" } }

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  @Entry fileprivate var depth = 0
}

@MainActor
@Suite("Changes of the environment in the event log")
struct EnvironmentChangeTests {
  @Observable
  final class Basket { var count = 0 }
  final class Account: ObservableObject { @Published var name = "" }

  @Test("A value is named by its property where the key has the name, else by the key's type")
  func names() {
    let app = XCUIApplication { Text("Hello") }
    app.setEnvironment(\.isEnabled, to: false)
    app.setEnvironment(\.accessibilityReduceMotion, to: true)
    app.setEnvironment(\.accent, to: "red")
    app.setEnvironment(\.depth, to: 2)
    #expect(
      app.events.of(.environmentChange).lines == [
        "isEnabled: true → false, by the test", "accessibilityReduceMotion: false → true, by the test",
        #"AccentKey: "none" → "red", by the test"#, "depth: 0 → 2, by the test",
      ])
  }

  @Test("The package's own values are all named by their properties")
  func ownNames() {
    func name<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> String? {
      let app = XCUIApplication { Text("Hello") }
      app.setEnvironment(keyPath, to: value)
      return app.events.of(.environmentChange).first?.change?.name
    }
    #expect(name(\.colorScheme, .dark) == "colorScheme")
    #expect(name(\.colorSchemeContrast, .increased) == "colorSchemeContrast")
    #expect(name(\.dynamicTypeSize, .xSmall) == "dynamicTypeSize")
    #expect(name(\.locale, Locale(identifier: "de_DE")) == "locale")
    #expect(name(\.layoutDirection, .rightToLeft) == "layoutDirection")
    #expect(name(\.horizontalSizeClass, .regular) == "horizontalSizeClass")
    #expect(name(\.displayScale, 2) == "displayScale")
    #expect(name(\.defaultMinListRowHeight, 50) == "defaultMinListRowHeight")
    #expect(name(\.redactionReasons, .placeholder) == "redactionReasons")
    #expect(name(\.accessibilityReduceTransparency, true) == "accessibilityReduceTransparency")
    #expect(name(\.accessibilityDifferentiateWithoutColor, true) == "accessibilityDifferentiateWithoutColor")
    #expect(name(\.accessibilityVoiceOverEnabled, true) == "accessibilityVoiceOverEnabled")
    #expect(name(\.accessibilityInvertColors, true) == "accessibilityInvertColors")
    #expect(name(\.accessibilityShowButtonShapes, true) == "accessibilityShowButtonShapes")
    #expect(name(\.isScrollEnabled, false) == "isScrollEnabled")
  }

  @Test("Setting a value to what it is already is not an event")
  func equalValue() {
    let app = XCUIApplication { Text("Hello") }
    app.setEnvironment(\.isEnabled, to: true)
    #expect(app.events.of(.environmentChange).isEmpty)
  }

  @Test("Another object in the environment is logged by its type, and the log retains none")
  func objects() {
    struct Screen: View {
      @State private var basket: Basket? = Basket()
      @State private var account = Account()
      let made: (Account) -> Void
      var body: some View {
        VStack {
          Button("Basket") { basket = Basket() }
          Button("None") { basket = nil }
          Button("Account") {
            account = Account()
            made(account)
          }
        }
        .environment(basket)
        .environmentObject(account)
      }
    }
    weak var made: Account?
    let app = XCUIApplication { Screen { made = made ?? $0 } }
    app.buttons["Basket"].tap()
    app.buttons["None"].tap()
    app.buttons["Account"].tap()
    #expect(made != nil)
    app.buttons["Account"].tap()
    let (basket, account) = ("EnvironmentChangeTests.Basket", "EnvironmentChangeTests.Account")
    #expect(
      app.events.of(.environmentChange).lines == [
        "\(basket): Basket → Basket", "\(basket): Basket → nil", "\(account): Account → Account",
        "\(account): Account → Account",
      ])
    #expect(made == nil)
  }

  @Test("A preference whose first value is the key's default has not changed")
  func equalPreference() {
    struct SumKey: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Screen: View {
      @State private var sum = 0
      var body: some View {
        Button("Add") { sum += 1 }.preference(key: SumKey.self, value: sum).onPreferenceChange(SumKey.self) { _ in }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.events.of(.preferenceChange).isEmpty)
    app.buttons["Add"].tap()
    #expect(app.events.of(.preferenceChange).map { $0.change?.new } == ["1"])
  }
}
