import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Labeled content, gauges, groups of controls, colours")
struct GroupingTests {
  @Test("labeled content shows its label and its content")
  func labeledContent() {
    let app = XCUIApplication {
      Form {
        LabeledContent("Version", value: "1.2")
        LabeledContent("Price", value: 3, format: .number)
        LabeledContent("Switch") { Button("On") {} }
      }
    }
    #expect(app.cells.count == 3)
    #expect(app.cells.element(boundBy: 0).staticTexts.allElementsBoundByIndex.map(\.label) == ["Version", "1.2"])
    #expect(app.cells.element(boundBy: 1).staticTexts["3"].exists)
    #expect(app.cells.element(boundBy: 2).buttons["On"].exists)
  }

  @Test("a view in place of content says what is missing, why, and what to do")
  func contentUnavailable() {
    let app = XCUIApplication {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mail shows here.")
      } actions: {
        Button("Refresh") {}
      }
      ContentUnavailableView("Empty", systemImage: "star", description: Text("Nothing yet"))
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "Swift")
    }
    let labels = app.texts
    #expect(labels.prefix(4) == ["No Mail", "New mail shows here.", "Empty", "Nothing yet"])
    #expect(labels.contains("No Results"))
    #expect(labels.contains("No Results for “Swift”"))
    #expect(app.images["tray"].exists)
    #expect(app.buttons["Refresh"].exists)
  }

  @Test("a gauge is one element with its label and value")
  func gauges() {
    let app = XCUIApplication {
      Gauge(value: 0.4) { Text("Battery") }
      Gauge(value: 70, in: 60...100) {
        Text("Pulse")
      } currentValueLabel: {
        Text("70 bpm")
      }
      .accessibilityIdentifier("pulse")
      Gauge(value: 9, in: 0...4) { Text("Full") }
    }
    #expect(app.otherElements["Battery"].value as? String == "40%")
    #expect(app.otherElements["pulse"].label == "Pulse")
    #expect(app.otherElements["pulse"].value as? String == "70 bpm")
    #expect(app.otherElements["Full"].value as? String == "100%")
  }

  @Test("a group of controls shows them, or makes a menu of them")
  func controlGroups() {
    let app = XCUIApplication {
      ControlGroup {
        Button("Cut") {}
        Button("Paste") {}
      }
      ControlGroup("Sort", systemImage: "arrow.up") { Button("By name") {} }.controlGroupStyle(.menu)
    }
    #expect(app.buttons["Cut"].exists && app.buttons["Paste"].exists)
    #expect(!app.buttons["By name"].exists)
    app.buttons["Sort"].tap()
    app.buttons["By name"].tap()
    #expect(!app.buttons["By name"].exists)
  }

  @Test("a color picker opens sliders for the parts of its colour")
  func colorPicker() {
    struct Screen: View {
      @State private var color = Color(red: 1, green: 0, blue: 0)
      var body: some View {
        ColorPicker("Tint", selection: $color, supportsOpacity: false)
        Text("\(color)").accessibilityIdentifier("color")
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Tint"].exists)
    app.colorWells["Tint"].tap()
    #expect(app.sliders["Red"].value as? String == "100%")
    #expect(!app.sliders["Opacity"].exists)
    app.sliders["Green"].adjust(toNormalizedSliderPosition: 0.5)
    app.buttons["Close"].tap()
    #expect(app.staticTexts["color"].label == "#FF8000FF")
    #expect(app.colorWells["Tint"].value as? String == "#FF8000FF")
  }

  @Test("hidden labels still name their controls")
  func hiddenLabels() {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        Stepper("Count", value: $count).labelsHidden()
        ProgressView("Loading").labelsHidden()
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts.count == 0)
    #expect(app.steppers["Count"].exists)
    #expect(app.activityIndicators["Loading"].exists)
  }
}
