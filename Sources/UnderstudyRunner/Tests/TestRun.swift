import Foundation
import Testing
import UnderstudyCore
import UnderstudyTime
import XCTest

/// A running test of either framework, or a suite of XCTest, and what belongs to it: apps, stored values, the device.
///
/// XCTest notifies of a test's beginning and end. Swift Testing does not: a test has its record from its first use on,
/// until a trait of this library ends it. Code outside of tests shares one record.
package final class TestRun: @unchecked Sendable {
  /// Which test it is. XCTest's classes are not Sendable, though failures may be recorded from any thread.
  package enum Identity {
    case swiftTesting(Test)
    case xctest(XCTestCase)
    case suite(XCTestSuite)
    case outside
  }

  struct State: Sendable {
    var contents: [TestScope.Contents] = []
    var pasteboard: Pasteboard?
    var report: TestReport?
    /// The context of a test of Swift Testing with apps.
    var context: Context?
    /// What came when no test was running, or after XCTest had stopped the test, for its end; nil if nothing notices that, and once
    /// it has come.
    var late: [TestMessage]?
  }

  package let identity: Identity
  let isOfXCTest: Bool
  /// Whose apps continue in the test: a suite of XCTest that has launched some before it.
  package let suite: TestRun?
  /// What its apps, and the test itself, have stored (F-08).
  package let installation = Installation()
  let state = Guarded(State())
  /// The device that the test has set up, which its apps share.
  @MainActor package var device = DeviceState() {
    didSet {
      for run in scopes.flatMap(\.allRunning) { run.host?.setDevice(device) }
      suite?.device = device
    }
  }

  /// Whether the test has launched an app of the system: only then do apps send each other to the background.
  @MainActor package var usesSystemApplications = false {
    didSet { suite?.usesSystemApplications = usesSystemApplications }
  }

  @MainActor private var ownReads: (any TestReads)?

  // Of XCTest, used on its main thread only.

  /// What a test has launched, or a class before its tests.
  var scope: TestScope?
  /// Whether what belongs to the test has been ended.
  var hasEnded = false
  var attachments: [XCTAttachment] = []
  /// What answers alerts that stand in the way of an action: the module that acts adds it.
  package var interruptionMonitors: [AnyObject] = []
  /// What ends an `async` test that awaits something for ever; nil if nothing can. Any thread may use it.
  let endOfMethod = Guarded<XCTestExpectation?>(nil)

  init(_ identity: Identity, in suite: TestRun? = nil) {
    (self.identity, self.suite) = (identity, suite)
    isOfXCTest =
      switch identity {
      case .xctest, .suite: true
      case .swiftTesting, .outside: false
      }
    switch identity {
    case .swiftTesting(let test): report = SwiftTestingEvents.begin(test)
    case .xctest(let testCase):
      report = TestReport.begin(testCase)
      state.withLock { $0.late = [] }
    case .suite, .outside: break
    }
  }

  /// The Swift Testing test; nil in XCTest and outside of tests.
  package var test: Test? { if case .swiftTesting(let test) = identity { test } else { nil } }

  package var testCase: XCTestCase? { if case .xctest(let testCase) = identity { testCase } else { nil } }

  package var name: String {
    switch identity {
    case .swiftTesting(let test): Self.name(of: test)
    case .xctest(let testCase): testCase.name
    case .suite(let suite): suite.name
    case .outside: "application"
    }
  }

  /// `Suite/test()`: tests of several suites may have the same name.
  package static func name(of test: Test) -> String { test.id.nameComponents.joined(separator: "/") }

  /// What a failure of the test leaves behind; nil where it is to leave nothing.
  package var report: TestReport? {
    get { state.withLock { $0.report } }
    set { state.withLock { $0.report = newValue } }
  }

  // MARK: - The calling code's

  /// Cases of a parameterised test run side by side and have no public identity but their arguments.
  private struct CaseID: Hashable {
    let test: Test.ID
    let arguments: String?

    init(_ test: Test) {
      (self.test, arguments) = (test.id, test.isParameterized ? Test.Case.current.map { String(describing: $0) } : nil)
    }
  }

  private static let ofSwiftTesting = Guarded<[CaseID: TestRun]>([:])
  private static let outside = TestRun(.outside)

  /// The test that runs the calling code; in XCTest, between two tests, the innermost suite.
  package static var current: TestRun {
    guard let test = Test.current else { return ofXCTest ?? innermostSuite ?? outside }
    let id = CaseID(test)
    return ofSwiftTesting.withLock { known in
      if let record = known[id] { return record }
      let made = TestRun(.swiftTesting(test))
      known[id] = made
      return made
    }
  }

  /// As ``current``; nil outside of tests, and between the tests of a suite.
  static var currentTest: TestRun? { Test.current == nil && ofXCTest == nil ? nil : current }

  /// The tests of Swift Testing that have used the library, and that of XCTest. Any thread may ask.
  package static var all: [TestRun] { ofSwiftTesting.withLock { Array($0.values) } + (ofXCTest.map { [$0] } ?? []) }

  /// The test that a session belongs to; any thread may ask.
  package static func of(_ session: ExecutionSession) -> TestRun? { all.last { $0.includes(session) } }

  /// The test whose app a detached task has used, of which Swift Testing knows no test.
  static var ofCallingTask: TestRun? {
    guard let progress = TestProgress.ofCaller else { return nil }
    return all.last { $0.sessions.contains { $0.test === progress } }
  }

  // MARK: - Apps

  func add(_ contents: TestScope.Contents) {
    let context = Test.current == nil || Caller.app != nil ? nil : Context.ofCaller()
    let former = state.withLock { state in
      state.contents.append(contents)
      guard let context else { return Context?.none }
      defer { state.context = context }
      return state.context
    }
    former?.end()
  }

  /// Must be called at the session's end. A test of Swift Testing has its pasteboard until its last app ends (F-46).
  package func remove(_ session: ExecutionSession) {
    let (pasteboard, context) = state.withLock { state in
      state.contents.removeAll { $0.session === session }
      let isOver = state.contents.isEmpty && test != nil
      return isOver ? (state.pasteboard.take(), state.context.take()) : (nil, nil)
    }
    withExtendedLifetime(pasteboard) {}
    context?.end()
  }

  /// What its own apps have, the newest last.
  private var contents: [TestScope.Contents] { state.withLock { $0.contents } }

  /// The sessions of the test's apps, the newest last; those of its suite come first.
  package var sessions: [ExecutionSession] { (suite?.sessions ?? []) + contents.map(\.session) }

  /// The session of its newest app.
  var newestSession: ExecutionSession? { state.withLock { $0.contents.last?.session } ?? suite?.newestSession }

  /// Whether an app is one of the test's.
  package func includes(_ session: ExecutionSession) -> Bool { sessions.contains { $0 === session } }

  /// Its own, the newest last.
  @MainActor package var scopes: [TestScope] { contents.compactMap(\.scope) }

  /// The call of automation that the test has made last.
  var lastCall: CallPlace? { sessions.reversed().lazy.compactMap(\.lastCall).first }

  /// What its sessions have in common. Outside of tests each session is by itself.
  var progress: TestProgress {
    if self !== Self.outside, let session = newestSession { return session.test }
    return TestProgress(endsSessions: isOfXCTest)
  }

  /// How to replay the random orders that the test has set itself; those of a trait are reported by the trait.
  var replays: [String] {
    let orders = sessions.map(\.schedulingOrder).filter { $0.seed != nil && $0 != SchedulingOrder.ofNewSessions }
    return unique(orders.map { FailureWording.replay("app.scheduling = \($0)") })
  }

  /// The names of Swift Testing's tests with apps that have not ended and are to be reported, in the order of their beginning.
  static var unended: [String] {
    let contents = ofSwiftTesting.withLock { $0.values.flatMap(\.contents) }
    return unique(contents.sorted { $0.number < $1.number }.filter { $0.leaks != .ignore }.map(\.session.name))
  }

  // MARK: - The pasteboard

  /// The pasteboard of the test that the calling code belongs to; nil outside of tests.
  static var pasteboard: Pasteboard? {
    if let test = currentTest { return test.ownPasteboard }
    guard let session = Caller.app else { return nil }
    return ofSwiftTesting.withLock { $0.values.first { $0.includes(session) } }?.ownPasteboard
  }

  private var ownPasteboard: Pasteboard {
    state.withLock { state in
      let pasteboard = state.pasteboard ?? Pasteboard()
      state.pasteboard = pasteboard
      return pasteboard
    }
  }

  // MARK: - The end

  private var isOutside: Bool { if case .outside = identity { true } else { false } }

  /// Whether the calling code comes before the tests: XCTest makes all test cases, with their properties, before the first begins.
  /// Swift Testing makes a suite for each test, but a detached task belongs to none.
  package static var isBeforeTests: Bool { current.isOutside && isInXCTestBundle && !isInExitTest }

  /// Whether SwiftPM has built the program to run tests.
  static let isInTestBundle = CommandLine.arguments.first?.hasSuffix(".xctest") == true

  private static let isInXCTestBundle =
    isInTestBundle && CommandLine.arguments.value(ofOption: "--testing-library") != "swift-testing"

  /// Whether the process is one that Swift Testing has begun for an exit test; found out before Swift Testing takes the variable.
  static let isInExitTest = getenv("SWT_EXIT_TEST_ID") != nil

  /// Whether something notices that the test ends: XCTest, or a trait of this library.
  var isEndNoticed: Bool { isOfXCTest || state.withLock { $0.late != nil } }

  /// What it has read last; nil where nothing notices that it ends.
  @MainActor package var reads: (any TestReads)? {
    guard isEndNoticed else { return nil }
    if ownReads == nil { ownReads = AssertionExplanation.texts?.makeReads() }
    return ownReads
  }

  /// Forgets what it has read.
  @MainActor func forgetReads() {
    ownReads?.clear()
    suite?.ownReads?.clear()
  }

  /// Notes that something has failed the test and has explained itself, so that the assertion around it has no more to say.
  ///
  /// - Parameter isOfRead: Whether it is what was read last.
  @MainActor package func noteReport(ofRead isOfRead: Bool) {
    if isOfRead { reads?.noteReport() } else { forgetReads() }
  }

  /// Stores a message for the end of the test.
  ///
  /// - Returns: false where nothing notices that, or it has come.
  func keep(_ message: TestMessage) -> Bool {
    state.withLock { state in
      state.late?.append(message)
      return state.late != nil
    }
  }

  /// What was stored for the end of the test, once.
  func takeLateMessages() -> [TestMessage] { state.withLock { $0.late.take() ?? [] } }

  var hasLateMessages: Bool { state.withLock { $0.late?.isEmpty == false } }

  /// Runs a test that a trait surrounds: the apps that begin in it end with it, whatever retains them.
  ///
  /// - Parameter body: runs once.
  /// - Throws: what the body throws.
  package static func run(_ body: @Sendable () async throws -> Void) async throws {
    let record = current
    record.state.withLock { $0.late = $0.late ?? [] }
    do {
      try await body()
    } catch {
      await record.end()
      throw error
    }
    await record.end()
  }

  private func end() async {
    let hasWork = state.withLock { state in
      if state.contents.isEmpty, state.late?.isEmpty ?? true { state.late = nil }
      return state.late != nil
    }
    if hasWork { await endApps() }
    if let test { Self.ofSwiftTesting.withLock { _ = $0.removeValue(forKey: CaseID(test)) } }
  }

  @MainActor private func endApps() {
    forgetReads()
    for contents in contents.reversed() { contents.end() }
    for message in takeLateMessages() {
      if message.isFailure { FailureReporter.report(message.message) } else { FailureReporter.warn(message.message) }
    }
  }
}

/// Each text once, in the order in which they come first.
private func unique(_ texts: [String]) -> [String] {
  texts.reduce(into: []) { found, text in if !found.contains(text) { found.append(text) } }
}
