import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// A button of a size, with no texts that would have to be measured.
struct SizedBox: View {
  let id: String
  var width: CGFloat?
  var height: CGFloat?

  var body: some View {
    Button {
    } label: {
      GeometryReader { _ in EmptyView() }.frame(width: width, height: height)
    }
    .accessibilityIdentifier(id)
  }
}

extension CGRect {
  /// Whether all lengths are those of another rectangle but for less than a pixel.
  func isNear(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    zip([minX, minY, self.width, self.height], [x, y, width, height]).allSatisfy { abs($0 - $1) < 0.05 }
  }
}

@MainActor
@Suite("The layout of bars and tabs")
struct BarLayoutTests {
  @Test("LAY-201: content begins below a large title of 96 points, which the root of a stack has")
  func largeTitle() {
    let app = XCUIApplication { NavigationStack { SizedBox(id: "page").navigationTitle("Notes") } }
    #expect(app.navigationBars["Notes"].frame.isNear(0, 47, 390, 96))
    #expect(app.buttons["page"].frame.isNear(0, 143, 390, 667))
  }

  @Test("LAY-201: content begins below an inline title of 44 points")
  func inlineTitle() {
    let app = XCUIApplication {
      NavigationStack { SizedBox(id: "page").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(app.navigationBars["Notes"].frame.isNear(0, 47, 390, 44))
    #expect(app.buttons["page"].frame.isNear(0, 91, 390, 719))
  }

  @Test("LAY-202: a search field adds 52 points and is 36 high")
  func searchField() {
    let app = XCUIApplication {
      NavigationStack { SizedBox(id: "page").navigationTitle("Notes").searchable(text: .constant("")) }
    }
    #expect(app.navigationBars["Notes"].frame.isNear(0, 47, 390, 148))
    #expect(app.searchFields.firstMatch.frame.isNear(16, 144, 358, 36))
    #expect(app.buttons["page"].frame.isNear(0, 195, 390, 615))
  }

  @Test("LAY-203: a large title is below the items, an inline one in the middle of the bar")
  func titles() {
    let large = XCUIApplication { NavigationStack { SizedBox(id: "page").navigationTitle("Notes") } }
    let title = large.navigationBars.staticTexts["Notes"].frame
    #expect(title.minX == 16)
    #expect(abs(title.minY - 94.667) < 0.05)
    #expect(abs(title.height - 40.667) < 0.05)
    let inline = XCUIApplication {
      NavigationStack { SizedBox(id: "page").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline) }
    }
    let small = inline.navigationBars.staticTexts["Notes"].frame
    #expect(abs(small.midX - 195) < 0.4)
    #expect(abs(small.minY - 58.667) < 0.05)
    #expect(abs(small.height - 20.333) < 0.05)
  }

  @Test("LAY-204: items are 34 high, the last one ends 16 points from the side")
  func items() {
    let app = XCUIApplication {
      NavigationStack {
        SizedBox(id: "page").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { SizedBox(id: "first", width: 24, height: 20) }
            ToolbarItem(placement: .topBarTrailing) { SizedBox(id: "last", width: 10, height: 20) }
          }
      }
    }
    #expect(app.buttons["last"].frame.isNear(340, 52, 34, 34))
    #expect(app.buttons["first"].frame.isNear(292, 52, 40, 34))
  }

  struct IconItems: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        SizedBox(id: "page").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button("Both", systemImage: "plus") {}.labelStyle(.titleAndIcon)
            }
            ToolbarItem {
              Menu("More", systemImage: "plus") { Button("Copy", systemImage: "plus") {} }
            }
            ToolbarItem {
              Button("Add", systemImage: "plus") { isShown = true }.sheet(isPresented: $isShown) {
                Label("In the sheet", systemImage: "plus")
              }
            }
            ToolbarItem(placement: .principal) { Label("Bare", systemImage: "plus") }
            ToolbarItem(placement: .bottomBar) { Button("Below", systemImage: "plus") {} }
          }
      }
    }
  }

  @Test("LAY-204: a bar shows and measures the icon of a label, and the element has the title")
  func icons() {
    let app = XCUIApplication { IconItems() }
    #expect(app.buttons["Add"].frame.isNear(340, 52, 34, 34))
    #expect(app.buttons["Add"].label == "Add")
    #expect(app.buttons["More"].frame.isNear(298, 52, 34, 34))
    #expect(app.images["Bare"].exists)
    #expect(app.toolbars.buttons["Below"].frame.width == 34)
    #expect(app.buttons["Both"].frame.width > 60)
    app.buttons["More"].tap()
    app.buttons["Copy"].tap()
    app.buttons["Add"].tap()
    #expect(app.staticTexts["In the sheet"].exists)
  }

  @Test("LAY-201: a pushed page has its own title mode, and the root its own again")
  func pushing() {
    struct Screen: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button {
            path = [1]
          } label: {
            GeometryReader { _ in EmptyView() }
          }
          .accessibilityIdentifier("root")
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in
            SizedBox(id: "page").navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.buttons["root"].frame.isNear(0, 143, 390, 667))
    app.buttons["root"].tap()
    #expect(app.buttons["page"].frame.isNear(0, 91, 390, 719))
    #expect(app.navigationBars.buttons["Root"].frame.minX == 8)
    #expect(app.navigationBars.buttons["Root"].frame.height == 44)
    app.navigationBars.buttons["Root"].tap()
    #expect(app.buttons["root"].frame.isNear(0, 143, 390, 667))
  }

  @Test("LAY-214: without a bar a page fills the safe area")
  func noBar() {
    let app = XCUIApplication {
      NavigationStack { SizedBox(id: "page").navigationTitle("Notes").toolbar(.hidden, for: .navigationBar) }
    }
    #expect(app.buttons["page"].frame.isNear(0, 47, 390, 763))
  }

  @Test("LAY-008: what does not fill a page lies in its middle")
  func centered() {
    let app = XCUIApplication {
      NavigationStack { SizedBox(id: "page", width: 100, height: 67).navigationTitle("Notes") }
    }
    #expect(app.buttons["page"].frame.isNear(145, 443, 100, 67))
  }

  @Test("LAY-205: tabs share the width of a bar that reaches to the bottom of the screen")
  func tabs() {
    let app = XCUIApplication {
      TabView {
        ForEach(0..<5) { number in SizedBox(id: "page \(number)").tabItem { Text("Tab \(number)") } }
      }
    }
    #expect(app.tabBars.firstMatch.frame.isNear(0, 761, 390, 83))
    #expect(app.tabBars.buttons["Tab 0"].frame.isNear(2, 762, 74, 48))
    #expect(app.tabBars.buttons["Tab 3"].frame.isNear(236, 762, 74, 48))
    #expect(app.buttons["page 0"].frame.isNear(0, 47, 390, 714))
    app.tabBars.buttons["Tab 3"].tap()
    #expect(app.buttons["page 3"].frame.isNear(0, 47, 390, 714))
  }

  @Test("LAY-214: pages without a bar fill the safe area")
  func pages() {
    let app = XCUIApplication {
      TabView {
        SizedBox(id: "A")
        SizedBox(id: "B")
      }
      .tabViewStyle(.page)
    }
    #expect(app.buttons["A"].frame.isNear(0, 47, 390, 763))
  }

  @Test("LAY-206: a toolbar at the bottom is above the home indicator")
  func toolbar() {
    let app = XCUIApplication {
      NavigationStack {
        SizedBox(id: "page")
          .toolbar { ToolbarItem(placement: .bottomBar) { SizedBox(id: "low", width: 20, height: 20) } }
      }
    }
    #expect(app.toolbars.firstMatch.frame.isNear(0, 766, 390, 44))
    #expect(app.buttons["low"].frame.isNear(177, 771, 36, 34))
    #expect(app.buttons["page"].frame.isNear(0, 47, 390, 719))
  }

  @Test("LAY-036: a reader on a page gets the safe area with the bar")
  func safeArea() {
    let app = XCUIApplication {
      NavigationStack {
        GeometryReader { proxy in
          Text("\(Int(proxy.safeAreaInsets.top)) and \(Int(proxy.safeAreaInsets.bottom))")
        }
        .navigationTitle("Notes")
      }
    }
    #expect(app.staticTexts["143 and 34"].exists)
  }
}
