import SwiftUI
import Testing
import UnderstudyTime

@MainActor @Observable
private final class Loader {
  enum Phase: Equatable { case idle, loading, loaded(Int) }
  var phase = Phase.idle
  var count = 0
  var isDone: Bool { if case .loaded = phase { true } else { false } }

  func load() async {
    phase = .loading
    count += 1
    phase = .loaded(count)
  }
}

private final class Ticker: ObservableObject {
  @Published var ticks = 0
  @Published var name = ""
  var text: String { "\(name) \(ticks)" }
}

@MainActor @Observable
private final class Child {
  var name: String
  init(_ name: String) { self.name = name }
}

@MainActor @Observable
private final class Parent {
  var child = Child("kid")
  var guest: Child?
  var count = 0 {
    didSet { if count > 10 { count = 10 } }
  }
}

/// Loads by a button, and again every second where it is asked to.
private struct LoaderView: View {
  let loader: Loader
  var body: some View {
    Button("Load") {
      Task {
        try await Task.sleep(for: .seconds(1))
        await loader.load()
      }
    }
  }
}

@MainActor
@Suite("Observing properties")
struct PropertyObserverTests {
  @Test("Every value that an @Observable model was given is seen, those of one turn too")
  func everyValue() async throws {
    let loader = Loader()
    let app = XCUIApplication { LoaderView(loader: loader) }
    let phase = app.observe(\.phase, of: loader)
    app.buttons["Load"].tap()

    try await phase.wait { $0 == .loaded(1) }

    #expect(phase.history == [.idle, .loading, .loaded(1)])
    #expect(app.clock.now == .seconds(1))
  }

  @Test("Computed properties are followed through what they read; equal values are recorded once")
  func computed() async {
    let loader = Loader()
    let app = XCUIApplication { LoaderView(loader: loader) }
    let isDone = app.observe(\.isDone, of: loader)

    await loader.load()
    loader.count = 7

    #expect(isDone.history == [false, true])
    #expect(isDone.value)
  }

  @Test("A path over objects is followed to the object that takes the place of another")
  func pathOverObjects() {
    let parent = Parent()
    let app = XCUIApplication { Text("Family") }
    let name = app.observe(\.child.name, of: parent)
    let first = parent.child

    parent.child = Child("n2")
    parent.child.name = "n3"
    first.name = "of no interest"

    #expect(name.history == ["kid", "n2", "n3"])
  }

  @Test("A path over an object that comes and goes loses none of its values")
  func pathOverOptional() {
    let parent = Parent()
    let app = XCUIApplication { Text("Family") }
    let name = app.observe(\.guest?.name, of: parent)

    parent.guest = Child("kid")
    parent.guest?.name = "z"
    parent.guest = nil

    #expect(name.history == [nil, "kid", "z", nil])
  }

  @Test("A value that the model corrects at once is seen too")
  func correctedValue() {
    let parent = Parent()
    let app = XCUIApplication { Text("Family") }
    let count = app.observe(\.count, of: parent)

    parent.count = 11

    #expect(count.history == [0, 11, 10])
  }

  @Test("Published properties are followed, and those computed of them")
  func published() async throws {
    let ticker = Ticker()
    let app = XCUIApplication { Text("Ticker") }
    let ticks = app.observe(\.ticks, of: ticker)
    let text = app.observe(\.text, of: ticker)

    ticker.ticks = 1
    ticker.ticks = 2
    ticker.name = "Clock"

    #expect(ticks.history == [0, 1, 2])
    #expect(text.history == [" 0", " 1", " 2", "Clock 2"])
  }

  @Test("A change on another thread wakes its wait")
  func otherThread() async {
    let ticker = Ticker()
    let app = XCUIApplication { Text("Ticker") }
    var ticks = app.observe(\.ticks, of: ticker).values.makeAsyncIterator()
    #expect(await ticks.next() == 0)

    let box = Box(ticker)
    DispatchQueue.global().async(group: nil) { box.value.ticks = 5 }

    #expect(await ticks.next() == 5)
  }

  @Test("A time-out names the property and what it was last")
  func timeout() async {
    let ticker = Ticker()
    let app = XCUIApplication { Text("Ticker") }
    let ticks = app.observe(\.ticks, of: ticker)
    ticker.ticks = 3
    let error = await waitTimeout { try await ticks.wait { $0 == 4 } }
    #expect(
      error?.description.hasPrefix("Waited 1 s for the Int property of Ticker (PropertyObserverTests.swift:") == true)
    #expect(error?.description.contains("Last seen: 3, value 2 since the observer began.") == true)
    let empty = await waitTimeout { try await app.observe(\.name, of: ticker).wait { $0 == "Clock" } }
    #expect(empty?.description.contains(#"Last seen: "", value 1 since"#) == true)
  }

  @Test("A cancelled observer stops observing")
  func cancelled() {
    let loader = Loader()
    let app = XCUIApplication { LoaderView(loader: loader) }
    let count = app.observe(\.count, of: loader)
    loader.count = 1

    count.cancel()
    loader.count = 2

    #expect(count.history == [0, 1])
  }
}

private struct Box: @unchecked Sendable {
  let value: Ticker
  init(_ value: Ticker) { self.value = value }
}
