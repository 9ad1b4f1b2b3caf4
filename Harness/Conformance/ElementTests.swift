import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("What tests see of controls and containers")
struct ElementTests {
  @Test("F-20: a button and a link have the texts of their labels as children, which can be tapped")
  func partsOfButtons() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Alpha") { Text("Alpha's page") }
            Button("Count \(count)") { count += 1 }
          }
          .toolbar { Button("Edit") {} }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Count 0"].staticTexts["Count 0"].tap()
    #expect(app.staticTexts["Count 1"].exists)
    #expect(app.buttons.matching(identifier: "Count 1").count == 1)
    #expect(app.navigationBars.buttons["Edit"].exists)
    #expect(!app.staticTexts["Edit"].exists)
    app.staticTexts["Alpha"].tap()
    #expect(app.staticTexts["Alpha's page"].exists)
  }

  @Test("F-20: a menu's button and a picker's show title and choice, and what they open shows none")
  func partsOfMenus() {
    let app = XCUIApplication {
      Menu("Sort") { Button("By name") {} }
      Picker("Lift", selection: .constant(1)) { Text("Squat").tag(1) }
    }
    #expect(app.buttons["Lift, Squat"].staticTexts.allElementsBoundByIndex.map(\.label) == ["Lift", "Squat"])
    app.staticTexts["Sort"].tap()
    #expect(app.buttons["By name"].exists)
    #expect(!app.staticTexts["By name"].exists)
  }

  @Test("F-21: the identifier of a part names the button too; the button's own identifier takes precedence")
  func identifiersOfParts() {
    func label() -> some View {
      HStack {
        Image(systemName: "star")
        Text("Go").accessibilityIdentifier("go")
      }
    }
    let app = XCUIApplication {
      Button(action: {}, label: label)
      Button(action: {}, label: label).accessibilityIdentifier("own")
    }
    #expect(app.buttons.allElementsBoundByIndex.map(\.identifier) == ["go", "own"])
    #expect(app.buttons["own"].staticTexts["go"].exists)
    #expect(app.buttons["go"].images["star"].exists)
  }

  @Test("F-22: what is said of tabs or a stack stops at their element, before bars and pages")
  func identifiersOfContainers() {
    let app = XCUIApplication {
      TabView {
        NavigationStack {
          Text("Party").accessibilityIdentifier("event").navigationTitle("My Events").toolbar {
            Button("Add") {}.accessibilityIdentifier("add")
          }
        }
        .accessibilityIdentifier("tab")
        .tabItem { Text("Events") }
      }
      .accessibilityIdentifier("tabs")
    }
    #expect(app.otherElements["tabs"].otherElements["tab"].navigationBars["My Events"].exists)
    #expect(app.otherElements["tabs"].tabBars["Tab Bar"].buttons["Events"].exists)
    #expect(app.navigationBars.buttons["add"].exists)
    #expect(app.staticTexts["event"].label == "Party")
  }

  @Test("F-22, SEM-235: an identifier of a plain container stops at a stack inside, and reaches texts")
  func identifierAroundStack() {
    struct Page: View {
      var body: some View { NavigationStack { Text("Page").navigationTitle("Title") } }
    }
    let app = XCUIApplication {
      VStack {
        Text("Above")
        Page()
      }
      .accessibilityIdentifier("box")
    }
    #expect(app.staticTexts["box"].label == "Above")
    #expect(app.otherElements["box"].navigationBars["Title"].exists)
    #expect(app.staticTexts["Page"].identifier == "")
  }

  @Test("F-23: an alert contains a scroll view and an element around all that it shows")
  func alerts() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("Content").alert("Sure?", isPresented: $isShown) {
          Button("OK") {}
        } message: {
          Text("It cannot be undone.")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    let inner = app.alerts["Sure?"].scrollViews.otherElements
    #expect(inner.staticTexts["It cannot be undone."].exists)
    #expect(app.alerts.buttons["OK"].exists)
    inner.buttons["OK"].tap()
    #expect(!app.alerts.firstMatch.exists)
  }

  @Test("F-24: a stepper's buttons are named by its identifier and labelled by its title")
  func steppers() {
    let app = XCUIApplication { Stepper("Qty", value: .constant(1)).accessibilityIdentifier("st") }
    #expect(app.buttons["st-Increment"].label == "Qty, Increment")
    #expect(app.buttons["st-Decrement"].label == "Qty, Decrement")
    #expect(app.steppers["st"].buttons["Increment"].exists)
  }

  @Test("F-25, F-26, F-27: a spinner is in progress; a growing field and a link answer to two types")
  func twoTypes() {
    struct Screen: View {
      @State private var note = ""
      @State private var opened = ""
      var body: some View {
        ProgressView()
        TextField("Note", text: $note, axis: .vertical)
        Link("Site", destination: URL(string: "https://example.org")!)
          .environment(
            \.openURL,
            OpenURLAction {
              opened = $0.absoluteString
              return .handled
            })
        Text(opened)
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.activityIndicators["In progress"].exists)
    app.textFields["Note"].tap()
    app.textFields.firstMatch.typeText("a")
    #expect(app.textViews["Note"].value as? String == "a")
    #expect(app.links["Site"].exists)
    app.buttons["Site"].tap()
    #expect(app.texts == ["https://example.org"])
  }

  struct Switch: View {
    @State private var isOn = false
    var body: some View {
      Form { Toggle("Sound", isOn: $isOn) }
      Toggle("Bare", isOn: $isOn).labelsHidden()
      Toggle("A", isOn: $isOn).fixedSize()
    }
  }

  @Test("F-29, LAY-356: the switch inside turns, and what is in the middle of a toggle, which is its label in a row")
  func switches() {
    let app = XCUIApplication { Switch() }
    app.switches["Sound"].switches.firstMatch.tap()
    #expect(app.switches["Sound"].value as? String == "1")
    app.switches["Sound"].coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
    #expect(app.switches["Sound"].value as? String == "0")
    app.switches["Sound"].tap()
    app.switches["Sound"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    app.cells.firstMatch.tap()
    #expect(app.switches["Sound"].value as? String == "0")
    app.switches["Bare"].tap()
    #expect(app.switches["Sound"].value as? String == "1")
    // The label and its distance are 19 points wide, the switch 51: the middle is on the switch.
    app.switches["A"].tap()
    #expect(app.switches["Sound"].value as? String == "0")
    app.profile.togglesTurnByTheirLabels = true
    app.launch()
    app.switches["Sound"].tap()
    #expect(app.switches["Sound"].value as? String == "1")
  }

  @Test("F-30: a tap beside a date picker's calendar closes it, on the app or at a place")
  func beside() {
    let app = XCUIApplication {
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    }
    app.buttons["Date Picker"].tap()
    #expect(app.buttons["Next Month"].exists)
    app.tap()
    #expect(!app.buttons["Next Month"].exists)
    app.buttons["Date Picker"].tap()
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.05)).tap()
    #expect(!app.buttons["Next Month"].exists)
  }

  struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  struct LinkLike: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      NavigationLink {
        Text("Nowhere")
      } label: {
        configuration.label
      }
    }
  }

  @Test("F-06: links take the styles of buttons")
  func styledLinks() {
    let app = XCUIApplication {
      NavigationStack {
        NavigationLink("One") { Text("First page") }.buttonStyle(Framed())
        NavigationLink("Two") { Text("Second page") }.buttonStyle(Tapped())
      }
    }
    #expect(app.buttonLabels == ["One", "Two"])
    app.buttons["One"].tap()
    #expect(app.texts == ["First page"])
    app.navigationBars.buttons["Back"].tap()
    app.buttons["Two"].tap()
    #expect(app.texts == ["Second page"])
  }

  @Test("F-06: a button that its style shows as a link is one element and runs its own action")
  func linkAsStyle() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Button("Count \(count)") { count += 1 }.buttonStyle(LinkLike())
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.buttonLabels == ["Count 0"])
    app.staticTexts["Count 0"].tap()
    #expect(app.buttonLabels == ["Count 1"])
    #expect(!app.staticTexts["Nowhere"].exists)
  }
}
