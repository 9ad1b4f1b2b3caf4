import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Scrolling")
struct ScrollingTests {
  @Test("What may not scroll stays where it is; a swipe goes to what scrolls around it")
  func disabled() {
    struct Screen: View {
      @State private var isDisabled = true
      var body: some View {
        Toggle("Locked", isOn: $isDisabled).toggleStyle(.button)
        ScrollView {
          List(0..<50, id: \.self) { Text("Row \($0)") }
            .scrollDisabled(isDisabled)
            .frame(height: 400)
          Text("End")
        }
        .scrollDisabled(false)
      }
    }
    let app = XCUIApplication { Screen() }
    app.collectionViews.firstMatch.swipeUp()
    #expect(app.staticTexts["Row 0"].exists)
    #expect(!app.staticTexts["Row 20"].exists)
    app.buttons["Locked"].tap()
    app.collectionViews.firstMatch.swipeUp()
    #expect(app.staticTexts["Row 20"].exists)
  }

  @Test("A swipe where nothing may scroll fails nothing")
  func disabledEverywhere() {
    let app = XCUIApplication {
      ScrollView { LazyVStack { ForEach(0..<100) { Text("Row \($0)") } } }.scrollDisabled(true)
    }
    app.swipeUp()
    app.scrollViews.firstMatch.swipeUp()
    #expect(app.staticTexts["Row 0"].exists)
    #expect(!app.staticTexts["Row 60"].exists)
  }

  @Test("the content of a scroll view lies in its element, which keeps its identifier")
  func element() {
    let app = XCUIApplication {
      ScrollView(.horizontal, showsIndicators: false) { HStack { Text("A") } }.accessibilityIdentifier("scroll")
    }
    #expect(app.scrollViews["scroll"].staticTexts["A"].exists)
  }

  @Test("SEM-201: a stack makes all its views, a lazy one those near the visible part")
  func laziness() {
    let app = XCUIApplication {
      ScrollView { VStack { ForEach(0..<100) { Text("Eager \($0)") } } }
      ScrollView { LazyVStack { ForEach(0..<100) { Text("Lazy \($0)") } } }
    }
    #expect(app.staticTexts["Eager 99"].exists)
    #expect(app.staticTexts["Lazy 27"].exists)
    #expect(app.staticTexts["Lazy 28"].exists == false)
    app.scrollViews.element(boundBy: 1).swipeUp()
    #expect(app.staticTexts["Lazy 39"].exists)
  }

  @Test("a swipe on the application scrolls what is in the middle of the screen")
  func swipingTheApplication() {
    let app = XCUIApplication {
      ScrollView(.horizontal) { Text("Banner") }
      List(0..<100, id: \.self) { Text("Row \($0)") }
    }
    #expect(app.staticTexts["Row 30"].exists == false)
    app.swipeUp()
    #expect(app.staticTexts["Row 39"].exists)
    app.windows.firstMatch.swipeDown()
    #expect(app.staticTexts["Row 0"].exists)
  }

  @Test("a swipe down on the application closes a sheet, and nothing behind an alert moves")
  func swipingOverPresentations() {
    struct Screen: View {
      @State private var isSheetShown = false
      @State private var isAlertShown = false
      var body: some View {
        List(0..<100, id: \.self) { Text("Row \($0)") }
          .sheet(isPresented: $isSheetShown) { Text("Sheet") }
          .alert("Stop", isPresented: $isAlertShown) {}
        Button("Sheet") { isSheetShown = true }
        Button("Alert") { isAlertShown = true }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Sheet"].tap()
    #expect(app.staticTexts["Sheet"].exists)
    app.swipeDown()
    #expect(app.staticTexts["Row 0"].exists)
    app.buttons["Alert"].tap()
    #expect(app.alerts["Stop"].waitForExistence(timeout: 1), "what the test waits for is no interruption (F-116)")
    app.swipeUp()
    #expect(app.staticTexts["Row 30"].exists == false)
  }

  @Test("LAY-132, LAY-134: a lazy grid makes the lines near the visible part")
  func grid() {
    let app = XCUIApplication {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { ForEach(0..<100) { Text("\($0)") } }
      }
    }
    #expect(app.staticTexts.count == 88)
  }

  struct Jumping: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("Jump") { proxy.scrollTo(70) }
        Button("Top") { proxy.scrollTo(0, anchor: .top) }
        List(0..<100) { Text("Row \($0)") }
      }
    }
  }

  @Test("a proxy brings a row into view")
  func proxy() {
    let app = XCUIApplication { Jumping() }
    #expect(app.staticTexts["Row 70"].exists == false)
    app.buttons["Jump"].tap()
    #expect(app.staticTexts["Row 70"].exists)
    #expect(app.staticTexts["Row 0"].exists == false)
    app.buttons["Top"].tap()
    #expect(app.staticTexts["Row 0"].exists)
  }

  @Test("SEM-388: geometry readers get the room that is left, and the first view that fits is shown")
  func geometry() {
    let app = XCUIApplication {
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
        .overlay {
          ViewThatFits {
            Text("wide").frame(width: 500)
            Text("narrow").frame(width: 300)
          }
        }
    }
    #expect(app.staticTexts["390 by 763"].exists)
    #expect(app.staticTexts["wide"].exists == false)
    #expect(app.staticTexts["narrow"].exists)
  }

  struct Disclosing: View {
    @State private var isExpanded = true
    var body: some View {
      DisclosureGroup("More") { Text("Inside") }
      List {
        Section("Part", isExpanded: $isExpanded) { Text("Row") }
      }
    }
  }

  @Test("a disclosure group and a section open and close by their labels")
  func disclosure() {
    let app = XCUIApplication { Disclosing() }
    #expect(app.staticTexts["Inside"].exists == false)
    #expect(app.buttons["More"].value as? String == "Collapsed")
    app.buttons["More"].tap()
    #expect(app.staticTexts["Inside"].exists)
    #expect(app.buttons["More"].value as? String == "Expanded")
    #expect(app.staticTexts["Row"].exists)
    app.buttons["Part"].tap()
    #expect(app.staticTexts["Row"].exists == false)
  }

  @Test("grids, boxes and decorations show what is in them and nothing of their own")
  func plainContainers() {
    let app = XCUIApplication {
      Grid {
        GridRow {
          Text("A"); Divider(); Color.red
        }
      }
      GroupBox("Box") {
        Text("B"); Spacer(); Circle().fill(.blue)
      }
      Circle().accessibilityLabel("Dot")
    }
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["A", "Box", "B"])
    #expect(app.otherElements["Dot"].exists)
  }
}
