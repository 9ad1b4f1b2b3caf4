import Testing
import UnderstudyCore
import UnderstudyTime

/// What a scope holds: apart from it, so that it can be ended after the scope has gone.
@MainActor final class ScopeContents {
  private let session: ExecutionSession
  private let test: Test?
  private var hasEnded = false
  /// What ends the scope at the latest, and its number there.
  private var span: (span: TestSpan, number: Int)?
  var endings: [@MainActor () -> Void] = []
  var shared: [String: AnyObject] = [:]
  var screens: [@MainActor () -> String?] = []
  var hosts: [WeakHost] = []
  var leaks = LeakPolicy.ofNewScopes

  init(session: ExecutionSession, test: Test?) {
    (self.session, self.test) = (session, test)
    if let span = TestSpan.current, let number = span.add(self) { self.span = (span, number) }
  }

  /// Ends the apps, tells what they left behind, and closes the session; a second call does nothing.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    for ending in endings.reversed() { ending() }
    endings = []
    shared = [:]
    screens = []
    // Tasks that were cancelled with their views can end; what a closed session has in its queue never runs.
    session.drain()
    reportLeaks()
    tellSeed()
    FailureReporter.reportLate(from: session, test: test, span: span?.span)
    TestSessions.remove(session)
    session.close()
    if let span { span.span.remove(span.number) }
    span = nil
  }

  private func reportLeaks() {
    guard leaks != .ignore else { return }
    let kept = hosts.compactMap { $0.host.map { FailureWording.retained($0.tree.root.label) } }
    let left = session.leftovers() + kept
    guard !left.isEmpty else { return }
    let message = FailureWording.leaks(left, of: session.name)
    FailureReporter.reportEnd(message, isFailure: leaks == .fail, of: test, span: span?.span)
  }

  /// Says how to replay a random order in which an XCTest test failed; Swift Testing's failures say it themselves.
  private func tellSeed() {
    let order = session.schedulingOrder
    guard order.seed != nil, Test.current == nil, RunningTestCase.current?.hasFailed == true else { return }
    FailureReporter.warn(FailureWording.replay("app.scheduling = \(order)"))
  }
}

/// An app that ran, which the scope does not keep.
struct WeakHost {
  weak var host: UnderstudyCore.Host?

  init(_ host: UnderstudyCore.Host) { self.host = host }
}
