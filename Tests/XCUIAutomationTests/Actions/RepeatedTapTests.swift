import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The second tap of a double tap meets what the first has changed")
struct RepeatedTapTests {
  private enum Effect: CaseIterable { case none, disables, removes, alerts, covers, presents }

  @MainActor private final class Log { var count = 0 }

  private struct Screen<Control: View>: View {
    let effect: Effect
    let log: Log
    let control: (@escaping @MainActor @Sendable () -> Void) -> Control
    @State private var isDone = false

    var body: some View {
      ZStack {
        if !(effect == .removes && isDone) {
          control {
            log.count += 1
            isDone = true
          }
          .disabled(effect == .disables && isDone)
        }
        if effect == .covers, isDone { Color.black }
      }
      .alert("Done", isPresented: .constant(effect == .alerts && isDone)) {}
      .sheet(isPresented: .constant(effect == .presents && isDone)) { Text("Sheet") }
    }
  }

  private func expect(_ effect: Effect, _ log: Log) { #expect(log.count == (effect == .none ? 2 : 1)) }

  @Test("A button", arguments: Effect.allCases)
  private func button(effect: Effect) {
    let log = Log()
    let app = XCUIApplication { Screen(effect: effect, log: log) { Button("Go", action: $0) } }
    app.buttons["Go"].doubleTap()
    expect(effect, log)
  }

  @Test("A gesture", arguments: Effect.allCases)
  private func gesture(effect: Effect) {
    let log = Log()
    let app = XCUIApplication { Screen(effect: effect, log: log) { Text("Go").onTapGesture(perform: $0) } }
    app.staticTexts["Go"].doubleTap()
    expect(effect, log)
  }

  @Test("A toggle", arguments: Effect.allCases)
  private func toggle(effect: Effect) {
    let log = Log()
    let app = XCUIApplication {
      Screen(effect: effect, log: log) { add in
        Toggle(
          "Go",
          isOn: Binding {
            false
          } set: { _ in
            add()
          })
      }
    }
    app.switches["Go"].switches.firstMatch.doubleTap()
    expect(effect, log)
  }

  @Test("A stepper", arguments: Effect.allCases)
  private func stepper(effect: Effect) {
    let log = Log()
    let app = XCUIApplication { Screen(effect: effect, log: log) { Stepper("Go", onIncrement: $0, onDecrement: nil) } }
    app.buttons["Go, Increment"].doubleTap()
    expect(effect, log)
  }

  @Test("Something in front of a control covers its parts before the app has been laid out")
  func partsOfControls() {
    let app = XCUIApplication {
      ZStack {
        Stepper("Go", value: .constant(1))
        Color.black
      }
    }
    #expect(!app.buttons["Go, Increment"].isHittable)
    app.profile.retryWindow = .zero
    #expect(failures { app.buttons["Go, Increment"].tap() }.first?.contains("Covered by: a color") == true)
  }
}
