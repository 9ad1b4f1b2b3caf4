import SwiftUI
import Testing
import UnderstudyTesting

/// F-120: what UIKit has between a scroll view and its content.
@MainActor
@Suite("Scroll views and what is around their content")
struct ScrollViewPaneTests {
  private struct Screen: View {
    @State private var title = ""
    @State private var count = 0
    var body: some View {
      ScrollView {
        VStack {
          TextField("Title", text: $title)
          ScrollView(.horizontal) {
            HStack { ForEach(1..<4) { Button("Card \($0)") { count += 1 } } }
          }
          Text("Taps \(count)")
        }
      }
      .accessibilityIdentifier("form")
    }
  }

  @Test("F-120: one element lies between a scroll view and its content, nested and horizontal ones included")
  func nested() {
    let app = XCUIApplication { Screen() }
    let inside = app.scrollViews.otherElements
    #expect(inside.textFields["Title"].exists)
    inside.scrollViews.otherElements.buttons["Card 2"].tap()
    #expect(app.staticTexts["Taps 1"].exists)
    #expect(app.scrollViews.count == 2)
    #expect(app.scrollViews.otherElements.count == 2)
    #expect(app.scrollViews.firstMatch.children(matching: .any).count == 1)
    #expect(app.scrollViews.otherElements.containing(.staticText, identifier: "Taps 1").element.exists)
  }

  @Test("F-120: an identifier of the scroll view is its own")
  func identifier() {
    let app = XCUIApplication { Screen() }
    #expect(app.scrollViews["form"].exists)
    #expect(!app.otherElements["form"].exists)
    #expect(app.scrollViews["form"].children(matching: .other).element.identifier == "")
  }

  @Test("F-120: so it is in the rows of a list, and in a custom style's content")
  func rows() {
    struct Rows: View {
      @State private var shown = ""
      var body: some View {
        List {
          ScrollView(.horizontal) { HStack { Button("Hero") { shown = "chat" }.buttonStyle(.borderless) } }
          Text(shown)
        }
      }
    }
    let app = XCUIApplication { Rows() }
    app.collectionViews.scrollViews.otherElements.buttons.firstMatch.tap()
    #expect(app.staticTexts["chat"].exists)
  }

  @Test("F-120: the element is as large as the content and moves with it")
  func frames() {
    let app = XCUIApplication {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Text("Line \($0)").frame(height: 100) } }
        }
        Button("Below") {}.frame(height: 100)
      }
    }
    let scroll = app.scrollViews.firstMatch
    let pane = scroll.children(matching: .other).element
    #expect(pane.frame.height == 2000)
    #expect(pane.isHittable)
    let top = pane.frame.minY
    scroll.swipeUp()
    #expect(pane.frame.minY < top)
    pane.swipeDown()
    #expect(pane.frame.minY == top)
  }

  @Test("F-120: a tap on the element meets what is at its middle")
  func tap() {
    struct Tapped: View {
      @State private var count = 0
      var body: some View {
        ScrollView { Button("Taps \(count)") { count += 1 }.frame(width: 300, height: 200).contentShape(.rect) }
      }
    }
    let app = XCUIApplication { Tapped() }
    app.scrollViews.children(matching: .other).element.tap()
    #expect(app.buttons["Taps 1"].exists)
  }

  @Test("F-120: sorted content is sorted in it, also after an update")
  func priority() {
    struct Sorted: View {
      @State private var isLast = false
      var body: some View {
        ScrollView {
          Button("A") { isLast = true }.accessibilitySortPriority(isLast ? -1 : 0)
          Button("B") {}
        }
      }
    }
    let app = XCUIApplication { Sorted() }
    let buttons = app.scrollViews.otherElements.buttons
    #expect(buttons.allElementsBoundByIndex.map(\.label) == ["A", "B"])
    buttons["A"].tap()
    #expect(buttons.allElementsBoundByIndex.map(\.label) == ["B", "A"])
  }
}
