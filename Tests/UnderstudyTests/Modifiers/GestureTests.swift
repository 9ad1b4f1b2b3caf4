import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Gestures")
struct GestureTests {
  struct Log<Content: View>: View {
    @State private var entries: [String] = []
    @ViewBuilder let content: (@escaping (String) -> Void) -> Content

    var body: some View {
      Text(entries.joined(separator: " ")).accessibilityIdentifier("log")
      content { entries.append($0) }
    }
  }

  @Test("SEM-361: a tap gesture runs once for each of its number of taps")
  func taps() {
    let app = XCUIApplication {
      Log { log in
        Text("One").onTapGesture { log("one") }
        Text("Two").onTapGesture(count: 2) { log("two") }
      }
    }
    app.staticTexts["One"].tap()
    app.staticTexts["Two"].tap()
    app.staticTexts["Two"].doubleTap()
    #expect(app.staticTexts["log"].label == "one two")
  }

  @Test("SEM-361, SEM-362: the innermost button or gesture wins")
  func innermost() {
    let app = XCUIApplication {
      Log { log in
        VStack {
          Button("Button") { log("button") }
          Text("Text").onTapGesture { log("inner") }
          Text("Plain")
        }
        .onTapGesture { log("outer") }
      }
    }
    app.buttons["Button"].tap()
    app.staticTexts["Text"].tap()
    app.staticTexts["Plain"].tap()
    #expect(app.staticTexts["log"].label == "button inner outer")
  }

  @Test("SEM-361: a gesture of high priority wins over what is inside; a simultaneous one adds to it")
  func priorities() {
    let app = XCUIApplication {
      Log { log in
        VStack { Button("High") { log("button") } }.highPriorityGesture(TapGesture().onEnded { log("high") })
        VStack { Button("Both") { log("button") } }.simultaneousGesture(TapGesture().onEnded { log("too") })
      }
    }
    app.buttons["High"].tap()
    app.buttons["Both"].tap()
    #expect(app.staticTexts["log"].label == "high button too")
  }

  @Test("SEM-363: a long press reports the finger, acts, and reports again")
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
    app.staticTexts["Hold"].press(forDuration: 1.2)
    #expect(app.staticTexts["log"].label == "true false true done false")
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
  func drag() {
    let app = XCUIApplication { Dragging() }
    app.staticTexts["Drag"].swipeLeft()
    #expect(app.staticTexts["Offset 0"].exists)
    #expect(app.staticTexts["Ended -195"].exists)
    #expect(app.staticTexts["Seen -195 0"].exists)
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
