import Testing
import UnderstudyCore
import UnderstudyTime
import XCTest

/// XCTest's test case with what UI tests rely on: a session a test, `continueAfterFailure`, Xcode's template members.
///
/// A UI-test target uses it under Apple's name, by a support file of two lines:
///
/// ```swift
/// @_exported import UnderstudyTesting
/// public typealias XCTestCase = UnderstudyTesting.UITestCase
/// ```
///
/// The class behind it is ``UnderstudyTestCase``: SwiftPM follows base classes by name and does not end where a suite's own
/// `class UITestCase` inherits from one of the same name (F-151).
public typealias UITestCase = UnderstudyTestCase

/// The class that ``UITestCase`` names.
///
/// Test methods may be `@MainActor` or not, synchronous or `async`. In one class, though, all synchronous ones must be
/// annotated alike: on Linux the methods of a class are listed in one array.
open class UnderstudyTestCase: XCTestCase {
  var stopping = StoppingState()
  /// Where the assertion stands that has failed last; any thread may use it.
  private let lastFailure = Guarded<CallPlace?>(nil)
  /// What ``XCTExpectFailure(_:options:)`` expects, the newest last.
  var expectedFailures: [ExpectedFailure] = []

  /// How long a test may take, in seconds, where a test plan limits that; none does here, so it has no effect.
  open var executionTimeAllowance: TimeInterval = 600

  /// Whether Xcode would run the test once for each appearance and orientation; here it has no effect.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// The app that `XCUIApplication()` means in this class's tests; nil for the one that fits by name.
  open class var targetApplication: (any App.Type)? { nil }

  /// Called by XCTest for each test.
  ///
  /// - Parameters:
  ///   - name: the method's name.
  ///   - testClosure: runs the method.
  public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
    super.init(name: name) { test in
      guard let test = test as? UITestCase else { return try testClosure(test) }
      try test.runMethod { try testClosure(test) }
    }
  }

  /// Makes a test case that belongs to no suite: helpers wait and make expectations with one.
  public convenience init() { self.init(name: "") { _ in } }

  /// Whether a test continues after its first failure. Reads as true, which XCTest on Linux demands; the value that is set applies.
  ///
  /// With false, nothing that follows a failure in `setUp` or in the test's method runs; teardown blocks and `tearDown` do.
  /// An `async` method cannot be left: its task is cancelled, calls of automation return at once, waits that can throw do so,
  /// and neither later failures nor thrown errors are recorded (F-43).
  open override var continueAfterFailure: Bool {
    get { true }
    set { stopping.endsAtFailure = !newValue }
  }

  /// Runs the test, then terminates its applications and closes its session.
  open override func invokeTest() {
    runWhole {
      self.prepare()
      super.invokeTest()
    }
    PendingExpectations.finish(self)
    for expectation in expectedFailures { expectation.end() }
    if let running = TestRun.ofXCTest, running.testCase === self { running.endScope() }
    stopping.part = .over
  }

  /// Does what comes before `setUp`.
  @_spi(Runtime) open func prepare() {}

  /// Records a failure, unless the test has failed before and ends at its first failure.
  ///
  /// - Parameters:
  ///   - description: what went wrong.
  ///   - filePath: the file to point at.
  ///   - lineNumber: the line to point at, from 1.
  ///   - expected: false for an error that the test did not catch.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard !isStopped else { return endIfStopped() }
    // XCTest's last word on a test that was left concerns expectations that it could not come to.
    guard !(stopping.endedEarly && stopping.part == .over) else { return }
    // XCTest knows no place of a thrown error: the test's last call of automation is the nearest that is known.
    let call = lineNumber > 0 ? nil : TestRun.ofXCTest?.lastCall
    let location = XCTSourceCodeLocation(filePath: call?.file ?? filePath, lineNumber: call?.line ?? lineNumber)
    if expected, lineNumber > 0 { lastFailure.withLock { $0 = CallPlace(file: filePath, line: lineNumber) } }
    // XCTest holds a lock at a violation of its rules, so nothing of the app may run, and the stack cannot be left.
    let isViolation = WaitRules.isViolation(description)
    let isOnMain = MainThread.isCurrent
    if isOnMain { stopping.isRecording = true }
    let answer: AssertionExplanation.Answer? =
      isViolation ? nil : expected ? answer(to: description, at: location) : explanationOfThrown().map { .text($0) }
    // One failure is reported once.
    if answer != .isReported || TestRun.ofXCTest?.hasFailed != true {
      let type = expected || isViolation ? XCTIssue.IssueType.assertionFailure : .thrownError
      record(XCTIssue(type, description, at: location, explanation: answer?.text))
    }
    if isOnMain { stopping.isRecording = false }
    if isViolation { endSoonIfStopped() } else { endIfStopped() }
  }

  /// Records an error that the test's method has thrown at the place that is known of it; XCTest knows none (F-91).
  ///
  /// A requirement of Swift Testing that was not met throws an error after its issue. Where the issue was passed on to XCTest, the
  /// failure has been recorded.
  ///
  /// - Throws: The error, where it is no failure, or no place is known.
  func record(thrown error: any Error) throws {
    if let place = (error as? ExpectationFailedError)?.expectation.sourceLocation,
      lastFailure.withLock({ $0 == CallPlace(file: place.filePath, line: place.line) })
    {
      return
    }
    guard !(error is XCTSkip), let place = (error as? any PlacedError)?.place else { throw error }
    let location = XCTSourceCodeLocation(filePath: place.file, lineNumber: place.line)
    record(XCTIssue(.thrownError, "threw error \"\(error)\"", at: location, error: error))
  }

  /// Why the assertion fails that has called; nil where it has read nothing of an app.
  ///
  /// - Parameters:
  ///   - failure: What XCTest says of it.
  ///   - location: The assertion's place.
  private func answer(to failure: String, at location: XCTSourceCodeLocation) -> AssertionExplanation.Answer? {
    let place = CallPlace(file: location.fileURL.path, line: location.lineNumber)
    // An `async` method that belongs to no actor is on a stack of which nothing is known.
    let begin = MainThread.isCurrent ? stopping.begin : nil
    return MainThread.runForTask { AssertionExplanation.ofCaller(failing: failure, within: begin, at: place) } ?? nil
  }

  /// What the test had read before the error that it has thrown, in its method or in `setUp` and `tearDown`.
  private final func explanationOfThrown() -> String? {
    defer { stopping.explanationOfThrown = nil }
    return stopping.explanationOfThrown ?? MainThread.runForTask { AssertionExplanation.texts?.ofThrown } ?? nil
  }

  /// Records what went wrong, unless it is expected, or the test has failed before and ends at its first failure.
  ///
  /// Every failure of the test comes here, so that a class can add to it, or leave it out, by an override.
  open func record(_ issue: XCTIssue) {
    guard !isStopped, !ExpectedFailure.take(issue, in: self) else { return }
    for attachment in issue.attachments { attachment.keep() }
    let location = issue.sourceCodeContext.location
    super.recordFailure(
      withDescription: GitHubAnnotation.printable(issue.message), inFile: location?.fileURL.path ?? "<unknown>",
      atLine: location?.lineNumber ?? 0,
      expected: issue.type != .thrownError)
    noteFailure()
  }
}
