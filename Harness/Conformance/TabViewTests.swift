import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: TabView")
struct TabViewTests {
  @Test("SEM-300: a tab is chosen by a value of exactly the selection's type")
  func typeOfSelection() {
    struct Screen: View {
      @State private var tab = 2
      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "1.circle", value: 1) { Text("First") }
          Tab("Two", systemImage: "2.circle", value: 2) { Text("Second") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Second"].exists)
    #expect(app.tabBars.buttons["Two"].isSelected)
  }

  @Test("SEM-300: a tag of another type than the selection's names no tab")
  func otherType() {
    struct Screen: View {
      @State private var tab = "2"
      var body: some View {
        TabView(selection: $tab) {
          Text("First").tabItem { Text("One") }.tag("1")
          Text("Second").tabItem { Text("Two") }.tag(2)
        }
      }
    }
    #expect(XCUIApplication { Screen() }.texts == ["First"])
  }

  struct OptionalTabs<Content: View>: View {
    @State private var tab: Int? = 2
    @ViewBuilder let content: Content
    var body: some View {
      TabView(selection: $tab) { content }
    }
  }

  @Test("SEM-300, SEM-351: a tag is also one of its optional type, unless it is written without")
  func optionalSelection() {
    let tabs = XCUIApplication {
      OptionalTabs {
        Text("First").tabItem { Text("One") }.tag(1)
        Text("Second").tabItem { Text("Two") }.tag(2)
      }
    }
    #expect(tabs.texts == ["Second"])
    tabs.tabBars.buttons["One"].tap()
    #expect(tabs.texts == ["First"])
    let exact = XCUIApplication {
      OptionalTabs {
        Text("First").tabItem { Text("One") }.tag(1, includeOptional: false)
        Text("Second").tabItem { Text("Two") }.tag(2, includeOptional: false)
        Text("Third").tabItem { Text("Three") }.tag(2 as Int?)
      }
    }
    #expect(exact.texts == ["Third"])
    exact.tabBars.buttons["Two"].tap()
    #expect(exact.texts == ["Third"])
  }

  @Test("SEM-300: a tag of the optional type names no tab of a selection that is not optional")
  func optionalTag() {
    struct Screen: View {
      @State private var tab = 2
      var body: some View {
        TabView(selection: $tab) {
          Text("First").tabItem { Text("One") }.tag(1)
          Text("Second").tabItem { Text("Two") }.tag(2 as Int?)
        }
      }
    }
    #expect(XCUIApplication { Screen() }.texts == ["First"])
  }

  @Test("A tab is named by its text, whatever image stands beside it, or by its image")
  func titles() {
    let app = XCUIApplication {
      TabView {
        Text("First").tabItem {
          Image(systemName: "heart.fill")
          Text("Favorites")
        }
        Text("Second").tabItem { Label("Settings", systemImage: "gear") }
        Text("Third").tabItem { Image(systemName: "trash") }
      }
    }
    #expect(app.tabBars.buttons.allElementsBoundByIndex.map(\.label) == ["Favorites", "Settings", "Delete"])
  }

  struct Selecting: View {
    let trace: Trace
    let accepts: Bool
    @State private var tab = 1
    init(_ trace: Trace, accepts: Bool) { (self.trace, self.accepts) = (trace, accepts) }
    var body: some View {
      TabView(
        selection: Binding(
          get: { tab },
          set: {
            trace("set \($0)")
            if accepts { tab = $0 }
          })
      ) {
        Button("Program") { tab = 2 }.tabItem { Text("One") }.tag(1)
        Text("Second").tabItem { Text("Two") }.tag(2)
      }
    }
  }

  @Test("SEM-301: the user's choice writes the selection, and a written selection chooses")
  func selecting() {
    let trace = Trace()
    let app = XCUIApplication { Selecting(trace, accepts: true) }
    app.tabBars.buttons["Two"].tap()
    #expect(trace.entries == ["set 2"])
    #expect(app.staticTexts["Second"].exists)
    app.tabBars.buttons["One"].tap()
    app.buttons["Program"].tap()
    #expect(app.staticTexts["Second"].exists)
  }

  @Test("SEM-301: a selection that refuses the choice keeps its tab")
  func refusing() {
    let trace = Trace()
    let app = XCUIApplication { Selecting(trace, accepts: false) }
    app.tabBars.buttons["Two"].tap()
    #expect(trace.entries == ["set 2"])
    #expect(!app.staticTexts["Second"].exists)
    #expect(app.tabBars.buttons["One"].isSelected)
  }

  @Test("SEM-302: a selection without a tab shows the first one and stays as it is")
  func unmatched() {
    struct Screen: View {
      @State private var tab = 7
      var body: some View {
        TabView(selection: $tab) {
          Text("First \(tab)").tabItem { Text("One") }.tag(1)
          Text("Second").tabItem { Text("Two") }.tag(2)
        }
      }
    }
    #expect(XCUIApplication { Screen() }.staticTexts["First 7"].exists)
  }

  @Test("SEM-303: conditions and ForEach make tabs too")
  func dynamicTabs() {
    let app = XCUIApplication {
      TabView {
        if true { Text("First").tabItem { Text("One") } }
        ForEach(["Two", "Three"], id: \.self) { name in Text("Content").tabItem { Text(name) } }
      }
    }
    #expect(app.tabBars.buttons.allElementsBoundByIndex.map(\.label) == ["One", "Two", "Three"])
  }

  @Test("SEM-303: the tabs of a section are tabs of the bar, which shows no header")
  func tabSection() {
    struct Screen: View {
      @State private var tab = "home"
      @State private var hasShelf = true
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: "home") {
            Text("Home of \(tab)")
            Button("Clear") { hasShelf = false }
          }
          TabSection("Library") {
            Tab("Books", systemImage: "book", value: "books") { TapCounter("Books") }
            if hasShelf { Tab("Shelf", systemImage: "books.vertical", value: "shelf") { Text("Shelf") } }
          }
          TabSection {
            Tab("More", systemImage: "ellipsis", value: "more") { Text("More") }.badge(3)
          } header: {
            Text("Other")
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    func tabs() -> [String] { app.tabBars.buttons.allElementsBoundByIndex.map(\.label) }
    #expect(tabs() == ["Home", "Books", "Shelf", "More"])
    #expect(!app.staticTexts["Library"].exists && !app.staticTexts["Other"].exists)
    #expect(app.tabBars.buttons["More"].value as? String == "3 items")
    app.tabBars.buttons["Books"].tap()
    app.buttons["Books 0"].tap()
    app.tabBars.buttons["Home"].tap()
    #expect(app.staticTexts["Home of home"].exists)
    app.buttons["Clear"].tap()
    #expect(tabs() == ["Home", "Books", "More"])
    app.tabBars.buttons["Books"].tap()
    #expect(app.buttons["Books 1"].exists)
  }

  struct Pages: View {
    let mode: PageTabViewStyle.IndexDisplayMode
    @State private var page = 2
    init(_ mode: PageTabViewStyle.IndexDisplayMode = .automatic) { self.mode = mode }
    var body: some View {
      TabView(selection: $page) {
        ForEach(1..<4, id: \.self) { number in
          VStack {
            Text("Page \(number) of \(page)")
            TapCounter("Taps")
          }
          .tag(number)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: mode))
    }
  }

  @Test("Pages are turned by swipes, keep their state, and have an indicator instead of a bar")
  func pages() {
    let app = XCUIApplication { Pages() }
    #expect(!app.tabBars.firstMatch.exists)
    #expect(app.collectionViews.staticTexts["Page 2 of 2"].exists)
    #expect(app.pageIndicators.firstMatch.value as? String == "page 2 of 3")
    app.buttons["Taps 0"].tap()
    app.swipeLeft()
    app.swipeLeft()
    #expect(app.texts == ["Page 3 of 3"])
    #expect(app.pageIndicators.firstMatch.value as? String == "page 3 of 3")
    app.staticTexts["Page 3 of 3"].swipeRight()
    #expect(app.buttons["Taps 1"].exists)
    app.pageIndicators.firstMatch.tap()
    #expect(app.texts == ["Page 3 of 3"])
  }

  @Test("The indicator of pages can be left out")
  func pagesWithoutIndicator() {
    let app = XCUIApplication { Pages(.never) }
    #expect(app.staticTexts["Page 2 of 2"].exists)
    #expect(!app.pageIndicators.firstMatch.exists)
  }

  @Test("SEM-193: the views of a tab that was left are updated when what they depend on changes")
  func hiddenTab() {
    struct Counted: View {
      let trace: Trace
      let count: Int
      init(_ trace: Trace, _ count: Int) { (self.trace, self.count) = (trace, count) }
      var body: some View {
        let _ = trace("first \(count)")
        Text("First \(count)")
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        TabView {
          Counted(trace, count).tabItem { Text("One") }
          Button("Count") { count += 1 }.tabItem { Text("Two") }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace) }
    app.tabBars.buttons["Two"].tap()
    app.buttons["Count"].tap()
    #expect(trace.entries == ["first 0", "first 1"])
  }

  @Test("F-110: a tab's badge counts items, and is read as it is where it is no number")
  func badges() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        TabView {
          Button("Add") { count += 1 }.tabItem { Text("One") }.badge(count)
          Text("B").tabItem { Text("Two") }.badge("New")
          Text("C").tabItem { Text("Three") }.badge("12")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    func values() -> [String?] { app.tabBars.buttons.allElementsBoundByIndex.map { $0.value as? String } }
    #expect(values().dropFirst() == ["New", "12 items"])
    app.buttons["Add"].tap()
    #expect(values().first == "1 item")
    app.buttons["Add"].tap()
    #expect(values().first == "2 items")
  }
}
