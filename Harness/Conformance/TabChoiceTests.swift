import SwiftUI
import Testing
import UnderstudyTesting

/// What the user's choices write, and where the tabs are that a bar has no room for.
@MainActor
@Suite("F: choices of tabs")
struct TabChoiceTests {
  @Test("F-102: the tab that is shown writes the selection again when it is chosen, by which apps go back to the root")
  func again() {
    final class Router: ObservableObject {
      var log: [String] = []
      @Published var path = [1]
      @Published var tab = "a" {
        didSet {
          log.append("\(oldValue) to \(tab)")
          if oldValue == tab { path = [] }
        }
      }
    }
    struct Screen: View {
      @ObservedObject var router: Router
      var body: some View {
        TabView(selection: $router.tab) {
          Tab("A", systemImage: "circle", value: "a") {
            NavigationStack(path: $router.path) {
              Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
          }
          Tab("B", systemImage: "circle", value: "b") { Text("Second") }
          Tab(value: "c", role: .search) {
            Text("Third")
          } label: {
            Text("C")
          }
        }
      }
    }
    let router = Router()
    let app = XCUIApplication { Screen(router: router) }
    #expect(app.staticTexts["Page 1"].exists)
    app.tabBars.buttons["A"].tap()
    #expect(app.staticTexts["Root"].exists)
    for tab in ["B", "B", "C", "C"] { app.tabBars.buttons[tab].tap() }
    #expect(app.staticTexts["Third"].exists)
    #expect(router.log == ["a to a", "a to b", "b to b", "b to c", "c to c"])
  }

  @Test("F-102: tabs without a selection, and a value that is no tab's, take the choice of the tab that is shown")
  func againWithoutTab() {
    let plain = XCUIApplication {
      TabView {
        TapCounter("Taps").tabItem { Text("One") }
        Text("Second").tabItem { Text("Two") }
      }
    }
    plain.buttons["Taps 0"].tap()
    plain.tabBars.buttons["One"].tap()
    #expect(plain.buttons["Taps 1"].exists)
    struct Screen: View {
      @State private var tab = 7
      var body: some View {
        TabView(selection: $tab) {
          Text("First \(tab)").tabItem { Text("One") }.tag(1)
          Text("Second").tabItem { Text("Two") }.tag(2)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.tabBars.buttons["One"].tap()
    #expect(app.staticTexts["First 1"].exists)
  }

  @Test("F-102: the same choice again: rows and options of a menu write it, the segment of a segmented picker does not")
  func sameChoice() {
    final class Choices: ObservableObject {
      var log: [String] = []
      @Published var row: Int? = 1 { didSet { log.append("row") } }
      @Published var menu = 1 { didSet { log.append("menu") } }
      @Published var segment = 1 { didSet { log.append("segment") } }
    }
    struct Screen: View {
      @ObservedObject var choices: Choices
      var body: some View {
        List(selection: $choices.row) { Text("Row").tag(1) }
        Picker("Menu", selection: $choices.menu) { Text("Item").tag(1) }
        Picker("Segments", selection: $choices.segment) {
          Text("Left").tag(1)
          Text("Right").tag(2)
        }
        .pickerStyle(.segmented)
      }
    }
    let choices = Choices()
    let app = XCUIApplication { Screen(choices: choices) }
    app.staticTexts["Row"].tap()
    app.buttons["Menu, Item"].tap()
    app.collectionViews.buttons["Item"].tap()
    for segment in ["Left", "Right", "Right"] { app.segmentedControls.buttons[segment].tap() }
    #expect(choices.log == ["row", "menu", "segment"])
  }

  struct ManyTabs: View {
    @State var tab: Int
    @State private var count = 7
    init(_ tab: Int = 0) { _tab = State(initialValue: tab) }
    var body: some View {
      TabView(selection: $tab) {
        ForEach(0..<count, id: \.self) { number in
          NavigationStack {
            VStack {
              Text("Content \(number) of \(tab)")
              TapCounter("Taps")
              Button("Go to 6") { tab = 6 }
              Button("Go to 1") { tab = 1 }
              Button("Fewer") { count = 5 }
            }
            .navigationTitle("Title \(number)")
          }
          .tabItem { Label("Tab \(number)", systemImage: "circle") }.tag(number)
        }
      }
    }
  }

  private func tabs(_ app: XCUIApplication) -> [String] {
    app.tabBars.buttons.allElementsBoundByIndex.map { $0.label + ($0.isSelected ? "!" : "") }
  }

  @Test("F-148: of more than five tabs a narrow bar shows four and More, which lists the others")
  func more() {
    let app = XCUIApplication { ManyTabs() }
    #expect(tabs(app) == ["Tab 0!", "Tab 1", "Tab 2", "Tab 3", "More"])
    app.tabBars.buttons["More"].tap()
    #expect(tabs(app) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More!"])
    #expect(app.navigationBars["More"].exists)
    #expect(app.tables.cells.count == 3)
    #expect(!app.staticTexts["Content 0 of 0"].exists)
    app.tables.staticTexts["Tab 5"].tap()
    #expect(app.staticTexts["Content 5 of 5"].isHittable)
    #expect(app.navigationBars["Title 5"].exists)
    #expect(tabs(app) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More!"])
    app.buttons["Taps 0"].tap()
    app.navigationBars["Tab 5"].buttons["More"].tap()
    #expect(app.tables.staticTexts["Tab 6"].exists)
    app.tabBars.buttons["Tab 0"].tap()
    #expect(app.staticTexts["Content 0 of 0"].isHittable)
    app.tabBars.buttons["More"].tap()
    app.tables.cells.element(boundBy: 1).tap()
    #expect(app.buttons["Taps 1"].isHittable)
    app.tabBars.buttons["More"].tap()
    #expect(app.tables.staticTexts["Tab 4"].isHittable)
  }

  @Test("F-148: a written selection shows a tab of the list, and the app may have fewer tabs then")
  func moreSelected() {
    let app = XCUIApplication { ManyTabs(5) }
    #expect(app.staticTexts["Content 5 of 5"].isHittable)
    #expect(tabs(app).last == "More!")
    app.buttons["Go to 6"].tap()
    #expect(app.staticTexts["Content 6 of 6"].isHittable)
    app.navigationBars.buttons["More"].tap()
    app.tables.staticTexts["Tab 4"].tap()
    app.buttons["Fewer"].tap()
    #expect(tabs(app) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "Tab 4!"])
    #expect(app.staticTexts["Content 4 of 4"].isHittable)
    app.buttons["Go to 1"].tap()
    #expect(tabs(app) == ["Tab 0", "Tab 1!", "Tab 2", "Tab 3", "Tab 4"])
  }

  @Test("F-148: an iPad's bar, five tabs and pages have no list")
  func withoutMore() {
    let pad = XCUIApplication { ManyTabs() }
    pad.profile.device = .iPadPro11
    pad.launch()
    #expect(pad.tabBars.buttons.count == 7)
  }
}
