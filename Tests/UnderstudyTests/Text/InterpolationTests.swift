import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// What a text shows in an app of its own.
@MainActor private func shown(_ text: Text) -> String {
  XCUIApplication { text.accessibilityIdentifier("text") }.staticTexts["text"].label
}

@MainActor struct InterpolationTests {
  @Test("F-10: whole numbers are grouped, others have six decimals")
  func numbers() {
    #expect(shown(Text("\(1234)")) == "1,234")
    #expect(shown(Text("\(-1_234_567) left")) == "-1,234,567 left")
    #expect(shown(Text("\(-999)")) == "-999")
    #expect(shown(Text("\(0.5)")) == "0.500000")
    #expect(shown(Text("$\(25.75)")) == "$25.750000")
    #expect(shown(Text("\(12345.5)")) == "12,345.500000")
    #expect(shown(Text("100% of \(1000)")) == "100% of 1,000")
  }

  @Test("F-10: numbers of every width are formatted")
  func widths() {
    #expect(shown(Text("\(Int8(-12)) \(Int16(1234)) \(Int32(1234)) \(Int64(1234))")) == "-12 1,234 1,234 1,234")
    #expect(
      shown(Text("\(UInt8(12)) \(UInt16(1234)) \(UInt32(1234)) \(UInt64.max)"))
        == "12 1,234 1,234 18,446,744,073,709,551,615")
    #expect(shown(Text("\(Float(0.5)) \(CGFloat(2)) \(UInt(1234))")) == "0.500000 2.000000 1,234")
  }

  @Test("F-10: a specifier, a format and a formatter say how a value is written")
  func formats() {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 3
    #expect(shown(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(shown(Text("\(1234.5, specifier: "%.1f") km")) == "1,234.5 km")
    #expect(shown(Text("\(7, specifier: "%03d")")) == "007")
    #expect(shown(Text("\(255, specifier: "%x")")) == "ff")
    #expect(shown(Text("\(0.25, format: .percent) done")) == "25% done")
    #expect(shown(Text("\(NSNumber(value: 1.5), formatter: formatter)")) == "1.500")
  }

  @Test("F-10: strings, texts and other values are their words")
  func words() {
    let name = "Ada 1000"
    let optional: Int? = 1234
    #expect(shown(Text("Hello \(name), \(Text(verbatim: "dear")) \(name.prefix(3))")) == "Hello Ada 1000, dear Ada")
    #expect(shown(Text("\(optional.map(String.init) ?? "none")")) == "1234")
    #expect(
      shown(Text("\(true) \(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))").bold())
        == "true 00000000-0000-0000-0000-000000000000")
    #expect(shown(Text("\(Image(systemName: "star")) 5")) == " 5")
  }

  @Test("F-10: a string is shown as it is")
  func verbatim() {
    let count = 1234
    #expect(shown(Text(verbatim: "\(count)")) == "1234")
    #expect(shown(Text(String("\(count)"))) == "1234")
    #expect(shown(Text("\(count)" as String)) == "1234")
  }

  @Test("F-10: titles of controls, labels and pages have numbers as texts do")
  func titles() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("Buy \(1000)") {}
            Toggle("Rate \(0.5)", isOn: $isOn)
            Label("Rows \(1000)", systemImage: "list")
            Color.red.accessibilityElement().accessibilityLabel("Red \(1000)").accessibilityIdentifier("red")
          }
          .navigationTitle("All \(1000)")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.buttons["Buy 1,000"].exists)
    #expect(app.switches["Rate 0.500000"].exists)
    #expect(app.staticTexts["Rows 1,000"].exists)
    #expect(app.navigationBars["All 1,000"].exists)
  }
}
