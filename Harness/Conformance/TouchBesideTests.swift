import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: touches beside what is presented")
struct TouchBesideTests {
  private struct Dialog: View {
    var hasCancel = true
    @State private var isShown = false
    @State private var log = ""

    var body: some View {
      Text("log \(log)").accessibilityIdentifier("log")
      Button("Ask \(isShown)") { isShown = true }
        .confirmationDialog("Sure?", isPresented: $isShown) {
          Button("Yes") { log += "y" }
          if hasCancel { Button("No", role: .cancel) { log += "n" } }
        }
      Button("Behind") { log += "b" }
    }
  }

  private func tapAtTop(_ app: XCUIApplication) {
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.02)).tap()
  }

  @Test(
    "F-106: a tap beside a confirmation dialog closes it and performs the button that cancels",
    arguments: [true, false])
  func dialog(isWhole: Bool) {
    let app = XCUIApplication { Dialog() }
    app.buttons["Ask false"].tap()
    if isWhole { app.tap() } else { tapAtTop(app) }
    #expect(app.buttons["Ask false"].exists && app.sheets.count == 0)
    #expect(app.staticTexts["log"].label == "log n")
  }

  @Test("F-106: so it does where the system adds that button, and what lies behind is not touched")
  func dialogWithoutCancel() {
    let app = XCUIApplication { Dialog(hasCancel: false) }
    let behind = app.buttons["Behind"].frame
    app.buttons["Ask false"].tap()
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: behind.midX, dy: behind.midY)).tap()
    #expect(app.buttons["Ask false"].exists && app.sheets.count == 0)
    #expect(app.staticTexts["log"].label == "log ")
  }

  @Test("F-106: a tap on the dialog itself leaves it, and so do other touches beside it")
  func inside() {
    let app = XCUIApplication { Dialog() }
    app.buttons["Ask false"].tap()
    let top = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1))
    top.press(forDuration: 0.1, thenDragTo: top.withOffset(CGVector(dx: 0, dy: 100)))
    #expect(app.sheets.count == 1)
    app.buttons["Yes"].tap()
    #expect(app.staticTexts["log"].label == "log y")
  }

  @Test("F-106: on an iPad a dialog's popover closes with its region, and with a tap at a place beside it")
  func popoverOfDialog() {
    for isPlace in [true, false] {
      let app = XCUIApplication { Dialog() }
      app.profile.device = .iPadPro11
      app.launch()
      app.buttons["Ask false"].tap()
      if isPlace { tapAtTop(app) } else { app.otherElements["PopoverDismissRegion"].tap() }
      #expect(app.buttons["Ask false"].exists)
      #expect(app.staticTexts["log"].label == "log n")
    }
  }

  @Test("F-106: an action sheet is a confirmation dialog")
  func actionSheet() {
    struct Screen: View {
      @State private var isShown = true
      @State private var log = ""
      var body: some View {
        Text("shown \(isShown) \(log)")
          .actionSheet(isPresented: $isShown) {
            ActionSheet(title: Text("Sure?"), buttons: [.default(Text("Yes")), .cancel(Text("No")) { log = "no" }])
          }
      }
    }
    let app = XCUIApplication { Screen() }
    tapAtTop(app)
    #expect(app.staticTexts["shown false no"].exists)
  }

  @Test("F-106: an alert stays")
  func alert() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("shown \(isShown)").alert("Stay", isPresented: $isShown) { Button("Fine") {} }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.alerts["Stay"].waitForExistence(timeout: 1), "what the test waits for is no interruption (F-116)")
    tapAtTop(app)
    app.tap()
    #expect(app.alerts["Stay"].exists)
  }

  private struct Sheet: View {
    var detents: Set<PresentationDetent> = [.medium]
    var isKept = false
    @State private var isShown = false
    @State private var log = ""

    var body: some View {
      Button("Behind") { log += "b" }.frame(maxHeight: .infinity, alignment: .top)
      Text("log \(log)")
      Button("Open \(isShown)") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { log += "d" }) {
          Text("Inside").presentationDetents(detents).interactiveDismissDisabled(isKept)
        }
    }
  }

  @Test("F-106: a tap on the dimmed part closes a sheet", arguments: [true, false])
  func sheet(isPad: Bool) {
    let app = XCUIApplication { Sheet(detents: isPad ? [.large] : [.medium]) }
    if isPad { app.profile.device = .iPadPro11 }
    app.launch()
    app.buttons["Open false"].tap()
    #expect(app.staticTexts["Inside"].exists)
    tapAtTop(app)
    #expect(app.buttons["Open false"].exists)
    #expect(app.staticTexts["log d"].exists)
  }

  @Test("F-106: a sheet that may not be dismissed stays, and what lies behind it is not touched")
  func keptSheet() {
    let app = XCUIApplication { Sheet(isKept: true) }
    let behind = app.buttons["Behind"].frame
    app.buttons["Open false"].tap()
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: behind.midX, dy: behind.midY)).tap()
    #expect(app.staticTexts["Inside"].exists)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8)).tap()
    #expect(app.staticTexts["Inside"].exists)
  }

  @Test("F-106: where the background may be used, a tap there is one on it")
  func background() {
    struct Screen: View {
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.frame(maxHeight: .infinity, alignment: .top)
          .sheet(isPresented: $isShown) {
            Text("Inside").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
          }
      }
    }
    let app = XCUIApplication { Screen() }
    let button = app.buttons["Count 0"].frame
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: button.midX, dy: button.midY)).tap()
    #expect(app.buttons["Count 1"].exists && app.staticTexts["Inside"].exists)
  }

  @Test("F-106: a full screen cover has nothing beside it")
  func cover() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("shown \(isShown)").fullScreenCover(isPresented: $isShown) { Text("Inside") }
      }
    }
    let app = XCUIApplication { Screen() }
    tapAtTop(app)
    #expect(app.staticTexts["Inside"].exists)
  }

  @Test("F-106: menus and calendars close as before")
  func menus() {
    let app = XCUIApplication {
      VStack {
        Spacer()
        Menu("More") { Button("Item") {} }
        DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
      }
    }
    app.buttons["More"].tap()
    tapAtTop(app)
    #expect(!app.buttons["Item"].exists)
    app.datePickers["Due"].tap()
    #expect(app.otherElements["PopoverDismissRegion"].exists)
    tapAtTop(app)
    #expect(!app.otherElements["PopoverDismissRegion"].exists)
  }
}
