import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: who gets a touch in a row")
struct RowTouchTests {
  /// What the buttons of a row have done, in order.
  struct Logged<Content: View>: View {
    @State private var log = ""
    @ViewBuilder let content: (@escaping (String) -> Void) -> Content

    var body: some View {
      Text("log \(log)").accessibilityIdentifier("log")
      content { log += $0 }
    }
  }

  static func log(_ app: XCUIApplication) -> String { String(app.staticTexts["log"].label.dropFirst(4)) }

  private func rows<Content: View>(
    @ViewBuilder _ content: @escaping (@escaping (String) -> Void) -> Content
  ) -> XCUIApplication {
    XCUIApplication { Logged { log in List { content(log) } } }
  }

  @Test("F-100: buttons of the automatic style share their row")
  func automatic() {
    let app = rows { log in
      HStack {
        Button("One") { log("1") }
        Button("Two") { log("2") }
        Text("Side")
      }
    }
    app.buttons["One"].tap()
    #expect(Self.log(app) == "12")
    app.staticTexts["Side"].tap()
    app.cells.firstMatch.tap()
    #expect(Self.log(app) == "121212")
    app.buttons["Two"].doubleTap()
    #expect(Self.log(app) == "1212121212")
  }

  @Test("F-100: forms, columns and styles that say automatic are no exceptions; a disabled button does nothing")
  func siblings() {
    let app = XCUIApplication {
      Logged { log in
        Form {
          VStack {
            Button("One") { log("1") }
            Button("Two") { log("2") }.disabled(true)
            Button("Three") { log("3") }.buttonStyle(.automatic)
          }
          Button("Off") { log("off") }.disabled(true)
        }
      }
    }
    app.buttons["Two"].tap()
    #expect(Self.log(app) == "13")
    app.buttons["Off"].tap()
    app.cells.element(boundBy: 1).tap()
    #expect(Self.log(app) == "13")
  }

  struct Round: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  struct Own: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  @Test("F-101: a button of any other style takes its own touches alone", arguments: 0..<7)
  func ownStyles(_ style: Int) {
    @ViewBuilder func styled(_ button: some View) -> some View {
      switch style {
      case 0: button.buttonStyle(.borderless)
      case 1: button.buttonStyle(.plain)
      case 2: button.buttonStyle(.bordered)
      case 3: button.buttonStyle(.borderedProminent)
      case 4: button.buttonStyle(Round())
      case 5: button.buttonStyle(Own())
      default: button.buttonStyle(.glass)
      }
    }
    func make(isAround: Bool) -> XCUIApplication {
      rows { log in
        let row = HStack {
          Text("Side")
          Spacer()
          if isAround { Button("Act") { log("a") } } else { styled(Button("Act") { log("a") }) }
          Text("Beside").onTapGesture { log("t") }
        }
        if isAround { styled(row) } else { row }
      }
    }
    for app in [make(isAround: false), make(isAround: true)] {
      app.staticTexts["Side"].tap()
      app.cells.firstMatch.tap()
      #expect(Self.log(app) == "")
      app.buttons["Act"].tap()
      #expect(Self.log(app) == "a")
      app.staticTexts["Beside"].tap()
      #expect(Self.log(app) == "at")
    }
  }

  @Test("F-101: an automatic button beside one of another style has the rest of the row")
  func mixed() {
    let app = rows { log in
      HStack {
        Text("Side")
        Button("Row") { log("r") }
        Button("Own") { log("o") }.buttonStyle(.borderless)
      }
    }
    app.buttons["Own"].tap()
    #expect(Self.log(app) == "o")
    app.staticTexts["Side"].tap()
    #expect(Self.log(app) == "or")
  }

  @Test("F-101: a tap on a cell is one on what lies in its middle")
  func places() {
    let app = rows { log in
      Text("Short").onTapGesture { log("s") }
      HStack {
        Text("Gap")
        Spacer()
      }
      .onTapGesture { log("g") }
      HStack {
        Text("Shape")
        Spacer()
      }
      .contentShape(Rectangle())
      .onTapGesture { log("c") }
      Button("Small") { log("b") }.buttonStyle(.borderless)
      Text("Wide").frame(maxWidth: .infinity).onTapGesture { log("w") }
    }
    for row in 0..<5 { app.cells.element(boundBy: row).tap() }
    #expect(Self.log(app) == "cw")
    for name in ["Short", "Gap", "Shape"] { app.staticTexts[name].tap() }
    app.buttons["Small"].tap()
    #expect(Self.log(app) == "cwsgcb")
  }

  @Test("F-100: gestures come before the row's buttons; those beside them act too")
  func gestures() {
    let app = rows { log in
      HStack {
        Text("Tapped").onTapGesture { log("t") }
        Text("Plain")
        Button("Row") { log("r") }
      }
      Button("Under") { log("u") }.onTapGesture { log("g") }
      Button("Both") { log("b") }.simultaneousGesture(TapGesture().onEnded { log("s") })
    }
    app.staticTexts["Tapped"].tap()
    app.staticTexts["Plain"].tap()
    #expect(Self.log(app) == "tr")
    app.buttons["Under"].tap()
    #expect(Self.log(app) == "trg")
    app.buttons["Both"].tap()
    #expect(Self.log(app) == "trgbs")
  }

  @Test("F-100: headers and footers leave touches to what is in them")
  func headings() {
    let app = XCUIApplication {
      Logged { log in
        List {
          Section {
            Text("Row")
          } header: {
            HStack {
              Text("Head")
              Button("One") { log("1") }
              Button("Two") { log("2") }
            }
          } footer: {
            HStack {
              Text("Foot")
              Button("Three") { log("3") }
            }
          }
        }
      }
    }
    app.buttons["One"].tap()
    #expect(Self.log(app) == "1")
    app.staticTexts["Head"].tap()
    app.staticTexts["Foot"].tap()
    #expect(Self.log(app) == "1")
    app.buttons["Three"].tap()
    #expect(Self.log(app) == "13")
  }

  @Test(
    "F-100: a link takes the row with the buttons beside it, whatever its style, and leaves what has its own touches")
  func links() {
    func make(isOwn: Bool) -> XCUIApplication {
      XCUIApplication {
        Logged { log in
          NavigationStack {
            List {
              HStack {
                NavigationLink("Go") { Text("Page") }.buttonStyle(.plain)
                Text("Side")
                if isOwn {
                  Button("Mark") { log("m") }.buttonStyle(.borderless)
                } else {
                  Button("Mark") { log("m") }
                }
              }
            }
          }
        }
      }
    }
    var app = make(isOwn: false)
    app.buttons["Mark"].tap()
    #expect(Self.log(app) == "m")
    #expect(app.staticTexts["Page"].exists)
    app = make(isOwn: true)
    app.buttons["Mark"].tap()
    #expect(Self.log(app) == "m")
    #expect(!app.staticTexts["Page"].exists)
    app.staticTexts["Side"].tap()
    #expect(Self.log(app) == "m")
    #expect(app.staticTexts["Page"].exists)
  }

  @Test("F-100: menus and pickers open where they are, and take a row that is nothing else")
  func menus() {
    let app = rows { log in
      HStack {
        Text("Side")
        Menu("More") { Button("Item") { log("i") } }
        Button("Row") { log("r") }
      }
      Menu("Alone") { Button("Only") { log("o") } }
      Picker("Pick", selection: .constant(1)) { Text("First").tag(1) }
    }
    app.staticTexts["Side"].tap()
    #expect(Self.log(app) == "r")
    #expect(!app.buttons["Item"].exists)
    app.buttons["More"].tap()
    app.buttons["Item"].tap()
    #expect(Self.log(app) == "ri")
    app.cells.element(boundBy: 1).tap()
    app.buttons["Only"].tap()
    #expect(Self.log(app) == "rio")
    app.cells.element(boundBy: 2).tap()
    #expect(app.buttons["First"].exists)
  }

  @Test("F-100: what scrolls in a row takes its own touches, and so does a sheet")
  func apart() {
    struct Screen: View {
      let log: (String) -> Void
      @State private var isShown = false
      var body: some View {
        List {
          ScrollView(.horizontal) {
            HStack {
              Button("One") { log("1") }
              Button("Two") { log("2") }
            }
          }
          Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) {
              Button("Three") { log("3") }
              Button("Four") { log("4") }
            }
        }
      }
    }
    let app = XCUIApplication { Logged { Screen(log: $0) } }
    app.buttons["One"].tap()
    #expect(Self.log(app) == "1")
    app.buttons["Open"].tap()
    app.buttons["Three"].tap()
    app.buttons["Three"].swipeDown()
    #expect(Self.log(app) == "13")
  }

  @Test("F-100: while rows are chosen in a list that is edited, their buttons do nothing")
  func editing() {
    struct Screen: View {
      let log: (String) -> Void
      @State private var chosen: Set<Int> = []
      var body: some View {
        Text("Chosen \(chosen.count)")
        List(0..<2, id: \.self, selection: $chosen) { row in Button("Row \(row)") { log("r") } }
          .environment(\.editMode, .constant(.active))
      }
    }
    let app = XCUIApplication { Logged { Screen(log: $0) } }
    app.buttons["Row 1"].tap()
    #expect(Self.log(app) == "")
    #expect(app.staticTexts["Chosen 1"].exists)
  }

  @Test("F-100: a control that is used without a finger acts alone")
  func withoutFinger() {
    let app = rows { log in
      HStack {
        Button("One") { log("1") }.keyboardShortcut("a")
        Button("Two") { log("2") }
      }
    }
    app.typeKey("a", modifierFlags: .command)
    #expect(Self.log(app) == "1")
  }
}
