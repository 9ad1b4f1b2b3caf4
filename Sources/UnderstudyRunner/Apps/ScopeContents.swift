import Synchronization
import Testing
import UnderstudyCore
import UnderstudyTime

/// What a scope holds: apart from it, so that it can be ended after the scope has gone.
@MainActor final class ScopeContents {
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
