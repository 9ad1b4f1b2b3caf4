/// The details of a failure that is expected. Source: Apple's page "XCTExpectedFailure".
public enum XCTExpectedFailure {
  /// How a failure is expected.
  public final class Options {
    /// Whether a failure is the expected one; by default each is.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether failures are expected at all.
    public var isEnabled = true
    /// Whether the test fails where no failure comes.
    public var isStrict = true

    /// Options for any failure, which must come.
    public init() {}

    /// Options with which the test may pass without a failure.
    public static func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// Expects a failure in the rest of the test: it does not fail the test, and none does.
///
/// The test case must be a ``UITestCase``. Source: Apple's page "XCTExpectFailure(_:options:)".
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line
) {
  ExpectedFailure.begin(failureReason, options, XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line)))
}

/// Expects a failure in a block: it does not fail the test, and none does.
///
/// The test case must be a ``UITestCase``. Source: Apple's page "XCTExpectFailure(_:options:failingBlock:)".
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
  let location = XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line))
  let expectation = ExpectedFailure.begin(failureReason, options, location)
  defer { expectation?.end() }
  return try failingBlock()
}

// MARK: - Convenience

/// Expects a failure in the rest of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(failureReason, options: .init(enabled, strict, issueMatcher), file: file, line: line)
}

/// Expects a failure in a block.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: .init(enabled, strict, issueMatcher), file: file, line: line, failingBlock: failingBlock)
}

extension XCTExpectedFailure.Options {
  fileprivate convenience init(_ enabled: Bool?, _ strict: Bool?, _ issueMatcher: ((XCTIssue) -> Bool)?) {
    self.init()
    if let enabled { isEnabled = enabled }
    if let strict { isStrict = strict }
    if let issueMatcher { self.issueMatcher = issueMatcher }
  }
}

// MARK: - Matching

/// A failure that a test expects; used on the thread of the test.
final class ExpectedFailure {
  private let reason: String?
  let options: XCTExpectedFailure.Options
  /// Where it is expected.
  private let location: XCTSourceCodeLocation
  private unowned let testCase: UITestCase
  var hasCome = false

  private init(
    _ reason: String?, _ options: XCTExpectedFailure.Options, _ location: XCTSourceCodeLocation, in testCase: UITestCase
  ) {
    (self.reason, self.options, self.location, self.testCase) = (reason, options, location, testCase)
  }

  @discardableResult
  static func begin(
    _ reason: String?, _ options: XCTExpectedFailure.Options, _ location: XCTSourceCodeLocation
  ) -> ExpectedFailure? {
    guard options.isEnabled else { return nil }
    guard let testCase = TestRun.ofXCTest?.uiTestCase else {
      FailureReporter.report(FailureWording.expectsOutsideOfUITestCase)
      return nil
    }
    let expectation = ExpectedFailure(reason, options, location, in: testCase)
    testCase.expectedFailures.append(expectation)
    return expectation
  }

  /// Ends the expectation; where nothing came that had to, the test fails.
  func end() {
    testCase.expectedFailures.removeAll { $0 === self }
    guard !hasCome, options.isStrict, !testCase.isStopped else { return }
    testCase.record(
      XCTIssue(.unmatchedExpectedFailure, FailureWording.expectedFailureMissing(reason), at: location))
  }

  /// Whether an issue is one that the test expects; the newest expectation is asked first.
  static func take(_ issue: XCTIssue, in testCase: UITestCase) -> Bool {
    guard issue.type != .unmatchedExpectedFailure else { return false }
    guard let match = testCase.expectedFailures.last(where: { $0.options.issueMatcher(issue) }) else { return false }
    match.hasCome = true
    return true
  }
}
