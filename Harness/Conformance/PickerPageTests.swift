import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: pickers that push, and pickers in menus")
struct PickerPageTests {
  private struct Colors: View {
    @State private var color = "Red"
    var body: some View {
      Form {
        Picker("Color", selection: $color) {
          ForEach(["Red", "Green"], id: \.self) { Text($0) }
          Section("Dark") { Text("Black").tag("Black") }
        }
        .pickerStyle(.navigationLink)
        Text("chosen \(color)")
      }
    }
  }

  @Test("F-111: a picker that is a link pushes its options; a choice goes back", arguments: [false, true])
  func page(isInSheet: Bool) {
    let app = XCUIApplication {
      Group {
        if isInSheet {
          Text("Below").sheet(isPresented: .constant(true)) { NavigationStack { Colors() } }
        } else {
          NavigationStack { Colors() }
        }
      }
    }
    app.buttons["Color, Red"].tap()
    #expect(app.navigationBars["Color"].exists)
    #expect(app.otherElements["PopoverDismissRegion"].exists == false)
    #expect(app.collectionViews.buttons.allElementsBoundByIndex.map(\.label) == ["Red", "Green", "Black"])
    #expect(app.buttons["Red"].isSelected && !app.buttons["Green"].isSelected)
    #expect(app.staticTexts["Dark"].exists)
    app.buttons["Black"].tap()
    #expect(app.staticTexts["chosen Black"].exists)
    #expect(!app.navigationBars["Color"].exists)
    app.buttons["Color, Black"].tap()
    app.navigationBars.buttons.firstMatch.tap()
    #expect(app.buttons["Color, Black"].exists)
  }

  @Test("F-111: the row of such a picker takes a tap anywhere; without a stack it is disabled")
  func row() {
    let app = XCUIApplication { NavigationStack { Colors() } }
    app.cells.firstMatch.tap()
    #expect(app.navigationBars["Color"].exists)
    let other = XCUIApplication { Colors() }
    #expect(!other.buttons["Color, Red"].isEnabled)
  }

  @Test("F-111: the page follows what the app changes while it is shown")
  func following() {
    struct Screen: View {
      @State private var options = ["A"]
      @State private var choice = "A"
      var body: some View {
        NavigationStack {
          Picker("Letter", selection: $choice) { ForEach(options, id: \.self) { Text($0) } }
            .pickerStyle(.navigationLink)
            .task {
              try? await Task.sleep(for: .seconds(2))
              options.append("B")
            }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Letter, A"].tap()
    #expect(app.buttons["B"].waitForExistence(timeout: 5))
    app.buttons["B"].tap()
    #expect(app.buttons["Letter, B"].exists)
  }

  @Test("F-111: in a menu a picker shows its options; one of the menu style is a submenu")
  func inMenus() {
    struct Screen: View {
      @State private var order = "Name"
      let style: Int
      var body: some View {
        Menu("Sort") { picker }
        Text("by \(order)")
      }

      @ViewBuilder private var picker: some View {
        let plain = Picker("Order", selection: $order) {
          Text("Name").tag("Name")
          Text("Date").tag("Date")
        }
        switch style {
        case 0: plain
        case 1: plain.pickerStyle(.inline)
        case 2: plain.pickerStyle(.palette)
        case 3: plain.pickerStyle(.segmented)
        default: plain.pickerStyle(.menu)
        }
      }
    }
    for style in 0..<4 {
      let app = XCUIApplication { Screen(style: style) }
      app.buttons["Sort"].tap()
      #expect(app.buttons["Name"].isSelected)
      app.buttons["Date"].tap()
      #expect(app.staticTexts["by Date"].exists && !app.buttons["Name"].exists)
    }
    let app = XCUIApplication { Screen(style: 4) }
    app.buttons["Sort"].tap()
    #expect(!app.buttons["Date"].exists)
    app.buttons["Order, Name"].tap()
    app.buttons["Date"].tap()
    #expect(app.staticTexts["by Date"].exists)
    #expect(app.collectionViews.count == 0)
  }
}
