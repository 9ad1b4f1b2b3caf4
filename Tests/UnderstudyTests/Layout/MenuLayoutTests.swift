import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The layout of menus and matched views")
struct MenuLayoutTests {
  @Test("LAY-212: a menu is 250 points wide, its rows 44 high, 8 points below what opened it")
  func menu() {
    let app = XCUIApplication {
      VStack {
        Menu("Open") {
          Button("First") {}
          Button("Second") {}
        }
        Spacer()
      }
    }
    let source = app.buttons["Open"].frame
    app.buttons["Open"].tap()
    let list = app.collectionViews.firstMatch.frame
    #expect(list.size == CGSize(width: 250, height: 88))
    #expect(list.minY == source.maxY + 8)
    #expect(app.buttons["Second"].frame == CGRect(x: list.minX, y: list.minY + 44, width: 250, height: 44))
    #expect(app.otherElements["PopoverDismissRegion"].frame.size == CGSize(width: 390, height: 844))
  }

  @Test("LAY-212: a context menu is above a view at the bottom, inside the safe area")
  func contextMenu() {
    let app = XCUIApplication {
      VStack {
        Spacer()
        Text("Pressed").contextMenu { Button("Delete") {} }
      }
    }
    let source = app.staticTexts["Pressed"].frame
    app.staticTexts["Pressed"].press(forDuration: 1)
    let row = app.buttons["Delete"].frame
    #expect(row.size == CGSize(width: 250, height: 44))
    #expect(abs(row.maxY - (source.minY - 8)) < 0.5 && row.maxX <= 382)
  }

  @Test("LAY-312: links are where their characters are in the text, over all of their lines")
  func links() {
    let app = XCUIApplication {
      VStack(spacing: 0) {
        Text("Read the [terms](https://a.example) and [more](https://b.example)").accessibilityIdentifier("text")
        Text("Read the ").accessibilityIdentifier("before")
        Text("Some words and [a link that is long](https://c.example)").frame(width: 150)
      }
    }
    let text = app.staticTexts["text"].frame
    let (terms, more) = (app.links["terms"].frame, app.links["more"].frame)
    #expect(terms.height == text.height && terms.minY == text.minY && more.maxX == text.maxX)
    // The space in between is 4.6 to 5 points wide.
    let gap = terms.minX - text.minX - app.staticTexts["before"].frame.width
    #expect(gap > 3 && gap < 6 && terms.maxX < more.minX)
    #expect(app.links["a link that is long"].frame.height > text.height)
  }

  // MARK: - Matched geometry

  private struct Matched: View {
    @Namespace private var space
    let properties: MatchedGeometryProperties
    var anchor = UnitPoint.center
    @State private var hasSource = true

    var body: some View {
      VStack(spacing: 0) {
        if hasSource {
          SizedBox(id: "source", width: 200, height: 50).matchedGeometryEffect(id: 1, in: space, anchor: anchor)
        }
        SizedBox(id: "after", width: 10, height: 10)
        SizedBox(id: "follower")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
          .frame(width: 40, height: 40)
        Button("Remove") { hasSource = false }
      }
    }
  }

  @Test("LAY-175: a view that follows another one has its frame, and keeps its own room")
  func frame() {
    let app = XCUIApplication { Matched(properties: .frame) }
    #expect(app.buttons["follower"].frame == app.buttons["source"].frame)
    #expect(app.buttons["Remove"].frame.minY == app.buttons["after"].frame.maxY + 40)
    app.buttons["Remove"].tap()
    #expect(app.buttons["follower"].frame.size == CGSize(width: 40, height: 40))
    #expect(app.buttons["follower"].frame.minY == app.buttons["after"].frame.maxY)
  }

  @Test("LAY-175: a view that follows in position keeps its size, with the anchors in line")
  func position() {
    let app = XCUIApplication { Matched(properties: .position, anchor: .topLeading) }
    let (source, follower) = (app.buttons["source"].frame, app.buttons["follower"].frame)
    #expect(follower == CGRect(x: source.minX, y: source.minY, width: 40, height: 40))
  }

  @Test("LAY-175: a view that follows in size stays where it is")
  func size() {
    let app = XCUIApplication { Matched(properties: .size) }
    let (after, follower) = (app.buttons["after"].frame, app.buttons["follower"].frame)
    #expect(follower.size == CGSize(width: 200, height: 50))
    #expect(follower.midX == 195 && follower.midY == after.maxY + 20)
  }

  @Test("LAY-061: a reader in a view that follows gets the size of the source")
  func reader() {
    struct Screen: View {
      @Namespace private var space
      var body: some View {
        VStack {
          SizedBox(id: "source", width: 120, height: 30).matchedGeometryEffect(id: "a", in: space)
          GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") }
            .matchedGeometryEffect(id: "a", in: space, isSource: false)
        }
      }
    }
    #expect(XCUIApplication { Screen() }.staticTexts["120 by 30"].exists)
  }
}
