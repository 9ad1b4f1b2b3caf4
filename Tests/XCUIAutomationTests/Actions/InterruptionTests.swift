import Foundation
import SwiftUI
import Testing
import XCUIAutomation

@MainActor
@Suite("F-116: alerts in the way")
struct InterruptionTests {
  /// Shows alerts by itself, one after the other, and records what their buttons do.
  private struct Interrupted: View {
    struct Choice {
      let title: String
      let role: ButtonRole?
    }

    struct Alert {
      let title: String
      let buttons: [Choice]
    }

    let alerts: [Alert]
    var closes = true
    @State var place = 0
    @State var lines: [String] = []

    var body: some View {
      Button("Go") { lines.append("Go") }.frame(maxHeight: .infinity, alignment: .top)
      TextField("Name", text: .constant(""))
      Text(lines.joined(separator: " ")).accessibilityIdentifier("lines")
      let alert = place < alerts.count ? alerts[place] : nil
      Color.clear.frame(width: 1, height: 1)
        .alert(
          alert?.title ?? "", isPresented: Binding(get: { alert != nil }, set: { if !$0, closes { place += 1 } })
        ) {
          ForEach(alert?.buttons ?? [], id: \.title) { button in
            Button(button.title, role: button.role) { lines.append(button.title) }
          }
        }
    }
  }

  private func app(_ buttons: [(String, ButtonRole?)]..., closes: Bool = true) -> XCUIApplication {
    let alerts = buttons.enumerated().map { number, choices in
      Interrupted.Alert(
        title: "Alert \(number + 1)", buttons: choices.map { Interrupted.Choice(title: $0.0, role: $0.1) })
    }
    return XCUIApplication { Interrupted(alerts: alerts, closes: closes) }
  }

  @Test("F-116: the button that cancels is tapped, otherwise the first one, and the action continues")
  func button() {
    let update = app([("Install", nil), ("Later", .cancel)])
    update.buttons["Go"].tap()
    #expect(update.staticTexts["lines"].label == "Later Go")
    let choice = app([("Yes", nil), ("No", nil)])
    choice.buttons["Go"].tap()
    #expect(choice.staticTexts["lines"].label == "Yes Go")
    let plain = app([])
    plain.buttons["Go"].tap()
    #expect(plain.staticTexts["lines"].label == "Go")
    let destructive = app([("Delete", .destructive)])
    destructive.buttons["Go"].tap()
    #expect(destructive.staticTexts["lines"].label == "Go")
  }

  @Test("F-116: two alerts are answered one after the other")
  func several() {
    let app = app([("A", .cancel)], [("B", nil), ("C", .cancel)])
    app.buttons["Go"].tap()
    #expect(app.staticTexts["lines"].label == "A C Go")
  }

  @Test("F-116: other actions are interrupted as well, those on the app and on coordinates among them")
  func actions() {
    func answered(_ act: (XCUIApplication) -> Void) -> String {
      let app = app([("OK", .cancel)])
      act(app)
      return app.staticTexts["lines"].label
    }
    #expect(answered { $0.buttons["Go"].doubleTap() } == "OK Go Go")
    #expect(answered { $0.buttons["Go"].press(forDuration: 0.1) } == "OK Go")
    #expect(answered { $0.buttons["Go"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap() } == "OK Go")
    #expect(answered { $0.swipeUp() } == "OK")
    #expect(answered { $0.tap() }.hasPrefix("OK"))
    #expect(answered { $0.textFields["Name"].tap() } == "OK")
  }

  @Test("F-116: an alert that the test has waited for, or has touched, is no interruption")
  func expected() {
    let waited = app([("OK", .cancel)])
    #expect(waited.alerts["Alert 1"].waitForExistence(timeout: 1))
    #expect(failures { waited.buttons["Go"].tap() }.first?.contains("Covered by: Alert") == true)
    waited.alerts.buttons["OK"].tap()
    waited.buttons["Go"].tap()
    #expect(waited.staticTexts["lines"].label == "OK Go")
    let waitedForPart = app([("OK", .cancel)])
    #expect(waitedForPart.buttons["OK"].waitForExistence(timeout: 1))
    #expect(failures { waitedForPart.buttons["Go"].tap() }.count == 1)
    let touched = app([("OK", .cancel)])
    touched.alerts.staticTexts["Alert 1"].tap()
    #expect(failures { touched.buttons["Go"].tap() }.count == 1)
    // One that follows it was not waited for.
    let next = app([("OK", .cancel)], [("Fine", .cancel)])
    #expect(next.alerts["Alert 1"].waitForExistence(timeout: 1))
    next.alerts.buttons["OK"].tap()
    next.buttons["Go"].tap()
    #expect(next.staticTexts["lines"].label == "OK Fine Go")
  }

  @Test("F-116: an alert that comes again and again fails the action, after one answer")
  func stubborn() {
    let app = app([("OK", .cancel)], closes: false)
    #expect(failures { app.buttons["Go"].tap() }.first?.contains("Covered by: Alert, label: 'Alert 1'") == true)
    #expect(app.staticTexts["lines"].label == "OK")
  }

  @Test("F-116: a profile can have tests fail instead")
  func strict() {
    let app = app([("OK", .cancel)])
    app.profile.answersUnexpectedAlerts = false
    app.launch()
    #expect(failures { app.buttons["Go"].tap() }.first?.contains("Covered by: Alert") == true)
    #expect(app.staticTexts["lines"].label == "")
  }

  @Test("F-116: confirmation dialogs and sheets are not answered")
  func others() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Button("Go") {}.confirmationDialog("Sure?", isPresented: $isShown) { Button("Yes") {} }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(failures { app.buttons["Go"].tap() }.count == 1)
    #expect(app.sheets["Sure?"].exists)
  }
}
