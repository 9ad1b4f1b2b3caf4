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

  /// What is recorded of this file's tests while `body` runs under the trait, or under several, the outermost first.
  ///
  /// Issues that belong to no test come to every handler.
  private func issues(
    _ orders: SchedulingOrder..., body: @escaping @Sendable () async throws -> Void
  ) async throws -> [Issue] {
    let test = try #require(Test.current)
    let testCase = Test.Case.current
    let recorded = Guarded<[Issue]>([])
    let collector = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.sourceLocation?.fileID == #fileID else { return issue }
      recorded.withLock { $0.append(issue) }
      return nil
    }
    var nested = body
    for order in orders.reversed() {
      nested = { [nested] in
        try await SchedulingTrait.scheduling(order).provideScope(for: test, testCase: testCase, performing: nested)
      }
    }
    try await collector.provideScope(for: test, testCase: testCase) { [nested] in try? await nested() }
    return recorded.withLock { $0 }
  }

  private func texts(_ issues: [Issue]) -> [[String]] { issues.map { $0.comments.map(\.rawValue) } }

  private let replay = "Tasks ran in a random order. To replay it: .scheduling(.random(seed: 12))"

  @Test("The first failure of a test says how to replay it")
  func replayOfFailure() async throws {
    let issues = try await issues(.random(seed: 12)) {
      Issue.record("Odd", severity: .warning)
      Issue.record("Wrong")
      Issue.record("Also wrong")
    }
    #expect(texts(issues) == [["Odd"], ["Wrong", replay], ["Also wrong"]])
  }

  @Test("A known issue reports nothing")
  func knownIssue() async throws {
    let issues = try await issues(.random(seed: 12)) { withKnownIssue { Issue.record("Known") } }
    #expect(texts(issues).joined().allSatisfy { $0 != replay })
  }

  @Test("An error that the test throws comes with a warning at the test")
  func replayOfError() async throws {
    struct Wrong: Error {}
    let issues = try await issues(.random(seed: 12)) { throw Wrong() }
    #expect(texts(issues) == [[replay]])
    #expect(issues.first?.severity == .warning)
    #expect(issues.first?.sourceLocation == Test.current?.sourceLocation)
  }

  @Test("A requirement that fails reports it once")
  func replayOfRequirement() async throws {
    let issues = try await issues(.random(seed: 12)) { _ = try #require(nil as Int?) }
    #expect(issues.count == 1)
    #expect(texts(issues).joined().filter { $0 == replay }.count == 1)
  }

  @Test("Of several traits the innermost reports")
  func nested() async throws {
    let issues = try await issues(.random(seed: 77), .random(seed: 12)) { Issue.record("Wrong") }
    #expect(texts(issues) == [["Wrong", replay]])
  }

  @Test("Of several traits with the same order one reports")
  func nestedAlike() async throws {
    let issues = try await issues(.random(seed: 12), .random(seed: 12)) { throw CancellationError() }
    #expect(texts(issues) == [[replay]])
  }

  @Test("An innermost trait without a seed reports none")
  func nestedFifo() async throws {
    let issues = try await issues(.random(seed: 77), .fifo) {
      Issue.record("Wrong")
      throw CancellationError()
    }
    #expect(texts(issues) == [["Wrong"]])
  }
}

@Suite("The trait of scheduling, for a suite", .scheduling(.random(seed: 6)))
@MainActor struct SchedulingSuiteTests {
  @Test("Tests of the suite have its order", arguments: 0..<2)
  func inherited(_ number: Int) {
    #expect(XCUIApplication { Text("Hello") }.scheduling == .random(seed: 6))
  }
}
