import SwiftUI
import Testing

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct NamesScreen: View {
  @State private var names = ["a"]
  var body: some View {
    Button("Add") {
      Task {
        try await Task.sleep(for: .seconds(1))
        names.append("b")
      }
    }
    .accessibilityValue("\(names.count)")
    .preference(key: NamesKey.self, value: names)
  }
}

/// A box of no actor, and not Sendable.
private final class Box {
  var count = 0
}

/// That they compile without a warning is what they show first.
@Suite("Conditions in tests of no actor")
struct NonisolatedConditionTests {
  @Test("A condition that is written at the call reads elements")
  func elements() async throws {
    let app = await XCUIApplication { NamesScreen() }
    await app.buttons["Add"].tap()
    try await expectEventually { app.buttons["Add"].value as? String == "2" }
    try await expectEventually(app.buttons["Add"].value as? String, equals: "2")
    try await expectAlways(app.buttons["Add"].label, equals: "Add")
    try await expectNever { app.alerts.firstMatch.exists }
    #expect(await eventually { app.buttons["Add"].isEnabled })
    #expect(await always { app.buttons["Add"].exists })
    let label = try await requireEventually { app.buttons.firstMatch.exists ? app.buttons.firstMatch.label : nil }
    #expect(label == "Add")
  }

  @Test("The values of an observer are a sequence there too, all of them and chosen ones")
  func values() async {
    let app = await XCUIApplication { NamesScreen() }
    await app.buttons["Add"].tap()
    let names = await app.preferences(NamesKey.self)
    var seen: [[String]] = []
    for await value in await names.values.prefix(2) { seen.append(value) }
    #expect(seen == [["a"], ["a", "b"]])
    for await value in await names.values(where: { $0.count > 1 }) {
      #expect(value == ["a", "b"])
      break
    }
    for await value in names {
      #expect(value == ["a"])
      break
    }
  }

  @Test("A test on the main actor may keep a condition, hand it on, and use what it reads of no actor")
  @MainActor
  func keptConditions() async throws {
    let box = Box()
    let isOne = { box.count == 1 }
    let task = Task { box.count = 1 }
    #expect(await eventually(timeout: .seconds(60), isOne))
    #expect(await Self.holds(isOne))
    try await expectEventually(timeout: .seconds(60), isOne)
    try await expectAlways(for: .milliseconds(1), isOne)
    try await expectNever(for: .milliseconds(1)) { !isOne() }
    #expect(await never(for: .milliseconds(1)) { box.count == 2 })
    await task.value
    #expect(box.count == 1)
  }

  @MainActor
  private static func holds(_ condition: () -> Bool) async -> Bool { await always(for: .milliseconds(1), condition) }
}
