extension ExecutionSession {
  /// What an app that has ended left behind, one line each: tasks, blocks on other queues, timers.
  ///
  /// Runs what is queued first, so that cancelled tasks can end. Timers of the framework are not included, nor what the
  /// system runs and ends by itself, such as threads.
  @MainActor package func leftovers() -> [String] {
    drain()
    let timers = state.withLock { $0.timers.reversed() }
    let unfinished = records.withLock { $0.unfinished.sorted { $0.key < $1.key } }
    var lines = unfinished.filter { !$0.value.origin.isOfSystem }.map { number, entry in
      let sleep = timers.first { if case .sleep(number) = $0.purpose { true } else { false } }
      let doing =
        sleep.map { "sleeps until \(Self.text($0.deadline))" } ?? (entry.isOutside ? "runs" : "is not finished")
      return "\(entry.origin.description): \(doing)"
    }
    let asleep = sleepsOutOfSight(among: timers)
    lines += asleep.map(Self.lineOfSleepOutOfSight)
    let unseen = liveTaskCount - unfinished.count - asleep.count
    if unseen > 0 { lines.append("\(unseen == 1 ? "1 task" : "\(unseen) tasks") of unknown origin: not finished") }
    lines += timers.compactMap { timer in
      timer.isSleep || timer.isCancelled
        ? nil : timer.job.origin.map { "\($0.description): is due at \(Self.text(timer.deadline))" }
    }
    return lines
  }
}
