import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: NavigationSplitView on an iPhone")
struct SplitViewTests {
  struct Two: View {
    @State private var selection: Int?
    init(_ selection: Int? = nil) { _selection = State(wrappedValue: selection) }
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
          .navigationTitle("Rows \(selection ?? 0)")
          .toolbar { Button("Third") { selection = 3 } }
      } detail: {
        Text("Detail \(selection ?? 0)").navigationTitle("Detail")
        Button("Clear") { selection = nil }
        Button("Second") { selection = 2 }
      }
    }
  }

  @Test("SEM-293: the sidebar is shown first; a chosen row leads to the detail, and the way back chooses nothing")
  func selection() {
    let app = XCUIApplication { Two() }
    #expect(app.navigationBars["Rows 0"].exists)
    #expect(!app.staticTexts["Detail 0"].exists)
    app.staticTexts["Row 2"].tap()
    #expect(app.navigationBars["Detail"].exists)
    #expect(app.staticTexts["Detail 2"].exists)
    app.navigationBars.buttons["Rows 2"].tap()
    #expect(app.navigationBars["Rows 0"].exists)
    app.staticTexts["Row 2"].tap()
    #expect(app.staticTexts["Detail 2"].exists)
  }

  @Test("SEM-293: the detail follows the selection when the app changes it")
  func programmaticSelection() {
    let app = XCUIApplication { Two() }
    app.buttons["Third"].tap()
    #expect(app.staticTexts["Detail 3"].exists)
    app.buttons["Second"].tap()
    #expect(app.staticTexts["Detail 2"].exists)
    app.buttons["Clear"].tap()
    #expect(app.navigationBars["Rows 0"].exists)
  }

  @Test("SEM-293: a selection at launch shows the detail")
  func initialSelection() {
    let app = XCUIApplication { Two(1) }
    #expect(app.staticTexts["Detail 1"].exists)
    #expect(app.navigationBars.buttons["Rows 1"].exists)
  }

  @Test("SEM-293: three columns are three pages")
  func threeColumns() {
    struct Screen: View {
      @State private var group: String?
      @State private var item: String?
      var body: some View {
        NavigationSplitView {
          List(["A", "B"], id: \.self, selection: $group) { Text("Group \($0)") }.navigationTitle("Groups")
        } content: {
          List(["1", "2"], id: \.self, selection: $item) { Text("Item \(group ?? "")\($0)") }
            .navigationTitle("Items")
        } detail: {
          Text("Detail \(group ?? "none") \(item ?? "none")")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.staticTexts["Group B"].tap()
    app.staticTexts["Item B2"].tap()
    #expect(app.texts == ["Detail B 2"])
    app.navigationBars.buttons["Items"].tap()
    #expect(app.staticTexts["Item B1"].exists)
    app.navigationBars.buttons["Groups"].tap()
    #expect(app.staticTexts["Group A"].exists)
    app.staticTexts["Group A"].tap()
    #expect(app.staticTexts["Item A1"].exists)
  }

  @Test("SEM-293: the preferred column is shown, follows the app's writes, and is written as the user moves")
  func preferredColumn() {
    struct Screen: View {
      @State private var column = NavigationSplitViewColumn.detail
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(1..<3, id: \.self, selection: $selection) { Text("Row \($0)") }.navigationTitle("Rows")
          Text("Detail preferred \(column == .detail)")
          Button("Detail") { column = .detail }
        } detail: {
          Text("Shown \(selection ?? 0) \(column == .detail)")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Shown 0 true"].exists)
    app.navigationBars.buttons["Rows"].tap()
    #expect(app.staticTexts["Detail preferred false"].exists)
    app.buttons["Detail"].tap()
    #expect(app.staticTexts["Shown 0 true"].exists)
    app.navigationBars.buttons["Rows"].tap()
    app.staticTexts["Row 2"].tap()
    #expect(app.staticTexts["Shown 2 true"].exists)
  }

  @Test("SEM-293: links of the sidebar push their destination, or choose the row of their value")
  func links() {
    struct Screen: View {
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $selection) {
            NavigationLink("Choose", value: 1)
            NavigationLink("Push") { Text("Pushed") }
          }
          .navigationTitle("Sidebar")
        } detail: {
          Text("Detail \(selection ?? 0)")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Push"].tap()
    #expect(app.texts == ["Pushed"])
    app.navigationBars.buttons["Sidebar"].tap()
    app.buttons["Choose"].tap()
    #expect(app.texts == ["Detail 1"])
    #expect(app.issues(.navigation) == [])
  }

  @Test("SEM-293: a stack in the detail is one stack with the sidebar: one bar, and a way back to the list")
  func stackInDetail() {
    struct Screen: View {
      @State private var selection: Int?
      @State private var path: [String] = []
      var body: some View {
        NavigationSplitView {
          List(1..<3, id: \.self, selection: $selection) { Text("Row \($0)") }.navigationTitle("Rows")
        } detail: {
          NavigationStack(path: $path) {
            NavigationLink("Deeper", value: "x")
              .navigationTitle("Detail")
              .navigationDestination(for: String.self) { Text("Page \($0)").navigationTitle("Page") }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.staticTexts["Row 1"].tap()
    #expect(app.navigationBars.count == 1)
    #expect(app.navigationBars["Detail"].exists)
    app.buttons["Deeper"].tap()
    #expect(app.staticTexts["Page x"].exists)
    app.navigationBars["Page"].buttons["Detail"].tap()
    app.navigationBars["Detail"].buttons["Rows"].tap()
    #expect(app.staticTexts["Row 2"].exists)
  }

  @Test("SEM-255: dismiss in the detail goes back to the sidebar", arguments: [false, true])
  func dismiss(isInStack: Bool) {
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Screen: View {
      let isInStack: Bool
      @State private var selection: Int? = 1
      var body: some View {
        NavigationSplitView {
          List(1..<3, id: \.self, selection: $selection) { Text("Row \($0)") }
        } detail: {
          if isInStack { NavigationStack { Closing() } } else { Closing() }
        }
      }
    }
    let app = XCUIApplication { Screen(isInStack: isInStack) }
    app.buttons["Close"].tap()
    #expect(app.staticTexts["Row 1"].exists)
  }
}
