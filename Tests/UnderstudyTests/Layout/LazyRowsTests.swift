import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// Rows of 30 to 119 points, with numbers as identifiers.
private struct UnevenRows: View {
  var count = 300
  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { UnevenRow(number: $0) }
    }
  }
}

private struct UnevenRow: View {
  let number: Int
  static func height(_ number: Int) -> CGFloat { CGFloat(30 + number * 37 % 90) }
  var body: some View { SizedBox(id: "\(number)", height: Self.height(number)) }
}

extension XCUIApplication {
  /// The identifiers of the buttons that exist.
  fileprivate var rows: [String] { buttons.allElementsBoundByIndex.map(\.identifier) }
}

@MainActor
@Suite("The rows that lists and lazy stacks make")
struct LazyRowsTests {
  @Test("LAY-134: rows that meet the visible rectangle, enlarged by half its height, are made")
  func listWindow() {
    let app = XCUIApplication {
      List(0..<100, id: \.self) { SizedBox(id: "\($0)", height: 20) }.listStyle(.plain)
    }
    // Rows of 44 points from 47: the 28th begins at 1235, the next at 1279, beyond 844 * 1.5.
    #expect(app.rows == (0..<28).map(String.init))
    app.collectionViews.firstMatch.swipeUp()
    // 704.2 further: the first one ends at -393.5, the one before at -437.5.
    #expect(app.rows == (5..<44).map(String.init))
  }

  @Test("LAY-134: rows are made by their own heights")
  func unevenRows() {
    let app = XCUIApplication { ScrollView { UnevenRows() } }
    var end: CGFloat = 47
    let first = (0..<300).filter { number in
      defer { end += UnevenRow.height(number) }
      return end <= 1266
    }
    #expect(app.rows == first.map(String.init))
  }

  @Test("LAY-134: outside of a scroll view along the axis all rows are made")
  func outsideOfScrollViews() {
    let app = XCUIApplication { UnevenRows(count: 80) }
    #expect(app.rows.count == 80)
    let sideways = XCUIApplication { ScrollView(.horizontal) { UnevenRows(count: 80) } }
    #expect(sideways.rows.count == 80)
  }

  @Test("LAY-134: short lists and lazy stacks make the rows near the visible part, too")
  func shortContainers() {
    // To a screen and a half, 1266 points, from 47. A row of the list has 222.
    let list = XCUIApplication {
      List(0..<12, id: \.self) { SizedBox(id: "\($0)", height: 200) }.listStyle(.plain)
    }
    #expect(list.rows == (0..<6).map(String.init))
    let stack = XCUIApplication {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<8) { SizedBox(id: "\($0)", height: 300) } } }
    }
    #expect(stack.rows == (0..<5).map(String.init))
    let row = XCUIApplication {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<4) { SizedBox(id: "\($0)", width: 300, height: 30) } }
      }
    }
    #expect(row.rows == ["0", "1"])
    let grid = XCUIApplication {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<12) { SizedBox(id: "\($0)", height: 300) } }
      }
    }
    #expect(grid.rows == (0..<8).map(String.init))
  }

  @Test("LAY-134: a short list in a part of the screen makes the rows near that part")
  func listInPartOfScreen() {
    let app = XCUIApplication {
      List(0..<20, id: \.self) { SizedBox(id: "\($0)", height: 20) }.listStyle(.plain).frame(height: 200)
    }
    // 300 points of rows of 44.
    #expect(app.rows == (0..<7).map(String.init))
    app.collectionViews.firstMatch.swipeUp(velocity: .fast)
    #expect(app.rows == (13..<20).map(String.init))
  }

  @Test("LAY-134, LAY-355: static rows exist and have appeared as soon as they are near")
  func staticRows() {
    struct Screen: View {
      let note: (String) -> Void
      var body: some View {
        List {
          ForEach(["a", "b", "c"], id: \.self) { id in box(id) }
          box("d")
          box("e")
        }
        .listStyle(.plain)
      }

      func box(_ id: String) -> some View { SizedBox(id: id, height: 500).onAppear { note(id) } }
    }
    var appeared: [String] = []
    let app = XCUIApplication { Screen { appeared.append($0) } }
    // Rows of 522 points, from 47.
    #expect(app.rows == ["a", "b", "c"])
    #expect(appeared == ["a", "b", "c"])
    app.collectionViews.firstMatch.swipeUp()
    #expect(app.rows == ["a", "b", "c", "d"])
    #expect(appeared == ["a", "b", "c", "d"])
    app.collectionViews.firstMatch.swipeUp(velocity: .fast)
    #expect(app.rows == ["c", "d", "e"])
  }

  @Test("LAY-135: rows that turn out to be longer or shorter than estimated move none that is in view")
  func positionIsKept() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Jump") { proxy.scrollTo(170, anchor: .top) }
          ScrollView { UnevenRows() }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    let top = app.scrollViews.firstMatch.frame.minY
    app.buttons["Jump"].tap()
    #expect(app.buttons["170"].frame.minY == top)
    app.scrollViews.firstMatch.swipe(by: 100)
    #expect(abs(app.buttons["170"].frame.minY - (top + 100)) < 0.5)
    app.scrollViews.firstMatch.swipe(by: 250)
    #expect(abs(app.buttons["170"].frame.minY - (top + 350)) < 0.5)
  }

  @Test("LAY-136: a header stays at the top of the visible part as long as its section is there")
  func pinnedHeaders() {
    let app = XCUIApplication {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<5, id: \.self) { section in
            Section {
              ForEach(0..<20, id: \.self) { SizedBox(id: "\(section).\($0)", height: 30) }
            } header: {
              SizedBox(id: "header \(section)", height: 40)
            }
          }
        }
      }
    }
    app.scrollViews.firstMatch.swipe(by: -100)
    #expect(app.buttons["0.5"].frame.isNear(0, 137, 390, 30))
    #expect(app.buttons["header 0"].frame.isNear(0, 47, 390, 40))
    app.scrollViews.firstMatch.swipe(by: -520)
    // 620 of 640 points have gone: the next header pushes the one of the section away.
    #expect(app.buttons["header 0"].frame.isNear(0, 27, 390, 40))
    #expect(app.buttons["header 1"].frame.isNear(0, 67, 390, 40))
  }

  @Test("LAY-274: headers of a plain list stay at the top, those of groups do not")
  func listHeaders() {
    struct Screen: View {
      var body: some View {
        List {
          ForEach(0..<3, id: \.self) { section in
            Section {
              ForEach(0..<20, id: \.self) { SizedBox(id: "\(section).\($0)", height: 20) }
            } header: {
              SizedBox(id: "header \(section)", height: 20)
            }
          }
        }
      }
    }
    let plain = XCUIApplication { Screen().listStyle(.plain) }
    plain.collectionViews.firstMatch.swipe(by: -200)
    #expect(plain.cells.firstMatch.frame.minY == 47)
    let grouped = XCUIApplication { Screen() }
    grouped.collectionViews.firstMatch.swipe(by: -200)
    #expect(grouped.cells.firstMatch.frame.minY < 0)
  }

  @Test("LAY-134: a grid makes whole lines, as many columns as it has")
  func grid() {
    let app = XCUIApplication {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
          ForEach(0..<400) { SizedBox(id: "\($0)", height: 30) }
        }
      }
    }
    // Lines of 38 points, four views each: the 33rd begins at 47 + 32 * 38 = 1263.
    #expect(app.rows.count == 33 * 4)
  }

  @Test("LAY-134: a row of views that scrolls sideways makes those near the visible part")
  func sideways() {
    let app = XCUIApplication {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<100) { SizedBox(id: "\($0)", width: 100, height: 30) } }
      }
    }
    #expect(app.rows == (0..<6).map(String.init))
    app.scrollViews.firstMatch.swipeLeft()
    // 0.4 * 390 + 0.499 * 800 = 555.2 further.
    #expect(app.rows == (3..<11).map(String.init))
    #expect(app.buttons["5"].frame.isNear(-5.333, 413.667, 100, 30))
  }

  @Test("LAY-191: at the end at first, no row at the beginning appears")
  func beginningAtTheEnd() {
    struct Screen: View {
      let note: (Int) -> Void
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<300, id: \.self) { number in UnevenRow(number: number).onAppear { note(number) } }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    var appeared: [Int] = []
    let app = XCUIApplication { Screen { appeared.append($0) } }
    #expect(app.rows.last == "299")
    #expect(app.buttons["299"].frame.maxY == 810)
    #expect(appeared.map(String.init) == app.rows)
  }

  @Test("LAY-371: content that has become shorter is not scrolled when it is longer again")
  func shorterContent() {
    struct Screen: View {
      @State private var count = 100
      var body: some View {
        Button("Filter") { count = 10 }
        Button("All") { count = 100 }
        List(0..<count, id: \.self) { SizedBox(id: "\($0)", height: 20) }
      }
    }
    let app = XCUIApplication { Screen() }
    for _ in 0..<3 { app.collectionViews.firstMatch.swipeUp() }
    #expect(!app.buttons["0"].exists)
    app.buttons["Filter"].tap()
    app.buttons["All"].tap()
    #expect(app.buttons["0"].exists)
  }

  @Test("SEM-200, LAY-403: rows that are scrolled away keep their state, up to several hundred")
  func keptRows() {
    struct Row: View {
      let number: Int
      @State private var taps = 0
      var body: some View { Button("\(number): \(taps)") { taps += 1 } }
    }
    let app = XCUIApplication { List(0..<100_000, id: \.self) { Row(number: $0) } }
    app.buttons["0: 0"].tap()
    for _ in 0..<5 { app.collectionViews.firstMatch.swipeUp() }
    for _ in 0..<5 { app.collectionViews.firstMatch.swipeDown() }
    #expect(app.buttons["0: 1"].exists)
    for _ in 0..<40 { app.collectionViews.firstMatch.swipeUp(velocity: .fast) }
    for _ in 0..<45 { app.collectionViews.firstMatch.swipeDown(velocity: .fast) }
    #expect(app.buttons["0: 0"].exists)
  }
}

extension XCUIElement {
  /// A finger that moves up or down on the element by a distance, and rests.
  func swipe(by distance: CGFloat) {
    let middle = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    middle.press(forDuration: 0.1, thenDragTo: middle.withOffset(CGVector(dx: 0, dy: distance)))
  }
}
