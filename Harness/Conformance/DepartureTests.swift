import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// F-48: an action may let time run until the control that called it has gone.
@MainActor
@Suite("Actions that outlive their controls")
struct DepartureTests {
  /// Shows a control until its action has run, and stays in that action until the control has gone.
  struct Leaving<Control: View>: View {
    @State private var isShown = true
    let control: (@escaping @MainActor () -> Void) -> Control

    var body: some View {
      if isShown {
        control {
          isShown = false
          RunLoop.current.run(until: Date() + 1)
        }
        .disabled(false)
      } else {
        Text("Gone")
      }
    }
  }

  private func check(
    _ control: @escaping (@escaping @MainActor () -> Void) -> some View, _ act: (XCUIApplication) -> Void
  ) {
    let app = XCUIApplication { Leaving(control: control) }
    act(app)
    #expect(app.texts == ["Gone"], "\(app.debugDescription)")
  }

  struct Seen: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0 : 1)
    }
  }

  @Test("F-48: buttons, in a menu, a row, an alert, a swipe too")
  func buttons() {
    check({ leave in Button("Go", action: leave) }, { $0.buttons["Go"].tap() })
    check({ leave in Button("Go", action: leave).buttonStyle(Seen()) }, { $0.buttons["Go"].tap() })
    check({ leave in List { Button("Go", action: leave).disabled(false) } }, { $0.cells.firstMatch.tap() })
    check({ leave in Menu("Menu") { Button("Go", action: leave) } }) {
      $0.buttons["Menu"].tap()
      $0.buttons["Go"].tap()
    }
    check({ leave in Text("Alert").alert("Sure?", isPresented: .constant(true)) { Button("Go", action: leave) } }) {
      $0.alerts.buttons["Go"].tap()
    }
    check({ leave in List { Text("Row").swipeActions { Button("Go", action: leave) } } }) {
      $0.staticTexts["Row"].swipeLeft()
      $0.buttons["Go"].tap()
    }
  }

  @Test("F-48: controls with a value")
  func values() {
    check({ leave in Toggle("On", isOn: Binding(get: { false }, set: { _ in leave() })) }) {
      $0.switches["On"].switches.firstMatch.tap()
    }
    check({ leave in Stepper("Step", onIncrement: { leave() }, onDecrement: nil) }) {
      $0.steppers.buttons["Increment"].tap()
    }
    check({ leave in Slider(value: Binding(get: { 0.5 }, set: { _ in leave() })) }) {
      $0.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.7)
    }
    check({ leave in Picker("Kind", selection: Binding(get: { 1 }, set: { _ in leave() })) { Text("Two").tag(2) } }) {
      $0.buttons.firstMatch.tap()
      $0.buttons["Two"].tap()
    }
    check({ leave in Text("Tap").onTapGesture { leave() } }, { $0.staticTexts["Tap"].tap() })
    check({ leave in TextField("Name", text: .constant("")).onSubmit { leave() } }) {
      $0.textFields["Name"].tap()
      $0.textFields["Name"].typeText("\n")
    }
  }

  @Test("F-48: a sheet that its own button closes")
  func sheet() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("Root").sheet(isPresented: $isShown) {
          Button("Close") {
            isShown = false
            RunLoop.current.run(until: Date() + 1)
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Close"].tap()
    #expect(app.texts == ["Root"])
  }

  @Test("F-48: the app itself ends")
  func termination() {
    final class Holder {
      weak var app: XCUIApplication?
    }
    let holder = Holder()
    let app = XCUIApplication { Button("End") { holder.app?.terminate() } }
    holder.app = app
    app.buttons["End"].tap()
    #expect(app.state == .notRunning)
  }
}
