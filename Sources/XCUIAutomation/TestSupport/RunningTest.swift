import Synchronization
import Testing
import UnderstudyCore
import UnderstudyTime

/// A running test of either framework, or a suite of XCTest, and what belongs to it: apps, stored values, the device.
///
/// XCTest notifies of a test's beginning and end. Swift Testing does not: a test has its record from its first use on, and
/// keeps it until a trait of this library ends it. Code outside of tests shares one record.
package final class RunningTest: Sendable {
  /// What identifies a test of Swift Testing: cases of a parameterised test run side by side and have no public identity
  /// but their arguments.
  private struct Identity: Hashable {
    let test: Test.ID
    let arguments: String?
  }

  private struct Entry: Sendable {
    let session: ExecutionSession
    weak var scope: TestScope?
    let contents: ScopeContents
    /// Rises with each app of the process.
    let number: Int
    var leaks: LeakPolicy
  }

  /// What the end of an app has shown while no test was running.
  private struct Message: Sendable {
    let text: String
    let isFailure: Bool
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    var pasteboard: Pasteboard?
    var report: TestReport?
    /// For the end of the test; nil where no trait surrounds it.
    var messages: [Message]?
  }

  /// The Swift Testing test; nil in XCTest and outside of tests.
  let test: Test?
  /// Whose apps go on in the test: a suite of XCTest that has launched some before it.
  let suite: RunningTest?
  /// What its apps, and the test itself, have stored (F-08).
  let installation = Installation()
  private let isOfXCTest: Bool
  private let state = Guarded(State())
  /// The device that the test has set up, which its apps share.
  @MainActor var device = DeviceState() {
    didSet {
      for run in scopes.flatMap(\.running) { run.host?.setDevice(device) }
      suite?.device = device
    }
  }

  @MainActor private var reads: RecentReads?

  private init(test: Test?) {
    (self.test, suite, isOfXCTest) = (test, nil, false)
    report = test.flatMap { SwiftTestingEvents.begin($0) }
  }

  /// Begins a test or a suite of XCTest.
  ///
  /// - Parameter suite: a suite around it that has launched apps.
  init(in suite: RunningTest?) { (test, self.suite, isOfXCTest) = (nil, suite, true) }

  /// What a failure of the test leaves behind; nil where it is to leave nothing.
  var report: TestReport? {
    get { state.withLock { $0.report } }
    set { state.withLock { $0.report = newValue } }
  }

  // MARK: - The calling code's

  private static let ofSwiftTesting = Guarded<[Identity: RunningTest]>([:])
  private static let outside = RunningTest(test: nil)

  private static func identity(of test: Test) -> Identity {
    let arguments = test.isParameterized ? Test.Case.current.map { String(describing: $0) } : nil
    return Identity(test: test.id, arguments: arguments)
  }

  /// The test that runs the calling code; in XCTest, between two tests, the innermost suite.
  package static var current: RunningTest {
    guard let test = Test.current else {
      return RunningTestCase.current?.record ?? RunningTestCase.recordOfSuite ?? outside
    }
    let identity = identity(of: test)
    return ofSwiftTesting.withLock { known in
      if let record = known[identity] { return record }
      let made = RunningTest(test: test)
      known[identity] = made
      return made
    }
  }

  /// As ``current``; nil outside of tests, and between the tests of a suite.
  static var currentTest: RunningTest? {
    Test.current == nil && RunningTestCase.current == nil ? nil : current
  }

  // MARK: - Apps

  private static let appCount = Atomic(0)

  @MainActor func add(_ scope: TestScope, _ contents: ScopeContents) {
    let entry = Entry(
      session: scope.session, scope: scope, contents: contents,
      number: Self.appCount.add(1, ordering: .relaxed).newValue, leaks: .ofNewScopes)
    state.withLock { $0.entries.append(entry) }
  }

  /// Must be called at the session's end. A test of Swift Testing has its pasteboard until its last app ends (F-46).
  func remove(_ session: ExecutionSession) {
    let pasteboard = state.withLock { state in
      state.entries.removeAll { $0.session === session }
      guard state.entries.isEmpty, test != nil else { return nil as Pasteboard? }
      defer { state.pasteboard = nil }
      return state.pasteboard
    }
    withExtendedLifetime(pasteboard) {}
  }

  /// The sessions of the test's apps, the newest last; those of its suite come first.
  package var sessions: [ExecutionSession] { (suite?.sessions ?? []) + state.withLock { $0.entries.map(\.session) } }

  /// The session of its newest app.
  var newestSession: ExecutionSession? { state.withLock { $0.entries.last?.session } ?? suite?.newestSession }

  /// Whether an app is one of the test's.
  package func includes(_ session: ExecutionSession) -> Bool {
    state.withLock { $0.entries.contains { $0.session === session } } || suite?.includes(session) == true
  }

  /// Its own, the newest last.
  @MainActor var scopes: [TestScope] { state.withLock { $0.entries.compactMap(\.scope) } }

  /// The call of automation that the test has made last.
  var lastCall: CallPlace? { sessions.reversed().lazy.compactMap(\.lastCall).first }

  /// What its sessions have in common. Outside of tests each session is by itself.
  var activity: TestActivity {
    if self !== Self.outside, let session = newestSession { return session.test }
    return TestActivity(endsSessions: isOfXCTest)
  }

  /// What is done about what an app leaves behind.
  func leaks(of session: ExecutionSession) -> LeakPolicy {
    state.withLock { $0.entries.first { $0.session === session }?.leaks } ?? .ignore
  }

  func setLeaks(_ leaks: LeakPolicy, of session: ExecutionSession) {
    state.withLock { state in
      guard let index = state.entries.firstIndex(where: { $0.session === session }) else { return }
      state.entries[index].leaks = leaks
    }
  }

  /// How to replay the random orders that the test has set itself; those of a trait are reported by the trait.
  var replays: [String] {
    let orders = sessions.map(\.schedulingOrder).filter { $0.seed != nil && $0 != SchedulingOrder.ofNewSessions }
    var replays: [String] = []
    for order in orders {
      let replay = FailureWording.replay("app.scheduling = \(order)")
      if !replays.contains(replay) { replays.append(replay) }
    }
    return replays
  }

  /// The names of Swift Testing's tests with apps that have not ended and are to be reported, in the order of their beginning.
  static var unended: [String] {
    let entries = ofSwiftTesting.withLock { $0.values.flatMap { $0.state.withLock { $0.entries } } }
    var names: [String] = []
    for entry in entries.sorted(by: { $0.number < $1.number }) where entry.leaks != .ignore {
      if !names.contains(entry.session.name) { names.append(entry.session.name) }
    }
    return names
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

  /// Whether something notices that the test ends: XCTest, or a trait of this library.
  var isEndNoticed: Bool { isOfXCTest || state.withLock { $0.messages != nil } }

  /// What it has read last; nil where nothing notices that it ends.
  @MainActor package var recentReads: RecentReads? {
    guard isEndNoticed else { return nil }
    if reads == nil { reads = RecentReads() }
    return reads
  }

  /// Forgets what it has read.
  @MainActor func forgetReads() {
    reads?.clear()
    suite?.reads?.clear()
  }

  /// Runs a test that a trait surrounds: the apps that begin in it end with it, whatever retains them.
  ///
  /// - Parameter body: runs once.
  /// - Throws: what the body throws.
  package static func run(_ body: @Sendable () async throws -> Void) async throws {
    let record = current
    record.state.withLock { $0.messages = $0.messages ?? [] }
    do {
      try await body()
    } catch {
      await record.end()
      throw error
    }
    await record.end()
  }

  /// Keeps a message for the end of the test.
  ///
  /// - Returns: false where no trait ends it.
  func keep(_ text: String, isFailure: Bool) -> Bool {
    state.withLock { state in
      state.messages?.append(Message(text: text, isFailure: isFailure))
      return state.messages != nil
    }
  }

  private func end() async {
    let hasWork = state.withLock { state in
      if state.entries.isEmpty, state.messages?.isEmpty ?? true { state.messages = nil }
      return state.messages != nil
    }
    if hasWork { await endApps() }
    if let test { Self.ofSwiftTesting.withLock { _ = $0.removeValue(forKey: Self.identity(of: test)) } }
  }

  @MainActor private func endApps() {
    forgetReads()
    for entry in state.withLock({ $0.entries }).reversed() { entry.contents.end() }
    let messages = state.withLock { state in
      defer { state.messages = nil }
      return state.messages ?? []
    }
    for message in messages {
      if message.isFailure { FailureReporter.report(message.text) } else { FailureReporter.warn(message.text) }
    }
  }
}
