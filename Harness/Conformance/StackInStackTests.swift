import SwiftUI
import Testing
import UnderstudyTesting

/// What bars show of stacks that lie on pages of others, as these come and go.
@MainActor
@Suite("F: stacks inside stacks")
struct StackInStackTests {
  /// The bars with their buttons, and where the buttons are.
  private func bars(_ app: XCUIApplication) -> [String] {
    app.navigationBars.allElementsBoundByIndex.map { bar in
      let buttons = bar.buttons.allElementsBoundByIndex.map { "\($0.label) \(Int($0.frame.midY))" }
      return "\(bar.identifier): \(buttons.joined(separator: ", "))"
    }
  }

  struct Account: View {
    @State var isLoggedIn: Bool
    @State private var helps = 0
    var body: some View {
      NavigationStack {
        Group {
          if isLoggedIn {
            TabView {
              NavigationStack { Button("Log out") { isLoggedIn = false }.navigationTitle("Home") }
                .tabItem { Text("Home") }
            }
          } else {
            Button("Log in \(helps)") { isLoggedIn = true }
          }
        }
        .toolbar { Button("Help") { helps += 1 } }
      }
    }
  }

  @Test("A-01: an item of the outer page is in the outer bar, before and after a stack in tabs on that page")
  func stackInTabs() {
    let app = XCUIApplication { Account(isLoggedIn: true) }
    let stacked = bars(app)
    #expect(stacked.count == 2)
    #expect(app.navigationBars.element(boundBy: 0).buttons["Help"].exists)
    #expect(!app.navigationBars["Home"].buttons["Help"].exists)
    app.buttons["Log out"].tap()
    app.buttons["Help"].tap()
    #expect(app.buttons["Log in 1"].exists)
    #expect(bars(app) == bars(XCUIApplication { Account(isLoggedIn: false) }))
    app.buttons["Log in 1"].tap()
    #expect(bars(app) == stacked)
    app.buttons["Help"].tap()
    app.buttons["Log out"].tap()
    #expect(app.buttons["Log in 2"].exists)
    #expect(
      app.issues(.navigation).allSatisfy {
        $0
          == "A NavigationStack lies on a page of another one: each has pages of its own, and a bar of its own. Keep one"
          + " stack around all pages."
      })
  }

  struct Direct: View {
    @State var showsInner: Bool
    @State private var isDraft = false
    var body: some View {
      NavigationStack {
        VStack {
          Button("Switch") { showsInner.toggle() }
          if showsInner { NavigationStack { Text("Inner content").navigationTitle("Inner") } }
        }
        .navigationTitle("Outer")
        .toolbar {
          ToolbarItem {
            if isDraft {
              Button("Publish") { isDraft = false }
            } else {
              Button("Edit") { isDraft = true }
            }
          }
        }
      }
    }
  }

  @Test("A-01, F-31: items of the page around move to the one bar of both stacks, and back when the inner stack goes")
  func directStack() {
    let app = XCUIApplication { Direct(showsInner: false) }
    let outer = bars(app)
    app.buttons["Switch"].tap()
    #expect(bars(app) == bars(XCUIApplication { Direct(showsInner: true) }))
    #expect(app.navigationBars["Inner"].buttons["Edit"].exists)
    app.buttons["Edit"].tap()
    #expect(app.navigationBars["Inner"].buttons["Publish"].frame.width > 0)
    app.buttons["Publish"].tap()
    app.buttons["Switch"].tap()
    #expect(bars(app) == outer)
    app.buttons["Edit"].tap()
    #expect(app.navigationBars["Outer"].buttons["Publish"].isHittable)
  }

  @Test("A-01: an element of a bar that has gone can be asked for, and does not exist")
  func heldElement() {
    let app = XCUIApplication { Account(isLoggedIn: true) }
    let help = app.navigationBars.buttons["Help"]
    let home = app.navigationBars["Home"]
    #expect(help.isHittable && home.exists)
    app.buttons["Log out"].tap()
    #expect(!home.exists)
    #expect(help.frame.minY < 100)
    #expect(help.isHittable)
  }

  @Test("A-01: a stack in a tab that is left and shown again has its bar and the page around its own")
  func tabsOfStacks() {
    struct Screen: View {
      @State private var tab = 0
      var body: some View {
        NavigationStack {
          TabView(selection: $tab) {
            NavigationStack { Text("One").navigationTitle("First") }.tabItem { Text("A") }.tag(0)
            Text("Two").tabItem { Text("B") }.tag(1)
          }
          .navigationTitle("Around")
          .toolbar { Button("Info") {} }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    let first = bars(app)
    #expect(app.navigationBars.allElementsBoundByIndex.map(\.identifier) == ["Around", "First"])
    app.tabBars.buttons["B"].tap()
    #expect(app.navigationBars.allElementsBoundByIndex.map(\.identifier) == ["Around"])
    app.tabBars.buttons["A"].tap()
    #expect(bars(app) == first)
  }
}
