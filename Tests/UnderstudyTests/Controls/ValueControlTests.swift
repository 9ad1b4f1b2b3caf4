import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Steppers, sliders, progress")
struct ValueControlTests {
  @Test("SEM-353: a stepper ends at its bounds, where its button is disabled")
  func stepper() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Stepper("Count \(count)", value: $count, in: 0...5, step: 3)
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(!app.steppers.buttons["Decrement"].isEnabled)
    app.steppers.buttons["Increment"].tap()
    #expect(app.staticTexts["Count 3"].exists)
    app.steppers.buttons["Increment"].tap()
    #expect(app.staticTexts["Count 5"].exists)
    #expect(!app.steppers.buttons["Increment"].isEnabled)
    #expect(app.steppers.buttons["Decrement"].isEnabled)
    app.buttons["Count 5-Decrement"].tap()
    #expect(app.staticTexts["Count 2"].exists)
  }

  @Test("SEM-353: a stepper without an action in one direction is disabled there")
  func stepperWithActions() {
    struct Screen: View {
      @State private var log = ""
      var body: some View {
        Stepper("Step", onIncrement: { log += "+" }, onDecrement: nil)
        Text("Log \(log)")
      }
    }
    let app = XCUIApplication { Screen() }
    app.steppers.buttons["Increment"].tap()
    app.steppers.buttons["Decrement"].tap()
    #expect(app.staticTexts["Log +"].exists)
  }

  @Test("SEM-354: a slider's value stays in its bounds and on its steps")
  func slider() {
    struct Screen: View {
      @State private var value = 0.0
      @State private var edits = ""
      var body: some View {
        Slider(value: $value, in: 0...10, step: 4) {
          Text("Volume")
        } onEditingChanged: {
          edits += $0 ? "[" : "]"
        }
        Text("Value \(Int(value))")
        Text("Edits \(edits)")
      }
    }
    let app = XCUIApplication { Screen() }
    let slider = app.sliders["Volume"]
    #expect(slider.value as? String == "0%")
    slider.adjust(toNormalizedSliderPosition: 0.45)
    #expect(app.staticTexts["Value 4"].exists)
    #expect(slider.value as? String == "40%")
    #expect(app.staticTexts["Edits []"].exists)
  }

  @Test("Progress of unknown length is an activity indicator, else a progress indicator with its share")
  func progress() {
    let app = XCUIApplication {
      ProgressView("Loading")
      ProgressView(value: 1, total: 4)
    }
    #expect(app.activityIndicators["Loading"].exists)
    #expect(app.staticTexts["Loading"].exists)
    #expect(app.progressIndicators.firstMatch.value as? String == "25%")
  }

  struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
      }
    }
  }

  @Test("A custom progress style shows label and share")
  func progressStyle() {
    let app = XCUIApplication { ProgressView("Copying", value: 0.5).progressViewStyle(Words()) }
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["Copying", "50 percent"])
    #expect(app.progressIndicators.count == 0)
  }
}
