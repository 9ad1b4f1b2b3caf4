import XCTest

@testable import ControlApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

final class ControlAppInXCTestTests: XCTestCase {
  @MainActor
  func testControlAppInXCTest() {
    let app = XCUIApplication(ControlApplication.self)
    app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.5)
    XCTAssertEqual(app.sliders["volume"].value as? String, "50%")
    app.buttons["Cups: 1-Increment"].tap()
    XCTAssertEqual(app.buttons["Cups: 2-Increment"].label, "Cups: 2, Increment")
    app.switches["Hot"].switches.firstMatch.tap()
    XCTAssertEqual(app.switches["Hot"].value as? String, "1")
    app.buttons["Large"].tap()
    XCTAssertTrue(app.buttons["Large"].isSelected)
    app.staticTexts["Milk"].tap()
    app.buttons["Oat"].tap()
    app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Bottom")
    XCTAssertEqual(app.staticTexts["summary"].label, "Oat, Bottom, Large")
    app.buttons["Date Picker"].tap()
    app.buttons["Friday, January 9"].tap()
    XCTAssertTrue(app.buttons["Friday, January 9"].isSelected)
    app.otherElements["PopoverDismissRegion"].tap()
    XCTAssertEqual(app.buttons["Date Picker"].value as? String, "Jan 9, 2026")
    XCTAssertFalse(app.descendants(matching: .any)["Friday, January 9"].exists)
  }
}
