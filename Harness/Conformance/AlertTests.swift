import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: alerts and dialogs")
struct AlertTests {
  @Test("SEM-325: any action ends the alert: the flag is false when the action runs")
  func action() {
    struct Screen: View {
      let trace: Trace
      @State private var isShown = false
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        Button("Ask") { isShown = true }
          .alert("Sure?", isPresented: $isShown) {
            Button("Yes") { trace("yes \(isShown)") }
          } message: {
            Text("It cannot be undone.")
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace) }
    app.buttons["Ask"].tap()
    #expect(app.alerts["Sure?"].staticTexts["It cannot be undone."].exists)
    app.alerts.buttons["Yes"].tap()
    #expect(trace.entries == ["yes false"])
    #expect(!app.alerts.firstMatch.exists)
  }

  @Test("SEM-326: an alert without actions has OK; one with a destructive action only has Cancel too")
  func defaultButtons() {
    let plain = XCUIApplication { Text("A").alert("Done", isPresented: .constant(true)) {} }
    #expect(plain.alerts.buttons.allElementsBoundByIndex.map(\.label) == ["OK"])
    let destructive = XCUIApplication {
      Text("A").alert("Delete?", isPresented: .constant(true)) { Button("Delete", role: .destructive) {} }
    }
    #expect(destructive.alerts.buttons.allElementsBoundByIndex.map(\.label) == ["Delete", "Cancel"])
  }

  @Test("SEM-326: a dialog without a cancel button gets one")
  func dialogCancel() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("Shown \(isShown)").confirmationDialog("Sort by", isPresented: $isShown) { Button("Name") {} }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.sheets.buttons["Name"].exists)
    app.sheets.buttons["Cancel"].tap()
    #expect(app.staticTexts["Shown false"].exists)
  }

  @Test("SEM-327: an alert about data shows what there was when it appeared, and nothing without data")
  func data() {
    struct Screen: View {
      @State private var isShown = false
      @State private var name: String?
      var body: some View {
        Button("Without") { isShown = true }
        Button("With") {
          name = "Ann"
          isShown = true
        }
        .onChange(of: isShown) { name = name.map { $0 + "!" } }
        .alert("Delete?", isPresented: $isShown, presenting: name) { name in
          Button("Delete \(name)") {}
        }
      }
    }
    let without = XCUIApplication { Screen() }
    without.buttons["Without"].tap()
    #expect(!without.alerts.firstMatch.exists)
    let with = XCUIApplication { Screen() }
    with.buttons["With"].tap()
    #expect(with.alerts.buttons["Delete Ann"].exists)
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "It did not work" }
  }

  @Test("SEM-328: an alert for an error has its description for a title")
  func error() {
    struct Screen: View {
      @State private var isShown = false
      @State private var failure: Failure?
      var body: some View {
        Button("Flag") { isShown = true }
        Button("Fail") {
          failure = Failure()
          isShown = true
        }
        .alert(isPresented: $isShown, error: failure) { Button("Retry") {} }
      }
    }
    let flag = XCUIApplication { Screen() }
    flag.buttons["Flag"].tap()
    #expect(!flag.alerts.firstMatch.exists)
    let fail = XCUIApplication { Screen() }
    fail.buttons["Fail"].tap()
    #expect(fail.alerts["It did not work"].exists)
  }

  @Test("SEM-329: the buttons of an alert stand as they are written; a field may stand with them")
  func order() {
    struct Screen: View {
      @State private var name = ""
      var body: some View {
        Text("Name \(name)").alert("Rename", isPresented: .constant(true)) {
          TextField("New name", text: $name)
          Button("Cancel", role: .cancel) {}
          Button("Rename") {}
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.alerts.buttons.allElementsBoundByIndex.map(\.label) == ["Cancel", "Rename"])
    app.alerts.textFields["New name"].tap()
    app.alerts.textFields.firstMatch.typeText("Ann")
    #expect(app.alerts.textFields.firstMatch.value as? String == "Ann")
  }
}
