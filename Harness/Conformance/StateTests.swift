import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("A: State")
struct StateTests {
  @Test("SEM-030, SEM-044: state given by the parent is taken once")
  func initialValue() {
    struct Child: View {
      @State var name: String
      var body: some View { Text("Child \(name)") }
    }
    struct Parent: View {
      @State private var name = "Ann"
      var body: some View {
        Button("Rename") { name = "Bob" }
        Text("Parent \(name)")
        Child(name: name)
      }
    }
    let app = XCUIApplication { Parent() }
    app.buttons["Rename"].tap()
    #expect(app.texts == ["Parent Bob", "Child Ann"])
  }

  @Test("SEM-031: the initial value is made with each value of the view, and only the first is kept")
  func initialValueIsMadeEachTime() {
    @MainActor final class Model {
      let number: Int
      init(_ trace: Trace) {
        trace("model")
        number = trace.count("model")
      }
    }
    struct Child: View {
      @State private var model: Model
      init(_ trace: Trace) { _model = State(wrappedValue: Model(trace)) }
      var body: some View { Text("Model \(model.number)") }
    }
    struct Parent: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Child(trace)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Parent(trace: trace) }
    app.buttons["Count 0"].tap()
    #expect(trace.count("model") == 2)
    #expect(app.staticTexts["Model 1"].exists)
  }

  @Test("SEM-032: setting an equal value evaluates nothing and changes nothing")
  func equalValue() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 1
      var body: some View {
        let _ = trace("body")
        Button("Set \(count)") { count = 1 }.onChange(of: count) { trace("change") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Set 1"].tap()
    #expect(trace.entries == ["body"])
  }

  @Test("SEM-032: a value that is not Equatable is compared field by field")
  func equalFields() {
    struct Point { var x, y: Int }
    struct Screen: View {
      let trace: Trace
      @State private var point = Point(x: 1, y: 2)
      var body: some View {
        let _ = trace("body")
        Button("Same \(point.x)") { point = Point(x: 1, y: 2) }
        Button("Other") { point = Point(x: 3, y: 2) }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Same 1"].tap()
    #expect(trace.count("body") == 1)
    app.buttons["Other"].tap()
    #expect(trace.count("body") == 2)
  }

  @Test("SEM-032: objects are compared by identity, whatever is in them")
  func equalObjects() {
    final class Box: Equatable {
      static func == (lhs: Box, rhs: Box) -> Bool { lhs === rhs }
    }
    final class Plain {}
    struct Screen: View {
      let trace: Trace
      @State private var box = Box()
      @State private var plain = Plain()
      var body: some View {
        let _ = trace("body \(ObjectIdentifier(box) == ObjectIdentifier(plain))")
        Button("Same") { (box, plain) = (box, plain) }
        Button("Box") { box = Box() }
        Button("Plain") { plain = Plain() }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Same"].tap()
    #expect(trace.entries.count == 1)
    app.buttons["Box"].tap()
    #expect(trace.entries.count == 2)
    app.buttons["Plain"].tap()
    #expect(trace.entries.count == 3)
  }

  @Test("SEM-033: a state that no body has read evaluates none when it is set")
  func unread() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        let _ = trace("body")
        Button("Add") {
          count += 1
          trace("count \(count)")
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Add"].tap()
    app.buttons["Add"].tap()
    #expect(trace.entries == ["body", "count 1", "count 2"])
  }

  @Test("SEM-034: passing a binding on is not a read")
  func projection() {
    struct Screen: View {
      let trace: Trace
      @State private var isOn = false
      var body: some View {
        let _ = trace("body")
        Toggle("Switch", isOn: $isOn)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.switches["Switch"].switches.firstMatch.tap()
    #expect(app.switches["Switch"].value as? String == "1")
    #expect(trace.count("body") == 1)
  }

  @Test("SEM-035: once read, a state stays a dependency though later bodies do not read it")
  func readOnce() {
    struct Screen: View {
      let trace: Trace
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        let _ = trace("body")
        Button("Hide") { isShown = false }
        Button("Add") { count += 1 }
        if isShown { Text("Count \(count)") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Hide"].tap()
    #expect(trace.take().count == 2)
    app.buttons["Add"].tap()
    #expect(trace.entries == ["body"])
  }

  @Test("SEM-036: an action reads what it has just set")
  func readBack() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        let _ = trace("body \(count)")
        Button("Add") {
          count += 1
          trace("action \(count)")
          count += 1
          trace("action \(count)")
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Add"].tap()
    #expect(trace.entries == ["body 0", "action 1", "action 2", "body 2"])
  }

  @Test("SEM-037: a body sees the value of the batch being applied, an action the newest")
  func valueOfBatch() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        let _ = trace("body \(count)")
        Text("Count \(count)")
          .onChange(of: count) { trace("action \(count)") }
          .onAppear {
            count = 1
            withAnimation { count = 2 }
            trace("action \(count)")
          }
      }
    }
    let trace = Trace()
    _ = XCUIApplication { Screen(trace: trace) }
    #expect(trace.entries == ["body 0", "action 2", "body 1", "action 2", "body 2", "action 2"])
  }

  @Test("SEM-038: a state set by a body is left as it is, and the log says so")
  func setInBody() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        let _ = (count = 5)
        Text("Count \(count)")
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Count 0"].exists)
    #expect(
      app.issues(.stateModifiedDuringUpdate) == [
        "Modifying state during view update, this will cause undefined behavior."
      ])
  }

  @Test("SEM-039: a view that is not installed keeps the initial value of its state")
  func notInstalled() {
    struct Screen: View {
      @State var count = 3
      var body: some View { Text("Count \(count)") }
    }
    let screen = Screen()
    screen.count = 4
    #expect(screen.count == 3)
  }

  @Test("SEM-040: a binding to a state that is not installed is constant, and the log says so")
  func projectionNotInstalled() {
    struct Screen: View {
      @State var count = 3
      var body: some View { Text("Count \(count)") }
    }
    let app = XCUIApplication { Text("Running") }
    let binding = Screen().$count
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
    #expect(
      app.issues(.propertyOutsideView).contains(
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the"
          + " initial value and will not update."))
  }

  @Test("SEM-042: a write to the state of a view that is gone does nothing")
  func setAfterEnd() {
    @MainActor final class Escape { var add: () -> Void = {} }
    struct Child: View {
      let escape: Escape
      @State private var count = 0
      var body: some View {
        Text("Count \(count)").onAppear { escape.add = { count += 1 } }
      }
    }
    struct Screen: View {
      let escape: Escape
      @State private var isShown = true
      var body: some View {
        Button("Remove") { isShown = false }
        if isShown { Child(escape: escape) }
      }
    }
    let escape = Escape()
    let app = XCUIApplication { Screen(escape: escape) }
    escape.add()
    #expect(app.staticTexts["Count 1"].exists)
    app.buttons["Remove"].tap()
    escape.add()
    app.settle()
    #expect(app.texts.isEmpty)
  }

  @Test("SEM-043: an optional state begins as nil")
  func optional() {
    struct Screen: View {
      @State private var name: String?
      var body: some View { Text(name ?? "nobody") }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["nobody"].exists)
  }

  @Test("SEM-045: a copy of the view taken in its body reads and writes the live state")
  func copy() {
    @MainActor final class Seam { var view: Screen? }
    struct Screen: View {
      let seam: Seam
      @State var count = 0
      var body: some View {
        let _ = (seam.view = self)
        Text("Count \(count)")
      }
    }
    let seam = Seam()
    let app = XCUIApplication { Screen(seam: seam) }
    seam.view?.count = 4
    #expect(seam.view?.count == 4)
    #expect(app.staticTexts["Count 4"].exists)
  }
}
