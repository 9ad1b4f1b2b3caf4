import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import XCTest

/// Shows what the app's code learns of the locale.
private struct LocaleScreen: View {
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text(verbatim: locale.identifier).accessibilityIdentifier("environment")
    Text(verbatim: Locale.current.identifier).accessibilityIdentifier("current")
    Text(verbatim: Locale.autoupdatingCurrent.identifier).accessibilityIdentifier("updating")
    Text(verbatim: NumberFormatter().locale.identifier).accessibilityIdentifier("formatter")
    Text(verbatim: DateFormatter().locale.identifier).accessibilityIdentifier("dates")
    Text(verbatim: 1234.5.formatted()).accessibilityIdentifier("formatted")
    Text(verbatim: Locale.preferredLanguages.joined(separator: " ")).accessibilityIdentifier("languages")
    Text(3.5, format: .currency(code: "USD")).accessibilityIdentifier("price")
    Text("\(1234)").accessibilityIdentifier("number")
    Text(verbatim: "\(Calendar.current.firstWeekday)").accessibilityIdentifier("weekday")
    Text(verbatim: "\(direction)").accessibilityIdentifier("direction")
  }
}

@MainActor struct LocaleTests {
  private func texts(_ app: XCUIApplication) -> [String: String] {
    var texts: [String: String] = [:]
    for text in app.staticTexts.allElementsBoundByIndex { texts[text.identifier] = text.label }
    return texts
  }

  @Test("F-11: by default everything goes by American English")
  func standard() {
    let found = texts(XCUIApplication { LocaleScreen() })
    for place in ["environment", "current", "updating", "formatter", "dates"] { #expect(found[place] == "en_US") }
    #expect(found["formatted"] == "1,234.5")
    #expect(found["languages"] == "en-US")
    #expect(found["price"] == "$3.50")
    #expect(found["weekday"] == "1")
    #expect(Locale.current.identifier == "en_US")
    #expect(Date(timeIntervalSince1970: 0).formatted(Date.ISO8601FormatStyle().year()) == "1970")
  }

  @Test(
    "F-11: a profile's locale counts for the environment, formatters and texts", arguments: ["de_DE", "fr_FR", "ar_EG"])
  func profile(identifier: String) {
    let app = XCUIApplication { LocaleScreen() }
    app.profile.locale = Locale(identifier: identifier)
    app.launch()
    let found = texts(app)
    for place in ["environment", "current", "updating", "formatter", "dates"] { #expect(found[place] == identifier) }
    let locale = Locale(identifier: identifier)
    #expect(found["formatted"] == 1234.5.formatted(.number.locale(locale)))
    #expect(found["price"] == 3.5.formatted(.currency(code: "USD").locale(locale)))
    #expect(found["number"] == 1234.formatted(.number.locale(locale)))
    #expect(found["direction"] == (identifier.hasPrefix("ar") ? "rightToLeft" : "leftToRight"))
  }

  @Test("F-11: launch arguments name the locale and the languages")
  func arguments() {
    let app = XCUIApplication { LocaleScreen() }
    app.launchArguments = ["-AppleLanguages", "(de)", "-AppleLocale", "de_AT"]
    app.launch()
    #expect(app.staticTexts["environment"].label == "de_AT")
    #expect(app.staticTexts["current"].label == "de_AT")
    #expect(app.staticTexts["languages"].label == "de")
    app.launchArguments = ["-AppleLanguages", "(fr-CA, en)"]
    app.launch()
    #expect(app.staticTexts["current"].label == "fr_CA")
  }

  @Test("F-11: formatted texts follow the locale of their place, and its changes")
  func place() {
    struct Screen: View {
      @State private var locale = Locale(identifier: "de_DE")
      var body: some View {
        Group {
          Text(1234.5, format: .number).accessibilityIdentifier("number")
          Text("\(1234.5, specifier: "%.1f")").accessibilityIdentifier("specifier")
          Text(Date(timeIntervalSince1970: 0), style: .date).accessibilityIdentifier("date")
          Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR"))).accessibilityIdentifier("own")
        }
        .environment(\.locale, locale)
        Button("English") { locale = Locale(identifier: "en_US") }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["number"].label == "1.234,5")
    #expect(app.staticTexts["specifier"].label == "1.234,5")
    #expect(app.staticTexts["date"].label == "1. Januar 1970")
    #expect(app.staticTexts["own"].label == 1234.5.formatted(.number.locale(Locale(identifier: "fr_FR"))))
    app.buttons["English"].tap()
    #expect(app.staticTexts["number"].label == "1,234.5")
    #expect(app.staticTexts["specifier"].label == "1,234.5")
    #expect(app.staticTexts["date"].label == "January 1, 1970")
  }
}

final class LocaleFlows: XCTestCase {
  @MainActor func testProfileInXCTest() {
    let app = XCUIApplication { LocaleScreen() }
    XCTAssertEqual(app.staticTexts["current"].label, "en_US")
    app.profile.locale = Locale(identifier: "de_DE")
    app.launch()
    XCTAssertEqual(app.staticTexts["current"].label, "de_DE")
    XCTAssertEqual(app.staticTexts["formatted"].label, "1.234,5")
  }
}
