import Testing

@testable import ControlApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct ControlAppRecordedTests {
  @MainActor
  @Test("ControlApp recorded")
  func controlAppRecorded() {
    let app = XCUIApplication(ControlApplication.self)
    app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.5)
    #expect((app.sliders["volume"].value as? String) == "50%")
    app.buttons["Cups: 1-Increment"].tap()
    #expect(app.buttons["Cups: 2-Increment"].label == "Cups: 2, Increment")
    app.switches["Hot"].switches.firstMatch.tap()
    #expect((app.switches["Hot"].value as? String) == "1")
    app.buttons["Large"].tap()
    #expect(app.buttons["Large"].isSelected)
    app.staticTexts["Milk"].tap()
    app.buttons["Oat"].tap()
    app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Bottom")
    #expect(app.staticTexts["summary"].label == "Oat, Bottom, Large")
    app.buttons["Date Picker"].tap()
    app.buttons["Friday, January 9"].tap()
    #expect(app.buttons["Friday, January 9"].isSelected)
    app.otherElements["PopoverDismissRegion"].tap()
    #expect((app.buttons["Date Picker"].value as? String) == "Jan 9, 2026")
    #expect(!app.descendants(matching: .any)["Friday, January 9"].exists)
  }
}
