import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: gestures")
struct GestureTests {
  struct Log<Content: View>: View {
    @State private var entries: [String] = []
    @ViewBuilder let content: (@escaping (String) -> Void) -> Content

    var body: some View {
      Text(entries.joined(separator: " ")).accessibilityIdentifier("log")
      content { entries.append($0) }
    }
  }

  @Test("SEM-361: a tap gesture acts once for each of its number of taps; the longer one is written further in")
  func counts() {
    let app = XCUIApplication {
      Log { log in
        Text("Two").onTapGesture(count: 2) { log("two") }
        Text("Both").onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
      }
    }
    app.staticTexts["Two"].tap()
    #expect(app.staticTexts["log"].label == "")
    app.staticTexts["Two"].doubleTap()
    app.staticTexts["Both"].tap()
    app.staticTexts["Both"].doubleTap()
    app.staticTexts["Both"].tap(withNumberOfTaps: 4, numberOfTouches: 1)
    #expect(app.staticTexts["log"].label == "two single double double double")
  }

  @Test("SEM-361: a button wins over a gesture around it, unless that has high priority or goes along")
  func priorities() {
    let app = XCUIApplication {
      Log { log in
        VStack { Button("Plain") { log("button") } }.onTapGesture { log("around") }
        VStack { Button("High") { log("button") } }.highPriorityGesture(TapGesture().onEnded { log("high") })
        VStack { Button("Both") { log("button") } }.simultaneousGesture(TapGesture().onEnded { log("along") })
      }
    }
    app.buttons["Plain"].tap()
    app.buttons["High"].tap()
    app.buttons["Both"].tap()
    #expect(app.staticTexts["log"].label == "button high button along")
  }

  @Test("SEM-362: of nested tap gestures only the innermost acts")
  func nested() {
    let app = XCUIApplication {
      Log { log in
        VStack {
          Button("Button") { log("button") }
          Text("Inner").onTapGesture { log("inner") }
          Text("Plain")
        }
        .onTapGesture { log("outer") }
      }
    }
    app.buttons["Button"].tap()
    app.staticTexts["Inner"].tap()
    app.staticTexts["Plain"].tap()
    #expect(app.staticTexts["log"].label == "button inner outer")
  }

  @Test("SEM-363: a long press says that it presses, acts, and says that it is over")
  func longPress() {
    let app = XCUIApplication {
      Log { log in
        Text("Hold").onLongPressGesture(minimumDuration: 1) {
          log("done")
        } onPressingChanged: {
          log("\($0)")
        }
      }
    }
    app.staticTexts["Hold"].press(forDuration: 0.7)
    #expect(app.staticTexts["log"].label == "true false")
    app.staticTexts["Hold"].press(forDuration: 1)
    #expect(app.staticTexts["log"].label == "true false true done false")
  }

  @Test("SEM-363: a finger that is lifted too early was pressing, and leaves the tap to others")
  func shortPress() {
    let app = XCUIApplication {
      Log { log in
        Text("Hold").onLongPressGesture {
          log("done")
        } onPressingChanged: {
          log("\($0)")
        }
        .onTapGesture { log("tap") }
      }
    }
    app.staticTexts["Hold"].tap()
    #expect(app.staticTexts["log"].label == "true false tap")
  }

  @Test("SEM-364: a drag begins after ten points, reports its translation, and ends")
  func drag() {
    let app = XCUIApplication {
      Log { log in
        Text("Drag").gesture(
          DragGesture().onChanged { log("at \(Int($0.translation.width))") }
            .onEnded { log("ended \(Int($0.translation.height))") })
      }
    }
    let start = app.staticTexts["Drag"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 6, dy: 0)))
    #expect(app.staticTexts["log"].label == "")
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 30, dy: 40)))
    #expect(app.staticTexts["log"].label == "at 30 ended 40")
  }

  struct Dragging: View {
    @GestureState private var offset = 0.0
    @State private var seen: [Double] = []
    @State private var ended = 0.0

    var body: some View {
      Text("Drag").gesture(
        DragGesture().updating($offset) { value, state, _ in state = value.translation.width }
          .onEnded { ended = $0.translation.width })
      Text("Offset \(Int(offset))")
      Text("Ended \(Int(ended))")
      Text("Seen \(seen.map { String(Int($0)) }.joined(separator: " "))").onChange(of: offset) { seen.append($1) }
    }
  }

  @Test("SEM-089, SEM-364: the state of a drag follows it and goes back")
  func stateOfDrag() {
    let app = XCUIApplication { Dragging() }
    app.staticTexts["Drag"].swipeLeft()
    #expect(app.staticTexts["Offset 0"].exists)
    #expect(app.staticTexts["Ended -60"].exists)
    #expect(app.staticTexts["Seen -60 0"].exists)
  }

  struct Pressing: View {
    let trace: Trace
    @GestureState private var isPressing = false
    var body: some View {
      let _ = trace("pressing \(isPressing)")
      Text("Hold").gesture(
        LongPressGesture(minimumDuration: 1).updating($isPressing) { value, state, _ in state = value }
          .onEnded { _ in trace("ended") })
    }
  }

  @Test("SEM-089: the state of a gesture goes back when it ends and when it is cancelled")
  func gestureState() {
    let trace = Trace()
    let app = XCUIApplication { Pressing(trace: trace) }
    app.staticTexts["Hold"].press(forDuration: 0.5)
    #expect(trace.entries == ["pressing false", "pressing true", "pressing false"])
    _ = trace.take()
    app.staticTexts["Hold"].press(forDuration: 1)
    #expect(trace.entries == ["pressing true", "ended", "pressing false"])
  }

  @Test("SEM-089: a closure prepares the transaction in which the state of a gesture goes back")
  func reset() {
    struct Screen: View {
      let trace: Trace
      @GestureState private var width: Double
      init(trace: Trace) {
        self.trace = trace
        _width = GestureState(
          wrappedValue: 0,
          reset: { value, transaction in
            trace("from \(Int(value))")
            transaction.animation = .default
          })
      }
      var body: some View {
        Text("Width \(Int(width))").gesture(
          DragGesture(minimumDistance: 0).updating($width) { value, state, _ in state = value.translation.width })
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.staticTexts.firstMatch.swipeRight()
    #expect(trace.entries == ["from 60"])
    #expect(app.texts == ["Width 0"])
  }

  @Test("A gesture before another in sequence must be made first, in the same movement")
  func sequence() {
    struct Screen: View {
      @GestureState private var phase = "idle"
      @State private var log: [String] = []
      var body: some View {
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
        Text("Item").gesture(
          LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
            .updating($phase) { value, state, _ in
              switch value {
              case .first(let isPressing): state = "press \(isPressing)"
              case .second(_, let drag): state = drag == nil ? "ready" : "drag"
              }
            }
            .onEnded { value in
              if case .second(_, let drag?) = value { log.append("dropped \(Int(drag.translation.width))") }
            }
        )
        .onChange(of: phase) { log.append($1) }
        Text("Target")
      }
    }
    let app = XCUIApplication { Screen() }
    let item = app.staticTexts["Item"].coordinate(withNormalizedOffset: .zero)
    item.press(forDuration: 0.2, thenDragTo: item.withOffset(CGVector(dx: 50, dy: 0)))
    #expect(app.staticTexts["log"].label == "press true idle")
    item.press(forDuration: 1, thenDragTo: item.withOffset(CGVector(dx: 50, dy: 0)))
    #expect(app.staticTexts["log"].label == "press true idle press true ready drag dropped 50 idle")
  }

  @Test("A sequence whose second gesture is not made is cancelled: nothing ends, and its state goes back")
  func cancelledSequence() {
    let app = XCUIApplication {
      Log { log in
        Text("Item").gesture(
          LongPressGesture(minimumDuration: 1).onEnded { _ in log("held") }
            .sequenced(before: DragGesture()).onEnded { _ in log("dropped") }
        )
        .onTapGesture { log("tap") }
      }
    }
    app.staticTexts["Item"].press(forDuration: 1)
    #expect(app.staticTexts["log"].label == "held")
  }

  @Test("Of two exclusive gestures the first one wins where both are made")
  func exclusive() {
    let app = XCUIApplication {
      Log { log in
        Text("Item").gesture(
          TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
            switch value {
            case .first: log("double")
            case .second: log("single")
            }
          })
      }
    }
    app.staticTexts["Item"].tap()
    app.staticTexts["Item"].doubleTap()
    #expect(app.staticTexts["log"].label == "single double")
  }

  @Test("Gestures made simultaneously each have their value")
  func simultaneous() {
    let app = XCUIApplication {
      Log { log in
        Text("Item").gesture(
          MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { value in
            log("scale \(value.first?.magnification.description ?? "none")")
            log("angle \(value.second.map { Int($0.rotation.degrees.rounded()).description } ?? "none")")
          })
      }
    }
    app.staticTexts["Item"].pinch(withScale: 2, velocity: 1)
    app.staticTexts["Item"].rotate(.pi / 2, withVelocity: 1)
    #expect(app.staticTexts["log"].label == "scale 2.0 angle none scale none angle 90")
  }

  @Test("A mask turns off the gesture, those inside, or both")
  func masks() {
    let app = XCUIApplication {
      Log { log in
        VStack { Button("Gesture") { log("button") } }
          .gesture(TapGesture().onEnded { log("own") }, including: .gesture)
        VStack { Text("Subviews").onTapGesture { log("inner") } }
          .highPriorityGesture(TapGesture().onEnded { log("own") }, including: .subviews)
        VStack { Text("None").onTapGesture { log("inner") } }
          .gesture(TapGesture().onEnded { log("own") }, including: .none)
          .onTapGesture { log("around") }
      }
    }
    app.buttons["Gesture"].tap()
    app.staticTexts["Subviews"].tap()
    app.staticTexts["None"].tap()
    #expect(app.staticTexts["log"].label == "own inner around")
  }

  @Test("A custom gesture is made of another")
  func custom() {
    struct Swipe: Gesture {
      let action: (String) -> Void
      var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 50).onEnded { action($0.translation.width < 0 ? "left" : "right") }
      }
    }
    let app = XCUIApplication { Log { log in Text("Card").gesture(Swipe(action: log)) } }
    app.staticTexts["Card"].swipeLeft()
    app.staticTexts["Card"].swipeRight()
    #expect(app.staticTexts["log"].label == "left right")
  }

  @Test("SEM-340: no touch reaches a view without hit testing, and a disabled gesture does nothing")
  func hitTesting() {
    let app = XCUIApplication {
      Log { log in
        Button("Off") { log("off") }.allowsHitTesting(false)
        Text("Disabled").onTapGesture { log("disabled") }.disabled(true)
        Button("On") { log("on") }
      }
    }
    app.buttons["Off"].tap()
    app.staticTexts["Disabled"].tap()
    app.buttons["On"].tap()
    #expect(app.staticTexts["log"].label == "on")
  }
}
