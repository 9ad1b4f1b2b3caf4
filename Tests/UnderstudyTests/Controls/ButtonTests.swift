import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Buttons")
struct ButtonTests {
  @Test("SEM-341: the action runs once a tap, and what it changes shows")
  func tapping() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Count \(count)")
          Button("Increase") { count += 1 }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Increase"].tap()
    app.buttons["Increase"].tap()
    #expect(app.staticTexts["Count 2"].exists)
  }

  @Test("F-20: a title is the button's label and an element inside it")
  func title() {
    let app = XCUIApplication { Button("Save") {} }
    #expect(app.buttons["Save"].exists)
    #expect(app.buttons["Save"].staticTexts["Save"].exists)
    #expect(app.staticTexts.count == 1)
  }

  @Test("A label of several views joins their texts and keeps them visible")
  func labelOfSeveralViews() {
    let app = XCUIApplication {
      Button {
      } label: {
        VStack {
          Text("A")
          Text("B")
        }
      }
    }
    #expect(app.buttons["A, B"].exists)
    #expect(app.buttons.firstMatch.staticTexts.count == 2)
  }

  @Test("A symbol alone gives the button its name as identifier and its description as label")
  func symbol() {
    let app = XCUIApplication {
      Button {
      } label: {
        Image(systemName: "chevron.left")
      }
    }
    #expect(app.buttons["chevron.left"].label == "Back")
    #expect(app.images.count == 0)
  }

  @Test(
    "A filled or framed symbol is described as the plain one",
    arguments: [
      ("plus.circle", "Add"), ("plus.circle.fill", "Add"), ("ellipsis.circle", "More"), ("xmark.square", "Close"),
      ("star.fill", "Favorite"), ("info.circle", "More Info"), ("square.and.pencil", "Compose"), ("circle", "Circle"),
      ("leaf.circle.fill", "Leaf Circle"), ("fill", "Fill"),
    ])
  func symbolVariants(name: String, label: String) {
    let app = XCUIApplication { Button(action: {}, label: { Image(systemName: name) }) }
    #expect(app.buttons[name].label == label)
  }

  @Test("F-20: a title with a symbol is one button with the title as label and both inside")
  func titleWithSymbol() {
    let app = XCUIApplication { Button("Delete", systemImage: "trash") {} }
    #expect(app.buttons["Delete"].label == "Delete")
    #expect(app.buttons["Delete"].images["trash"].exists)
    #expect(app.buttons["Delete"].staticTexts["Delete"].exists)
  }

  @Test("SEM-340: a disabled button does not act")
  func disabled() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)")
        Button("Increase") { count += 1 }.environment(\.isEnabled, false)
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(!app.buttons["Increase"].isEnabled)
    app.buttons["Increase"].tap()
    #expect(app.staticTexts["Count 0"].exists)
  }
}

@MainActor
@Suite("Button styles")
struct ButtonStyleTests {
  struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var mark = "*"

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? mark : "off")
        configuration.label
        if configuration.role == .destructive { Text("!") }
      }
    }
  }

  @Test("SEM-342: a custom style shows the label, and the button acts")
  func customStyle() {
    struct Screen: View {
      @State private var mark = "*"
      var body: some View {
        Button("Go") { mark = "+" }.buttonStyle(Framed(mark: mark))
        Button("Erase", role: .destructive) {}.buttonStyle(Framed())
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["*, Go"].tap()
    #expect(app.buttons["+, Go"].exists)
    #expect(app.buttons["*, Erase, !"].exists)
  }

  @Test("A style distinguishes the roles of buttons")
  func roles() {
    struct Marked: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(configuration.role == .close ? "closes" : configuration.role == .confirm ? "confirms" : "neither")
      }
    }
    let app = XCUIApplication {
      VStack {
        Button("A", role: .close) {}
        Button("B", role: .confirm) {}
        Button("C", role: .cancel) {}
      }
      .buttonStyle(Marked())
    }
    #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["A, closes", "B, confirms", "C, neither"])
  }

  @Test("SEM-096: the dynamic properties of a style work")
  func dynamicProperties() {
    let app = XCUIApplication { Button("Go") {}.buttonStyle(Framed()).environment(\.isEnabled, false) }
    #expect(app.buttons["off, Go"].exists)
  }

  struct Asking: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  }

  struct Mute: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test("SEM-342: with a primitive style the action runs when the style triggers it")
  func primitiveStyle() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)")
        Button("Go") { count += 1 }.buttonStyle(Asking())
        Button("Stay") { count += 1 }.buttonStyle(Mute())
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.buttons.count == 2)
    app.buttons["Go"].tap()
    app.buttons["Stay"].tap()
    #expect(app.staticTexts["Count 1"].exists)
  }

  @Test("A built-in style further in takes the place of a custom one")
  func builtInStyle() {
    let app = XCUIApplication {
      VStack {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Framed") {}
      }.buttonStyle(Framed())
    }
    #expect(app.buttons["Plain"].exists)
    #expect(app.buttons["*, Framed"].exists)
  }
}
