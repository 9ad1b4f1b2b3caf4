import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Toggles")
struct ToggleTests {
  struct Screen: View {
    @State private var isOn = false
    var body: some View {
      Toggle("Sound", isOn: $isOn)
      Text(isOn ? "loud" : "quiet")
    }
  }

  @Test("A toggle is a switch with the label and a switch without one; both show the state")
  func elements() {
    let app = XCUIApplication { Screen() }
    #expect(app.switches.count == 2)
    let outer = app.switches["Sound"]
    #expect(outer.value as? String == "0")
    #expect(outer.switches.firstMatch.value as? String == "0")
    #expect(outer.switches.firstMatch.label == "")
  }

  @Test("SEM-343: a tap writes the negation")
  func tapping() {
    let app = XCUIApplication { Screen() }
    app.switches["Sound"].switches.firstMatch.tap()
    #expect(app.staticTexts["loud"].exists)
    #expect(app.switches["Sound"].value as? String == "1")
    app.switches["Sound"].switches.firstMatch.tap()
    #expect(app.staticTexts["quiet"].exists)
  }

  struct Sources: View {
    struct Item: Identifiable {
      let id: Int
      var isOn: Bool
    }
    @State private var items = [Item(id: 1, isOn: true), Item(id: 2, isOn: false)]
    var body: some View {
      Toggle("All", sources: $items, isOn: \.isOn)
      ForEach($items) { $item in Toggle("Item \(item.id)", isOn: $item.isOn) }
    }
  }

  @Test("SEM-343: several sources are mixed until a tap turns all on")
  func sources() {
    let app = XCUIApplication { Sources() }
    #expect(app.switches["All"].value as? String == "2")
    app.switches["All"].switches.firstMatch.tap()
    #expect(app.switches["All"].value as? String == "1")
    #expect(app.switches["Item 2"].value as? String == "1")
    app.switches["All"].switches.firstMatch.tap()
    #expect(app.switches["Item 1"].value as? String == "0")
  }

  @Test("In the button style a toggle is a button, selected while on")
  func buttonStyle() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("Bold", isOn: $isOn).toggleStyle(.button) }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Bold"].tap()
    #expect(app.buttons["Bold"].isSelected)
    #expect(app.switches.count == 0)
  }

  struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "x" : "o")
          configuration.label
        }
      }
    }
  }

  @Test("A custom style shows and writes the state")
  func customStyle() {
    let app = XCUIApplication { Screen().toggleStyle(Check()) }
    app.buttons["o, Sound"].tap()
    #expect(app.buttons["x, Sound"].exists)
    #expect(app.staticTexts["loud"].exists)
  }
}
