import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@MainActor
@Suite("The trait of scheduling")
struct SchedulingTraitTests {
  /// Ten tasks that say their numbers.
  struct Racers: View {
    @State private var order: [Int] = []

    var body: some View {
      Text(order.map(String.init).joined(separator: " ")).accessibilityIdentifier("order")
      Button("Start") { for number in 0..<10 { Task { order.append(number) } } }
    }
  }

  private func order(_ app: XCUIApplication) -> String {
    app.buttons["Start"].tap()
    return app.staticTexts["order"].label
  }

  @Test("Without the trait tasks run in the order of their start")
  func fifo() {
    let app = XCUIApplication { Racers() }
    #expect(app.scheduling == .fifo)
    #expect(order(app) == "0 1 2 3 4 5 6 7 8 9")
  }

  @Test("With it each app of the test has the seed", .scheduling(.random(seed: 5)))
  func seeded() {
    let first = XCUIApplication { Racers() }
    let second = XCUIApplication { Racers() }
    #expect(first.scheduling == .random(seed: 5))
    let orderOfFirst = order(first)
    #expect(orderOfFirst != "0 1 2 3 4 5 6 7 8 9")
    #expect(orderOfFirst == order(second))
    #expect(orderOfFirst.split(separator: " ").sorted().joined() == "0123456789")
  }

  @Test("An app's own order is as good as the trait")
  func property() {
    let app = XCUIApplication { Racers() }
    app.scheduling = .random(seed: 5)
    let other = XCUIApplication { Racers() }
    other.scheduling = .random(seed: 5)
    let first = order(app)
    #expect(first == order(other))
    #expect(first != "0 1 2 3 4 5 6 7 8 9")
  }

  /// What is recorded while `body` runs under the trait.
  private func issues(_ body: @escaping @Sendable () async throws -> Void) async throws -> [Issue] {
    let test = try #require(Test.current)
    let testCase = Test.Case.current
    let recorded = Guarded<[Issue]>([])
    let collector = IssueHandlingTrait.compactMapIssues { issue in
      recorded.withLock { $0.append(issue) }
      return nil
    }
    try await collector.provideScope(for: test, testCase: testCase) {
      try? await SchedulingTrait.scheduling(.random(seed: 12)).provideScope(for: test, testCase: testCase) {
        try await body()
      }
    }
    return recorded.withLock { $0 }
  }

  @Test("A failure tells how to replay it")
  func replay() async throws {
    let issues = try await issues { Issue.record("Wrong") }
    #expect(
      issues.map { $0.comments.map(\.rawValue) } == [
        ["Wrong", "Tasks ran in a random order. To replay it: .scheduling(.random(seed: 12))"]
      ])
  }

  @Test("So does an error that the test throws")
  func replayOfError() async throws {
    let issues = try await issues { throw CancellationError() }
    #expect(issues.count == 1)
    #expect(issues.first?.severity == .warning)
    #expect(issues.first?.comments.first?.rawValue.hasSuffix(".scheduling(.random(seed: 12))") == true)
  }
}

@Suite("The trait of scheduling, for a suite", .scheduling(.random(seed: 6)))
@MainActor struct SchedulingSuiteTests {
  @Test("Tests of the suite have its order", arguments: 0..<2)
  func inherited(_ number: Int) {
    #expect(XCUIApplication { Text("Hello") }.scheduling == .random(seed: 6))
  }
}
