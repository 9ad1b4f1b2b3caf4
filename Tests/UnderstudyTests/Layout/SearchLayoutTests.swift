import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// The search field in a bar, while the user searches and when content scrolls.
@MainActor
@Suite("The layout of searches")
struct SearchLayoutTests {
  private struct Fruits: View {
    var placement = SearchFieldPlacement.automatic
    var mode = NavigationBarItem.TitleDisplayMode.automatic
    @State private var text = ""

    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<40, id: \.self) { SizedBox(id: "\($0)", height: 50) } }
        }
        .navigationTitle("Fruits")
        .navigationBarTitleDisplayMode(mode)
        .toolbar { Button("Add") {} }
        .searchable(text: $text, placement: placement)
      }
    }
  }

  private func bar(_ app: XCUIApplication) -> CGRect { app.navigationBars["Fruits"].frame }

  @Test("LAY-202, LAY-203: while the user searches, an iPhone's bar shows the field alone")
  func searching() {
    let app = XCUIApplication { Fruits() }
    #expect(bar(app).isNear(0, 47, 390, 148))
    let field = app.searchFields.firstMatch
    field.tap()
    #expect(bar(app).isNear(0, 47, 390, 52))
    #expect(field.frame.minY == 48 && field.frame.height == 36)
    #expect(app.buttons["0"].frame.minY == 99)
    #expect(!app.navigationBars.staticTexts["Fruits"].exists && !app.buttons["Add"].exists)
    app.navigationBars.buttons["Cancel"].tap()
    #expect(bar(app).isNear(0, 47, 390, 148))
    #expect(app.buttons["0"].frame.minY == 195)
    #expect(app.navigationBars.staticTexts["Fruits"].exists && app.buttons["Add"].isHittable)
  }

  @Test("LAY-203: a bar that is to keep its content shows an inline title and its items while the user searches")
  func keepingContent() {
    let app = XCUIApplication { Fruits().searchPresentationToolbarBehavior(.avoidHidingContent) }
    app.searchFields.firstMatch.tap()
    #expect(bar(app).isNear(0, 47, 390, 96))
    #expect(app.navigationBars.staticTexts["Fruits"].frame.height < 21)
    #expect(app.buttons["Add"].isHittable)
    #expect(app.searchFields.firstMatch.frame.minY == 92)
  }

  @Test("LAY-203: on an iPad the title becomes inline and the items stay while the user searches")
  func onPad() {
    let app = XCUIApplication { Fruits() }
    app.profile.device = .iPadPro11
    app.launch()
    let height = bar(app).height
    app.searchFields.firstMatch.tap()
    #expect(bar(app).height == height - 52)
    #expect(app.navigationBars.staticTexts["Fruits"].exists && app.buttons["Add"].exists)
    app.scrollViews.firstMatch.swipeUp()
    #expect(app.searchFields.firstMatch.exists)
  }

  @Test("LAY-202: the field leaves when content is scrolled, and is there again when content is at its beginning")
  func scrolling() {
    let app = XCUIApplication { Fruits(mode: .inline) }
    #expect(bar(app).isNear(0, 47, 390, 96))
    let list = app.scrollViews.firstMatch
    list.swipe(by: -40)
    #expect(bar(app).height == 96 && app.searchFields.firstMatch.exists)
    list.swipe(by: -40)
    #expect(bar(app).isNear(0, 47, 390, 44))
    #expect(!app.searchFields.firstMatch.exists)
    #expect(abs(app.buttons["0"].frame.minY - 63) < 0.05)
    list.swipe(by: 200)
    #expect(bar(app).height == 96 && app.searchFields.firstMatch.isHittable)
    #expect(app.buttons["0"].frame.minY == 143)
  }

  @Test("LAY-202, LAY-203: scrolled content takes the room of the field first, then that of the large title")
  func searchThenTitle() {
    let app = XCUIApplication { Fruits() }
    let list = app.scrollViews.firstMatch
    list.swipe(by: -60)
    #expect(bar(app).height == 96)
    #expect(app.navigationBars.staticTexts["Fruits"].frame.height > 40)
    list.swipe(by: -60)
    #expect(bar(app).height == 44)
    #expect(app.navigationBars.staticTexts["Fruits"].frame.height < 21)
    #expect(abs(app.buttons["0"].frame.minY - 75) < 0.05)
    list.swipe(by: -60)
    list.swipe(by: 60)
    #expect(bar(app).height == 44)
    list.swipe(by: 300)
    #expect(bar(app).height == 148)
    #expect(app.buttons["0"].frame.minY == 195)
  }

  @Test("LAY-202: a field that is always displayed stays, and so does one while the user searches")
  func staying() {
    let always = XCUIApplication { Fruits(placement: .navigationBarDrawer(displayMode: .always)) }
    always.scrollViews.firstMatch.swipeUp()
    #expect(bar(always).isNear(0, 47, 390, 96))
    #expect(always.searchFields.firstMatch.isHittable)
    let drawer = XCUIApplication { Fruits(placement: .navigationBarDrawer(displayMode: .automatic)) }
    drawer.searchFields.firstMatch.tap()
    drawer.scrollViews.firstMatch.swipeUp()
    #expect(drawer.searchFields.firstMatch.exists)
    drawer.navigationBars.buttons["Cancel"].tap()
    #expect(!drawer.searchFields.firstMatch.exists && bar(drawer).height == 44)
  }
}
