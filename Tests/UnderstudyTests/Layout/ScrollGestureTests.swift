import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Scrolling by fingers")
struct ScrollGestureTests {
  private struct Boxes: View {
    var count = 200
    var height: CGFloat = 50
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { SizedBox(id: "\($0)", height: height) } }
    }
  }

  @Test(
    "LAY-373: a swipe goes 0.4 of the visible length, and on by its speed",
    arguments: [(XCUIGestureVelocity.slow, 200.0), (.default, 800), (.fast, 2000), (1200, 1200)])
  func velocity(velocity: XCUIGestureVelocity, points: Double) {
    let app = XCUIApplication { ScrollView { Boxes() } }
    app.scrollViews.firstMatch.swipeUp(velocity: velocity)
    let distance = 0.4 * 763 + 0.499 * points
    #expect(abs(app.buttons["0"].frame.minY - (47 - distance)) < 0.2)
  }

  @Test("LAY-373: a swipe on a view in the content goes by the length of the view")
  func onAView() {
    let app = XCUIApplication { ScrollView { Boxes(height: 100) } }
    app.buttons["1"].swipeUp()
    #expect(abs(app.buttons["0"].frame.minY - (47 - 0.4 * 100 - 0.499 * 800)) < 0.2)
  }

  @Test("LAY-361, LAY-371: a drag moves content by the way of the finger, as far as content goes")
  func dragging() {
    let app = XCUIApplication { ScrollView { Boxes(count: 20) } }
    app.scrollViews.firstMatch.swipe(by: -120)
    #expect(app.buttons["0"].frame.minY == -73)
    app.scrollViews.firstMatch.swipe(by: -400)
    #expect(app.buttons["19"].frame.maxY == 810)
    app.scrollViews.firstMatch.swipe(by: 90)
    app.scrollViews.firstMatch.swipe(by: 400)
    #expect(app.buttons["0"].frame.minY == 47)
  }

  @Test(
    "LAY-361, LAY-373: content continues after a drag whose finger is lifted while it moves, by its speed along the axis",
    arguments: [(XCUIGestureVelocity.slow, 200.0), (.default, 800), (.fast, 2000)])
  func gliding(velocity: XCUIGestureVelocity, points: Double) {
    let app = XCUIApplication { ScrollView { Boxes() } }
    let middle = app.scrollViews.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    func drag(_ x: CGFloat, _ y: CGFloat, hold: TimeInterval = 0) -> CGFloat {
      let start = app.buttons["0"].frame.minY
      middle.press(
        forDuration: 0.1, thenDragTo: middle.withOffset(CGVector(dx: x, dy: y)), withVelocity: velocity,
        thenHoldForDuration: hold)
      return start - app.buttons["0"].frame.minY
    }
    #expect(abs(drag(0, -100) - (100 + 0.499 * points)) < 0.4)
    #expect(abs(drag(60, -80) - (80 + 0.499 * points * 0.8)) < 0.4)
    #expect(abs(drag(0, -100, hold: 0.3) - 100) < 0.4)
  }

  @Test("LAY-361: the phases of a drag show whether content continues after it", arguments: [0.0, 0.5])
  func phases(hold: TimeInterval) {
    struct Screen: View {
      @State private var phases: [ScrollPhase] = []
      var body: some View {
        ScrollView { Boxes() }.onScrollPhaseChange { phases.append($1) }
        Text(phases.map { "\($0)" }.joined(separator: " ")).accessibilityIdentifier("phases")
      }
    }
    let app = XCUIApplication { Screen() }
    let middle = app.scrollViews.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    middle.press(
      forDuration: 0.1, thenDragTo: middle.withOffset(CGVector(dx: 0, dy: -80)), withVelocity: .default,
      thenHoldForDuration: hold)
    let expected = hold > 0 ? "interacting idle" : "interacting decelerating idle"
    #expect(app.staticTexts["phases"].label == expected)
  }

  @Test("LAY-372: the innermost scroll view moves, and at its end the one around it")
  func nesting() {
    let app = XCUIApplication {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<10, id: \.self) { SizedBox(id: "inner \($0)", height: 50) } }
          }
          .frame(height: 300).accessibilityIdentifier("inner")
          Boxes()
        }
      }
    }
    let inner = app.scrollViews["inner"]
    inner.swipeUp()
    #expect(app.buttons["inner 9"].frame.maxY == 347)
    #expect(app.buttons["0"].frame.minY == 347)
    inner.swipeUp()
    #expect(app.buttons["0"].frame.minY < 0)
  }

  @Test("LAY-377: what may not scroll by a finger scrolls by code")
  func disabled() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Jump") { proxy.scrollTo(30, anchor: .top) }
          ScrollView { Boxes() }.scrollDisabled(true)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    let start = app.buttons["0"].frame
    app.scrollViews.firstMatch.swipeUp()
    #expect(app.buttons["0"].frame == start)
    app.buttons["Jump"].tap()
    #expect(app.buttons["30"].frame.minY == start.minY)
  }

  @Test("LAY-378: a pull at the beginning refreshes once, one further down scrolls")
  func refreshing() {
    struct Screen: View {
      @State private var refreshes = 0
      var body: some View {
        Text("Refreshed \(refreshes)")
        List(0..<100, id: \.self) { Text("Row \($0)") }.refreshable { refreshes += 1 }
      }
    }
    let app = XCUIApplication { Screen() }
    app.collectionViews.firstMatch.swipeUp()
    app.collectionViews.firstMatch.swipeDown(velocity: .slow)
    #expect(app.staticTexts["Refreshed 0"].exists)
    app.collectionViews.firstMatch.swipeDown()
    #expect(app.staticTexts["Refreshed 0"].exists)
    app.collectionViews.firstMatch.swipeDown()
    #expect(app.staticTexts["Refreshed 1"].exists)
    app.collectionViews.firstMatch.swipe(by: 200)
    #expect(app.staticTexts["Refreshed 2"].exists)
  }

  @Test("LAY-193: with paging, content rests at whole pages, one after the other")
  func paging() {
    let app = XCUIApplication {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<6) { SizedBox(id: "\($0)", width: 390, height: 30) } }
      }
      .scrollTargetBehavior(.paging)
    }
    for (page, velocity) in [(1, XCUIGestureVelocity.slow), (2, .default), (3, .fast)] {
      app.scrollViews.firstMatch.swipeLeft(velocity: velocity)
      #expect(app.buttons["\(page)"].frame.minX == 0)
    }
    app.scrollViews.firstMatch.swipeRight()
    #expect(app.buttons["2"].frame.minX == 0)
  }

  @Test("LAY-193: with alignment, a view's leading edge rests at that of the visible part")
  func viewAligned() {
    let app = XCUIApplication {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<60) { SizedBox(id: "\($0)", width: 130, height: 30) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    app.scrollViews.firstMatch.swipeLeft()
    // 555.2 of 140 points each are nearest to four.
    #expect(app.buttons["4"].frame.minX == 0)
  }

  @Test("LAY-193: a behavior of the app's decides where content rests")
  func customBehavior() {
    struct Hundreds: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.origin.y / 100).rounded() * 100
      }
    }
    let app = XCUIApplication { ScrollView { Boxes() }.scrollTargetBehavior(Hundreds()) }
    app.scrollViews.firstMatch.swipeUp()
    #expect(app.buttons["0"].frame.minY == -653)
  }

  @Test("LAY-012: from right to left a finger that moves right brings what follows")
  func rightToLeft() {
    let app = XCUIApplication {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<20) { SizedBox(id: "\($0)", width: 100, height: 30) } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(app.buttons["0"].frame.minX == 290)
    app.scrollViews.firstMatch.swipeRight()
    #expect(abs(app.buttons["0"].frame.minX - (290 + 555.2)) < 0.4)
  }

  @Test("LAY-203: a large title collapses when content has moved by more than its height")
  func largeTitle() {
    let app = XCUIApplication {
      NavigationStack { List(0..<60, id: \.self) { SizedBox(id: "\($0)", height: 20) }.navigationTitle("Title") }
    }
    let bar = app.navigationBars.firstMatch
    app.collectionViews.firstMatch.swipe(by: -50)
    #expect(bar.frame.height == 96)
    app.collectionViews.firstMatch.swipe(by: -30)
    #expect(bar.frame.height == 44)
    #expect(app.buttons["0"].frame.minY == 63)
    app.collectionViews.firstMatch.swipeDown()
    #expect(bar.frame.height == 96)
    #expect(app.buttons["0"].frame.minY == 143)
  }

  @Test("LAY-379: a field that gets the keyboard is scrolled into view")
  func focus() {
    struct Screen: View {
      @State private var name = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        Button("Focus") { isFocused = true }
        ScrollView {
          VStack(spacing: 0) {
            SizedBox(id: "above", height: 1000)
            TextField("Name", text: $name).focused($isFocused)
            SizedBox(id: "below", height: 1000)
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.textFields.firstMatch.frame.minY > 844)
    app.buttons["Focus"].tap()
    #expect(app.textFields.firstMatch.frame.maxY == 553)
  }
}
