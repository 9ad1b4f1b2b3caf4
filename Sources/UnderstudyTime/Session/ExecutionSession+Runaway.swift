extension ExecutionSession {
  /// Notes the last jobs of a drain that seems endless, and gives it up at the limit.
  ///
  /// - Returns: whether the drain must end.
  @MainActor func isRunaway(after count: Int) -> Bool {
    guard count >= Self.jobLimit - Self.notedJobs else { return false }
    guard count == Self.jobLimit else {
      if lastJobs == nil { lastJobs = [] }
      return false
    }
    var names: [String] = []
    for name in lastJobs ?? [] where !names.contains(name) { names.append(name) }
    lastJobs = nil
    let report = """
      Session "\(name)" stopped after \(Self.jobLimit) jobs in a row at \(Self.text(now)): \
      some task or observer keeps enqueueing work without ever waiting. \
      The last jobs: \(names.isEmpty ? "work of the framework" : names.joined(separator: "; ")).
      """
    let isFirst = state.withLock { state in
      defer { state.runaway = report }
      return state.runaway == nil
    }
    if isFirst { onRunaway?(report) }
    return true
  }
}
