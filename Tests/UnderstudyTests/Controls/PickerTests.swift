import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Pickers")
struct PickerTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, lemon
    var id: Self { self }
  }

  struct Flavors: View {
    @State private var flavor = Flavor.vanilla
    var body: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      Text("Chosen \(flavor.rawValue)")
    }
  }

  @Test("A menu picker is a button of title and selection; its open menu covers the rest")
  func menu() {
    let app = XCUIApplication { Flavors() }
    app.buttons["Flavor, vanilla"].tap()
    #expect(app.collectionViews.buttons["vanilla"].isSelected)
    #expect(!app.buttons["Flavor, vanilla"].isHittable)
    app.collectionViews.buttons["lemon"].tap()
    #expect(app.staticTexts["Chosen lemon"].exists)
    #expect(app.collectionViews.count == 0)
    #expect(app.buttons["Flavor, lemon"].isHittable)
  }

  @Test("A tap beside the menu closes it and changes nothing")
  func dismissing() {
    let app = XCUIApplication { Flavors() }
    app.buttons["Flavor, vanilla"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(app.collectionViews.count == 0)
    #expect(app.staticTexts["Chosen vanilla"].exists)
  }

  @Test("A segmented picker shows a button for each option; the chosen one is selected")
  func segmented() {
    let app = XCUIApplication { Flavors().pickerStyle(.segmented) }
    let control = app.segmentedControls.firstMatch
    #expect(control.buttons["vanilla"].isSelected)
    control.buttons["lemon"].tap()
    #expect(control.buttons["lemon"].isSelected)
    #expect(!control.buttons["vanilla"].isSelected)
  }

  @Test("An inline picker shows its options; a wheel turns to them")
  func inlineAndWheel() {
    var app = XCUIApplication { Flavors().pickerStyle(.inline) }
    app.buttons["lemon"].tap()
    #expect(app.staticTexts["Chosen lemon"].exists)

    app = XCUIApplication { Flavors().pickerStyle(.wheel) }
    app.pickers.pickerWheels.element.adjust(toPickerWheelValue: "lemon")
    #expect(app.pickerWheels["lemon"].exists)
    #expect(app.staticTexts["Chosen lemon"].exists)
  }

  @Test("SEM-351: tags match by type and value, also an optional of their type")
  func tags() {
    struct Screen: View {
      @State private var number: Int?
      var body: some View {
        Picker("Number", selection: $number) {
          Text("None").tag(nil as Int?)
          Text("One").tag(1)
          Text("Two").tag("2")
        }.pickerStyle(.segmented)
        Text("Number \(number ?? 0)")
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.buttons["None"].isSelected)
    app.buttons["One"].tap()
    #expect(app.staticTexts["Number 1"].exists)
    app.buttons["Two"].tap()
    #expect(app.staticTexts["Number 1"].exists)
  }

  @Test("SEM-351: a tag that is written without its optional matches its own type only")
  func exactTags() {
    struct Screen: View {
      @State private var number: Int? = 0
      var body: some View {
        Picker("Number", selection: $number) {
          Text("Zero").tag(0, includeOptional: false)
          Text("One").tag(1 as Int?)
          Text("Two").tag(2, includeOptional: true)
        }.pickerStyle(.segmented)
        Text("Number \(number ?? -1)")
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(!app.buttons["Zero"].isSelected)
    app.buttons["One"].tap()
    #expect(app.staticTexts["Number 1"].exists)
    app.buttons["Zero"].tap()
    #expect(app.staticTexts["Number 1"].exists)
    app.buttons["Two"].tap()
    #expect(app.staticTexts["Number 2"].exists)
  }

  @Test("SEM-351: a tag goes before the identity of the row")
  func tagInRow() {
    struct Screen: View {
      @State private var name = "b"
      var body: some View {
        Picker("Name", selection: $name) {
          ForEach(["a", "b"], id: \.self) { Text("\($0) row").tag($0 + $0) }
        }.pickerStyle(.inline)
        Text("Name \(name)")
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["a row"].tap()
    #expect(app.staticTexts["Name aa"].exists)
  }
}
