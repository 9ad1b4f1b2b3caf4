import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// Where gestures are made, and how fast: LAY-350, LAY-360, LAY-361, LAY-373.
@MainActor
struct GesturePlaceTests {
  private struct Logged<Content: View>: View {
    @State private var text = "-"
    @ViewBuilder let content: (@escaping (String) -> Void) -> Content

    var body: some View {
      content { text = $0 }
      Text(text).accessibilityIdentifier("log")
    }
  }

  private nonisolated static func text(_ point: CGPoint) -> String { "\(point.x.rounded()) \(point.y.rounded())" }
  private nonisolated static func text(_ size: CGSize) -> String { "\(size.width.rounded()) \(size.height.rounded())" }

  private struct Box: View {
    var width: CGFloat = 200
    var height: CGFloat = 100
    var body: some View {
      Color.red.frame(width: width, height: height).accessibilityElement().accessibilityIdentifier("box")
    }
  }

  private func log(_ app: XCUIApplication) -> String { app.staticTexts["log"].label }
  private func box(_ app: XCUIApplication) -> XCUIElement { app.otherElements["box"] }
  private func place(_ element: XCUIElement, _ x: CGFloat, _ y: CGFloat) -> XCUICoordinate {
    element.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
  }
  private func drag(_ start: XCUICoordinate, by dx: CGFloat, _ dy: CGFloat) {
    start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: dx, dy: dy)))
  }

  @Test("LAY-360: a drag reports places of the finger in its view, so that what follows the finger is there at the end")
  func followsFinger() {
    struct Screen: View {
      @State private var place = CGPoint(x: 100, y: 100)
      var body: some View {
        Circle().frame(width: 60, height: 60).position(place).gesture(DragGesture().onChanged { place = $0.location })
          .overlay(alignment: .bottom) { Text(GesturePlaceTests.text(place)).accessibilityIdentifier("log") }
      }
    }
    let app = XCUIApplication { Screen() }
    drag(app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 100, dy: 147)), by: 120, 300)
    #expect(log(app) == "220.0 400.0")
  }

  @Test("LAY-360: a slider made of a gesture follows taps and drags by their places")
  func track() {
    struct Screen: View {
      @State private var share = 0.0
      var body: some View {
        VStack {
          GeometryReader { proxy in
            Capsule().fill(.gray)
              .gesture(DragGesture(minimumDistance: 0).onChanged { share = $0.location.x / proxy.size.width })
              .accessibilityElement().accessibilityIdentifier("box")
          }
          .frame(width: 200, height: 30)
          Text("\(Int((share * 100).rounded()))").accessibilityIdentifier("log")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    place(box(app), 0.75, 0.5).tap()
    #expect(log(app) == "75")
    place(box(app), 0.2, 0.5).press(forDuration: 0.1, thenDragTo: place(box(app), 0.6, 0.5))
    #expect(log(app) == "60")
    box(app).tap()
    #expect(log(app) == "50")
  }

  @Test("LAY-360: places are those of the view, of a named view around, or of the screen")
  func spaces() {
    func starts(in space: some CoordinateSpaceProtocol & Sendable) -> String {
      let app = XCUIApplication {
        Logged { note in
          VStack(spacing: 0) {
            Color.gray.frame(height: 100)
            Box().gesture(DragGesture(coordinateSpace: space).onEnded { note(Self.text($0.startLocation)) })
          }
          .coordinateSpace(.named("board")).frame(height: 200)
        }
      }
      drag(place(box(app), 0.1, 0.1), by: 50, 50)
      return log(app)
    }
    #expect(starts(in: .local) == "20.0 10.0")
    // The board is as wide as the screen, and the box is in its middle.
    #expect(starts(in: .named("board")) == "115.0 110.0")
    let screen = starts(in: .global)
    #expect(screen.hasPrefix("115.0 ") && screen != "115.0 110.0")
    #expect(starts(in: .named("nowhere")) == screen)
  }

  @Test("LAY-360: taps with a place get it in the space that they ask for")
  func taps() {
    let app = XCUIApplication {
      Logged { note in
        Box().onTapGesture { note(Self.text($0)) }
      }
    }
    place(box(app), 0.25, 0.5).tap()
    #expect(log(app) == "50.0 50.0")
    box(app).tap()
    #expect(log(app) == "100.0 50.0")

    let named = XCUIApplication {
      Logged { note in
        VStack(spacing: 0) {
          Color.gray.frame(height: 100)
          Box().onTapGesture(coordinateSpace: .named("board")) { note(Self.text($0)) }
        }
        .coordinateSpace(.named("board"))
      }
    }
    place(box(named), 0, 0).withOffset(CGVector(dx: 5, dy: 7)).tap()
    #expect(log(named) == "100.0 107.0")

    let spatial = XCUIApplication {
      Logged { note in
        Box().gesture(SpatialTapGesture(count: 2).onEnded { note(Self.text($0.location)) })
      }
    }
    place(box(spatial), 0.1, 0.1).doubleTap()
    #expect(log(spatial) == "20.0 10.0")
  }

  @Test("LAY-175: places in a view that is drawn elsewhere, or larger, are those that the app wrote its layout for")
  func effects() {
    let app = XCUIApplication {
      Logged { note in
        Box(width: 100)
          .gesture(DragGesture().onEnded { note("\(Self.text($0.startLocation)) \(Self.text($0.translation))") })
          .scaleEffect(2).frame(height: 300)
      }
    }
    drag(place(box(app), 0.25, 0.75), by: 40, -60)
    #expect(log(app) == "25.0 75.0 20.0 -30.0")
  }

  @Test("LAY-373: a swipe moves the finger over a share of the element, from its middle, at its speed")
  func swipes() {
    let app = XCUIApplication {
      Logged { note in
        Box().gesture(
          DragGesture().onEnded {
            note("\(Self.text($0.startLocation)) \(Self.text($0.translation)) \(Self.text($0.velocity))")
          })
      }
    }
    box(app).swipeLeft()
    #expect(log(app) == "100.0 50.0 -80.0 0.0 -800.0 0.0")
    box(app).swipeUp(velocity: .fast)
    #expect(log(app) == "100.0 50.0 0.0 -60.0 0.0 -2000.0")
    app.swipeRight()
    #expect(log(app).hasSuffix("156.0 0.0 800.0 0.0"))
  }

  @Test("LAY-373: a swipe on something small goes further than that")
  func smallSwipes() {
    let app = XCUIApplication {
      Logged { note in
        Box(width: 20, height: 20).gesture(DragGesture().onEnded { note(Self.text($0.translation)) })
      }
    }
    box(app).swipeLeft()
    #expect(log(app) == "-60.0 0.0")
  }

  @Test(
    "LAY-361: a finger that is lifted while it moves has a speed, and a predicted end a quarter of a second further")
  func velocity() {
    let app = XCUIApplication {
      Logged { note in
        Box().gesture(
          DragGesture().onEnded { note("\(Self.text($0.velocity)) \(Self.text($0.predictedEndTranslation))") })
      }
    }
    let (start, goal) = (place(box(app), 0.1, 0.5), place(box(app), 0.6, 0.5))
    start.press(forDuration: 0.1, thenDragTo: goal)
    #expect(log(app) == "0.0 0.0 100.0 0.0")
    start.press(forDuration: 0.1, thenDragTo: goal, withVelocity: .slow, thenHoldForDuration: 0)
    #expect(log(app) == "200.0 0.0 150.0 0.0")
    start.press(forDuration: 0.1, thenDragTo: goal, withVelocity: .fast, thenHoldForDuration: 0.5)
    #expect(log(app) == "0.0 0.0 100.0 0.0")
  }

  @Test("SEM-089, LAY-360: a gesture in sequence, and a state that follows it, have the places too")
  func sequence() {
    struct Screen: View {
      @GestureState private var place: CGPoint?
      @State private var last = "-"
      @State private var seen: [String] = []
      var body: some View {
        VStack {
          Box().gesture(
            LongPressGesture().sequenced(before: DragGesture())
              .updating($place) { value, place, _ in
                if case .second(_, let drag?) = value { place = drag.location }
              }
              .onEnded { value in
                if case .second(_, let drag?) = value { last = GesturePlaceTests.text(drag.startLocation) }
              })
          Text(last).accessibilityIdentifier("log")
          Text(seen.joined(separator: ", ")).accessibilityIdentifier("seen")
        }
        .onChange(of: place) { _, new in seen.append(new.map(GesturePlaceTests.text) ?? "nil") }
      }
    }
    let app = XCUIApplication { Screen() }
    let start = place(box(app), 0.1, 0.5)
    start.press(forDuration: 1, thenDragTo: start.withOffset(CGVector(dx: 60, dy: 0)))
    #expect(log(app) == "20.0 50.0")
    #expect(app.staticTexts["seen"].label == "80.0 50.0, nil")
  }

  @Test("SEM-365, LAY-360: a row is tapped in its middle, and a gesture in it at the place of the finger")
  func row() {
    let app = XCUIApplication {
      Logged { note in
        List {
          HStack {
            Text("Row")
            Spacer()
            Color.red.frame(width: 30, height: 20).onTapGesture { note(Self.text($0)) }
          }
          Color.red.frame(height: 20).onTapGesture { note(Self.text($0)) }
        }
      }
    }
    app.cells.firstMatch.tap()
    #expect(log(app) == "-")
    app.cells.element(boundBy: 1).tap()
    let middle = app.cells.element(boundBy: 1).frame.width / 2 - 16
    #expect(log(app) == Self.text(CGPoint(x: middle, y: 10)))
  }

  @Test("LAY-360: a pinch begins in the middle of its element")
  func pinch() {
    let app = XCUIApplication {
      Logged { note in
        Box().gesture(MagnifyGesture().onEnded { note("\($0.startAnchor.x) \(Self.text($0.startLocation))") })
      }
    }
    box(app).pinch(withScale: 2, velocity: 1)
    #expect(log(app) == "0.5 100.0 50.0")
  }

  @Test(
    "LAY-350: a space that an app stores as a value is one for gestures, as before iOS 17", arguments: [true, false])
  func storedSpace(isGlobal: Bool) {
    struct Screen: View {
      let space: CoordinateSpace
      var body: some View {
        Logged { log in
          VStack {
            Box().gesture(
              DragGesture(minimumDistance: 5, coordinateSpace: space).onEnded {
                log(GesturePlaceTests.text($0.startLocation))
              })
            Button("Tap") {}.accessibilityIdentifier("below")
              .simultaneousGesture(
                SpatialTapGesture(coordinateSpace: space).onEnded { log(GesturePlaceTests.text($0.location)) })
            Text("Spot").onTapGesture(coordinateSpace: space) { log(GesturePlaceTests.text($0)) }
          }
        }
      }
    }
    let app = XCUIApplication { Screen(space: isGlobal ? .global : .local) }
    func expected(_ element: XCUIElement) -> String {
      let (frame, size) = (element.frame, element.frame.size)
      return Self.text(
        isGlobal ? CGPoint(x: frame.midX, y: frame.midY) : CGPoint(x: size.width / 2, y: size.height / 2))
    }
    drag(place(box(app), 0.5, 0.5), by: 40, 0)
    #expect(log(app) == expected(box(app)))
    app.buttons["below"].tap()
    #expect(log(app) == expected(app.buttons["below"]))
    app.staticTexts["Spot"].tap()
    #expect(log(app) == expected(app.staticTexts["Spot"]))
  }
}
