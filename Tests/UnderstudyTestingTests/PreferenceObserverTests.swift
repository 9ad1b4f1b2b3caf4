import SwiftUI
import Testing

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
private final class Names: ObservableObject {
  @Published var names: [String]
  init(_ names: [String]) { self.names = names }
}

private struct NamesView: View {
  @ObservedObject var model: Names
  var body: some View {
    Text("Names").preference(key: NamesKey.self, value: model.names)
  }
}

/// Names that change by themselves after a second, and again after another.
private struct ChangingView: View {
  @State private var names = ["a"]
  var body: some View {
    Text("Names")
      .preference(key: NamesKey.self, value: names)
      .task {
        for name in ["b", "c"] {
          try? await Task.sleep(for: .seconds(1))
          names.append(name)
        }
      }
  }
}

@MainActor
@Suite("Observing preferences")
struct PreferenceObserverTests {
  @Test("The value is the default where no view contributes")
  func defaultValue() {
    let app = XCUIApplication { Text("Nothing") }
    #expect(app.preferences(NamesKey.self).value == [])
  }

  @Test("The value follows what the model did, without a wait")
  func value() {
    let model = Names(["a"])
    let app = XCUIApplication { NamesView(model: model) }
    let names = app.preferences(NamesKey.self)
    #expect(names.value == ["a"])

    model.names.append("b")

    #expect(names.value == ["a", "b"])
  }

  @Test("Waiting jumps the clock to the change and answers with the value that matched")
  func waiting() async throws {
    let app = XCUIApplication { ChangingView() }
    let names = app.preferences(NamesKey.self)

    let match = try await names.wait(timeout: .seconds(5)) { $0.contains("c") }

    #expect(match == ["a", "b", "c"])
    #expect(app.clock.now == .seconds(2))
  }

  @Test("A time-out can be a number of seconds")
  func seconds() async throws {
    let app = XCUIApplication { ChangingView() }
    try await app.preferences(NamesKey.self).wait(timeout: 1.5) { $0.contains("b") }
    #expect(app.clock.now == .seconds(1))
  }

  @Test("A time-out names the key, the place, what was seen last and what the app waits for")
  func timeout() async {
    let app = XCUIApplication { ChangingView() }
    let line = #line + 2
    let error = await waitTimeout {
      try await app.preferences(NamesKey.self).wait(timeout: .seconds(1.5)) { $0.contains("c") }
    }
    #expect(
      error?.description == """
        Waited 1.5 s for the preference NamesKey (PreferenceObserverTests.swift:\(line)), but no value matched.
        Last seen: ["a", "b"], value 2 since the observer began.
        1 timer is due at 2 s (it is 1.5 s now). 1 task is alive.
          .task of ChangingView (PreferenceObserverTests.swift:28): sleeps until 2 s
        """)
  }

  @Test("A wait for an app that does not run says so at once")
  func notRunning() async {
    let app = XCUIApplication { ChangingView() }
    let names = app.preferences(NamesKey.self)
    app.terminate()

    let error = await waitTimeout { try await names.wait { _ in false } }

    #expect(error?.description.contains("the app is not running. Call launch() first.") == true)
  }

  @Test("Every value is delivered once and in order, to each iteration from the start")
  func values() async {
    let app = XCUIApplication { ChangingView() }
    let names = app.preferences(NamesKey.self)

    for _ in 1...2 {
      var seen: [[String]] = []
      for await value in names.values.prefix(3) { seen.append(value) }
      #expect(seen == [["a"], ["a", "b"], ["a", "b", "c"]])
    }
  }

  @Test("The observer is itself the sequence of its values")
  func observerAsSequence() async {
    let app = XCUIApplication { ChangingView() }
    var seen: [[String]] = []
    for await names in app.preferences(NamesKey.self) {
      seen.append(names)
      if seen.count == 3 { break }
    }
    #expect(seen == [["a"], ["a", "b"], ["a", "b", "c"]])
  }

  @Test("An iterator waits for a change that another task makes")
  func change() async {
    let model = Names(["a"])
    let app = XCUIApplication { NamesView(model: model) }
    var values = app.preferences(NamesKey.self).values.makeAsyncIterator()
    #expect(await values.next() == ["a"])

    Task { model.names = ["z"] }

    #expect(await values.next() == ["z"])
  }

  @Test("An iteration ends when its task is cancelled")
  func cancellation() async {
    let app = XCUIApplication { Text("Nothing") }
    let names = app.preferences(NamesKey.self)
    let task = Task {
      var count = 0
      for await _ in names.values { count += 1 }
      return count
    }
    await Task.yield()

    task.cancel()

    #expect(await task.value == 1)
  }

  @Test("An observer outlives a relaunch and sees the new app from its first value")
  func relaunch() async throws {
    let app = XCUIApplication { ChangingView() }
    let names = app.preferences(NamesKey.self)
    try await names.wait { $0.contains("b") }

    app.launch()

    #expect(names.value == ["a"])
    try await names.wait { $0 == ["a", "b"] }
  }

  @Test("Nothing that the app shows after a relaunch is lost, however late the observer is asked")
  func valuesAfterRelaunch() async {
    let app = XCUIApplication { NamesByAdding() }
    let names = app.preferences(NamesKey.self)

    app.launch()
    for _ in 1...2 { app.buttons["Add"].tap() }

    // The app that was ended had no names in the end.
    let expected = [["a"], [], ["a"], ["a", "b"], ["a", "b", "b"]]
    #expect(names.history == expected)
    var seen: [[String]] = []
    for await value in names.values.prefix(expected.count) { seen.append(value) }
    #expect(seen == expected)
  }

  @Test("An observer that is created while the app does not run begins with the first value of the next launch")
  func observerBeforeLaunch() {
    let app = XCUIApplication { NamesByAdding() }
    app.terminate()
    let names = app.preferences(NamesKey.self)
    #expect(names.value == [])

    app.launch()
    app.buttons["Add"].tap()

    #expect(names.history.suffix(2) == [["a"], ["a", "b"]])
  }

  @Test("A value that an app replaces while it is launched is seen")
  func valuesOfLaunch() {
    let app = XCUIApplication { NamesByAppearing() }
    let names = app.preferences(NamesKey.self)
    #expect(names.history == [["a", "b"]])

    app.launch()

    #expect(names.history == [["a", "b"], [], ["a"], ["a", "b"]])
  }

  @Test("The history has every value since the observer was made, also those that were replaced at once")
  func history() {
    let model = Names(["a"])
    let app = XCUIApplication { NamesView(model: model) }
    let names = app.preferences(NamesKey.self)

    model.names = ["b"]
    app.settle()
    model.names = ["c"]

    #expect(names.history == [["a"], ["b"], ["c"]])
  }

  @Test("Each observer begins with the value that it finds")
  func severalObservers() async throws {
    let app = XCUIApplication { ChangingView() }
    let first = app.preferences(NamesKey.self)
    try await first.wait { $0.contains("b") }
    let second = app.preferences(NamesKey.self)

    try await second.wait { $0.contains("c") }

    #expect(first.history == [["a"], ["a", "b"], ["a", "b", "c"]])
    #expect(second.history == [["a", "b"], ["a", "b", "c"]])
  }

  @Test("A sequence of chosen values leaves out the others and loses none")
  func chosenValues() async {
    let app = XCUIApplication { ChangingView() }
    let names = app.preferences(NamesKey.self)

    var seen: [[String]] = []
    for await value in names.values(where: { $0.contains("b") }).prefix(2) { seen.append(value) }

    #expect(seen == [["a", "b"], ["a", "b", "c"]])
  }

  @Test("A cancelled observer keeps what it has, ends iterations and refuses waits")
  func cancelledObserver() async throws {
    let model = Names(["a"])
    let app = XCUIApplication { NamesView(model: model) }
    let names = app.preferences(NamesKey.self)
    let iteration = Task {
      var seen: [[String]] = []
      for await value in names.values { seen.append(value) }
      return seen
    }
    await Task.yield()

    names.cancel()
    model.names = ["z"]

    #expect(await iteration.value == [["a"]])
    #expect(names.value == ["a"])
    let error = await waitTimeout { try await names.wait { _ in true } }
    #expect(error?.description.hasSuffix("the observer was cancelled.") == true)
  }

  @Test("A wait ends when its observer is cancelled meanwhile")
  func cancelledObserverOfWait() async {
    let app = XCUIApplication { Text("Hello") }
    let observer = app.preferences(NamesKey.self)
    let wait = Task { try await observer.wait(timeout: .seconds(3600)) { $0.count == 9 } }
    for _ in 1...3 { await Task.yield() }
    observer.cancel()
    let error = await #expect(throws: WaitTimeout.self) { try await wait.value }
    #expect(error?.description.hasSuffix("the observer was cancelled.") == true)
    #expect(app.clock.now == .zero)
  }

  @Test("A wait whose task is cancelled throws CancellationError", .leaks(.ignore))
  func cancelledWait() async {
    let app = XCUIApplication {
      Text("Busy").task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
    let names = app.preferences(NamesKey.self)
    let wait = Task { try await names.wait(timeout: .seconds(100)) { $0.contains("never") } }
    await Task.yield()

    wait.cancel()

    await #expect(throws: CancellationError.self) { try await wait.value }
  }

  @Test("A synchronous test waits in place")
  func synchronousWait() throws {
    let app = XCUIApplication { ChangingView() }
    let match = try app.preferences(NamesKey.self).wait(timeout: 5) { $0.contains("c") }
    #expect(match == ["a", "b", "c"])
    #expect(app.clock.now == .seconds(2))
  }

  @Test("An iteration sees what an action of another task does")
  func actionOfAnotherTask() async {
    let app = XCUIApplication { NamesByButton() }
    var values = app.preferences(NamesKey.self).values.makeAsyncIterator()
    #expect(await values.next() == ["a"])

    Task { app.buttons["Change"].tap() }

    #expect(await values.next() == ["b"])
  }

  @Test("An iteration follows timers that are set without a change in between")
  func silentTimers() async {
    let app = XCUIApplication { NamesAfterSleeps() }
    var values = app.preferences(NamesKey.self).values.makeAsyncIterator()
    #expect(await values.next() == ["a"])

    Task { app.buttons["Start"].tap() }

    #expect(await values.next() == ["b"])
    #expect(app.clock.now == .seconds(3))
  }
}

private struct NamesByButton: View {
  @State private var names = ["a"]
  var body: some View {
    Button("Change") { names = ["b"] }.preference(key: NamesKey.self, value: names)
  }
}

private struct NamesAfterSleeps: View {
  @State private var names = ["a"]
  var body: some View {
    Button("Start") {
      Task {
        for _ in 1...3 { try await Task.sleep(for: .seconds(1)) }
        names = ["b"]
      }
    }
    .preference(key: NamesKey.self, value: names)
  }
}

private struct NamesByAdding: View {
  @State private var names = ["a"]
  var body: some View {
    Button("Add") { names.append("b") }.preference(key: NamesKey.self, value: names)
  }
}

private struct NamesByAppearing: View {
  @State private var names = ["a"]
  var body: some View {
    Text("Names").preference(key: NamesKey.self, value: names).onAppear { names.append("b") }
  }
}
