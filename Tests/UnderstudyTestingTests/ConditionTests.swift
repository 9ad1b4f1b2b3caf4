import SwiftUI
import Testing

/// Counts to three, once a second.
private struct Counting: View {
  @State private var count = 0
  var body: some View {
    Text("Count \(count)").accessibilityIdentifier("count")
      .task {
        for _ in 1...3 {
          try? await Task.sleep(for: .seconds(1))
          count += 1
        }
      }
  }
}

@MainActor
private final class Names: ObservableObject {
  @Published var name = "a"
}

private struct NameView: View {
  @ObservedObject var names: Names
  var body: some View { Text(names.name).accessibilityIdentifier("name") }
}

private actor Store {
  private(set) var count = 0
  func add() { count += 1 }
}

@MainActor
@Suite("Conditions in an app's time")
struct ConditionTests {
  @Test("A wait ends as soon as its condition comes true, after turns of the app and no others")
  func eventuallyTrue() async {
    let app = XCUIApplication { Counting() }
    var looks = 0
    #expect(
      await eventually(timeout: .seconds(5)) {
        looks += 1
        return app.staticTexts["count"].label == "Count 2"
      })
    #expect(app.clock.now == .seconds(2))
    #expect(looks < 20)
  }

  @Test("A wait that times out takes its time-out from the app's clock")
  func eventuallyFalse() async {
    let app = XCUIApplication { Counting() }
    #expect(await !eventually(timeout: .seconds(2.5)) { app.staticTexts["Count 3"].exists })
    #expect(app.clock.now == .seconds(2.5))
  }

  @Test("A condition that must never or always hold is looked at during all of its time")
  func neverAndAlways() async {
    let app = XCUIApplication { Counting() }
    #expect(await never(for: .seconds(1.5)) { app.staticTexts["Count 2"].exists })
    #expect(app.clock.now == .seconds(1.5))
    #expect(await always(for: .seconds(0.4)) { app.staticTexts["Count 1"].exists })
    #expect(await !always(for: .seconds(5)) { app.staticTexts["Count 1"].exists })
    #expect(app.clock.now == .seconds(2))
    #expect(await !never(for: .seconds(5)) { app.staticTexts["Count 3"].exists })
    #expect(app.clock.now == .seconds(3))
  }

  @Test("The first look sees what the test has changed")
  func firstLook() async {
    let names = Names()
    let app = XCUIApplication { NameView(names: names) }
    names.name = "b"
    #expect(await always { app.staticTexts["name"].label == "b" })
    names.name = "c"
    #expect(await never { app.staticTexts["name"].label == "b" })
  }

  @Test("An element that is not there makes a condition false and fails nothing")
  func missingElement() async {
    let app = XCUIApplication { Text("Hi") }
    #expect(await !eventually { app.buttons["Gone"].isEnabled })
    #expect(await never { !app.buttons["Gone"].isEnabled })
  }

  @Test("A synchronous test waits in place")
  func synchronous() throws {
    let app = XCUIApplication { Counting() }
    #expect(eventually(timeout: .seconds(5)) { app.staticTexts["Count 1"].exists })
    #expect(never(for: .seconds(0.5)) { app.staticTexts["Count 2"].exists })
    #expect(always(for: .seconds(0.4)) { app.staticTexts["Count 1"].exists })
    try expectEventually { app.staticTexts["Count 2"].exists }
    try expectEventually(app.staticTexts["count"].label, equals: "Count 3")
    try expectNever { app.staticTexts["Count 4"].exists }
    try expectAlways(app.staticTexts["count"].label, equals: "Count 3")
    #expect(try requireEventually { app.staticTexts.allElementsBoundByIndex.first }.label == "Count 3")
    try requireEventually { app.staticTexts["Count 3"].exists }
    #expect(throws: WaitTimeout.self) { try requireEventually { app.staticTexts["Count 4"].exists } }
  }

  @Test("The state of an actor can be awaited")
  func actorState() async throws {
    let store = Store()
    let app = XCUIApplication {
      Text("Store").task {
        for _ in 1...3 {
          try? await Task.sleep(for: .seconds(1))
          await store.add()
        }
      }
    }
    #expect(await eventually(timeout: .seconds(5)) { await store.count == 2 })
    #expect(app.clock.now == .seconds(2))
    try await expectNever(for: .seconds(0.5)) { await store.count == 3 }
    let count = try await requireEventually {
      let count = await store.count
      return count > 2 ? count : nil
    }
    #expect(count == 3)
  }

  @Test("A value that comes later is waited for and returned")
  func required() async throws {
    let app = XCUIApplication { Counting() }
    let text = try await requireEventually(timeout: .seconds(5)) {
      app.staticTexts["Count 3"].exists ? app.staticTexts["count"].label : nil
    }
    #expect(text == "Count 3")
  }

  @Test("An error that a condition throws ends the wait")
  func thrown() async {
    struct Broken: Error {}
    let app = XCUIApplication { Counting() }
    await #expect(throws: Broken.self) {
      try await expectEventually { throw Broken() }
    }
    #expect(app.clock.now == .zero)
  }

  @Test("A wait whose task is cancelled ends and throws CancellationError", .leaks(.ignore))
  func cancelled() async {
    let app = XCUIApplication {
      Text("Busy").task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
    let wait = Task { try await expectEventually(timeout: .seconds(100)) { app.buttons["Gone"].exists } }
    await Task.yield()
    wait.cancel()
    await #expect(throws: CancellationError.self) { try await wait.value }
  }
}
