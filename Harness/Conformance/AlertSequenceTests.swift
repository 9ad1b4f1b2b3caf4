import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: alerts that follow one another")
struct AlertSequenceTests {
  @Test("F-114: an alert whose button makes new data goes, and one with the new title, message and buttons comes")
  func presenting() {
    struct Screen: View {
      let trace: Trace
      @State private var alert: String?
      var body: some View {
        Button("Delete") { alert = "Sure?" }
          .alert(
            alert ?? "", isPresented: Binding(get: { alert != nil }, set: { if !$0 { alert = nil } }), presenting: alert
          ) { which in
            switch which {
            case "Sure?": Button("Yes") { alert = "Really?" }
            case "Really?": Button("Really") { alert = "Deleted" }
            default: Button("Fine") {}
            }
            Button("No", role: .cancel) { trace("no to \(which)") }
          } message: { which in
            Text("Message of \(which)").onAppear { trace("+ \(which)") }.onDisappear { trace("- \(which)") }
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Delete"].tap()
    for (title, button) in [("Sure?", "Yes"), ("Really?", "Really"), ("Deleted", "Fine")] {
      #expect(app.alerts.allElementsBoundByIndex.map(\.label) == [title])
      #expect(app.alerts.staticTexts["Message of \(title)"].exists)
      app.alerts.buttons[button].tap()
    }
    #expect(!app.alerts.firstMatch.exists)
    #expect(trace.entries == ["+ Sure?", "- Sure?", "+ Really?", "- Really?", "+ Deleted", "- Deleted"])
  }

  @Test("F-114: an error that the button of an alert meets has an alert of its own, and so has the same error again")
  func error() {
    struct Failure: LocalizedError {
      let count: Int
      var errorDescription: String? { "Failure \(count)" }
    }
    struct Screen: View {
      @State private var failure: Failure?
      @State private var attempts = 0
      var body: some View {
        Button("Attempts \(attempts)", action: attempt)
          .alert(isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }), error: failure) {
            Button("Retry", action: attempt)
            Button("Cancel", role: .cancel) {}
          }
      }
      private func attempt() {
        attempts += 1
        if attempts < 4 { failure = Failure(count: min(attempts, 2)) }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Attempts 0"].tap()
    for title in ["Failure 1", "Failure 2", "Failure 2"] {
      #expect(app.alerts.allElementsBoundByIndex.map(\.label) == [title])
      app.alerts.buttons["Retry"].tap()
    }
    #expect(!app.alerts.firstMatch.exists && app.buttons["Attempts 4"].isHittable)
  }

  @Test("F-114: an alert by a flag is another one after its button", arguments: [false, true])
  func flag(isDialog: Bool) {
    struct Screen: View {
      let isDialog: Bool
      let trace: Trace
      @State private var isShown = false
      @State private var step = 1
      var body: some View {
        let button = Button("Start") { isShown = true }
        if isDialog {
          button.confirmationDialog("Step", isPresented: $isShown) {
            actions
          } message: {
            message
          }
        } else {
          button.alert("Step", isPresented: $isShown) {
            actions
          } message: {
            message
          }
        }
      }
      private var message: some View { Text("Step \(step)").onAppear { trace("+") }.onDisappear { trace("-") } }
      @ViewBuilder private var actions: some View {
        Button("Next") {
          trace("\(isShown)")
          step += 1
          isShown = step < 3
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(isDialog: isDialog, trace: trace) }
    app.buttons["Start"].tap()
    #expect(app.staticTexts["Step 1"].exists)
    app.buttons["Next"].tap()
    #expect(app.staticTexts["Step 2"].exists)
    app.buttons["Next"].tap()
    #expect(app.buttons["Start"].isHittable)
    #expect(trace.entries == ["+", "false", "-", "+", "false", "-"])
  }

  @Test("F-114: a sheet whose flag is false and true again within one action stays, and its content follows")
  func sheet() {
    struct Screen: View {
      let trace: Trace
      @State private var step: Int? = 1
      var body: some View {
        Text("Root")
          .sheet(
            isPresented: Binding(get: { step != nil }, set: { if !$0 { step = nil } }),
            onDismiss: { trace("dismissed") }
          ) {
            TapCounter("Counter")
            Button("Step \(step ?? 0)") {
              let next = (step ?? 0) + 1
              step = nil
              if next < 4 { step = next }
            }
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Counter 0"].tap()
    app.buttons["Step 1"].tap()
    app.buttons["Step 2"].tap()
    #expect(app.buttons["Counter 1"].exists && trace.entries == [])
    app.buttons["Step 3"].tap()
    #expect(app.staticTexts["Root"].isHittable && trace.entries == ["dismissed"])
  }
}
