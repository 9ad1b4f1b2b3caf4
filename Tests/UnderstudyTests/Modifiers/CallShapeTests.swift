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

  @Test("A list of a binding gives its rows bindings, whichever property identifies them")
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

  @Test("SEM-303: A tab's item and tag may be written in the body of a view of its own")
  func tabItemsInside() {
    struct Inner: View {
      let name: String
      let number: Int
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack { Button("\(name) \(count)") { count += 1 }.tabItem { Text("not this") } }.onAppear { count += 1 }
        }
        .tabItem { Label("\(name) tab \(count)", systemImage: "star") }
        .tag(number)
      }
    }
    struct Screen: View {
      @State private var number = 1
      var body: some View {
        Text("number \(number)").accessibilityIdentifier("number")
        TabView(selection: $number) {
          Inner(name: "First", number: 1).environment(\.isEnabled, true)
          Inner(name: "Second", number: 2)
          Text("Third").tabItem { Text("Third tab") }.tag(3)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    func titles() -> [String] { app.tabBars.buttons.allElementsBoundByIndex.map(\.label) }
    #expect(titles() == ["First tab 1", "Second tab 0", "Third tab"])
    app.buttons["First 1"].tap()
    #expect(titles() == ["First tab 2", "Second tab 0", "Third tab"])
    app.tabBars.buttons["Second tab 0"].tap()
    #expect(app.staticTexts["number"].label == "number 2")
    #expect(app.buttons["Second 1"].exists && !app.buttons["First 2"].exists)
    #expect(app.tabBars.buttons["Second tab 1"].isSelected)
    app.tabBars.buttons["Third tab"].tap()
    #expect(app.staticTexts["Third"].exists)
  }

  @Test("Sliders take their labels in both orders")
  func sliders() {
    struct Screen: View {
      @State private var value = 2.0
      @State private var edits = 0
      var body: some View {
        Text("\(Int(value)) \(edits)").accessibilityIdentifier("value")
        Slider(
          value: $value, in: 0...4, step: 1, onEditingChanged: { _ in edits += 1 }, minimumValueLabel: Text("low"),
          maximumValueLabel: Text("high"), label: { Text("Old") })
        Slider(value: $value, in: 0...4, onEditingChanged: { _ in }, label: { Text("Plain") })
        Slider(value: $value, in: 0...4) { Text("New") }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.sliders.allElementsBoundByIndex.map(\.label) == ["Old", "Plain", "New"])
    app.sliders["Old"].adjust(toNormalizedSliderPosition: 1)
    #expect(app.staticTexts["value"].label == "4 2")
  }

  @Test("A colour literal is a colour of UIKit")
  func colorLiterals() {
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(literal == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
  }

  @Test("Drawings and effects are evaluated with the view's room, and views beside them stay")
  func drawings() {
    struct Screen: View {
      @State private var sizes: [CGSize] = []
      @State private var isWide = false
      var body: some View {
        Canvas { context, size in
          context.drawLayer { layer in
            layer.rotate(by: .degrees(90))
            layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
          }
          context.draw(context.resolve(Text("drawn").font(.body)), at: .zero)
        }
        .accessibilityLabel("Chart")
        Text("Row").visualEffect { content, proxy in content.opacity(proxy.size.width > 100 ? 1 : 0).blur(radius: 2) }
          .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.5) }
          .glassEffect(.regular.interactive(), in: .rect(cornerRadius: 4))
          .transformEffect(.init(rotationAngle: 1))
          .onContinuousHover { _ in }
        GlassEffectContainer(spacing: 4) { Button("Glass") {}.buttonStyle(.glass) }
        Text("width \(sizes.map { Int($0.width) }.description)").frame(width: 120)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            sizes.append($0)
          }
          .onScrollVisibilityChange { isWide = $0 }
        if isWide { Text("visible") }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Row"].exists)
    #expect(app.buttons["Glass"].exists)
    #expect(app.staticTexts["width [120]"].exists)
    #expect(app.staticTexts["visible"].exists)
    #expect(!app.staticTexts["drawn"].exists)
  }
}
