import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: full swipes")
struct FullSwipeTests {
  private struct Mail: View {
    var allowsFullSwipe = true
    @State private var rows = ["A", "B"]
    @State private var log = ""

    var body: some View {
      Text("log \(log)").accessibilityIdentifier("log")
      List(rows, id: \.self) { row in
        Text(row)
          .swipeActions(allowsFullSwipe: allowsFullSwipe) {
            Button("Remove", role: .destructive) { rows.removeAll { $0 == row } }
            Button("Flag") { log += "f" }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: allowsFullSwipe) { Button("Pin") { log += "p" } }
      }
    }
  }

  private func drag(_ app: XCUIApplication, from start: CGFloat, to end: CGFloat, held: TimeInterval = 0.1) {
    let cell = app.cells.firstMatch
    cell.coordinate(withNormalizedOffset: CGVector(dx: start, dy: 0.5))
      .press(forDuration: held, thenDragTo: cell.coordinate(withNormalizedOffset: CGVector(dx: end, dy: 0.5)))
  }

  @Test("F-103: a drag over most of a row performs the first action of its edge", arguments: [0.1, 0, 1])
  func full(_ held: TimeInterval) {
    let app = XCUIApplication { Mail() }
    drag(app, from: 0.95, to: 0.02, held: held)
    #expect(app.cells.staticTexts.allElementsBoundByIndex.map(\.label) == ["B"])
    drag(app, from: 0.05, to: 0.9, held: held)
    #expect(app.staticTexts["log"].label == "log p")
    #expect(!app.buttons["Pin"].exists)
  }

  @Test("F-103: a short drag only opens the row, and one back closes it")
  func short() {
    let app = XCUIApplication { Mail() }
    drag(app, from: 0.5, to: 0)
    #expect(app.buttons["Remove"].exists && app.cells.count == 2)
    drag(app, from: 0.1, to: 0.95)
    #expect(!app.buttons["Remove"].exists && !app.buttons["Pin"].exists)
    #expect(app.staticTexts["log"].label == "log ")
    drag(app, from: 0.9, to: 0.7)
    #expect(app.buttons["Flag"].exists)
    drag(app, from: 0.8, to: 0.1)
    #expect(app.cells.count == 1)
  }

  @Test("F-103: where a full swipe is not allowed, any drag only opens the row")
  func notAllowed() {
    let app = XCUIApplication { Mail(allowsFullSwipe: false) }
    drag(app, from: 0.95, to: 0.02)
    #expect(app.buttons["Remove"].exists && app.cells.count == 2)
    drag(app, from: 0.1, to: 0.95)
    drag(app, from: 0.1, to: 0.95)
    #expect(app.buttons["Pin"].exists)
    #expect(app.staticTexts["log"].label == "log ")
  }

  @Test("F-103: a drag may end beside the screen")
  func beyond() {
    let app = XCUIApplication { Mail() }
    drag(app, from: 0.6, to: -0.4)
    #expect(app.cells.count == 1)
    drag(app, from: 0.6, to: 1.6)
    #expect(app.staticTexts["log"].label == "log p")
  }

  @Test("F-103: a swipe of a test opens the row, however fast")
  func swipes() {
    let app = XCUIApplication { Mail() }
    app.staticTexts["A"].swipeLeft(velocity: .fast)
    #expect(app.buttons["Remove"].exists && app.cells.count == 2)
  }

  @Test("F-103: a full swipe deletes a row that can be deleted; a first action that is disabled is only shown")
  func siblings() {
    struct Rows: View {
      @State private var rows = ["A", "B"]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
          Text("Last").swipeActions { Button("Off") {}.disabled(true) }
        }
      }
    }
    let app = XCUIApplication { Rows() }
    drag(app, from: 0.9, to: 0.5)
    #expect(app.buttons["Delete"].exists && app.cells.count == 3)
    drag(app, from: 0.8, to: 0.05)
    #expect(app.cells.count == 2)
    let cell = app.cells.element(boundBy: 1)
    cell.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5))
      .press(forDuration: 0.1, thenDragTo: cell.coordinate(withNormalizedOffset: CGVector(dx: 0.05, dy: 0.5)))
    #expect(app.buttons["Off"].exists)
  }
}
