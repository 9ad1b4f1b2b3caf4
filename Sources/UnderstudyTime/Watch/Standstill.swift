import Synchronization

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
    let running = sessions.filter { $0.test.goesOn }
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

extension ExecutionSession {
  /// Where a task of the test that has used its apps, and awaits something, continues: its functions, the innermost first. Empty where
  /// none is known.
  package var suspendedCallsOfTest: [UInt] {
    let callers = test.state.withLock { Array($0.callers) }.sorted { $0.key < $1.key }
    return callers.last { !$0.value.hasFinished }?.value.suspendedCalls ?? []
  }

  /// Cancels the tasks of the test that have used its apps: what waits for that continues.
  @MainActor package func cancelTest() {
    let callers = test.state.withLock { Array($0.callers.values) }
    for task in callers where !task.hasFinished { task.cancel() }
  }
}
