import SwiftUI
import Testing

/// What the log records of a value before and after a write.
@MainActor
@Suite("Values in the event log")
struct RecordedValueTests {
  @Test("A struct of plain values is logged as it prints, a text in quotes, nothing as nil")
  func plain() {
    #expect(change(from: Point(x: 1, y: 2), to: Point(x: 3, y: 4)) == ["Point(x: 1, y: 2)", "Point(x: 3, y: 4)"])
    #expect(change(from: "a", to: "b") == [#""a""#, #""b""#])
    #expect(change(from: Optional("a"), to: nil) == [#""a""#, "nil"])
  }

  @Test("An enum is logged with its payload")
  func payloads() {
    #expect(
      change(from: Loading.idle, to: .loaded(["a", "b"])) == ["idle", #"loaded(["a", "b"])"#])
  }

  @Test("A large collection is logged by its size, so that the log stays small")
  func collections() {
    #expect(change(from: [1, 2], to: Array(0..<1_000)) == ["[1, 2]", "Array<Int> of 1000 elements"])
  }

  @Test("A value that holds an object is logged by its type")
  func objects() {
    #expect(change(from: Holder(object: Object()), to: Holder(object: nil)) == ["Holder", "Holder(object: nil)"])
    #expect(change(from: Object(), to: Object()) == ["Object", "Object"])
    #expect(change(from: Loading.idle, to: .holding(Object())) == ["idle", "Loading"])
  }

  @Test("A task that an observable object stores is written by its type")
  func tasks() {
    let app = XCUIApplication { LoaderScreen() }
    app.buttons["Load"].tap()
    app.buttons["Forget"].tap()
    let changes = app.events.of(.objectChange).compactMap(\.change)
    #expect(changes.map(\.old) == ["nil", "Optional<Task<Int, Never>>"])
    #expect(changes.map(\.new) == ["Optional<Task<Int, Never>>", "nil"])
  }

  @Observable final class Loader {
    var task: Task<Int, Never>?
  }

  private struct LoaderScreen: View {
    @State private var loader = Loader()

    var body: some View {
      Text(loader.task == nil ? "Idle" : "Busy")
      Button("Load") { loader.task = Task { 1 } }
      Button("Forget") { loader.task = nil }
    }
  }

  @Test("The log keeps no object alive")
  func lifetime() {
    let tracker = Tracker()
    let app = XCUIApplication { ObjectScreen(tracker: tracker) }
    app.buttons["Make"].tap()
    #expect(tracker.object != nil)
    app.buttons["Drop"].tap()
    #expect(app.events.of(.stateChange).count == 2)
    #expect(tracker.object == nil)
  }

  private func change<Value>(from old: Value, to new: Value) -> [String] {
    let app = XCUIApplication { Screen(value: old, next: new) }
    app.buttons["Write"].tap()
    let change = app.events.of(.stateChange).first?.change
    return [change?.old ?? "", change?.new ?? ""].map { $0.replacingOccurrences(of: "RecordedValueTests.", with: "") }
  }

  private struct Screen<Value>: View {
    @State var value: Value
    let next: Value

    var body: some View { Button("Write") { value = next } }
  }

  private struct Point: Equatable {
    var x: Int
    var y: Int
  }

  private enum Loading {
    case idle
    case loaded([String])
    case holding(Object)
  }

  private final class Object {}

  private final class Tracker {
    weak var object: Object?

    func make() -> Object {
      let made = Object()
      object = made
      return made
    }
  }

  private struct ObjectScreen: View {
    let tracker: Tracker
    @State private var object: Object?

    var body: some View {
      VStack {
        Button("Make") { object = tracker.make() }
        Button("Drop") { object = nil }
      }
    }
  }

  private struct Holder {
    var object: Object?
  }
}
