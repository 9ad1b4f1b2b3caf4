import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("B: animations")
struct AnimationTests {
  @Test("SEM-136: completions of an animation run once the clock has passed its end")
  func completions() {
    struct Screen: View {
      let trace: Trace
      @State private var isOn = false
      var body: some View {
        Button("Animate \(isOn)") {
          var transaction = Transaction(animation: .linear(duration: 2))
          transaction.addAnimationCompletion(criteria: .removed) { trace("removed") }
          transaction.addAnimationCompletion { trace("complete") }
          withTransaction(transaction) { isOn = true }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Animate false"].tap()
    app.clock.advance(by: .seconds(1))
    #expect(trace.entries == [])
    app.clock.advance(by: .seconds(1))
    #expect(trace.entries == ["complete", "removed"])
  }

  @Test("SEM-136: an animation that is logically complete early runs those completions then, the others at its end")
  func logicalCompletion() {
    struct Screen: View {
      let trace: Trace
      @State private var isOn = false
      var body: some View {
        Button("Animate \(isOn)") {
          let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
          withAnimation(animation, completionCriteria: .removed) {
            isOn = true
          } completion: {
            trace("removed")
          }
          withAnimation(animation) {
            isOn = false
          } completion: {
            trace("complete")
          }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Animate false"].tap()
    app.clock.advance(by: .seconds(1))
    #expect(trace.entries == ["complete"])
    app.clock.advance(by: .seconds(3))
    #expect(trace.entries == ["complete"])
    app.clock.advance(by: .seconds(1))
    #expect(trace.entries == ["complete", "removed"])
  }

  /// An animation of two seconds, and what its completion shows.
  private struct Animated: View {
    var animation: Animation? = .linear(duration: 2)
    @State private var state = "still"
    var body: some View {
      Text(state).accessibilityIdentifier("state")
      Button("Move") {
        withAnimation(animation) {
          state = "moving"
        } completion: {
          state = "there"
        }
      }
      Button("Look") {}
    }
  }

  @Test("SEM-136: a query first lets the animation end, and its completion shows")
  func queryAfterAnimation() {
    let app = XCUIApplication { Animated() }
    app.buttons["Move"].tap()
    #expect(app.clock.now == .zero)
    #expect(app.staticTexts["state"].label == "there")
    #expect(app.clock.now == .seconds(2))
    #expect(app.staticTexts["state"].label == "there")
    #expect(app.clock.now == .seconds(2))
  }

  @Test("SEM-136: so do an action and a wait, before they look")
  func actionAfterAnimation() {
    let app = XCUIApplication { Animated() }
    app.buttons["Move"].tap()
    app.buttons["Look"].tap()
    #expect(app.clock.now == .seconds(2))
    app.buttons["Move"].tap()
    #expect(app.clock.now == .seconds(2))
    #expect(!app.staticTexts["moving"].waitForExistence(timeout: 1))
    #expect(app.clock.now == .seconds(5))
    #expect(app.staticTexts["state"].label == "there")
  }

  @Test("SEM-136: an animation that a completion begins is waited for too, all together for a minute at most")
  func chainOfAnimations() {
    struct Chain: View {
      let trace: Trace
      @State private var step = 0
      var body: some View {
        Button("Step \(step)") { move() }
      }
      private func move() {
        withAnimation(.linear(duration: 25)) {
          step += 1
        } completion: {
          trace("over \(step)")
          if step < 3 { move() }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Chain(trace: trace) }
    app.buttons["Step 0"].tap()
    #expect(app.buttons["Step 3"].exists)
    #expect(app.clock.now == .seconds(60))
    #expect(trace.entries == ["over 1", "over 2"])
    #expect(app.buttons["Step 3"].exists)
    #expect(app.clock.now == .seconds(75))
    #expect(trace.entries == ["over 1", "over 2", "over 3"])
  }

  @Test("SEM-136: an animation that repeats for ever, or that changes nothing, delays nothing")
  func endlessAnimation() {
    let app = XCUIApplication { Animated(animation: .linear(duration: 2).repeatForever()) }
    app.buttons["Move"].tap()
    #expect(app.staticTexts["state"].label == "moving")
    app.buttons["Look"].tap()
    #expect(app.clock.now == .zero)

    let still = XCUIApplication { Button("Look") { withAnimation(.linear(duration: 2)) {} } }
    still.buttons["Look"].tap()
    #expect(still.buttons["Look"].exists)
    #expect(still.clock.now == .zero)
  }

  @Test("SEM-136: an animation of a number of times is as long as all of them, with its delay and speed")
  func finiteRepetitions() {
    let animation = Animation.linear(duration: 2).repeatCount(3).speed(2).delay(1)
    let app = XCUIApplication { Animated(animation: animation) }
    app.buttons["Move"].tap()
    #expect(app.staticTexts["state"].label == "there")
    #expect(app.clock.now == .seconds(4))
  }

  @Test("SEM-136: where the test moves the clock, nothing waits for animations")
  func manualClock() {
    let app = XCUIApplication { Animated() }
    app.clock.mode = .manual
    app.buttons["Move"].tap()
    #expect(app.staticTexts["state"].label == "moving")
    app.clock.advance(by: .seconds(2))
    #expect(app.staticTexts["state"].label == "there")
  }

  @Test("SEM-100, SEM-136: writes of one animation are one update, also with a completion")
  func batchOfAnimation() {
    struct Screen: View {
      let trace: Trace
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        let _ = trace("\(first) \(second)")
        Button("Write") {
          withAnimation {
            first = 1
            second = 1
            first = 2
          } completion: {
            trace("complete")
          }
        }
        .onChange(of: first) { trace("change \($0) \($1)") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Write"].tap()
    #expect(app.buttons["Write"].exists)
    #expect(trace.entries == ["0 0", "2 1", "change 0 2", "complete"])
  }

  @Test("SEM-101, SEM-136: another animation with a completion is another batch")
  func batchesOfAnimations() {
    struct Screen: View {
      let trace: Trace
      @State private var value = 0
      var body: some View {
        let _ = trace("\(value)")
        Button("Write") {
          withAnimation {
            value = 1
          } completion: {
            trace("first")
          }
          withAnimation {
            value = 2
          } completion: {
            trace("second")
          }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Write"].tap()
    #expect(app.buttons["Write"].exists)
    #expect(trace.entries == ["0", "1", "2", "first", "second"])
  }

  @Test("SEM-136: where nothing changes under an animation, its completion does not wait")
  func completionWithoutChange() {
    struct Screen: View {
      let trace: Trace
      @State private var value = 0
      var body: some View {
        Button("Empty") {
          withAnimation(.linear(duration: 2)) {
          } completion: {
            trace("empty")
          }
        }
        Button("Equal") {
          withAnimation(.linear(duration: 2)) {
            value = 0
          } completion: {
            trace("equal")
          }
        }
        Button("None") {
          withAnimation(nil) {
            value = 1
          } completion: {
            trace("none")
          }
        }
        Text("Value \(value)")
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    for name in ["Empty", "Equal", "None"] { app.buttons[name].tap() }
    #expect(trace.entries == ["empty", "equal", "none"])
    #expect(app.clock.now == .zero)
  }
}
