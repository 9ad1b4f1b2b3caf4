import SwiftUI
import Testing
import UnderstudyTesting

private struct FirstKey: TransactionKey { static let defaultValue = 0 }
private struct SecondKey: TransactionKey { static let defaultValue = 0 }

extension Transaction {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }

  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

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

  @Test("SEM-135: values that an inner transaction sets take precedence, the others stay")
  func nestedValues() {
    var seen: [[Int]] = []
    let binding = Binding<Int>(
      get: { 0 }, set: { _, transaction in seen.append([transaction.first, transaction.second]) })
    withTransaction(\.first, 1) {
      withTransaction(\.second, 2) { binding.wrappedValue = 1 }
      withTransaction(\.first, 3) { binding.wrappedValue = 2 }
      binding.wrappedValue = 3
    }
    binding.wrappedValue = 4
    #expect(seen == [[1, 2], [3, 0], [1, 0], [0, 0]])
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
        .onChange(of: value) { trace("form without values \(captured)") }
        .onChange(of: value) { new in trace("old form \(captured) for \(new)") }
    }
  }

  @available(*, deprecated, message: "Tests the deprecated form.")
  @Test("SEM-143: the form with one parameter runs the closure from before the change, the others the new one")
  func oldForm() {
    let trace = Trace()
    let app = XCUIApplication { OldForm(trace: trace) }
    app.buttons["Go"].tap()
    #expect(trace.entries == ["new form 1", "form without values 1", "old form 0 for 1"])
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
        Text("Count \(count)").onChange(of: count) { trace("inner") }.id(count)
          .onChange(of: count) { trace("outer") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Go"].tap()
    #expect(trace.entries == ["outer"])
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
