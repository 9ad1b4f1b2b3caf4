import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: sheets and covers")
struct SheetTests {
  @Test("SEM-310: a sheet's content is evaluated while it is shown, and follows what it reads")
  func evaluation() {
    struct Screen: View {
      let trace: Trace
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        let _ = trace("presenter")
        Button("Present") { isShown = true }
          .sheet(isPresented: $isShown) {
            let _ = trace("sheet")
            Button("Count \(count)") { count += 1 }
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(trace.take() == ["presenter"])
    app.buttons["Present"].tap()
    #expect(trace.take() == ["sheet"])
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 1"].exists)
    #expect(trace.entries == ["presenter", "sheet"], "read once, the state counts as read by its owner (SEM-035)")
  }

  struct Closing: View {
    let trace: Trace
    @Environment(\.dismiss) private var dismiss
    init(_ trace: Trace) { self.trace = trace }
    var body: some View {
      Button("Close") { dismiss() }.onDisappear { trace("content -") }
    }
  }

  struct Presenting: View {
    let trace: Trace
    let locked: Bool
    @State private var isShown = false
    init(_ trace: Trace, locked: Bool = false) { (self.trace, self.locked) = (trace, locked) }
    var body: some View {
      Button("Shown \(isShown)") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { trace("onDismiss") }) {
          VStack {
            Closing(trace)
            Button("Write") { isShown = false }
          }
          .interactiveDismissDisabled(locked)
        }
    }
  }

  @Test(
    "SEM-311: dismissal writes false, then the content disappears, then onDismiss runs", arguments: ["Close", "Write"])
  func dismissal(button: String) {
    let trace = Trace()
    let app = XCUIApplication { Presenting(trace) }
    app.buttons["Shown false"].tap()
    app.buttons[button].tap()
    #expect(app.buttons["Shown false"].exists)
    #expect(trace.entries == ["content -", "onDismiss"])
  }

  @Test("SEM-311, SEM-316: a swipe dismisses a sheet, unless that is disabled", arguments: [false, true])
  func swiping(locked: Bool) {
    let trace = Trace()
    let app = XCUIApplication { Presenting(trace, locked: locked) }
    app.buttons["Shown false"].tap()
    app.buttons["Close"].swipeDown()
    #expect(app.buttons["Close"].exists == locked)
    if locked {
      app.buttons["Close"].tap()
      #expect(!app.buttons["Close"].exists)
    }
    #expect(trace.entries == ["content -", "onDismiss"])
  }

  struct Item: Identifiable {
    let id: Int
    let name: String
  }

  @Test("SEM-312: another item by id replaces the sheet, the same id refreshes it")
  func item() {
    struct Screen: View {
      let trace: Trace
      @State private var item: Item?
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        Button("Present") { item = Item(id: 1, name: "one") }
          .sheet(item: $item, onDismiss: { trace("onDismiss") }) { shown in
            Text("Item \(shown.name)")
            TapCounter("Counter")
            Button("Rename") { item = Item(id: 1, name: "uno") }
            Button("Next") { item = Item(id: 2, name: "two") }
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace) }
    app.buttons["Present"].tap()
    app.buttons["Counter 0"].tap()
    app.buttons["Rename"].tap()
    #expect(app.staticTexts["Item uno"].exists)
    #expect(app.buttons["Counter 1"].exists)
    #expect(trace.entries == [])
    app.buttons["Next"].tap()
    #expect(app.staticTexts["Item two"].exists)
    #expect(app.buttons["Counter 0"].exists)
    #expect(trace.entries == ["onDismiss"])
  }

  @Test("SEM-313, SEM-314: a second sheet of one place waits until the first is dismissed, and the log says so")
  func twoSheets() {
    struct Screen: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        Button("Both") {
          first = true
          second = true
        }
        .sheet(isPresented: $first) { Button("Close first") { first = false } }
        .sheet(isPresented: $second) { Button("Close second") { second = false } }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Both"].tap()
    #expect(app.buttons["Close second"].exists, "the outer one comes first")
    #expect(!app.buttons["Close first"].exists)
    #expect(
      app.issues(.presentation) == [
        "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently"
          + " presented sheet gets dismissed."
      ])
    app.buttons["Close second"].tap()
    #expect(app.buttons["Close first"].exists)
    app.buttons["Close first"].tap()
    #expect(app.buttons["Both"].isHittable)
  }

  @Test("SEM-310: what comes and goes in a sheet shows, though its presenter is a row of a list")
  func sheetOfRow() {
    struct Screen: View {
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        List {
          Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) {
              Button("Up") { count += 1 }
              if count > 0 { Text("Count \(count)") }
              ForEach(0..<count, id: \.self) { Text("Row \($0)") }
            }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Open"].tap()
    #expect(app.texts == [])
    app.buttons["Up"].tap()
    #expect(app.texts == ["Count 1", "Row 0"])
    app.buttons["Up"].tap()
    #expect(app.texts == ["Count 2", "Row 0", "Row 1"])
  }

  @Test("SEM-315: dismissing the lower of two sheets dismisses both, the upper one first")
  func nested() {
    struct Screen: View {
      let trace: Trace
      @State private var isLower = true
      @State private var isUpper = true
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        Text("Presenter")
          .sheet(isPresented: $isLower, onDismiss: { trace("lower") }) {
            Text("Lower")
              .sheet(isPresented: $isUpper, onDismiss: { trace("upper") }) {
                Button("Close lower") { isLower = false }
              }
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace) }
    app.buttons["Close lower"].tap()
    #expect(app.texts == ["Presenter"])
    #expect(trace.entries == ["upper", "lower"])
  }

  @Test("SEM-317: a full-screen cover is not swiped away")
  func cover() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("Presenter").fullScreenCover(isPresented: $isShown) { Button("Close") { isShown = false } }
      }
    }
    let app = XCUIApplication { Screen() }
    app.swipeDown()
    #expect(app.buttons["Close"].exists)
    app.buttons["Close"].tap()
    #expect(!app.buttons["Close"].exists)
  }

  @Test("SEM-318: a sheet goes with its presenter")
  func presenterRemoved() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("Base")
        if isShown {
          Text("Presenter").sheet(isPresented: .constant(true)) { Button("Remove") { isShown = false } }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Remove"].tap()
    #expect(app.texts == ["Base"])
    #expect(!app.buttons["Remove"].exists)
  }

  @Test("SEM-319: a sheet shows the live value of a state that its presenter's body never read")
  func unreadState() {
    struct Screen: View {
      @State private var isShown = false
      @State private var name = "old"
      var body: some View {
        Button("Present") {
          name = "new"
          isShown = true
        }
        .sheet(isPresented: $isShown) { Text("Name \(name)") }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Present"].tap()
    #expect(app.staticTexts["Name new"].exists)
  }
}
