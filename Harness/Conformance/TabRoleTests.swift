import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F-109: tabs by their role, and what is around tabs and titles")
struct TabRoleTests {
  @Test("F-109: a tab for search has the system's title")
  func search() {
    struct Screen: View {
      @State private var chosen = 1
      var body: some View {
        TabView(selection: $chosen) {
          Tab("Home", systemImage: "house", value: 1) { Text("at home") }
          Tab(value: 2, role: .search) { Text("searching") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.tabBars.buttons["Search"].tap()
    #expect(app.staticTexts["searching"].exists)
  }

  @Test("F-109: a tab for search needs neither a value nor a title")
  func searchWithoutValue() {
    let app = XCUIApplication {
      TabView {
        Tab("Home", systemImage: "house") { Text("at home") }
        Tab(role: .search) { Text("searching") }
      }
    }
    app.tabBars.buttons["Search"].tap()
    #expect(app.staticTexts["searching"].exists)
  }

  @Test("F-150: pages below each other turn by swipes, as other pages")
  func pages() {
    let app = XCUIApplication {
      TabView {
        Text("first")
        Text("second")
      }
      .tabViewStyle(.verticalPage)
    }
    app.staticTexts["first"].swipeLeft()
    #expect(app.staticTexts["second"].exists)
  }

  @Test("F-109: the accessory of a tab view is above its bar, where the system has one", arguments: [18, 26])
  func accessory(system: Int) {
    let app = XCUIApplication {
      TabView { Tab("Home", systemImage: "house") { Text("at home") } }
        .tabViewBottomAccessory { Text("Now playing") }
    }
    app.terminate()
    app.profile.systemVersion = system
    app.launch()
    #expect(app.staticTexts["Now playing"].exists == (system == 26))
    guard system == 26 else { return }
    #expect(app.staticTexts["Now playing"].frame.maxY < app.tabBars.element.frame.minY)
  }

  @Test("F-150: a subtitle is in the bar after the title, where the system has one", arguments: [18, 26])
  func subtitle(system: Int) {
    let app = XCUIApplication {
      NavigationStack { Text("Page").navigationTitle("Teas").navigationSubtitle("12 kinds") }
    }
    app.terminate()
    app.profile.systemVersion = system
    app.launch()
    #expect(app.navigationBars["Teas"].staticTexts["12 kinds"].exists == (system == 26))
  }
}
