import SwiftUI
import Testing
import UnderstudyTesting

@testable import XCUIAutomation

/// F-45: what is not there yet gets about as much time as XCUITest gives it.
@MainActor
@Suite("Actions look again", .leaks(.ignore))
struct LookingAgainTests {
  /// A button that comes later.
  private struct Screen: View {
    let delay: Duration
    @State private var isLoaded = false
    @State private var taps = 0
    @State private var isCovered = false

    var body: some View {
      VStack {
        Text("Taps \(taps)").accessibilityIdentifier("taps")
        if isLoaded { Button("Late") { taps += 1 } }
        Button("Cover") { isCovered = true }
      }
      .task {
        try? await Task.sleep(for: delay)
        isLoaded = true
      }
      .sheet(isPresented: $isCovered) {
        Text("Cover").task {
          try? await Task.sleep(for: .seconds(1))
          isCovered = false
        }
      }
    }
  }

  private func app(after delay: Duration) -> XCUIApplication { XCUIApplication { Screen(delay: delay) } }

  @Test("F-45: an action waits for what comes within two seconds, and no longer than it must")
  func action() {
    let app = app(after: .milliseconds(1800))
    app.buttons["Late"].tap()
    #expect(app.staticTexts["taps"].label == "Taps 1")
    #expect(app.clock.now == .milliseconds(1800))
  }

  @Test("F-45: so do attributes and isHittable")
  func attributes() {
    let app = app(after: .seconds(1))
    #expect(app.buttons["Late"].isEnabled)
    #expect(app.clock.now == .seconds(1))
    let other = self.app(after: .seconds(1))
    #expect(other.buttons["Late"].isHittable)
    #expect(other.clock.now == .seconds(1))
  }

  @Test("F-45: coordinates and the ends of drags, too")
  func coordinates() {
    let app = app(after: .seconds(1))
    app.buttons["Late"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(app.staticTexts["taps"].label == "Taps 1")
  }

  @Test("F-45: `exists` and `count` return at once")
  func plainAnswers() {
    let app = app(after: .seconds(1))
    #expect(!app.buttons["Late"].exists)
    #expect(app.buttons.count == 1)
    #expect(app.clock.now == .zero)
  }

  @Test("F-45: what is there takes no time")
  func noTime() {
    let app = app(after: .seconds(1))
    app.buttons["Cover"].tap()
    #expect(app.clock.now == .zero)
  }

  @Test("F-45: an action waits until nothing covers the element any more")
  func covered() {
    let app = app(after: .zero)
    app.buttons["Late"].tap()
    app.buttons["Cover"].tap()
    app.buttons["Late"].tap()
    #expect(app.staticTexts["taps"].label == "Taps 2")
    #expect(app.clock.now == .seconds(1))
  }

  @Test("F-45: a failure comes after two seconds, and says what is still to come")
  func failure() {
    let app = app(after: .seconds(3))
    let messages = failures { app.buttons["Late"].tap() }
    #expect(app.clock.now == .seconds(2))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Still to come: 1 timer is due at 3 s (it is 2 s now). 1 task is alive.") == true)
  }

  @Test("F-45: a profile may have it fail at once")
  func profile() {
    let app = app(after: .seconds(1))
    app.terminate()
    app.profile.retryWindow = .zero
    app.launch()
    #expect(failures { app.buttons["Late"].tap() }.count == 1)
    #expect(app.clock.now == .zero)
  }

  @Test("F-45: a manual clock stays where it is")
  func manualClock() {
    let app = app(after: .seconds(1))
    app.clock.mode = .manual
    #expect(failures { app.buttons["Late"].tap() }.count == 1)
    #expect(app.clock.now == .zero)
  }

  @Test("F-45: a condition of a wait only looks")
  func waiting() {
    let app = app(after: .seconds(1))
    #expect(app.buttons["Late"].wait(for: \.isEnabled, toEqual: true, timeout: 3))
    #expect(app.clock.now == .seconds(1))
    #expect(!app.buttons["Never"].wait(for: \.isEnabled, toEqual: true, timeout: 3))
    #expect(app.clock.now == .seconds(4))
  }
}
