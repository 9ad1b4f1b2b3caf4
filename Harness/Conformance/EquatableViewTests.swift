import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("B: comparison of views")
struct EquatableViewTests {
  @Test("SEM-113: a wrapper is compared as it was made: a new object as initial value runs the body each time")
  func initialValues() {
    final class Model {}
    struct Fresh: View {
      let trace: Trace
      @State private var model = Model()
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        let _ = trace("fresh")
        Text("Fresh")
      }
    }
    struct Plain: View {
      let trace: Trace
      @State private var count = 1
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        let _ = trace("plain")
        Button("Plain \(count)") { count += 1 }
      }
    }
    struct Parent: View {
      let trace: Trace
      @State private var step = 0
      var body: some View {
        Button("Step \(step)") { step += 1 }
        Fresh(trace)
        Plain(trace)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Parent(trace: trace) }
    app.buttons["Plain 1"].tap()
    #expect(trace.take() == ["fresh", "plain", "plain"])
    app.buttons["Step 0"].tap()
    #expect(trace.entries == ["fresh"], "the state that has changed since does not count")
  }

  @Test("SEM-113: a state object is compared by what makes it: a captured value that is new each time runs the body")
  func stateObjects() {
    final class Model: ObservableObject {}
    struct Captured: View {
      let trace: Trace
      @StateObject private var model: Model
      init(_ trace: Trace) {
        self.trace = trace
        let model = Model()
        _model = StateObject(wrappedValue: model)
      }
      var body: some View {
        let _ = (trace("captured"), model)
        Text("Captured")
      }
    }
    struct Plain: View {
      let trace: Trace
      @StateObject private var model = Model()
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        let _ = (trace("plain"), model)
        Text("Plain")
      }
    }
    struct Parent: View {
      let trace: Trace
      @State private var step = 0
      var body: some View {
        Button("Step \(step)") { step += 1 }
        Captured(trace)
        Plain(trace)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Parent(trace: trace) }
    #expect(trace.take() == ["captured", "plain"])
    app.buttons["Step 0"].tap()
    #expect(trace.entries == ["captured"])
  }

  @Test("SEM-114: an equatable view runs when its own == says that it differs")
  func equatable() {
    struct Child: View, Equatable {
      let trace: Trace
      let number: Int
      nonisolated static func == (lhs: Child, rhs: Child) -> Bool { lhs.number / 10 == rhs.number / 10 }
      var body: some View {
        let _ = trace("child \(number)")
        Text("Child \(number)")
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var number = 8
      var body: some View {
        Button("Next") { number += 1 }
        Child(trace: trace, number: number).equatable()
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Next"].tap()
    app.buttons["Next"].tap()
    #expect(trace.entries == ["child 8", "child 10"])
  }

  @Test("SEM-115: an equatable view still runs for its own state")
  func equatableState() {
    struct Child: View, Equatable {
      @State private var count = 0
      nonisolated static func == (lhs: Child, rhs: Child) -> Bool { true }
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let app = XCUIApplication { Child().equatable() }
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 1"].exists)
  }

  /// Plain data whose `==` looks at the tens only, or says that nothing is equal to anything.
  struct Number: View, Equatable {
    enum Rule { case tens, never }
    nonisolated(unsafe) static var rule = Rule.tens
    @MainActor static var bodies: [Int] = []
    let number: Int
    nonisolated static func == (lhs: Number, rhs: Number) -> Bool {
      rule == .tens && lhs.number / 10 == rhs.number / 10
    }
    var body: some View {
      let _ = Self.bodies.append(number)
      Text("Number \(number)")
    }
  }

  @Test("SEM-114: == decides for plain data too, whatever its bytes say; without equatable() the bytes decide")
  func plainData() {
    struct Screen: View {
      @State private var number = 1
      @State private var step = 0
      var body: some View {
        Button("Next") { number += 1 }
        Button("Step \(step)") { step += 1 }
        Number(number: number).equatable()
      }
    }
    struct PlainScreen: View {
      @State private var number = 1
      var body: some View {
        Button("Next") { number += 1 }
        Number(number: number)
      }
    }
    Number.rule = .tens
    Number.bodies = []
    let app = XCUIApplication { Screen() }
    app.buttons["Next"].tap()
    #expect(Number.bodies == [1], "other bytes, but equal")
    Number.rule = .never
    app.buttons["Step 0"].tap()
    app.buttons["Step 1"].tap()
    #expect(Number.bodies == [1, 2, 2], "the same bytes, but not equal")
    Number.rule = .tens
    Number.bodies = []
    let plain = XCUIApplication { PlainScreen() }
    plain.buttons["Next"].tap()
    #expect(Number.bodies == [1, 2])
  }
}
