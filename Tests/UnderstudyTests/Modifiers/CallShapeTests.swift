import SwiftUI
import Testing
import UnderstudyTesting

/// Calls as apps write them: what is checked is that one declaration is meant, and what the element tree shows of it.
@MainActor
@Suite("Calls as apps write them")
struct CallShapeTests {
  @Test("A spring without arguments is one animation")
  func springs() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Button("Toggle \(isOn)") { withAnimation(.spring()) { isOn.toggle() } }
          .animation(.spring(), value: isOn)
          .animation(.interactiveSpring(), value: isOn)
          .animation(.interpolatingSpring(stiffness: 170, damping: 15), value: isOn)
          .animation(.interpolatingSpring(duration: 1, bounce: 0.2), value: isOn)
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Toggle false"].tap()
    #expect(app.buttons["Toggle true"].exists)
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring() != .spring(response: 0.5))
  }

  @Test("Colours of UIKit make colours of views")
  func uiColors() {
    let screen = VStack {
      Text("Card").background(Color(.systemGray6))
      Text("Bar").background(Color(uiColor: .systemBackground)).foregroundColor(Color(UIColor.label))
      Text("Ink").foregroundStyle(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    }
    let app = XCUIApplication { screen }
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["Card", "Bar", "Ink"])
    #expect(Color(UIColor.red.withAlphaComponent(0.5)) == Color.red.opacity(0.5))
    #expect(Color(uiColor: UIColor(white: 1, alpha: 1)) == Color(white: 1))
    #expect(Color(.systemGray5) != Color(.systemGray6))
    #expect(UIColor(Color.blue) == UIColor.blue)
  }

  @Test("Backgrounds of bars and sheets take the styles by their short names")
  func backgrounds() {
    let app = XCUIApplication {
      NavigationStack {
        Text("Page")
          .toolbarBackground(.red, for: .navigationBar)
          .toolbarBackground(.ultraThinMaterial, for: .tabBar)
          .presentationBackground(.thinMaterial)
          .presentationBackground { Text("behind") }
          .presentationContentInteraction(.scrolls)
          .toggleStyle(SwitchToggleStyle(tint: .red))
          .background(.radialGradient(colors: [.red], center: .top, startRadius: 1, endRadius: 2))
          .background { EllipticalGradient(colors: [.red, .blue]) }
          .scenePadding(.horizontal)
      }
    }
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["Page"])
  }

  @Test("A text shows strings with attributes and what formatters write")
  func formatted() {
    let formatter = NumberFormatter()
    formatter.minimumIntegerDigits = 3
    let years = DateFormatter()
    years.dateFormat = "yyyy"
    let app = XCUIApplication {
      Text(AttributedString("plain") + AttributedString(" rest"))
      Text(NSNumber(value: 7), formatter: formatter)
      Text(Date(timeIntervalSince1970: 0), formatter: years)
      Text("no number", formatter: formatter)
    }
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["plain rest", "007", "1970", ""])
  }

  @Test("A list of a binding gives its rows bindings, by whatever of their properties they are told apart")
  func listOfBinding() {
    struct Item: Identifiable, Hashable {
      var id: Int
      var name: String
    }
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "Tea"), Item(id: 2, name: "Milk")]
      var body: some View {
        Text(items.map(\.name).joined(separator: ", ")).accessibilityIdentifier("names")
        List($items) { $item in TextField("Name", text: $item.name) }
        List($items, id: \.name) { $item in Text(item.name) }
        List(items) { Text("row \($0.name)") }
        List(items, id: \.name) { Text("named \($0.name)") }
      }
    }
    let app = XCUIApplication { Screen() }
    app.textFields["Milk"].tap()
    app.textFields["Milk"].typeText("y")
    #expect(app.staticTexts["names"].label == "Tea, Milky")
    #expect(app.cells.count == 8)
  }

  @Test("A tab with a label of its own needs no value")
  func tabs() {
    let app = XCUIApplication {
      TabView {
        Tab {
          Text("First page")
        } label: {
          Label("First", systemImage: "1.circle")
        }
        Tab(role: .search) {
          Text("Second page")
        } label: {
          Text("Second")
        }
      }
    }
    #expect(app.staticTexts["First page"].exists)
    app.tabBars.buttons["Second"].tap()
    #expect(app.staticTexts["Second page"].exists)
  }
}
