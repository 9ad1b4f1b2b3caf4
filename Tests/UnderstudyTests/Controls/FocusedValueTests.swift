import SwiftUI
import Testing
import UnderstudyTesting

extension FocusedValues {
  @Entry fileprivate var title: String?
  @Entry fileprivate var other: String?
  @Entry fileprivate var action: (() -> Void)?
}

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
  /// Shows the title and the number of its evaluations.
  struct Reader: View {
    static var evaluations = 0
    @FocusedValue(\.title) private var title
    var body: some View {
      let _ = Self.evaluations += 1
      Text("title \(title ?? "none")").accessibilityIdentifier("reader")
      Button("Ask") { Self.asked = title }
    }
    static var asked: String?
  }

  struct Field: View {
    let name: String
    @State private var text = ""
    var body: some View { TextField(name, text: $text) }
  }

  struct Fields: View {
    @State private var name = "first"
    @State private var isShown = true
    @FocusState private var isFocused: Bool
    var body: some View {
      Reader()
      VStack {
        if isShown { Field(name: "One").focused($isFocused).focusedValue(\.title, name) }
        Field(name: "Two").focusedValue(\.title, "second")
        Field(name: "Three")
      }
      .focusedValue(\.title, "around")
      Field(name: "Outside")
      Button("Rename") { name = "renamed" }
      Button("Leave") { isFocused = false }
      Button("Remove") { isShown = false }
    }
  }

  @Test("A value exists while the focus is within the view; the closest to the focus takes precedence")
  func closest() {
    let app = XCUIApplication { Fields() }
    let reader = app.staticTexts["reader"]
    #expect(reader.label == "title none")
    app.textFields["One"].tap()
    #expect(reader.label == "title first")
    app.textFields["Two"].tap()
    #expect(reader.label == "title second")
    app.textFields["Three"].tap()
    #expect(reader.label == "title around")
    app.textFields["Outside"].tap()
    #expect(reader.label == "title none")
  }

  @Test("A value is gone with the focus and with the view, and an action reads what holds then")
  func leaving() {
    Reader.asked = "unasked"
    let app = XCUIApplication { Fields() }
    let reader = app.staticTexts["reader"]
    app.textFields["One"].tap()
    app.buttons["Ask"].tap()
    #expect(Reader.asked == "first")
    app.buttons["Leave"].tap()
    #expect(reader.label == "title none")
    app.textFields["One"].tap()
    app.buttons["Remove"].tap()
    #expect(reader.label == "title none")
    app.buttons["Ask"].tap()
    #expect(Reader.asked == nil)
  }

  @Test("Readers are evaluated only where their value is another one")
  func evaluations() {
    struct Screen: View {
      @State private var name = "same"
      @State private var count = 0
      var body: some View {
        Reader()
        Field(name: "One").focusedValue(\.title, name).focusedValue(\.other, "\(count)")
        Field(name: "Two").focusedValue(\.title, "same")
        Button("Count") { count += 1 }
        Button("Rename") { name = "renamed" }
      }
    }
    Reader.evaluations = 0
    let app = XCUIApplication { Screen() }
    #expect(Reader.evaluations == 1)
    app.textFields["One"].tap()
    #expect(Reader.evaluations == 2)
    app.textFields["Two"].tap()
    app.buttons["Count"].tap()
    app.buttons["Rename"].tap()
    #expect(Reader.evaluations == 2)
    app.textFields["One"].tap()
    #expect(Reader.evaluations == 3)
    #expect(app.staticTexts["reader"].label == "title renamed")
  }

  @Test("A value that changes while the view is focused is read again")
  func changing() {
    let app = XCUIApplication { Fields() }
    app.textFields["One"].tap()
    app.buttons["Rename"].tap()
    #expect(app.staticTexts["reader"].label == "title renamed")
  }

  @Test("A nil value hides one from further out")
  func hiding() {
    let app = XCUIApplication {
      Reader()
      VStack { Field(name: "One").focusedValue(\.title, nil) }.focusedValue(\.title, "around")
    }
    app.textFields["One"].tap()
    #expect(app.staticTexts["reader"].label == "title none")
  }

  @Test("On a group every view publishes, and on a row in a list its own")
  func groupsAndRows() {
    let app = XCUIApplication {
      Reader()
      Group {
        Field(name: "One")
        Field(name: "Two")
      }
      .focusedValue(\.title, "group")
      List(["a", "b"], id: \.self) { Field(name: $0).focusedValue(\.title, "row \($0)") }
    }
    let reader = app.staticTexts["reader"]
    app.textFields["Two"].tap()
    #expect(reader.label == "title group")
    app.textFields["b"].tap()
    #expect(reader.label == "title row b")
  }

  @Test("A scene's value is there wherever the focus is, and gives way to one of the focus")
  func scene() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Reader()
        Field(name: "One").focusedValue(\.title, "focus")
        if isShown { Field(name: "Two").focusedSceneValue(\.title, "scene") }
        Button("Toggle") { isShown.toggle() }
      }
    }
    let app = XCUIApplication { Screen() }
    let reader = app.staticTexts["reader"]
    #expect(reader.label == "title scene")
    app.textFields["One"].tap()
    #expect(reader.label == "title focus")
    app.textFields["Two"].tap()
    #expect(reader.label == "title scene")
    app.buttons["Toggle"].tap()
    #expect(reader.label == "title none")
    app.buttons["Toggle"].tap()
    #expect(reader.label == "title scene")
  }

  @Test("A scene's value holds while the scene is active and its view visible; the innermost takes precedence")
  func activeScene() {
    struct Screen: View {
      @FocusedValue(\.title) private var title
      @Environment(\.scenePhase) private var phase
      var body: some View {
        let _ = Self.seen.append("\(phase) \(title ?? "none")")
        TabView {
          Tab("First", systemImage: "1.circle") {
            VStack { Text("A").focusedSceneValue(\.title, "inner") }.focusedSceneValue(\.title, "outer")
          }
          Tab("Second", systemImage: "2.circle") { Text("title \(title ?? "none")") }
        }
      }
      static var seen: [String] = []
    }
    Screen.seen = []
    let app = XCUIApplication { Screen() }
    #expect(Screen.seen == ["active none", "active inner"])
    app.tabBars.buttons["Second"].tap()
    #expect(app.staticTexts["title none"].exists)
    app.tabBars.buttons["First"].tap()
    Screen.seen = []
    XCUIDevice.shared.press(.home)
    app.activate()
    #expect(Screen.seen.last == "active inner")
    #expect(Screen.seen.contains("background none"))
  }

  @Test("A focus inside a sheet is not within the view that presents it")
  func sheet() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Present") { isShown = true }
          .sheet(isPresented: $isShown) {
            Reader()
            Field(name: "In").focusedValue(\.other, "x")
            Field(name: "Published").focusedValue(\.title, "sheet")
          }
          .focusedValue(\.title, "presenter")
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Present"].tap()
    app.textFields["In"].tap()
    #expect(app.staticTexts["reader"].label == "title none")
    app.textFields["Published"].tap()
    #expect(app.staticTexts["reader"].label == "title sheet")
  }

  @Test("A body that reads a value that it publishes at each evaluation becomes idle, and the log says so")
  func cycle() {
    struct Screen: View {
      @FocusedValue(\.action) private var action
      @State private var count = 0
      var body: some View {
        Button("Act") { action?() }.focusedSceneValue(\.action) { count += 1 }
        Text("count \(count)")
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Act"].tap()
    #expect(app.staticTexts["count 1"].exists)
    #expect(Set(app.runtimeIssues.map(\.kind)) == [.tooManyUpdates])
  }

  @Test("An app reads focused values too")
  func readByApp() {
    struct Probe: App {
      @FocusedValue(\.title) private var title
      var body: some Scene {
        WindowGroup {
          Text("title \(title ?? "none")")
          Field(name: "One").focusedValue(\.title, "one")
        }
      }
    }
    let app = XCUIApplication(Probe.self)
    #expect(app.staticTexts["title none"].exists)
    app.textFields["One"].tap()
    #expect(app.staticTexts["title one"].exists)
  }

  @Test("A value that is read outside of a view is nil, and the log says so")
  func outside() {
    struct Screen: View {
      var body: some View { Button("Read") { Self.read = FocusedValue(\.title).wrappedValue } }
      static var read: String? = "unread"
    }
    Screen.read = "unread"
    let app = XCUIApplication { Screen() }
    app.buttons["Read"].tap()
    #expect(Screen.read == nil)
    #expect(app.runtimeIssues.map(\.kind) == [.propertyOutsideView])
  }
}
