import Synchronization
import Testing

/// Writes a report of each failed test to a directory, as the environment variable `UNDERSTUDY_REPORT` does for all tests.
///
/// ```swift
/// @Suite(.report("Reports")) struct CheckoutTests { … }
/// ```
public struct ReportTrait: TestTrait, SuiteTrait, TestScoping {
  /// The directory, as `Docs/Reports.md` describes it; made when a test fails.
  public let directory: String

  /// True: on a suite the trait applies to the tests of its inner suites, too.
  public var isRecursive: Bool { true }

  /// The trait itself for each case of a test; a suite as a whole has no scope.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  /// Runs a test and writes what it leaves if it fails; its apps end with it.
  ///
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A run that repeats what a report has recorded leaves that as it is.
    let destination = PauseRequest.isOfReport ? .unwrittenOfTraits : ReportDestination(path: directory)
    let report = TestReport(ReportTitle(test, testCase), in: destination)
    report.removeFormer()
    ReportDestination.traitCount.add(1, ordering: .relaxed)
    let record = TestRun.current
    let outer = record.report
    record.report = report
    defer {
      report.finish()
      record.report = outer
      ReportDestination.traitCount.subtract(1, ordering: .relaxed)
    }
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      // Issues that belong to no test come to every handler; of several traits the innermost writes.
      if issue.isFailure, Test.current?.id == test.id, record.report === report {
        record.addToReport(ReportFailure(issue))
      }
      return issue
    }
    try await handler.provideScope(for: test, testCase: testCase) {
      try await TestRun.run {
        do {
          try await function()
        } catch {
          // Swift Testing makes an issue of it further out, where no handler sees it.
          if !Self.isReported(error) { record.addToReport(ReportFailure(error, thrownBy: test)) }
          throw error
        }
      }
    }
  }

  /// Whether an error comes after an issue, as that of a requirement does, or of a test that was cancelled.
  private static func isReported(_ error: any Error) -> Bool { error is ExpectationFailedError || Task.isCancelled }
}

extension Trait where Self == ReportTrait {
  /// Writes a report of each failed test to a directory: steps, element trees, events, attachments and screenshots.
  ///
  /// Takes precedence over `UNDERSTUDY_REPORT`; of several traits the innermost applies.
  ///
  /// - Parameter directory: A path, relative to the directory in which the tests run.
  public static func report(_ directory: String) -> Self { ReportTrait(directory: directory) }
}

extension ReportFailure {
  /// An error that a test throws, as Swift Testing reports it.
  init(_ error: any Error, thrownBy test: Test) {
    let place = test.sourceLocation
    self.init(text: "Caught error: \(error)", file: place.filePath, line: place.line)
  }

  /// An issue of Swift Testing, in the words of its console.
  init(_ issue: Issue) {
    let comments = issue.comments.map(\.rawValue)
    let place = issue.sourceLocation
    self.init(text: Self.text(of: ["\(issue.kind)"] + comments), file: place?.filePath, line: place?.line)
  }

  /// The lines of Swift Testing's console; that an issue was recorded says nothing where a comment says which.
  package static func text(of lines: [String]) -> String {
    let isEmpty = lines.count > 1 && ["Issue recorded", "Unconditional"].contains(lines[0])
    return lines.dropFirst(isEmpty ? 1 : 0).joined(separator: "\n")
  }
}
