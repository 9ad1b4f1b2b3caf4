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
    #expect(seen.suffix(2) == [true, false])
    #expect(seen[0])
  }

  @Test("SEM-136: completions of an animation run once the clock has passed its end")
  func completions() {
    struct Screen: View {
      let trace: Trace
      @State private var isOn = false
      var body: some View {
        Button("Animate \(isOn)") {
          withAnimation(.linear(duration: 2), completionCriteria: .removed) {
            isOn = true
          } completion: {
            trace("removed")
          }
          withAnimation(.linear(duration: 2)) {
            isOn = true
          } completion: {
            trace("complete")
          }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Animate false"].tap()
    app.clock.advance(by: .seconds(3))
    #expect(Set(trace.entries) == ["complete", "removed"])
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
    _ = trace.take()
    app.tabBars.buttons["One"].tap()
    #expect(trace.entries.contains("1 1"))
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

  @Test("SEM-150: an onChange that feeds itself runs twice in a frame, then the log names it")
  func feedingItself() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.onChange(of: count) { count += 1 }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 3"].exists)
    #expect(app.issues(.tooManyUpdates) == ["onChange(of: Int) action tried to update multiple times per frame."])
  }

  struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("SEM-151: a preference that feeds itself runs twice in a frame, then the log names it")
  func preferenceFeedingItself() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)")
          .preference(key: CountKey.self, value: count)
          .onPreferenceChange(CountKey.self) { _ in count += 1 }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Count 2"].exists)
    #expect(
      app.issues(.tooManyUpdates) == [
        "Bound preference ChangeActionTests.CountKey tried to update multiple times per frame."
      ])
  }

  @Test("SEM-153: an update that does not come to rest fails the test and names the views")
  func runaway() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)").onAppear { count += 1 }.id(count)
      }
    }
    let messages = failures { _ = XCUIApplication { Restless() } }
    #expect(
      messages == [
        "The update did not come to rest after 100 frames: each change caused another. Views evaluated in the last frame:"
          + " ChangeActionTests.Restless. Look for state that is changed by what its own change triggers (onChange, onAppear,"
          + " a preference, a body with side effects)."
      ])
  }
}
