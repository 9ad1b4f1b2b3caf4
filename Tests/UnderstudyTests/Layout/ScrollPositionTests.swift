import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Scroll positions, phases and geometry")
struct ScrollPositionTests {
  private struct Rows: View {
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { SizedBox(id: "\($0)", height: 50) }
      }
      .scrollTargetLayout()
    }
  }

  @Test("LAY-192: a binding is the view at the top after a scroll, and setting it scrolls to a view")
  func identity() {
    struct Screen: View {
      @State private var id: Int?
      var body: some View {
        ScrollView { Rows() }.scrollPosition(id: $id)
        Button("Go") { id = 50 }
        Text(id.map { "At \($0)" } ?? "Nowhere")
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Nowhere"].exists)
    app.scrollViews.firstMatch.swipe(by: -210)
    #expect(app.staticTexts["At 4"].exists)
    app.buttons["Go"].tap()
    // Without an anchor by the shortest way.
    #expect(app.buttons["50"].frame.maxY == app.scrollViews.firstMatch.frame.maxY)
    #expect(app.staticTexts["At 50"].exists)
  }

  @Test("LAY-192: views of a stack that is not lazy are named by their identities too")
  func eagerStack() {
    struct Screen: View {
      @State private var name: String?
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(["a", "b", "c"], id: \.self) { SizedBox(id: $0, height: 600) }
            SizedBox(id: "d", height: 600).id("last")
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $name, anchor: .bottom)
        Text(name ?? "none")
      }
    }
    let app = XCUIApplication { Screen() }
    app.scrollViews.firstMatch.swipeUp()
    #expect(app.staticTexts["c"].exists)
    app.scrollViews.firstMatch.swipeUp()
    app.scrollViews.firstMatch.swipeUp()
    #expect(app.staticTexts["last"].exists)
  }

  @Test("LAY-192: a row is identified by id(_:) and ForEach, of which a position takes the innermost of its type")
  func explicitIdentity() {
    struct Screen: View {
      @State private var number: Int?
      @State private var name: String?
      @State private var position = ScrollPosition(idType: String.self)
      @State private var inView: [String] = []
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { SizedBox(id: "\($0)", height: 50).id("row \($0)").padding(0) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $name)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { SizedBox(id: "n\($0)", height: 50).id("row \($0)").id(-$0) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $number).accessibilityIdentifier("numbers")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { SizedBox(id: "p\($0)", height: 50).id("row \($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position).accessibilityIdentifier("positions")
        .onScrollTargetVisibilityChange(idType: String.self) { inView = $0 }
        Text("\(name ?? "none"), \(number ?? 0), \(position.viewID(type: String.self) ?? "none")")
          .accessibilityIdentifier("ids")
        Text(inView.first ?? "none").accessibilityIdentifier("visible")
      }
    }
    let app = XCUIApplication { Screen() }
    app.scrollViews.element(boundBy: 0).swipe(by: -110)
    app.scrollViews["numbers"].swipe(by: -160)
    app.scrollViews["positions"].swipe(by: -210)
    #expect(app.staticTexts["ids"].label == "row 2, -3, row 4")
    #expect(app.staticTexts["visible"].label == "row 4")
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
      ScrollView { Rows() }.scrollPosition($position)
      Button("Edge") { position.scrollTo(edge: .bottom) }
      Button("Top") { position.scrollTo(edge: .top) }
      Button("Y") { position.scrollTo(y: 130) }
      Button("View") { position.scrollTo(id: 33, anchor: .top) }
      Text("\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser ? "user" : "app")")
        .accessibilityIdentifier("position")
    }
  }

  @Test("LAY-192: a position goes to edges, points and views, and reports the user's scrolling")
  func position() {
    let app = XCUIApplication { Positioned() }
    let position = app.staticTexts["position"]
    let end = app.scrollViews.firstMatch.frame.maxY
    #expect(position.label == "-1 app")
    app.buttons["Edge"].tap()
    #expect(app.buttons["99"].frame.maxY == end)
    #expect(position.label == "-1 app")
    app.buttons["Y"].tap()
    #expect(app.buttons["2"].frame.minY == 17)
    app.buttons["View"].tap()
    #expect(app.buttons["33"].frame.minY == 47)
    #expect(position.label == "33 app")
    app.scrollViews.firstMatch.swipe(by: -100)
    #expect(position.label == "35 user")
    app.buttons["View"].tap()
    #expect(app.buttons["33"].frame.minY == 47)
    app.buttons["Top"].tap()
    #expect(app.buttons["0"].frame.minY == 47)
  }

  @Test("LAY-194: a proxy goes the shortest way, or until anchors meet, also to rows that are not made")
  func proxy() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { Rows() }
          Button("Nearest") { proxy.scrollTo(60) }
          Button("Back") { proxy.scrollTo(20) }
          Button("Center") { proxy.scrollTo(40, anchor: .center) }
          Button("Last") { proxy.scrollTo(99, anchor: .top) }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    let frame = app.scrollViews.firstMatch.frame
    app.buttons["Nearest"].tap()
    #expect(app.buttons["60"].frame.maxY == frame.maxY)
    app.buttons["Back"].tap()
    #expect(app.buttons["20"].frame.minY == 47)
    app.buttons["Center"].tap()
    #expect(abs(app.buttons["40"].frame.midY - (47 + frame.maxY) / 2) < 0.5)
    app.buttons["Last"].tap()
    #expect(app.buttons["99"].frame.maxY == frame.maxY)
  }

  @Test("LAY-194: a row that comes with the same change can be scrolled to")
  func newRow() {
    struct Screen: View {
      @State private var count = 40
      var body: some View {
        ScrollViewReader { proxy in
          List(0..<count, id: \.self) { SizedBox(id: "\($0)", height: 20) }
          Button("Add") {
            count += 1
            proxy.scrollTo(count - 1, anchor: .bottom)
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    let end = app.collectionViews.firstMatch.frame.maxY
    app.buttons["Add"].tap()
    #expect(app.buttons["40"].frame.maxY == end)
  }

  @Test("LAY-374, LAY-375: geometry is reported once, with the end of a swipe, and then the phases")
  func phases() {
    struct Screen: View {
      let note: (String) -> Void
      var body: some View {
        ScrollView { Rows() }
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { note("\($0.rounded()) \($1.rounded())") }
          .onScrollPhaseChange { note("\($1)") }
      }
    }
    var notes: [String] = []
    let app = XCUIApplication { Screen { notes.append($0) } }
    #expect(notes == ["-47.0 -47.0"])
    app.scrollViews.firstMatch.swipeUp()
    #expect(notes.dropFirst() == ["-47.0 657.0", "interacting", "decelerating", "idle"])
    notes = []
    app.scrollViews.firstMatch.swipe(by: 100)
    #expect(notes == ["657.0 557.0", "interacting", "idle"])
  }

  @Test("LAY-375: the geometry of a scroll view contains the size of its content and what bars cover")
  func geometry() {
    struct Screen: View {
      let note: (ScrollGeometry) -> Void
      var body: some View {
        ScrollView { VStack { SizedBox(id: "A", height: 2000) } }
          .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { note($1) })
      }
    }
    var geometry: ScrollGeometry?
    let app = XCUIApplication { Screen { geometry = $0 } }
    #expect(app.buttons["A"].exists)
    #expect(geometry?.contentSize == CGSize(width: 390, height: 2000))
    #expect(geometry?.containerSize == CGSize(width: 390, height: 844))
    #expect(geometry?.contentInsets == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    #expect(geometry?.visibleRect == CGRect(x: 0, y: -47, width: 390, height: 844))
    #expect(geometry?.bounds == CGRect(x: 0, y: 0, width: 390, height: 763))
  }

  @Test("LAY-375: a view is notified when as much of it is in view, a scroll view of which of its views are")
  func visibility() {
    struct Screen: View {
      let note: (String) -> Void
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { number in
              SizedBox(id: "\(number)", height: 600)
                .onScrollVisibilityChange(threshold: 0.2) { note("\(number) \($0)") }
            }
          }
          .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { note("\($0)") }
      }
    }
    var notes: [String] = []
    let app = XCUIApplication { Screen { notes.append($0) } }
    #expect(Set(notes) == ["0 true", "1 true", "[0]"])
    notes = []
    app.scrollViews.firstMatch.swipeUp()
    #expect(Set(notes) == ["0 false", "2 true", "[1]"])
  }
}
