extension ExecutionSession {
  /// What an app that has ended left behind, one line each: tasks, blocks on other queues, timers.
  ///
  /// Runs what is queued first, so that cancelled tasks can end. Timers of the framework are not included, nor what the
  /// system runs and ends by itself, such as threads, or keeps beyond the app.
  @MainActor package func leftovers() -> [String] {
    drain()
    let moment = BusyMoment(self)
    let tasks = moment.tasks { _, work in
      work.origin.isOfSystem ? nil : work.outside != nil ? "runs" : "is not finished"
    }
    let unseen = moment.unseen.map { ["\($0): not finished"] } ?? []
    return tasks + unseen + timersLeftBehind.map(\.description) + moment.setTimers("is due at") { !$0.outlivesLaunch }
  }
}
