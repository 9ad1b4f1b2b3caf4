/// The sleeps of code that does not see this module's `Task.sleep`, as a library's: the runtime hands over what is to run then.
enum UnseenSleep {
  /// Puts the end of a sleep onto the clock of the app that sleeps.
  ///
  /// - Parameters:
  ///   - work: runs when the sleep is over.
  ///   - duration: The runtime hands over "real time then, plus the duration asked for"; rounding up to a millisecond takes off the
  ///     real time that has gone by since.
  /// - Returns: false where no app sleeps.
  static func park(_ work: SessionJob.Work, after duration: Duration) -> Bool {
    guard let session = Caller.app else { return false }
    let milliseconds = (min(max(duration, .zero), .seconds(1 << 40)) / .milliseconds(1)).rounded(.up)
    let job = SessionJob(work: work)
    guard milliseconds > 0 else { return session.push(job) }
    let record = WorkContext.taskNumber
    let unknown = record == nil ? TaskOwners.currentTaskID : nil
    let deadline = session.now + .milliseconds(Int64(milliseconds))
    return session.park(job, at: deadline, for: unknown.map { .unseenSleep($0) } ?? .sleep(record)) != nil
  }
}
