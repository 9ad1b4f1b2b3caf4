import Testing
import UnderstudyTime

/// Takes the issues that a test records inside ``issues(in:)``, as traits further in have left them.
struct IssueCapture: TestTrait, SuiteTrait, TestScoping {
  private final class Log: Sendable {
    let issues = Guarded<[Issue]>([])
  }

  @TaskLocal private static var log: Log?

  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      guard let log = Self.log else { return issue }
      log.issues.withLock { $0.append(issue) }
      return nil
    }
    try await handler.provideScope(for: test, testCase: testCase, performing: function)
  }

  /// The issues that a body records in a test with the trait, which must be the first of its traits.
  nonisolated(nonsending) static func issues(in body: () async throws -> Void) async rethrows -> [Issue] {
    let log = Log()
    try await $log.withValue(log) { try await body() }
    return log.issues.withLock { $0 }
  }
}

extension Trait where Self == IssueCapture {
  static var capturesIssues: Self { IssueCapture() }
}

extension Issue {
  /// What traits have added to it.
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
