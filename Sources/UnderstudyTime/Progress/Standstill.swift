/// Why nothing moves while the main thread is free.
package enum Standstill: Sendable {
  /// Something will come by itself: a wait with a time-out, or a look that is about to come.
  case harmless
  /// No test with an app runs.
  case withoutApp
  /// A job of the test runs on the pool and does not end.
  case onPool(ExecutionSession)
  /// The test awaits something for ever; it was reported and has done nothing since.
  case stuck(ExecutionSession)

  /// The state of the tests that run; that of the newest one takes precedence.
  @MainActor package static var current: Standstill {
    let sessions = RunMoment.sessions
    // A wait ends at its time-out at the latest, and so does what its end may wake.
    guard sessions.allSatisfy({ $0.waitCount == 0 }) else { return .harmless }
    var onPool: ExecutionSession?
    let running = sessions.filter { $0.test.isRunning }
    guard !running.isEmpty else { return .withoutApp }
    for session in running.reversed() {
      let test = session.test
      if test.looks.actionsStuck == test.actions.load(ordering: .acquiring) { return .stuck(session) }
      if test.hasJobOnPool { onPool = onPool ?? session }
    }
    return onPool.map { .onPool($0) } ?? .harmless
  }

  /// Asks on the main queue.
  ///
  /// - Parameter answer: called there, unless the main thread is stuck.
  package static func ask(_ answer: @escaping @MainActor (Standstill) -> Void) { MainQueue.post { answer(current) } }
}
