extension ExecutionSession {
  /// Notes the last jobs of a run that seems endless, and gives it up at the limit.
  ///
  /// - Parameters:
  ///   - count: how many jobs ran.
  ///   - start: the time when the first of them ran.
  /// - Returns: whether the run must end.
  @MainActor func isRunaway(after count: Int, since start: Duration) -> Bool {
    guard count >= jobLimit - Self.notedJobs else { return false }
    guard count == jobLimit else {
      if lastJobs == nil { lastJobs = [] }
      return false
    }
    var names: [String] = []
    for name in lastJobs ?? [] where !names.contains(name) { names.append(name) }
    lastJobs = nil
    let cause =
      start == now
      ? "in a row at \(now.inSeconds): a task or observer enqueues work again and again without ever waiting"
      : "from \(start.inSeconds) to \(now.inSeconds): a task or timer runs again and again after almost no time"
    let report = """
      Session "\(name)" stopped after \(jobLimit) jobs \(cause). \
      The last jobs: \(names.isEmpty ? "work of the framework" : names.joined(separator: "; ")). \
      Where the app does need more: app.clock.jobLimit = \(2 * jobLimit)
      """
    let isFirst = state.withLock { state in
      defer { state.runaway = report }
      return state.runaway == nil
    }
    if isFirst { onGivingUp?(report, []) }
    return true
  }
}
