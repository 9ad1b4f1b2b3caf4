import Testing
import UnderstudyTesting

@testable import Tea

@MainActor @Test("A tap on a unit selects it")
func unit() {
  let app = XCUIApplication { SettingsForm() }
  app.buttons["Fahrenheit"].tap()
  #expect(app.buttons["Fahrenheit"].isSelected)
  #expect(!app.buttons["Celsius"].isSelected)
}
