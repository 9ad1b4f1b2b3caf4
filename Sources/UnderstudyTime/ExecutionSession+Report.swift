extension ExecutionSession {
  /// What the session is waiting for, in sentences for a failure message.
  package var busyReport: String {
    let (now, queued, deadlines, runaway) = state.withLock { state in
      (state.now, state.queue.count, state.timers.reversed().map(\.deadline), state.runaway)
    }
    let live = liveTaskCount
    var sentences: [String] = []
    if let runaway { sentences.append(runaway) }
    if queued > 0 { sentences.append(queued == 1 ? "1 job is queued." : "\(queued) jobs are queued.") }
    if !deadlines.isEmpty {
      let shown = deadlines.prefix(3).map(Self.text).joined(separator: ", ")
      let rest = deadlines.count > 3 ? " and \(deadlines.count - 3) later" : ""
      let subject = deadlines.count == 1 ? "1 timer is" : "\(deadlines.count) timers are"
      sentences.append("\(subject) due at \(shown)\(rest) (it is \(Self.text(now)) now).")
    }
    if live > 0 {
      let subject = live == 1 ? "1 task is alive" : "\(live) tasks are alive"
      let verb = live == 1 ? "waits" : "wait"
      let isOutside = queued == 0 && deadlines.isEmpty
      sentences.append(isOutside ? "\(subject) and \(verb) for work outside the session." : "\(subject).")
    }
    guard !sentences.isEmpty else { return "Nothing is queued, no timer is set and no task is alive." }
    return sentences.joined(separator: " ")
  }

  /// Seconds without trailing zeros: `0.25 s`.
  static func text(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return seconds == seconds.rounded() && abs(seconds) < 1e15 ? "\(Int64(seconds)) s" : "\(seconds) s"
  }
}
