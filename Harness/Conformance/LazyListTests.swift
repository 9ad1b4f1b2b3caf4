import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("C: lazy lists")
struct LazyListTests {
  @Test("SEM-025: rows of data inside rows of data are rows of the list")
  func nestedRows() {
    let app = XCUIApplication {
      List {
        ForEach(["A", "B"], id: \.self) { section in
          Section(section) { ForEach(0..<3, id: \.self) { Text("\(section)\($0)") } }
        }
      }
    }
    #expect(app.cells.count == 8)
    #expect(app.texts == ["A", "A0", "A1", "A2", "B", "B0", "B1", "B2"])
  }

  @Test("SEM-199: a proxy brings a row into view by its identity, at the place of its anchor")
  func scrollTo() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Last") { proxy.scrollTo(99) }
          Button("Middle") { proxy.scrollTo(50, anchor: .top) }
          List(0..<100, id: \.self) { Text("Row \($0)") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.texts.first == "Row 0")
    app.buttons["Last"].tap()
    #expect(app.texts.last == "Row 99")
    #expect(app.cells.allElementsBoundByIndex.last?.frame.maxY == 810)
    app.buttons["Middle"].tap()
    let list = app.collectionViews.firstMatch.frame
    #expect(abs(app.staticTexts["Row 50"].frame.midY - list.minY - 22) < 1)
  }

  @Test("SEM-200, SEM-027: a row that is scrolled off disappears and keeps its state, until it is evicted")
  func eviction() {
    struct Screen: View {
      let trace: Trace
      var body: some View {
        List(0..<40, id: \.self) { row in
          TapCounter("Row \(row)").onAppear { if row == 0 { trace("appear") } }
            .onDisappear { if row == 0 { trace("disappear") } }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Row 0 0"].tap()
    app.collectionViews.firstMatch.swipeUp()
    app.collectionViews.firstMatch.swipeDown()
    #expect(app.buttons["Row 0 1"].exists)
    app.collectionViews.firstMatch.swipeUp()
    #expect(app.evictRows() == 4)
    app.collectionViews.firstMatch.swipeDown()
    #expect(app.buttons["Row 0 0"].exists)
    #expect(trace.entries == ["appear", "disappear", "appear", "disappear", "appear"])
  }

  @Test("SEM-199: the device decides how many rows are made")
  func rowsInView() {
    let app = XCUIApplication { List(0..<40, id: \.self) { Text("Row \($0)") } }
    #expect(app.cells.count == 27)
    app.profile.visibleRows = 5
    app.launch()
    #expect(app.cells.count == 5)
    app.collectionViews.firstMatch.swipeUp()
    #expect(app.texts == ["Row 5", "Row 6", "Row 7", "Row 8", "Row 9"])
  }

  @Test("SEM-388: a geometry reader gets the size of the device's screen")
  func geometry() {
    let app = XCUIApplication {
      GeometryReader { proxy in
        Text(proxy.size.width < 400 ? "Narrow \(Int(proxy.size.width))" : "Wide \(Int(proxy.size.width))")
      }
    }
    #expect(app.texts == ["Narrow 390"])
    app.profile.screenSize = CGSize(width: 820, height: 1180)
    app.launch()
    #expect(app.texts == ["Wide 820"])
    #expect(app.frame.width == 820)
  }
}
