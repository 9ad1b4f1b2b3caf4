import UnderstudyTime

/// What an app does at the moment at which its thread was stopped.
package struct StoppedApp {
  /// What the code that runs was called for.
  package let origin: EventOrigin?
  /// The view whose body, or another closure that makes views, runs.
  package let view: Any.Type?
  /// The last events, oldest first. Their texts must be made when the thread continues: code of the app may make them.
  package let events: [EventRecord]

  /// Reads what the apps of a session do. Any thread may call it while the main thread stands still.
  ///
  /// - Parameters:
  ///   - session: the session whose code runs.
  ///   - evaluation: what the main thread evaluates: an unretained node, or nil.
  ///   - limit: how many events there are at most.
  /// - Returns: nil where the thread was stopped while it wrote a log: a later moment is needed.
  package static func read(
    _ session: ExecutionSession, evaluation: UnsafeMutableRawPointer?, limit: Int
  ) -> StoppedApp? {
    // The main thread stands still.
    nonisolated(unsafe) let evaluation = evaluation
    return assumeMain {
      // No closures: those of the main actor check that they run there.
      var newest: Host?
      var origin: EventOrigin?
      for host in RuntimeLog.running(in: session) {
        guard !host.events.isAppending else { return nil }
        newest = host
        if let own = host.events.origin { origin = own }
      }
      var view: Any.Type?
      if let evaluation {
        view = Unmanaged<EvaluatingNode>.fromOpaque(evaluation).takeUnretainedValue().nearestViewType
      }
      var events: [EventRecord] = []
      if let newest { events += newest.events.records.suffix(limit) }
      return StoppedApp(origin: origin, view: view, events: events)
    }
  }
}
