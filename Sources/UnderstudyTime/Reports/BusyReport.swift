extension ExecutionSession {
  /// What the session is waiting for, for a failure message: a line with numbers, a line for each task and timer,
  /// and what the toolchain lacks.
  @MainActor package var busyReport: String {
    let moment = BusyMoment(self)
    var lines = [moment.summary] + moment.details
    lines += reportSections.compactMap { $0() }
    lines += PlatformGaps.sentences
    return lines.joined(separator: "\n")
  }

  /// What may still bring something about, without what others know of the app; nil for nothing.
  @MainActor package var comingWork: ComingWork? {
    let moment = BusyMoment(self)
    guard !moment.isIdle else { return nil }
    return ComingWork(
      report: ([moment.summary] + moment.details).joined(separator: "\n"), isDue: moment.isDue,
      remedies: moment.remedies)
  }

  /// Adds to ``busyReport`` what others know of the app.
  ///
  /// - Parameter section: makes the lines when a report is made; nil for none. Must not change anything.
  @MainActor package func addReportSection(_ section: @escaping @MainActor () -> String?) {
    reportSections.append(section)
  }

  // MARK: - Names

  /// Who set a timer, or whose sleep it is.
  @MainActor func describe(_ timer: ParkedJob) -> String {
    switch timer.purpose {
    case .timer: timer.job.origin?.description ?? "Timer of the framework"
    case .sleep(let task): "Sleep of \(describe(task: task))"
    case .unseenSleep: "Sleep of \(describe(task: nil))"
    }
  }

  @MainActor func describe(_ job: SessionJob) -> String {
    switch job.work {
    case .closure, .operation: job.origin?.description ?? "Work of the framework"
    case .job: describe(task: job.knownRecord)
    }
  }

  @MainActor private func describe(task record: UInt64?) -> String {
    record.flatMap { work.all[$0] }?.origin.description ?? "a task of unknown origin"
  }
}

extension SessionJob {
  /// The record of the job's task, where that is known.
  fileprivate var knownRecord: UInt64? {
    if let record { return record }
    guard case .job(let job, _) = work else { return nil }
    return TaskOwners.record(of: job)
  }
}

/// What may still bring something about in an app.
package struct ComingWork {
  /// A line with numbers, and a line for each task and timer.
  package let report: String
  /// Whether time alone brings some of it on: a timer, a sleep, a job, or work elsewhere. A task that waits for a continuation
  /// may wait for ever.
  package let isDue: Bool
  /// What the test itself has to do for the rest, such as to answer a call.
  package let remedies: [String]
}

/// A session at one moment, for a report.
@MainActor struct BusyMoment {
  /// How many lines are shown of each kind.
  static let limit = 10

  let now: Duration
  let queue: [SessionJob]
  /// The next one due first.
  let timers: [ParkedJob]
  let runaway: String?
  let records: [(number: UInt64, entry: UnfinishedWork.Entry)]
  /// The sleeps of tasks that have no record, the next one due first.
  let unknownSleeps: [ParkedJob]
  let liveCount: Int
  /// Tasks that the test has begun itself.
  let testTasks: Int
  let isManual: Bool
  let session: ExecutionSession

  init(_ session: ExecutionSession) {
    self.session = session
    (now, queue, timers, runaway) = session.state.withLock { state in
      (state.now, state.queue.elements, state.timers.ordered.filter { !$0.isCancelled }, state.runaway)
    }
    records = session.work.all.sorted { $0.key < $1.key }.map { (number: $0.key, entry: $0.value) }
    unknownSleeps = timers.filter(\.isSleepOfUnknown)
    // Some of these tasks are counted, a detached one of a library is not.
    liveCount = max(session.liveTaskCount, records.count + unknownSleeps.count)
    testTasks = session.test.otherTasksOutside
    isManual = session.isClockManual
  }

  var isIdle: Bool { runaway == nil && queue.isEmpty && timers.isEmpty && liveCount == 0 && testTasks == 0 }

  var isDue: Bool {
    guard runaway == nil else { return false }
    return !queue.isEmpty || timers.contains { $0.job.origin?.remedy == nil } || outsideCount > 0
      || testTasks > 0 && session.test.isBusy
  }

  var remedies: [String] {
    timers.compactMap { $0.job.origin?.remedy?() }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// How many blocks, requests and threads run elsewhere.
  private var outsideCount: Int { records.count { $0.entry.outside != nil } }

  /// How many there are of each, in sentences.
  var summary: String {
    let tasks = liveCount - outsideCount
    let isOutside = queue.isEmpty && timers.isEmpty
    let outside = isOutside ? " and \(tasks == 1 ? "waits" : "wait") for work outside the session" : ""
    let sentences = [
      runaway, Self.sentence(queue.count, "job is", "jobs are", "queued"), timersInSentence,
      Self.sentence(tasks, "task is", "tasks are", "alive" + outside),
      Self.sentence(
        outsideCount, "block, request or thread runs", "blocks, requests or threads run", "outside the session"),
      Self.sentence(testTasks, "task of the test has", "tasks of the test have", "not finished"),
      isManual && !timers.isEmpty ? "The clock is manual: app.clock.advance(by:) or runNext() moves it." : nil,
    ].compactMap { $0 }
    return sentences.isEmpty
      ? "Nothing is queued, no timer is set and no task is alive." : sentences.joined(separator: " ")
  }

  private var timersInSentence: String? {
    let shown = timers.prefix(3).map { $0.deadline.inSeconds }.joined(separator: ", ")
    let rest = timers.count > 3 ? " and \(timers.count - 3) later" : ""
    return Self.sentence(timers.count, "timer is", "timers are", "due at \(shown)\(rest) (it is \(now.inSeconds) now)")
  }

  /// Nil for none.
  private static func sentence(_ number: Int, _ one: String, _ several: String, _ rest: String) -> String? {
    number > 0 ? "\(number) \(number == 1 ? one : several) \(rest)." : nil
  }

  /// A line for each task, each block on another queue, each timer and each job.
  var details: [String] {
    let ready = Set(queue.compactMap(\.knownRecord))
    let tasks = tasks { number, work in
      if work.outside != nil { return "runs on another queue, in real time" }
      return ready.contains(number) ? "is ready to run" : "waits for a continuation, a stream or another task"
    }
    let jobs = queue.compactMap { $0.isClosure ? $0.origin.map { "\($0.description): is ready to run" } : nil }
    return [tasks + [unseen].compactMap { $0 }, setTimers("due at"), jobs].flatMap { lines in
      lines.map { "  \($0)" }.capped(at: Self.limit)
    }
  }

  /// A line for each task and each block on another queue.
  ///
  /// - Parameter doing: what a task or a block does that does not sleep, by its number; nil leaves it out.
  func tasks(_ doing: (UInt64, UnfinishedWork.Entry) -> String?) -> [String] {
    let lines = records.compactMap { number, entry in
      let sleep = timers.first { if case .sleep(number) = $0.purpose { true } else { false } }
      let state = sleep.map { "sleeps until \($0.deadline.inSeconds)" } ?? doing(number, entry)
      return state.map { "\(entry.origin.description): \($0)" }
    }
    return lines + unknownSleeps.map { "A task of unknown origin: sleeps until \($0.deadline.inSeconds)" }
  }

  /// How many tasks are alive of which nothing else is known; nil for none.
  var unseen: String? {
    let count = liveCount - records.count - unknownSleeps.count
    return count > 0 ? "\(count) \(count == 1 ? "task" : "tasks") of unknown origin" : nil
  }

  /// A line for each timer of the app.
  func setTimers(_ verb: String, where isShown: (WorkOrigin) -> Bool = { _ in true }) -> [String] {
    timers.compactMap { timer in
      guard !timer.isSleep, let origin = timer.job.origin, isShown(origin) else { return nil }
      return "\(origin.description): \(verb) \(timer.deadline.inSeconds)"
    }
  }
}
