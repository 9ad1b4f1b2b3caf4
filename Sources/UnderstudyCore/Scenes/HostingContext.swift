import UnderstudyTime

/// What a hosted view lives in: the session of the running test, and the test's end.
@MainActor package protocol HostingContext: AnyObject {
  var session: ExecutionSession { get }

  /// Whether ``atEnd(_:)`` runs when the test ends, whatever still refers to the context by then.
  var endsWithTest: Bool { get }

  /// Fails the test.
  func report(_ issue: RuntimeIssue)

  /// Has `body` run before the session closes.
  ///
  /// - Parameter body: must not keep the context.
  func atEnd(_ body: @escaping @MainActor () -> Void)
}

/// Where hosted views get their contexts from.
package enum HostingContexts {
  private struct Provider: Sendable {
    var make: (@MainActor @Sendable () -> any HostingContext)?
  }

  private static let provider = Guarded(Provider())

  /// Sets what hosted views live in; called by the test library.
  package static func provide(_ make: @escaping @MainActor @Sendable () -> any HostingContext) {
    provider.withLock { $0.make = make }
  }

  /// A context for a view that is about to be hosted; outside tests it has its own session.
  @MainActor package static func make(named name: String) -> any HostingContext {
    let make = provider.withLock { $0.make }
    return make?() ?? LoneHostingContext(name: name)
  }
}

/// The context of a hosted view outside tests.
private final class LoneHostingContext: HostingContext {
  let session: ExecutionSession
  let endsWithTest = false
  private var endings: [@MainActor () -> Void] = []

  init(name: String) { session = ExecutionSession(name: name) }

  isolated deinit {
    for ending in endings { ending() }
    session.close()
  }

  func report(_ issue: RuntimeIssue) { print(issue.message) }
  func atEnd(_ body: @escaping @MainActor () -> Void) { endings.append(body) }
}
