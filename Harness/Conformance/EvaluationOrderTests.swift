import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("B: what is evaluated by whom, and when")
struct EvaluationOrderTests {
  @Test("SEM-118: readers of geometry, rows, pages and sheets are made by their container, after the body around")
  func closuresOfContainers() {
    struct Screen: View {
      let trace: Trace
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        let _ = trace("body \(count)")
        NavigationStack {
          let _ = trace("stack")
          VStack {
            let _ = trace("column")
            GeometryReader { _ in
              let _ = trace("geometry")
              Text("Geometry")
            }
            Button("Count") { count += 1 }
            Button("Present") { isShown = true }
            NavigationLink("Push", value: 1)
          }
          .sheet(isPresented: $isShown) {
            let _ = trace("sheet")
            Button("Close") { isShown = false }
          }
          .navigationDestination(for: Int.self) { number in
            let _ = trace("page \(number)")
            Text("Page")
          }
        }
        List(0..<2, id: \.self) { number in
          let _ = trace("row \(number)")
          Text("Row \(number)")
        }
        let _ = trace("end")
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    let launch = trace.take()
    #expect(launch.prefix(4) == ["body 0", "stack", "column", "end"] || launch.prefix(2) == ["body 0", "end"])
    #expect(Set(launch) == ["body 0", "stack", "column", "end", "geometry", "row 0", "row 1"])
    #expect(launch.count == 7)
    app.buttons["Present"].tap()
    #expect(trace.take() == ["sheet"])
    app.buttons["Close"].tap()
    app.buttons["Push"].tap()
    #expect(trace.take() == ["page 1"])
  }

  @Test(
    "SEM-119: neighbours whose states change in one update are evaluated as they are written, ancestors before them")
  func dirtyNeighbours() {
    @MainActor final class Writes { var byName: [String: () -> Void] = [:] }
    struct Leaf: View {
      let name: String
      let writes: Writes
      let trace: Trace
      @State private var count = 0
      init(_ name: String, _ writes: Writes, _ trace: Trace) {
        (self.name, self.writes, self.trace) = (name, writes, trace)
      }
      var body: some View {
        let _ = trace("\(name) \(count)")
        let _ = (writes.byName[name] = { count += 1 })
        Text("\(name) \(count)")
      }
    }
    struct Around: View {
      let writes: Writes
      let trace: Trace
      @State private var count = 0
      var body: some View {
        let _ = trace("around \(count)")
        let _ = (writes.byName["around"] = { count += 1 })
        Leaf("a", writes, trace)
        Leaf("b", writes, trace)
        Leaf("c", writes, trace)
      }
    }
    let (writes, trace) = (Writes(), Trace())
    let app = XCUIApplication {
      Around(writes: writes, trace: trace)
      Button("Write") { for name in ["c", "b", "around", "a"] { writes.byName[name]?() } }
    }
    #expect(trace.take() == ["around 0", "a 0", "b 0", "c 0"])
    app.buttons["Write"].tap()
    #expect(trace.entries == ["around 1", "a 1", "b 1", "c 1"])
  }

  @Test("SEM-119: neighbours are evaluated as they are written, however deep they lie and wherever they have moved")
  func neighboursOfAnyDepth() {
    @MainActor final class Writes { var byName: [String: () -> Void] = [:] }
    struct Leaf: View {
      let name: String
      let writes: Writes
      let trace: Trace
      @State private var count = 0
      init(_ name: String, _ writes: Writes, _ trace: Trace) {
        (self.name, self.writes, self.trace) = (name, writes, trace)
      }
      var body: some View {
        let _ = trace("\(name) \(count)")
        let _ = (writes.byName[name] = { count += 1 })
        Text(name)
      }
    }
    struct Screen: View {
      let writes: Writes
      let trace: Trace
      @State private var rows = ["row 1", "row 2", "row 3"]
      var body: some View {
        VStack { HStack { Leaf("deep", writes, trace).environment(\.size, 1).onAppear {} } }
        Leaf("shallow", writes, trace)
        Leaf("modified", writes, trace).environment(\.size, 2)
        Button("Turn") { rows = ["row 3", "row 4", "row 1"] }
        ForEach(rows, id: \.self) { Leaf($0, writes, trace) }
        Leaf("last", writes, trace)
      }
    }
    let (writes, trace) = (Writes(), Trace())
    let app = XCUIApplication {
      Screen(writes: writes, trace: trace)
      Button("Write") { for name in writes.byName.keys { writes.byName[name]?() } }
    }
    app.buttons["Turn"].tap()
    _ = trace.take()
    app.buttons["Write"].tap()
    #expect(trace.entries == ["deep 1", "shallow 1", "modified 1", "row 3 1", "row 4 1", "row 1 1", "last 1"])
  }

  @Test("SEM-120: a view that gets another value and another environment is evaluated once, in the update of both")
  func valueAndEnvironment() {
    struct Child: View {
      let number: Int
      let trace: Trace
      @Environment(\.size) private var size
      init(_ number: Int, _ trace: Trace) { (self.number, self.trace) = (number, trace) }
      var body: some View {
        let _ = Self._logChanges()
        let _ = trace("child \(number) \(size)")
        Text("Child")
      }
    }
    struct Middle: View {
      let trace: Trace
      var body: some View { Child(7, trace) }
    }
    struct Screen: View {
      let trace: Trace
      @State private var step = 0
      var body: some View {
        VStack {
          Button("Next") { step += 1 }.onChange(of: step) { trace("change") }
          Child(step, trace)
          Middle(trace: trace)
        }
        .environment(\.size, step)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    _ = trace.take()
    app.buttons["Next"].tap()
    #expect(trace.entries == ["child 1 1", "child 7 1", "change"])
    #expect(
      app.issues(.changedBodyProperties).suffix(2) == [
        "EvaluationOrderTests.Child: @self, _size changed.", "EvaluationOrderTests.Child: _size changed.",
      ])
  }

  @Test(
    "SEM-003, SEM-119: what its parent takes away in an update is not evaluated in it, though its state or environment changed"
  )
  func removedReader() {
    struct Child: View {
      let trace: Trace
      @Binding var number: Int?
      @Environment(\.size) private var size
      init(_ trace: Trace, _ number: Binding<Int?>) {
        self.trace = trace
        _number = number
      }
      var body: some View {
        let _ = trace("child \(number ?? -1) \(size)")
        Text("Child")
      }
    }
    struct Holder: View {
      let trace: Trace
      @Binding var number: Int?
      var body: some View { VStack { HStack { Child(trace, $number) } } }
    }
    struct Screen: View {
      let trace: Trace
      @State private var number: Int? = 1
      var body: some View {
        VStack {
          Button("Next") { number = number.map { $0 + 1 } }
          Button("Clear") { number = nil }
          if number != nil { Holder(trace: trace, number: $number) }
        }
        .environment(\.size, number ?? 0)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Next"].tap()
    #expect(trace.take() == ["child 1 1", "child 2 2"])
    app.buttons["Clear"].tap()
    #expect(trace.entries == [])
  }

  @Observable
  final class Profile {
    var name = "Ann"
  }

  struct Accent: View {
    let trace: Trace
    @Environment(\.accent) private var accent
    init(_ trace: Trace) { self.trace = trace }
    var body: some View {
      let _ = trace("accent \(accent)")
      Text(accent)
    }
  }

  @Test("SEM-063: what a closure of a modifier reads is the modifier's: the body that wrote it is not evaluated")
  func closuresOfModifiers() {
    struct Screen: View {
      let trace: Trace
      let profile: Profile
      var body: some View {
        let _ = trace("body")
        Accent(trace)
          .transformEnvironment(\.accent) { $0 = profile.name }
          .transformPreference(NamesKey.self) { $0 = [profile.name] }
          .onPreferenceChange(NamesKey.self) { trace("names \($0.joined())") }
      }
    }
    let (trace, profile) = (Trace(), Profile())
    let app = XCUIApplication { Screen(trace: trace, profile: profile) }
    #expect(trace.take() == ["body", "accent Ann", "names Ann"])
    profile.name = "Bob"
    app.settle()
    #expect(trace.entries == ["accent Bob", "names Bob"])
  }

  @Test("SEM-063: a state that only such a closure reads is followed too")
  func stateInClosureOfModifier() {
    struct Screen: View {
      let trace: Trace
      @State private var accent = "red"
      @State private var name = "Ann"
      var body: some View {
        Button("Paint") { accent = "blue" }
        Button("Rename") { name = "Bob" }
        Accent(trace)
          .transformEnvironment(\.accent) { $0 = accent }
          .transformPreference(NamesKey.self) { $0 = [name] }
          .onPreferenceChange(NamesKey.self) { trace("names \($0.joined())") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(trace.take() == ["accent red", "names Ann"])
    app.buttons["Paint"].tap()
    #expect(trace.take() == ["accent blue"])
    app.buttons["Rename"].tap()
    #expect(trace.entries == ["names Bob"])
  }

  @Test("SEM-063: what a task or an onChange reads is not a dependency")
  func readInTask() {
    struct Screen: View {
      let trace: Trace
      let profile: Profile
      @State private var count = 0
      var body: some View {
        let _ = trace("body \(count)")
        Button("Count") { count += 1 }
          .task { trace("task \(profile.name)") }
          .onChange(of: count) { trace("change \(profile.name)") }
      }
    }
    let (trace, profile) = (Trace(), Profile())
    let app = XCUIApplication { Screen(trace: trace, profile: profile) }
    app.buttons["Count"].tap()
    #expect(trace.take() == ["body 0", "task Ann", "body 1", "change Ann"])
    profile.name = "Bob"
    app.settle()
    #expect(trace.entries == [])
  }
}
