import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("A: Binding")
struct BindingTests {
  @Test("SEM-070: a constant binding ignores what is set")
  func constant() {
    let binding = Binding.constant(5)
    binding.wrappedValue = 6
    #expect(binding.wrappedValue == 5)
  }

  @Test("SEM-071: a binding of closures gets the value once when it is made, and at each read outside an update")
  func closures() {
    var calls = 0
    let binding = Binding<Int>(
      get: {
        calls += 1
        return calls
      }, set: { _ in })
    #expect(calls == 1)
    #expect(binding.wrappedValue == 2)
    #expect(binding.wrappedValue == 3)
  }

  @Test("SEM-071: in a body, a binding of closures gives the value that it was made with")
  func closuresInBody() {
    struct Screen: View {
      let trace: Trace
      var body: some View {
        let binding = Binding<Int>(
          get: {
            trace("get")
            return trace.count("get")
          }, set: { _ in })
        Text("\(binding.wrappedValue) \(binding.wrappedValue)")
      }
    }
    let app = XCUIApplication { Screen(trace: Trace()) }
    #expect(app.staticTexts["1 1"].exists)
  }

  @Test("SEM-072: after a set, a binding gives what its source has, not what was set")
  func refusing() {
    let binding = Binding<Int>(get: { 1 }, set: { _ in })
    binding.wrappedValue = 5
    #expect(binding.wrappedValue == 1)
  }

  @Test("SEM-073: a binding to a member writes the whole back")
  func member() {
    struct Point: Equatable { var x = 1, y = 2 }
    var point = Point()
    let binding = Binding<Point>(get: { point }, set: { point = $0 })
    binding.y.wrappedValue = 7
    #expect(point == Point(x: 1, y: 7))
  }

  @Test("SEM-074: nil set through the optional form of a binding is ignored")
  func optionalForm() {
    var value = 1
    let binding = Binding<Int?>(Binding<Int>(get: { value }, set: { value = $0 }))
    binding.wrappedValue = nil
    #expect(value == 1)
    binding.wrappedValue = 2
    #expect(value == 2)
  }

  @Test("SEM-075: the unwrapped form of a binding exists while there is a value")
  func unwrappedForm() {
    var value: Int?
    let base = Binding<Int?>(get: { value }, set: { value = $0 })
    #expect(Binding<Int>(base).map(\.wrappedValue) == nil)
    value = 3
    let binding = Binding<Int>(base)
    #expect(binding?.wrappedValue == 3)
    binding?.wrappedValue = 4
    #expect(value == 4)
  }

  @Test("SEM-075: reading the unwrapped form when the value is gone stops the app")
  func unwrappedFormWithoutValue() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var value: Int? = 3
      let binding = Binding<Int>(Binding<Int?>(get: { value }, set: { value = $0 }))
      value = nil
      _ = binding?.wrappedValue
    }
    #expect(
      errorOutput(result).contains(
        "A Binding<Int> made of an optional was read after the optional became nil: create it again where the value may go."
      ))
  }

  @Test("SEM-076: a value of another type set through a hashable binding stops the app")
  func hashableForm() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Binding<AnyHashable>(Binding<Int>(get: { 1 }, set: { _ in })).wrappedValue = "one"
    }
    #expect(
      errorOutput(result).contains(
        "A Binding<AnyHashable> over Int was set to a value of String: it takes values of its own type only."))
  }

  @Observable
  final class Model {
    var isShown = false
    var counter = 0
  }

  @Test("SEM-077, SEM-121: a binding to an observed property is a read of it, a binding to a state is none")
  func projectingIsReading() {
    struct ContentModel: View {
      let trace: Trace
      @State private var isShown = false
      @State private var counter = 0
      var body: some View {
        let _ = trace("model")
        VStack {
          Text("The counter value is \(counter)")
          Button("Increase") { counter += 1 }
          Button("Show sheet") { isShown.toggle() }
        }
        .sheet(isPresented: $isShown) { Text("Sheet") }
      }
    }
    struct ContentView: View {
      let trace: Trace
      @State private var model = Model()
      var body: some View {
        let _ = trace("view")
        VStack {
          Text("The counter value is \(model.counter)")
          Button("Increase") { model.counter += 1 }
          Button("Show sheet") { model.isShown.toggle() }
        }
        .sheet(isPresented: $model.isShown) { Text("Sheet") }
      }
    }
    let trace = Trace()
    let first = XCUIApplication { ContentModel(trace: trace) }
    first.buttons["Increase"].tap()
    first.buttons["Show sheet"].tap()
    #expect(first.staticTexts["Sheet"].exists)
    #expect(trace.count("model") == 2)

    let second = XCUIApplication { ContentView(trace: trace) }
    second.buttons["Increase"].tap()
    second.buttons["Show sheet"].tap()
    #expect(second.staticTexts["Sheet"].exists)
    #expect(trace.count("view") == 3)
  }

  @Test("SEM-078: a view that only passes a binding on is not evaluated when the value changes")
  func passingOn() {
    struct Leaf: View {
      let trace: Trace
      @Binding var count: Int
      var body: some View {
        let _ = trace("leaf")
        Button("Count \(count)") { count += 1 }
      }
    }
    struct Middle: View {
      let trace: Trace
      @Binding var count: Int
      var body: some View {
        let _ = trace("middle")
        Leaf(trace: trace, count: $count)
      }
    }
    struct Owner: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        let _ = trace("owner")
        Middle(trace: trace, count: $count)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Owner(trace: trace) }
    _ = trace.take()
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 1"].exists)
    #expect(trace.entries == ["leaf"])
  }

  @Test("SEM-042, SEM-078: a view with a binding that goes leaves the state to its owner, alive")
  func removedHolder() {
    struct Child: View {
      @Binding var count: Int
      var body: some View { Button("Child \(count)") { count += 1 } }
    }
    struct Owner: View {
      @State private var count = 0
      @State private var isShown = true
      var body: some View {
        Button("Remove") { isShown = false }
        Button("Owner \(count)") { count += 1 }
        if isShown { Child(count: $count) }
      }
    }
    let app = XCUIApplication { Owner() }
    app.buttons["Child 0"].tap()
    app.buttons["Remove"].tap()
    app.buttons["Owner 1"].tap()
    #expect(app.buttonLabels == ["Remove", "Owner 2"])
  }

  @Test("SEM-079: a set through an animated binding carries its transaction")
  func animated() {
    var animations: [Bool] = []
    let binding = Binding<Int>(get: { 1 }, set: { _, transaction in animations.append(transaction.animation != nil) })
    binding.wrappedValue = 2
    binding.animation(.linear).wrappedValue = 2
    binding.transaction(Transaction(animation: .default)).wrappedValue = 2
    binding.wrappedValue = 2
    #expect(animations == [false, true, true, false])
  }

  @Test("SEM-080: the id of a binding is that of its value")
  func identity() {
    struct Item: Identifiable { let id: Int }
    #expect(Binding.constant(Item(id: 7)).id == 7)
  }

  @Test("SEM-081: a view that holds a binding of closures is evaluated with its parent")
  func rebuilt() {
    struct Child: View {
      let trace: Trace
      @Binding var count: Int
      var body: some View {
        let _ = trace("child")
        Text("Child")
      }
    }
    struct Parent: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Child(trace: trace, count: Binding(get: { 1 }, set: { count = $0 }))
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Parent(trace: trace) }
    app.buttons["Count 0"].tap()
    #expect(trace.count("child") == 2)
  }
}
