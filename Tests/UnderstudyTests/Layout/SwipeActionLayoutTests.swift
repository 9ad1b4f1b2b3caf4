import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The layout of swipe actions")
struct SwipeActionLayoutTests {
  struct Mail: View {
    @State private var log = ""
    var body: some View {
      List {
        Text("Row")
          .swipeActions(edge: .leading) {
            Button("Pin") { log += "pin " }
            Button("Remind me tomorrow") {}
          }
          .swipeActions {
            Button("Delete", role: .destructive) { log += "delete " }
            Button("More") { log += "more " }
          }
        Text("log \(log)")
      }
    }
  }

  @Test("LAY-277: actions lie at the trailing edge beside the content, the first is the outermost")
  func trailing() {
    let app = XCUIApplication { Mail() }
    let (cell, next, text) = (app.cells.element(boundBy: 0), app.cells.element(boundBy: 1), app.staticTexts["Row"])
    let (row, below, start) = (cell.frame, next.frame, text.frame)
    #expect(row.isNear(16, 82, 358, 44))
    text.swipeLeft()
    #expect(cell.frame == row)
    #expect(next.frame == below)
    let (delete, more) = (app.buttons["Delete"].frame, app.buttons["More"].frame)
    #expect(delete.width >= 74 && more.width >= 74)
    #expect(abs(delete.maxX - 374) < 0.05 && abs(more.maxX - delete.minX) < 0.4)
    for button in [delete, more] { #expect(button.minY == row.minY && button.height == 44) }
    #expect(abs(text.frame.minX - (start.minX - delete.width - more.width)) < 0.7)
    #expect(text.frame.minY == start.minY)
  }

  @Test("LAY-277: actions at the leading edge move the content to the trailing one")
  func leading() {
    let app = XCUIApplication { Mail() }
    let start = app.staticTexts["Row"].frame
    app.staticTexts["Row"].swipeRight()
    let (pin, remind) = (app.buttons["Pin"].frame, app.buttons["Remind me tomorrow"].frame)
    #expect(pin.isNear(16, 82, 74, 44))
    #expect(abs(remind.minX - 90) < 0.05 && remind.width > 100 && remind.height == 44)
    #expect(abs(app.staticTexts["Row"].frame.minX - (start.minX + 74 + remind.width)) < 0.4)
  }

  @Test("LAY-277: a finger at the end of a row meets the action there, and one on the content hides the actions")
  func taps() {
    let app = XCUIApplication { Mail() }
    let cell = app.cells.firstMatch
    cell.swipeLeft()
    cell.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
    #expect(app.staticTexts["log delete "].exists)
    #expect(!app.buttons["Delete"].exists)
    cell.swipeLeft()
    cell.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0.5)).tap()
    #expect(!app.buttons["Delete"].exists)
    #expect(app.staticTexts["log delete "].exists)
    #expect(app.staticTexts["Row"].frame.minX == 32)
  }

  @Test("LAY-277, LAY-341: a row's only button keeps its size and moves with the content")
  func buttonRow() {
    struct Rows: View {
      @State private var items = ["A", "B"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { item in
            Button(item) {}.swipeActions {
              Button(role: .destructive) {
                items.removeAll { $0 == item }
              } label: {
                Label("Trash", systemImage: "trash")
              }
            }
          }
        }
      }
    }
    let app = XCUIApplication { Rows() }
    app.buttons["A"].swipeLeft()
    #expect(app.buttons["A"].frame.isNear(-58, 82, 358, 44))
    #expect(app.buttons["Trash"].frame.isNear(300, 82, 74, 44))
    #expect(app.buttons["B"].frame.isNear(16, 126, 358, 44))
    app.buttons["Trash"].tap()
    #expect(app.cells.count == 1)
    #expect(app.buttons["B"].frame.isNear(16, 82, 358, 44))
  }

  @Test("LAY-277: actions that are written on several rows are those of each")
  func severalRows() {
    struct Rows: View {
      @State private var hasMore = false
      var body: some View {
        NavigationStack {
          List {
            ForEach(["A", "B"], id: \.self) { name in NavigationLink(name) { Text("Page") } }
              .swipeActions {
                Button("Act") { hasMore.toggle() }
                if hasMore { Button("More") {} }
              }
          }
          .listStyle(.plain)
          .navigationTitle("L")
        }
      }
    }
    let app = XCUIApplication { Rows() }
    app.cells.element(boundBy: 1).swipeLeft()
    #expect(app.buttons["Act"].frame.isNear(316, 187, 74, 44))
    #expect(app.buttons["A"].frame.isNear(0, 143, 390, 44))
    #expect(app.buttons["B"].frame.isNear(-74, 187, 390, 44))
    app.buttons["Act"].tap()
    #expect(app.buttons["B"].frame.isNear(0, 187, 390, 44))
    app.cells.element(boundBy: 1).swipeLeft()
    #expect(app.buttons["More"].frame.isNear(242, 187, 74, 44))
    #expect(app.buttons["B"].frame.isNear(-148, 187, 390, 44))
  }

  @Test("LAY-277: the button that deletes a row moves the content as actions do")
  func delete() {
    let app = XCUIApplication { List { ForEach(["A", "B"], id: \.self) { Text($0) }.onDelete { _ in } } }
    app.staticTexts["A"].swipeLeft()
    #expect(app.buttons["Delete"].frame.isNear(300, 82, 74, 44))
    #expect(app.cells.firstMatch.frame.isNear(16, 82, 358, 44))
    #expect(app.staticTexts["A"].frame.minX == -42)
    app.cells.firstMatch.swipeRight()
    #expect(app.staticTexts["A"].frame.minX == 32)
  }

  @Test("LAY-277, LAY-012: from right to left the edges are the other ones")
  func rightToLeft() {
    let app = XCUIApplication { Mail().environment(\.layoutDirection, .rightToLeft) }
    app.cells.firstMatch.swipeLeft()
    #expect(app.buttons["Delete"].frame.minX == 16)
    #expect(app.staticTexts["Row"].frame.minX > 374)
  }
}
