import Combine
import Observation
import UnderstudyTime
import XCUIAutomation

extension Published.Publisher where Value: Equatable {
  /// Waits until the property has a value, or is about to get it, by change.
  ///
  /// - Parameters:
  ///   - target: the value to wait for.
  ///   - errorMessage: what the failure begins with.
  ///   - timeout: seconds, of virtual time in a test that has launched an app or hosted a view.
  /// - Throws: ``WaitTimeout`` that names the value seen last and the caller's place.
  nonisolated(nonsending) public func waitUntilMatches(
    _ target: Value, errorMessage: String, timeout: TimeInterval = 1.0, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await waitUntilMatches(
      { $0 == target }, errorMessage: errorMessage, timeout: timeout, fileID: fileID, file: file, line: line)
  }

  /// Waits until a value of the property satisfies a condition, by change.
  ///
  /// The value of the moment is looked at first, then each new one, just before it is stored (SEM-058); when the wait
  /// returns it is stored.
  ///
  /// - Parameters:
  ///   - predicate: whether a value is the one; asked on the thread that sets the value.
  ///   - errorMessage: what the failure begins with.
  ///   - timeout: seconds, of virtual time in a test that has launched an app or hosted a view.
  ///   - onFailure: called before the error is thrown.
  /// - Throws: ``WaitTimeout`` that names the value seen last and the caller's place.
  nonisolated(nonsending) public func waitUntilMatches(
    _ predicate: @escaping (Value) -> Bool, errorMessage: String = "waitUntilMatches failed",
    timeout: TimeInterval = 1.0, onFailure: (() -> Void)? = nil, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let match = PublishedMatch()
    let subscription = sink { match.note($0, isMet: predicate($0)) }
    defer { subscription.cancel() }
    let outcome = await match.wait(for: Duration(timeout: timeout))
    guard !outcome.holds else { return }
    try Task.checkCancellation()
    onFailure?()
    throw WaitTimeout.published(errorMessage, outcome, lastSeen: match.lastSeen, at: CallSite(fileID, file, line))
  }
}

/// Whether a published value has matched; observable, so that waits in real time are notified.
private final class PublishedMatch: Observable, UnreportedObject, Sendable {
  private struct State {
    var isMet = false
    var lastSeen = "nothing"
    var session: ExecutionSession?
  }

  private let registrar = ObservationRegistrar()
  private let state = Guarded(State())

  var lastSeen: String { state.withLock { $0.lastSeen } }

  private var isMet: Bool {
    registrar.access(self, keyPath: \.isMet)
    return state.withLock { $0.isMet }
  }

  func note<Value>(_ value: Value, isMet: Bool) {
    let text = FailureWording.value(value)
    guard isMet else { return state.withLock { if !$0.isMet { $0.lastSeen = text } } }
    let session = registrar.withMutation(of: self, keyPath: \.isMet) {
      state.withLock { state in
        (state.isMet, state.lastSeen) = (true, text)
        return state.session
      }
    }
    session?.wakeFollowers()
  }

  @MainActor func wait(for duration: Duration) async -> ConditionOutcome {
    state.withLock { $0.session = ConditionWait.session }
    return await ConditionWait.runAsync(.eventually, for: duration) { isMet }
  }
}
