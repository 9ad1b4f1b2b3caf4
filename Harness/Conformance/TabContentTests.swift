import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: TabContent")
struct TabContentTests {
  enum Place: Hashable, CaseIterable, Identifiable {
    case home, books, search
    var id: Self { self }
  }

  private func tabs(_ app: XCUIApplication) -> [String] {
    app.tabBars.buttons.allElementsBoundByIndex.map(\.label)
  }

  private func selected(_ app: XCUIApplication) -> String? {
    app.tabBars.buttons.allElementsBoundByIndex.first { $0.isSelected }?.label
  }

  @Test("F-132: the values of tabs are inferred from the selection, wherever the tabs stand")
  func inferredValues() {
    struct Screen: View {
      @State private var place = Place.books
      @State private var hasShelf = true
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Button("Books") { place = .books } }
          TabSection("Library") {
            if hasShelf {
              Tab("Books", systemImage: "book", value: .books) { Button("Home") { place = .home } }.badge(2)
            } else {
              Tab("None", image: "none", value: .books) { Text("None") }
            }
          }
          Group {
            Tab(value: Place.search, role: .search) {
              Button("Clear") { hasShelf = false }
            } label: {
              Label("Search", systemImage: "magnifyingglass")
            }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(tabs(app) == ["Home", "Books", "Search"])
    #expect(selected(app) == "Books")
    #expect(app.tabBars.buttons["Books"].value as? String == "2 items")
    app.buttons["Home"].firstMatch.tap()
    app.tabBars.buttons["Search"].tap()
    app.buttons["Clear"].tap()
    #expect(tabs(app) == ["Home", "None", "Search"])
    app.tabBars.buttons["None"].tap()
    #expect(app.texts.contains("None"))
  }

  @Test("F-132: optional selections, and those of numbers and texts, infer the values of their tabs")
  func otherSelections() {
    struct Optionals: View {
      @State private var place: Place? = .books
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("At home") }
          Tab("Books", systemImage: "book", value: Place.books) { Text("All books") }
        }
      }
    }
    struct Numbers: View {
      @SceneStorage("tab") private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Tab("Zero", systemImage: "0.circle", value: 0) { Text("Nothing") }
          Tab("One", systemImage: "1.circle", value: 1) { Text("Something") }
        }
      }
    }
    let optionals = XCUIApplication { Optionals() }
    #expect(optionals.texts == ["All books"])
    optionals.tabBars.buttons["Home"].tap()
    #expect(optionals.texts == ["At home"])
    #expect(XCUIApplication { Numbers() }.texts == ["Something"])
  }

  @Test("F-132: tabs of a collection, and those of a type of the app's with state of its own")
  func tabsOfOthers() {
    struct Shelf: TabContent {
      @State private var count = 0
      @Environment(\.colorScheme) private var scheme
      var body: some TabContent<Place> {
        Tab("Books \(count)", systemImage: "book", value: .books) {
          Button("Add") { count += 1 }
          Text(scheme == .dark ? "dark" : "light")
        }
      }
    }
    struct Screen: View {
      @State private var place = Place.home
      var body: some View {
        TabView(selection: $place) {
          ForEach([Place.home]) { place in
            Tab("\(place)", systemImage: "star", value: place) { Text("At \(place)") }
          }
          Shelf()
          ForEach(0..<2) { number in
            if number > 0 { Tab("Number \(number)", systemImage: "star", value: Place.search) { Text("Found") } }
          }
          AnyTabContent(Tab("Any", systemImage: "star", value: Place.search) { Text("Any") }).hidden()
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(tabs(app) == ["home", "Books 0", "Number 1"])
    app.tabBars.buttons["Books 0"].tap()
    #expect(app.staticTexts["light"].exists)
    app.buttons["Add"].tap()
    #expect(tabs(app) == ["home", "Books 1", "Number 1"])
    #expect(selected(app) == "Books 1")
    app.tabBars.buttons["Number 1"].tap()
    #expect(app.texts == ["Found"])
  }

  @Test("F-132: what is written on a tab for accessibility is its button's")
  func accessibility() {
    struct Screen: View {
      @State private var place = Place.home
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("At home") }
            .accessibilityIdentifier("home.tab").customizationID("home").tabPlacement(.pinned)
          Tab("Books", systemImage: "book", value: .books) { Text("All books") }
            .accessibilityLabel("Library").badge("new")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.tabBars.buttons["home.tab"].label == "Home")
    #expect(app.staticTexts["At home"].identifier == "")
    app.tabBars.buttons["Library"].tap()
    #expect(app.texts == ["All books"])
  }

  @Test("F-132: a tab view without a selection shows its first tab, and keeps the others' state")
  func withoutSelection() {
    let app = XCUIApplication {
      TabView {
        Tab("One", systemImage: "1.circle") { TapCounter("Taps") }
        Tab("Two", image: "two") { Text("Second") }
      }
    }
    app.buttons["Taps 0"].tap()
    app.tabBars.buttons["Two"].tap()
    app.tabBars.buttons["One"].tap()
    #expect(app.buttons["Taps 1"].exists)
  }
}
