import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Fields of formatted values")
struct FormattedFieldTests {
  struct Screen: View {
    @State private var count = 3
    @State private var price = 2.5
    @State private var share: Double? = nil
    private let formatter: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.maximumFractionDigits = 2
      return formatter
    }()

    var body: some View {
      TextField("Count", value: $count, format: .number)
      TextField("Price", value: $price, formatter: formatter)
      TextField("Share", value: $share, format: .number)
      Text("\(count) \(price) \(share ?? -1)").accessibilityIdentifier("values")
    }
  }

  private func replace(_ field: XCUIElement, with text: String) {
    field.tap()
    let old = (field.value as? String) ?? ""
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count) + text)
  }

  @Test("F-142: a formatted value is written at each edit; the text is as it was typed until the end")
  func typing() {
    let app = XCUIApplication { Screen() }
    let count = app.textFields.element(boundBy: 0)
    replace(count, with: "1234")
    #expect(app.staticTexts["values"].label == "1,234 2.500000 -1.000000")
    #expect(count.value as? String == "1234")
    app.typeText("\n")
    #expect(app.staticTexts["values"].label == "1,234 2.500000 -1.000000")
    #expect(count.value as? String == "1,234")
    let price = app.textFields.element(boundBy: 1)
    replace(price, with: "7.250")
    #expect(app.staticTexts["values"].label == "1,234 7.250000 -1.000000")
    #expect(price.value as? String == "7.250")
    count.tap()
    #expect(price.value as? String == "7.25")
  }

  @Test("F-142: an action reads what was typed, without Return; a cleared field leaves the value as it was")
  func action() {
    struct Form: View {
      @State private var height = 0.0
      @State private var day = Date(timeIntervalSince1970: 0)
      @State private var saved = ""
      private let dates: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
      }()
      var body: some View {
        TextField("", value: $height, formatter: NumberFormatter()).accessibilityIdentifier("height")
        TextField("Day", value: $day, formatter: dates).accessibilityIdentifier("day")
        Button("Save") { saved = "\(height) \(Int(day.timeIntervalSince1970))" }
        Text(saved).accessibilityIdentifier("saved")
      }
    }
    let app = XCUIApplication { Form() }
    replace(app.textFields["height"], with: "180")
    app.buttons["Save"].tap()
    #expect(app.staticTexts["saved"].label == "180.0 0")
    app.textFields["height"].doubleTap()
    app.typeText(XCUIKeyboardKey.delete.rawValue)
    app.buttons["Save"].tap()
    #expect(app.staticTexts["saved"].label == "180.0 0")
    replace(app.textFields["day"], with: "1970-01-02")
    app.buttons["Save"].tap()
    #expect(app.staticTexts["saved"].label == "180.0 86400")
    #expect(app.textFields["height"].value as? String == "180")
  }

  @Test("F-142: another value than the typed one shows at once, also while the field is edited")
  func anotherValue() {
    struct Form: View {
      @State private var count = 1
      var body: some View {
        TextField("Count", value: Binding(get: { count }, set: { count = min($0, 10) }), format: .number)
        Button("Double \(count)") { count *= 2 }
      }
    }
    let app = XCUIApplication { Form() }
    let field = app.textFields.firstMatch
    replace(field, with: "4")
    app.buttons["Double 4"].tap()
    #expect(field.value as? String == "8")
    replace(field, with: "25")
    #expect(app.buttons["Double 10"].exists)
    app.typeText("\n")
    #expect(field.value as? String == "10")
  }

  @Test("SEM-344: no text, or one that stands for no value, is none for an optional value")
  func optional() {
    let app = XCUIApplication { Screen() }
    let share = app.textFields.element(boundBy: 2)
    replace(share, with: "0.5")
    #expect(app.staticTexts["values"].label == "3 2.500000 0.500000")
    replace(share, with: "x")
    #expect(app.staticTexts["values"].label == "3 2.500000 -1.000000")
    app.typeText("\n")
    #expect(share.value as? String == "Share")
  }

  @Test("SEM-344: a text that stands for no value changes nothing and goes back")
  func unparsable() {
    let app = XCUIApplication { Screen() }
    for field in [app.textFields.element(boundBy: 0), app.textFields.element(boundBy: 1)] {
      let old = field.value as? String
      field.tap()
      field.typeText("many\n")
      #expect(field.value as? String == old)
    }
    #expect(app.staticTexts["values"].label == "3 2.500000 -1.000000")
  }
}
