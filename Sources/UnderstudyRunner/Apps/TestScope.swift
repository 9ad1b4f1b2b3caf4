import Synchronization
import Testing
import UnderstudyCore
import UnderstudyTime

/// What belongs to one test and ends with it: the execution session and the applications that were launched.
///
/// In an XCTest test there is one scope, and it ends with the test; what a class launches before its tests has one that
/// ends with the class. In a Swift Testing test each application object has its own scope, except that all handles on
/// the target application share one; it ends when the last reference to it goes, so the applications retain it, and it
/// retains none. A trait of ours surrounds the test (``TestRun``), so there it ends with the test at the latest.
@MainActor package final class TestScope {
  /// The session that everything of this scope runs in.
  package let session: ExecutionSession
  /// The test that it belongs to.
  package let record: TestRun
  private let contents: Contents
  private var runs: [WeakRun] = []
  /// Whether the test's target application runs in it.
  private let isForTarget: Bool

  /// Makes a scope with a session of its test.
  ///
  /// - Parameters:
  ///   - record: the test that it belongs to.
  ///   - isForTarget: whether the test's target application runs in it.
  package init(of record: TestRun = .current, isForTarget: Bool = false) {
    (self.record, self.isForTarget) = (record, isForTarget)
    session = ExecutionSession(name: record.name, test: record.progress)
    contents = Contents(session: session, record: record)
    contents.scope = self
    record.add(contents)
    Watchdog.begin()
  }

  /// The scope for an application object that is being made: the running XCTest test's, else a new one.
  package static func forNewApplication() -> TestScope {
    guard Test.current == nil, let running = TestRun.ofXCTest else { return TestScope() }
    return running.ownScope()
  }

  /// The scope of the app that `XCUIApplication()` means in the code that runs now.
  ///
  /// - Parameter known: the one that it meant before; what runs beside of tests stays with it.
  package static func ofTarget(known: TestScope?) -> TestScope {
    let test = TestRun.current
    return target(of: test, known: known) ?? (test.isOfXCTest ? test.ownScope() : TestScope(isForTarget: true))
  }

  private static func target(of test: TestRun, known: TestScope?) -> TestScope? {
    switch test.identity {
    case .swiftTesting: known?.isOfRunningTest == true ? known : test.scopes.first(where: \.isForTarget)
    // What asks after the end of a test, as an expectation of XCTest, finds the app that has ended.
    case .xctest where test.hasEnded && known != nil: known
    case .xctest, .suite: TestRun.scopeOfSuite ?? test.scope
    case .outside: known
    }
  }

  /// Whether ``ofTarget(known:)`` would answer with this scope, where it was the answer before.
  package var isTargetOfRunningTest: Bool { Self.target(of: .current, known: self) === self }

  /// The running test's scope, the newest where there are several; nil where it has made no application.
  package static var current: TestScope? {
    let record = TestRun.current
    return record.scopes.last ?? record.suite?.scopes.last
  }

  /// Runs what the sessions of the running test have ready, such as the first layout of a window; the clocks stand still.
  package static func runReadyWork() {
    for session in TestRun.current.sessions { session.perform { _ = session.drain() } }
  }

  /// Whether the code that runs now belongs to the test that the scope was made in.
  var isOfRunningTest: Bool {
    let running = TestRun.current
    return record === running || record === running.suite
  }

  /// Whether something notices that the running test ends: XCTest, or a trait of this library.
  package var endsWithTest: Bool { record.isEndNoticed }

  /// What is done about what the test leaves behind.
  package var leaks: LeakPolicy {
    get { contents.leaks }
    set { contents.leaks = newValue }
  }

  /// Runs `body` when the scope ends, before its session closes; the last one added runs first.
  ///
  /// - Parameter body: must not retain an application object or the scope.
  package func atEnd(_ body: @escaping @MainActor () -> Void) { contents.endings.append(body) }

  /// The one object of this scope under a key, made at the first call: `XCUIApplication()` twice in an XCTest test is
  /// twice the same application.
  ///
  /// - Parameters:
  ///   - key: says what is shared, for instance the application's name.
  ///   - make: makes it; the scope retains it until it ends, so it must not retain the scope.
  package func object<Object: AnyObject>(for key: String, make: () -> Object) -> Object {
    if let object = contents.shared[key] as? Object { return object }
    let object = make()
    contents.shared[key] = object
    return object
  }

  /// Makes the end of the scope check whether an app that ran in it is still retained.
  func noteLaunch(_ host: UnderstudyCore.Host) { contents.hosts.append(WeakHost(host)) }

  /// Makes an application known to the device that the test runs on.
  func addRun(_ run: ApplicationRun) { runs.append(WeakRun(run: run)) }

  /// The running applications of the test, the newest last.
  package var running: [ApplicationRun] { allRunning.filter { !$0.isOfSystem } }

  /// The running applications with those of the system.
  package var allRunning: [ApplicationRun] { runs.compactMap(\.run).filter { $0.host?.isRunning == true } }

  /// The newest application of the test that has been launched, even if it has ended.
  package var lastOfTest: ApplicationRun? { runs.compactMap(\.run).last { !$0.isOfSystem && $0.lastBlueprint != nil } }

  /// Ends what belongs to the scope and closes the session; a second call does nothing.
  package func end() { contents.end() }

  // An isolated deinitializer has no task locals, and so would not know which test is running.
  deinit {
    guard MainThread.isCurrent else {
      // It ends when the main actor comes to it, which the process may not live to see.
      record.remove(session)
      let contents = contents
      Task { @MainActor in contents.end() }
      return
    }
    assumeMain { contents.end() }
  }
}

extension TestScope {
  /// What a scope holds: apart from it, so that it can be ended after the scope has gone.
  @MainActor final class Contents {
    nonisolated let session: ExecutionSession
    /// Rises with each app of the process.
    nonisolated let number = count.add(1, ordering: .relaxed).newValue
    private nonisolated let policy = Guarded(LeakPolicy.ofNewScopes)
    private let record: TestRun
    private var hasEnded = false
    weak var scope: TestScope?
    var endings: [@MainActor () -> Void] = []
    var shared: [String: AnyObject] = [:]
    var hosts: [WeakHost] = []

    private nonisolated static let count = Atomic(0)

    init(session: ExecutionSession, record: TestRun) { (self.session, self.record) = (session, record) }

    /// What is done about what an app leaves behind.
    nonisolated var leaks: LeakPolicy {
      get { policy.withLock { $0 } }
      set { policy.withLock { $0 = newValue } }
    }

    /// Ends the apps, reports what they left behind, and closes the session; a second call does nothing.
    func end() {
      guard !hasEnded else { return }
      hasEnded = true
      for ending in endings.reversed() { ending() }
      endings = []
      shared = [:]
      // Tasks that were cancelled with their views can end; what a closed session has in its queue never runs.
      session.drain()
      reportLeaks()
      reportSeed()
      FailureReporter.reportLate(from: session, of: record)
      record.remove(session)
      session.close()
    }

    private func reportLeaks() {
      guard leaks != .ignore else { return }
      // A test that has failed did not do what would have ended them.
      guard leaks == .fail || TestRun.ofXCTest?.hasFailed != true else { return }
      // What was on the stack of a test that was left is never released.
      let wasLeft = TestRun.ofXCTest?.uiTestCase?.stopping.endedEarly == true
      let retained = wasLeft ? [] : hosts.compactMap { $0.host.map { FailureWording.retained($0.tree.root.label) } }
      let left = session.leftovers() + retained
      guard !left.isEmpty else { return }
      let message = FailureWording.leaks(left, of: session.name)
      FailureReporter.reportEnd(message, isFailure: leaks == .fail, of: record)
    }

    /// Says how to replay a random order in which an XCTest test failed; Swift Testing's failures say it themselves.
    private func reportSeed() {
      let order = session.schedulingOrder
      guard order.seed != nil, Test.current == nil, TestRun.ofXCTest?.hasFailed == true else { return }
      FailureReporter.warn(FailureWording.replay("app.scheduling = \(order)"))
    }
  }
}

extension TestScope: HostingContext {
  package func report(_ issue: RuntimeIssue) { FailureReporter.report(issue.message) }
}

private struct WeakRun {
  weak var run: ApplicationRun?
}
