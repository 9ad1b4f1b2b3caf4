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

  @Test("SEM-344: a formatted value is written on Return, and not before")
  func commit() {
    let app = XCUIApplication { Screen() }
    let count = app.textFields.element(boundBy: 0)
    replace(count, with: "12")
    #expect(app.staticTexts["values"].label == "3 2.500000 -1.000000")
    app.typeText("\n")
    #expect(app.staticTexts["values"].label == "12 2.500000 -1.000000")
  }

  @Test("SEM-344: a formatted value is written when the field loses the keyboard; no text means no value")
  func focusLoss() {
    let app = XCUIApplication { Screen() }
    replace(app.textFields.element(boundBy: 1), with: "7.25")
    replace(app.textFields.element(boundBy: 2), with: "0.5")
    #expect(app.staticTexts["values"].label == "3 7.250000 -1.000000")
    app.typeText("\n")
    #expect(app.staticTexts["values"].label == "3 7.250000 0.500000")
    replace(app.textFields.element(boundBy: 2), with: "\n")
    #expect(app.staticTexts["values"].label == "3 7.250000 -1.000000")
  }

  @Test("SEM-344: a text that stands for no value changes nothing and goes back")
  func unparsable() {
    let app = XCUIApplication { Screen() }
    for field in [app.textFields.element(boundBy: 0), app.textFields.element(boundBy: 1)] {
      let old = field.value as? String
      replace(field, with: "many\n")
      #expect(field.value as? String == old)
    }
    #expect(app.staticTexts["values"].label == "3 2.500000 -1.000000")
  }
}
