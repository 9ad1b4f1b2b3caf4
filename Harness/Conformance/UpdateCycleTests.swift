import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@MainActor
@Suite("B: batches and bodies")
struct UpdateCycleTests {
  @Test("SEM-100, SEM-120: writes of one turn are one update with the last values")
  func oneBatch() {
    struct Screen: View {
      let trace: Trace
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        let _ = trace("\(first) \(second)")
        Button("Write") {
          first = 1
          second = 1
          first = 2
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Write"].tap()
    #expect(trace.entries == ["0 0", "2 1"])
  }

  @Test("SEM-101: another transaction begins another batch")
  func transactionBoundary() {
    struct Screen: View {
      let trace: Trace
      @State private var value = 0
      var body: some View {
        let _ = trace("body \(value)")
        Text("Value \(value)")
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { old, new in trace("change \(old) \(new)") }
      }
    }
    let trace = Trace()
    _ = XCUIApplication { Screen(trace: trace) }
    #expect(trace.entries.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
    #expect(trace.entries.filter { $0.hasPrefix("change") } == ["change 0 2", "change 2 4"])
  }

  @Test("SEM-102: writes of equal transactions share a batch")
  func sharedBatch() {
    struct Screen: View {
      let trace: Trace
      @State private var value = 0
      var body: some View {
        let _ = trace("body \(value)")
        Button("Write") {
          value = 1
          withAnimation(nil) { value = 2 }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Write"].tap()
    #expect(trace.entries == ["body 0", "body 2"])
  }

  @Test("SEM-103: a write that follows on the main queue is an update of its own", arguments: [false, true])
  func mainQueue(initial: Bool) {
    struct Screen: View {
      let trace: Trace
      let initial: Bool
      @State private var value = 0
      var body: some View {
        Text("Value \(value)")
          .onChange(of: value, initial: initial) { old, new in trace("\(old) \(new)") }
          .onAppear {
            value = 1
            DispatchQueue.main.async { MainActor.assumeIsolated { value = 2 } }
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace, initial: initial) }
    #expect(app.staticTexts["Value 2"].exists)
    #expect(trace.entries == (initial ? ["0 0"] : []) + ["0 1", "1 2"])
  }

  @Test("SEM-104, SEM-165: onAppear runs before the app first shows, and what it writes is there")
  func writeInOnAppear() {
    struct Screen: View {
      @State private var text = "Loading"
      var body: some View { Text(text).onAppear { text = "Ready" } }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.texts == ["Ready"])
  }

  @Test("SEM-105: writes after an await are a batch of their own")
  func awaiting() {
    struct Screen: View {
      let trace: Trace
      @State private var value = 0
      var body: some View {
        let _ = trace("body \(value)")
        Text("Value \(value)").task {
          value = 1
          value = 2
          await Task.yield()
          value = 3
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(app.staticTexts["Value 3"].exists)
    #expect(trace.entries == ["body 0", "body 2", "body 3"])
  }

  struct Leaf: View {
    let trace: Trace
    let number: Int
    var body: some View {
      let _ = trace("leaf \(number)")
      Text("Leaf \(number)")
    }
  }

  @Test("SEM-122: laying an app out evaluates the body at its root once")
  func launch() {
    let trace = Trace()
    let app = XCUIApplication { Leaf(trace: trace, number: 1) }
    app.settle()
    _ = app.staticTexts.firstMatch.frame
    #expect(trace.entries == ["leaf 1"])
  }

  @Test("SEM-109: a child runs once for each new value that it gets")
  func childWithNumber() {
    struct Screen: View {
      let trace: Trace
      @State private var number = 0
      var body: some View {
        Button("Next") { number += 1 }
        Leaf(trace: trace, number: number)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Next"].tap()
    app.buttons["Next"].tap()
    #expect(trace.entries == ["leaf 0", "leaf 1", "leaf 2"])
  }

  @Test("SEM-110: a child that gets an equal value does not run with its parent")
  func equalChild() {
    struct Screen: View {
      let trace: Trace
      @State private var number = 0
      var body: some View {
        let _ = trace("screen")
        Button("Next \(number)") { number += 1 }
        Leaf(trace: trace, number: 7)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Next 0"].tap()
    #expect(trace.entries == ["screen", "leaf 7", "screen"])
  }

  @Test("SEM-111: a value that is not plain data is compared with its own ==")
  func ownEquality() {
    struct Loose: Equatable {
      var name: String
      var note: String
      static func == (lhs: Loose, rhs: Loose) -> Bool { lhs.name == rhs.name }
    }
    struct Child: View {
      let trace: Trace
      let value: Loose
      var body: some View {
        let _ = trace("child")
        Text(value.note)
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var note = "one"
      var body: some View {
        Button("Note") { note = "two" }
        Child(trace: trace, value: Loose(name: "Ann", note: note))
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Note"].tap()
    #expect(trace.count("child") == 1)
    #expect(app.staticTexts["one"].exists)
  }

  @Test("SEM-111: a view follows an enum that is not Equatable from one case without a payload to another")
  func enumWithoutEquality() {
    enum Loading {
      case idle, running
      case done([String])
      case failed(any Error)
    }
    struct Child: View {
      let state: Loading
      var body: some View {
        switch state {
        case .idle: Text("Child idle")
        case .running: Text("Child running")
        case .done(let lines): Text("Child \(lines.count)")
        case .failed: Text("Child failed")
        }
      }
    }
    struct Screen: View {
      @State private var state = Loading.idle
      var body: some View {
        Button("Run") { state = .running }
        Button("Reset") { state = .idle }
        if case .running = state { Text("Running") }
        Child(state: state)
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Run"].tap()
    #expect(app.staticTexts["Running"].exists)
    #expect(app.staticTexts["Child running"].exists)
    app.buttons["Reset"].tap()
    #expect(!app.staticTexts["Running"].exists)
    #expect(app.staticTexts["Child idle"].exists)
  }

  @Test("SEM-112: a child with a closure that captures something new runs with its parent")
  func closureChild() {
    struct Child: View {
      let trace: Trace
      let action: () -> Int
      var body: some View {
        let _ = trace("child")
        Text("Child")
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var number = 0
      var body: some View {
        let captured = "number \(number)"
        Button("Next") { number += 1 }
        Child(trace: trace, action: { captured.count })
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Next"].tap()
    #expect(trace.count("child") == 2)
  }

  @Test("F-156: a view whose state object is made of an object that its parent observes is evaluated with the parent")
  func stateObjectOfObserved() {
    final class Library: ObservableObject {
      @Published var titles: [String] = []
    }
    final class Shelf: ObservableObject {
      let library: Library
      init(library: Library) { self.library = library }
    }
    struct Titles: View {
      @StateObject private var shelf: Shelf
      init(library: Library) { _shelf = StateObject(wrappedValue: Shelf(library: library)) }
      var body: some View {
        ForEach(shelf.library.titles, id: \.self) { Text($0) }
      }
    }
    struct Screen: View {
      @StateObject private var library = Library()
      var body: some View {
        Titles(library: library)
        Button("Add") { library.titles.append("Emma") }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Add"].tap()
    #expect(app.staticTexts["Emma"].exists)
  }

  @Test("SEM-116: a body without properties runs once")
  func withoutProperties() {
    enum Counter { @MainActor static var count = 0 }
    struct Child: View {
      var body: some View {
        let _ = (Counter.count += 1)
        Text("Child")
      }
    }
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        Button("Next \(number)") { number += 1 }
        Child()
      }
    }
    Counter.count = 0
    let app = XCUIApplication { Screen() }
    app.buttons["Next 0"].tap()
    app.buttons["Next 1"].tap()
    #expect(Counter.count == 1)
  }

  @Test("SEM-117: a state that only a child reads evaluates only the child")
  func stateOfChild() {
    struct Child: View {
      let trace: Trace
      @State private var count = 0
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        let _ = trace("child")
        Button("Count \(count)") { count += 1 }
      }
    }
    struct Parent: View {
      let trace: Trace
      var body: some View {
        let _ = trace("parent")
        Child(trace)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Parent(trace: trace) }
    app.buttons["Count 0"].tap()
    #expect(trace.entries == ["parent", "child", "child"])
  }

  @Test("SEM-118: a container's closure belongs to the body around, rows and pages are made later")
  func closures() {
    struct Screen: View {
      let trace: Trace
      var body: some View {
        let _ = trace("body")
        VStack {
          let _ = trace("stack")
          ForEach(0..<1, id: \.self) { _ in
            let _ = trace("row")
            Text("Row")
          }
        }
        let _ = trace("end")
      }
    }
    let trace = Trace()
    _ = XCUIApplication { Screen(trace: trace) }
    #expect(trace.entries == ["body", "stack", "end", "row"])
  }

  @Test("SEM-119: ancestors are evaluated before descendants, siblings as they are written")
  func order() {
    struct Branch: View {
      let trace: Trace
      let name: String
      let depth: Int
      var body: some View {
        let _ = trace(name)
        if depth > 0 {
          Branch(trace: trace, name: name + "1", depth: depth - 1)
          Branch(trace: trace, name: name + "2", depth: depth - 1)
        }
      }
    }
    let trace = Trace()
    _ = XCUIApplication { Branch(trace: trace, name: "a", depth: 2) }
    #expect(trace.entries == ["a", "a1", "a11", "a12", "a2", "a21", "a22"])
  }
}
