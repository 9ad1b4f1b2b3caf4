import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("B: transactions, onChange, loops")
struct ChangeActionTests {
  @Test("SEM-135: an inner transaction joins the outer one, which holds again afterwards")
  func nestedTransactions() {
    var seen: [Bool] = []
    let binding = Binding<Int>(get: { 0 }, set: { _, transaction in seen.append(transaction.animation != nil) })
    withTransaction(Transaction(animation: .linear)) {
      withTransaction(Transaction()) { binding.wrappedValue = 1 }
      withTransaction(Transaction(animation: nil)) { binding.wrappedValue = 2 }
      binding.wrappedValue = 3
    }
    binding.wrappedValue = 4
    #expect(seen == [true, false, true, false])
  }

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

  @Test("SEM-136: an animation that repeats for ever, or that changes nothing, holds nobody up")
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

  @Test("SEM-137: a transaction or animation on a view changes what is seen below it, and nothing else")
  func modifiers() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        let _ = trace("body \(count)")
        Button("Count \(count)") { count += 1 }
          .animation(.linear(duration: 60), value: count)
          .transaction { $0.animation = nil }
          .onChange(of: count) { trace("change") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Count 0"].tap()
    #expect(app.buttonLabels == ["Count 1"])
    #expect(trace.entries == ["body 0", "body 1", "change"])
  }

  @Test("SEM-138: an animated value is at its end at once")
  func animatedValue() {
    struct Screen: View {
      @State private var width = 0.0
      var body: some View {
        Button("Width \(Int(width))") { withAnimation(.linear(duration: 60)) { width = 100 } }.frame(width: width)
      }
    }
    let app = XCUIApplication { Screen() }
    app.clock.mode = .manual
    app.buttons["Width 0"].tap()
    #expect(app.buttonLabels == ["Width 100"])
    #expect(app.clock.now == .zero)
  }

  @Test("SEM-140: onChange is not called for the first value")
  func firstValue() {
    let trace = Trace()
    _ = XCUIApplication { Text("Text").onChange(of: 1) { trace("change") } }
    #expect(trace.entries == [])
  }

  @Test("SEM-140, SEM-141: the initial call comes at each appearance, with the value twice")
  func initialCall() {
    struct Screen: View {
      let trace: Trace
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Text("First").onChange(of: tab, initial: true) { old, new in trace("\(old) \(new)") }
            .tabItem { Text("One") }.tag(1)
          Text("Second").tabItem { Text("Two") }.tag(2)
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(trace.take() == ["1 1"])
    app.tabBars.buttons["Two"].tap()
    #expect(trace.take() == ["1 2"])
    app.tabBars.buttons["One"].tap()
    #expect(trace.entries == ["1 1", "2 1"])
  }

  @Test("SEM-142: the action runs after the update and reads the newest state")
  func newestState() {
    struct Screen: View {
      let trace: Trace
      @State private var value = 0
      var body: some View {
        let _ = trace("body \(value)")
        Button("Go") { value = 1 }
          .onChange(of: value) { _, new in
            if new == 1 { value = 5 }
            trace("new \(new) state \(value)")
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    _ = trace.take()
    app.buttons["Go"].tap()
    #expect(trace.entries == ["body 1", "new 1 state 5", "body 5", "new 5 state 5"])
  }

  @available(*, deprecated, message: "Tests the deprecated form.")
  struct OldForm: View {
    let trace: Trace
    @State private var value = 0
    var body: some View {
      let captured = value
      Button("Go") { value += 1 }
        .onChange(of: value) { _, _ in trace("new form \(captured)") }
        .onChange(of: value) { new in trace("old form \(captured) for \(new)") }
    }
  }

  @available(*, deprecated, message: "Tests the deprecated form.")
  @Test("SEM-143: the form with one parameter runs the closure from before the change, the others the new one")
  func oldForm() {
    let trace = Trace()
    let app = XCUIApplication { OldForm(trace: trace) }
    app.buttons["Go"].tap()
    #expect(trace.entries == ["new form 1", "old form 0 for 1"])
  }

  @Test("SEM-144: an equal value is no change")
  func equalValue() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.onChange(of: count / 2) { trace("change") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Count 0"].tap()
    #expect(trace.entries == [])
    app.buttons["Count 1"].tap()
    #expect(trace.entries == ["change"])
  }

  @Test("SEM-146: several on one view run as they are written")
  func order() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        Button("Go") { count += 1 }
          .onChange(of: count) { trace("first") }
          .onChange(of: count) { trace("second") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Go"].tap()
    #expect(trace.entries == ["first", "second"])
  }

  @Test("SEM-147: a new identity forgets the old value")
  func newIdentity() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        Button("Go") { count += 1 }
        Text("Count \(count)").onChange(of: count) { trace("change") }.id(count)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Go"].tap()
    #expect(trace.entries == [])
  }

  @Test("SEM-148: on several views it is called once")
  func severalViews() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        Group {
          Button("Go") { count += 1 }
          Text("Count \(count)")
        }
        .onChange(of: count) { trace("change") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Go"].tap()
    #expect(trace.entries == ["change"])
  }
}
