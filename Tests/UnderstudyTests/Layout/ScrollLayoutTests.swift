import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The layout of scroll views and lazy containers")
struct ScrollLayoutTests {
  @Test("LAY-056: a scroll view reaches under the unsafe parts, its content begins below them")
  func viewport() {
    let app = XCUIApplication {
      ScrollView {
        SizedBox(id: "A", height: 100)
        SizedBox(id: "B", width: 100, height: 100)
      }
    }
    #expect(app.scrollViews.firstMatch.frame.isNear(0, 0, 390, 844))
    #expect(app.buttons["A"].frame.isNear(0, 47, 390, 100))
    #expect(app.buttons["B"].frame.isNear(145, 155, 100, 100))
  }

  @Test("LAY-370: a row that scrolls is as high as its content")
  func horizontal() {
    let app = XCUIApplication {
      ScrollView(.horizontal) {
        SizedBox(id: "A", width: 300, height: 21)
        SizedBox(id: "B", width: 300, height: 21)
      }
    }
    #expect(app.scrollViews.firstMatch.frame.isNear(0, 418, 390, 21))
    #expect(app.buttons["B"].frame.isNear(308, 418, 300, 21))
  }

  @Test("LAY-371: a swipe moves the content, as far as it goes")
  func swiping() {
    let app = XCUIApplication {
      ScrollView {
        VStack(spacing: 0) {
          SizedBox(id: "A", height: 900)
          SizedBox(id: "B", height: 900)
        }
      }
    }
    app.scrollViews.firstMatch.swipeUp()
    #expect(app.buttons["A"].frame.minY < -100)
    app.scrollViews.firstMatch.swipeUp()
    app.scrollViews.firstMatch.swipeUp()
    #expect(app.buttons["B"].frame.isNear(0, -90, 390, 900))
    app.scrollViews.firstMatch.swipeDown()
    app.scrollViews.firstMatch.swipeDown()
    app.scrollViews.firstMatch.swipeDown()
    #expect(app.buttons["A"].frame.isNear(0, 47, 390, 900))
  }

  @Test("LAY-190: margins keep the content from the sides and its beginning")
  func margins() {
    let app = XCUIApplication {
      ScrollView { SizedBox(id: "A", height: 100) }.contentMargins(20, for: .scrollContent)
    }
    #expect(app.buttons["A"].frame.isNear(20, 67, 350, 100))
  }

  @Test("LAY-191: short content lies at its anchor")
  func anchor() {
    let app = XCUIApplication { ScrollView { SizedBox(id: "A", height: 20) }.defaultScrollAnchor(.bottom) }
    #expect(app.buttons["A"].frame.isNear(0, 790, 390, 20))
  }

  @Test("LAY-194: a proxy moves a view to its anchor")
  func proxy() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button {
              proxy.scrollTo("B", anchor: .top)
            } label: {
              GeometryReader { _ in EmptyView() }.frame(height: 40)
            }
            .accessibilityIdentifier("jump")
            ScrollView {
              VStack(spacing: 0) {
                ForEach(["A", "B", "C"], id: \.self) { SizedBox(id: $0, height: 600) }
              }
            }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.buttons["B"].frame.isNear(0, 687, 390, 600))
    app.buttons["jump"].tap()
    #expect(app.buttons["B"].frame.isNear(0, 87, 390, 600))
  }

  @Test("LAY-134: a lazy stack makes the rows up to half a screen around the visible part")
  func lazyStack() {
    let app = XCUIApplication {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { SizedBox(id: "row \($0)", height: 30) } }
      }
    }
    #expect(app.buttons["row 1"].frame.isNear(0, 77, 390, 30))
    app.scrollViews.firstMatch.swipeUp()
    let rows = app.buttons.allElementsBoundByIndex
    #expect(rows.first?.identifier == "row 7")
    #expect(rows.first.map { $0.frame.isNear(0, -447.333, 390, 30) } ?? false)
    #expect(rows.last?.identifier == "row 64")
  }

  @Test("LAY-130: a lazy grid has as many columns as fit")
  func lazyGrid() {
    let app = XCUIApplication {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
          ForEach(0..<9) { SizedBox(id: "cell \($0)", height: 30) }
        }
      }
    }
    #expect(app.buttons["cell 3"].frame.isNear(298.667, 47, 91.333, 30))
    #expect(app.buttons["cell 4"].frame.isNear(0, 85, 91.667, 30))
  }
}
