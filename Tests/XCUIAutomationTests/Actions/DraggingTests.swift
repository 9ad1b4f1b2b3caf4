import SwiftUI
import Testing
import UnderstudyTesting

/// F-44: what moves a finger moves what lies under it.
@MainActor
@Suite("Drags and places", .leaks(.ignore))
struct DraggingTests {
  private struct Wheels: View {
    @State private var row = 2
    @State private var date = Date(timeIntervalSince1970: 1_735_689_600)

    var body: some View {
      VStack {
        Picker("Rows", selection: $row) { ForEach(0..<10) { Text("Row \($0)").tag($0) } }.pickerStyle(.wheel)
        DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
      }
    }
  }

  private func place(_ element: XCUIElement, _ x: Double = 0.5, _ y: Double = 0.5) -> XCUICoordinate {
    element.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
  }

  @Test("F-44: a tap beside the middle of a wheel turns it to the row there")
  func tappingWheels() {
    let app = XCUIApplication { Wheels() }
    let wheel = app.pickerWheels.firstMatch
    place(wheel).withOffset(CGVector(dx: 0, dy: 32)).tap()
    #expect(wheel.value as? String == "Row 3")
    place(wheel).withOffset(CGVector(dx: 0, dy: -64)).tap()
    #expect(wheel.value as? String == "Row 1")
    wheel.tap()
    #expect(wheel.value as? String == "Row 1")
    place(wheel, 0.5, 0.95).tap()
    #expect(wheel.value as? String == "Row 4")
  }

  @Test("F-44: a drag turns a wheel by its distance, a flick by five rows, both as far as there are rows")
  func turningWheels() {
    let app = XCUIApplication { Wheels() }
    let wheel = app.pickerWheels.firstMatch
    place(wheel).press(forDuration: 0.1, thenDragTo: place(wheel).withOffset(CGVector(dx: 0, dy: -64)))
    #expect(wheel.value as? String == "Row 4")
    wheel.swipeUp()
    #expect(wheel.value as? String == "Row 9")
    wheel.swipeUp()
    #expect(wheel.value as? String == "Row 9")
    for _ in 0..<3 { wheel.swipeDown() }
    #expect(wheel.value as? String == "Row 0")
  }

  @Test("F-44: the wheels of a date turn without end")
  func turningDates() {
    let app = XCUIApplication { Wheels() }
    let wheels = app.datePickers.pickerWheels
    #expect(wheels.allElementsBoundByIndex.map { $0.value as? String } == ["January", "1", "2025"])
    place(wheels.element(boundBy: 0)).withOffset(CGVector(dx: 0, dy: -32)).tap()
    place(wheels.element(boundBy: 1)).withOffset(CGVector(dx: 0, dy: 64)).tap()
    wheels.element(boundBy: 2).swipeDown()
    #expect(wheels.allElementsBoundByIndex.map { $0.value as? String } == ["December", "3", "2020"])
  }

  @Test("F-44: a slider's thumb goes with the finger")
  func sliders() {
    struct Screen: View {
      @State private var value = 0.5
      var body: some View { Slider(value: $value) }
    }
    let app = XCUIApplication { Screen() }
    let slider = app.sliders.firstMatch
    place(slider).press(forDuration: 0.1, thenDragTo: place(slider, 0.8))
    #expect(slider.value as? String == "80%")
    slider.swipeLeft()
    #expect(slider.value as? String == "30%")
    slider.swipeRight()
    slider.swipeRight()
    #expect(slider.value as? String == "100%")
  }

  /// How a sheet may be pulled down.
  enum Pull: CaseIterable {
    case bar, application, content, drag, dragFar, dragBetweenElements

    @MainActor func act(_ app: XCUIApplication) {
      let bar = app.navigationBars["Sheet"]
      let start = bar.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
      switch self {
      case .bar: bar.swipeDown()
      case .application: app.swipeDown()
      case .content: app.staticTexts["Row"].swipeDown()
      case .drag: start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 400)))
      case .dragFar:
        let end = bar.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 8))
        start.press(forDuration: 0.05, thenDragTo: end, withVelocity: .fast, thenHoldForDuration: 0)
      case .dragBetweenElements: bar.press(forDuration: 0.1, thenDragTo: app.staticTexts["Last"])
      }
    }
  }

  private struct Presenter: View {
    let isLocked: Bool
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            List(0..<9, id: \.self) { Text($0 == 8 ? "Last" : $0 == 0 ? "Row" : "\($0)") }.navigationTitle("Sheet")
              .interactiveDismissDisabled(isLocked)
          }
        }
    }
  }

  @Test("F-44: a pull closes a sheet with a stack, unless it is locked", arguments: Pull.allCases, [true, false])
  func sheets(pull: Pull, isLocked: Bool) {
    let app = XCUIApplication { Presenter(isLocked: isLocked) }
    app.buttons["Open"].tap()
    pull.act(app)
    #expect(app.navigationBars["Sheet"].exists == isLocked)
    #expect(app.buttons["Open"].exists == !isLocked)
  }

  @Test("F-44: a list in a sheet scrolls back before the sheet is pulled, and refreshes where it can")
  func scrollingInSheets() async {
    struct Screen: View {
      @State private var isShown = true
      @State private var refreshes = 0
      let canRefresh: Bool

      var body: some View {
        Text("Refreshes \(refreshes)").accessibilityIdentifier("refreshes").sheet(isPresented: $isShown) {
          let list = List(0..<100, id: \.self) { Text("Row \($0)") }
          if canRefresh { list.refreshable { refreshes += 1 } } else { list }
        }
      }
    }
    let app = XCUIApplication { Screen(canRefresh: false) }
    app.swipeUp()
    #expect(!app.staticTexts["Row 0"].exists)
    app.swipeDown()
    #expect(app.staticTexts["Row 0"].exists)
    app.swipeDown()
    #expect(app.staticTexts["refreshes"].exists)

    let other = XCUIApplication { Screen(canRefresh: true) }
    other.swipeDown()
    #expect(other.staticTexts["Row 0"].exists)
  }

  @Test("F-44: a drag scrolls by its distance, and a finger that rests first moves the row")
  func lists() {
    struct Screen: View {
      @State private var names = ["A", "B", "C"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) }
          ForEach(0..<100) { Text("Row \($0)") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.staticTexts["A"].press(forDuration: 0.6, thenDragTo: app.staticTexts["C"])
    #expect(app.staticTexts.allElementsBoundByIndex.prefix(3).map(\.label) == ["B", "C", "A"])
    let start = app.staticTexts["Row 9"].frame.minY
    place(app.staticTexts["Row 9"]).press(forDuration: 0.1, thenDragTo: place(app.staticTexts["Row 1"]))
    #expect(abs(app.staticTexts["Row 9"].frame.minY - (start - 352)) < 0.5)
    app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: 104)
    #expect(abs(app.staticTexts["Row 9"].frame.minY - (start - 248)) < 0.5)
  }

  @Test("F-44: a short drag sideways shows a row's actions, and turns a page")
  func sideways() {
    let app = XCUIApplication {
      List { Text("Row").swipeActions { Button("Archive") {} } }
    }
    let row = app.cells.firstMatch
    place(row, 0.9).press(forDuration: 0.05, thenDragTo: place(row, 0.5))
    #expect(app.buttons["Archive"].exists)
  }

  @Test("F-44: the gestures of views come first")
  func gestures() {
    struct Screen: View {
      @State private var isShown = true
      @State private var width = 0
      var body: some View {
        Text("Below").sheet(isPresented: $isShown) {
          Text("Width \(width)").accessibilityIdentifier("width")
            .gesture(DragGesture().onEnded { width = Int($0.translation.height) })
        }
      }
    }
    let app = XCUIApplication { Screen() }
    let text = app.staticTexts["width"]
    place(text).press(forDuration: 0.1, thenDragTo: place(text).withOffset(CGVector(dx: 0, dy: 200)))
    #expect(text.label == "Width 200")
  }

  @Test("F-46: a pointer's clicks are touches")
  func pointer() {
    struct Screen: View {
      @State private var taps = 0
      var body: some View {
        Button("Tap") { taps += 1 }.contextMenu { Button("Menu item") {} }
        Text("Taps \(taps)")
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Tap"].click()
    app.buttons["Tap"].doubleClick()
    #expect(app.staticTexts["Taps 3"].exists)
    app.buttons["Tap"].rightClick()
    #expect(app.buttons["Menu item"].exists)
    #expect(app.clock.now == .zero)
  }
}
