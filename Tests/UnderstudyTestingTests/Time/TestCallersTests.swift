import SwiftUI
import Testing
import UnderstudyTime

/// Which tasks are the test's: all that use its apps, whichever code created the apps.
@MainActor
@Suite("Tasks that use an app")
struct TestCallersTests {
  private struct TitleKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private actor Counter {
    private(set) var value = 0
    func increase() { value += 1 }
  }

  @MainActor private final class Box {
    var isDone = false
  }

  /// An app that fills a stream between sleeps.
  private static func deliveringApp(_ continuation: AsyncStream<Int>.Continuation) -> XCUIApplication {
    XCUIApplication {
      Text("Delivery").task {
        for number in 1...2 {
          try? await Task.sleep(for: .seconds(10))
          continuation.yield(number)
        }
        continuation.finish()
      }
    }
  }

  private func collect(_ stream: AsyncStream<Int>) async -> [Int] {
    var numbers: [Int] = []
    for await number in stream { numbers.append(number) }
    return numbers
  }

  @Test("The clock of an app that another task of the test has made moves, too")
  func madeByTask() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let app = await Task { Self.deliveringApp(continuation) }.value
    #expect(app.staticTexts["Delivery"].exists)
    #expect(await collect(stream) == [1, 2])
    #expect(app.clock.now == .seconds(20))
  }

  @Test("So does that of one made beside the test's body")
  func madeBeside() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    async let launched = Self.deliveringApp(continuation)
    let app = await launched
    #expect(app.staticTexts["Delivery"].exists)
    #expect(await collect(stream) == [1, 2])
    #expect(app.clock.now == .seconds(20))
  }

  @Test("A test that is bound to no actor is known as well")
  nonisolated func unisolated() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let app = await Self.deliveringApp(continuation)
    #expect(await app.staticTexts["Delivery"].exists)
    #expect(await collect(stream) == [1, 2])
    #expect(await app.clock.now == .seconds(20))
  }

  @Test("A loop beside the test's body that gets no value is reported, and ends")
  func loopBeside() async throws {
    let app = XCUIApplication { Text("Hello").preference(key: TitleKey.self, value: "Hello") }
    var reports: [String] = []
    try app.takeReports { reports.append($0) }
    @MainActor func collect() async -> [String] {
      var titles: [String] = []
      for await title in app.preferences(TitleKey.self) { titles.append(title) }
      return titles
    }
    async let titles = collect()
    #expect(await titles == ["Hello"])
    #expect(reports.count == 1)
  }

  @Test("A wait lets the test's body continue before the clock moves, also where it is busy on an actor")
  func bodyOnActor() async {
    let app = XCUIApplication { Text("Hello") }
    _ = app.staticTexts["Hello"].exists
    let (box, counter) = (Box(), Counter())
    async let isMet = eventually(timeout: .seconds(1)) { box.isDone }
    for _ in 1...100 { await counter.increase() }
    box.isDone = true
    #expect(await isMet)
    #expect(app.clock.now == .zero)
  }

  @Test("So it does with a body that is bound to no actor")
  nonisolated func unisolatedBody() async {
    let app = await XCUIApplication { Text("Hello") }
    _ = await app.staticTexts["Hello"].exists
    let (box, counter) = (Box(), Counter())
    async let isMet = eventually(timeout: .seconds(1)) { @MainActor in box.isDone }
    for _ in 1...100 { await counter.increase() }
    await MainActor.run { box.isDone = true }
    #expect(await isMet)
    #expect(await app.clock.now == .zero)
  }
}
