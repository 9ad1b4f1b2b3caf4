/// A task of other code, retained to see whether it has finished.
final class RetainedTask: Sendable {
  // Only retained, released and counted.
  nonisolated(unsafe) private let task: Unmanaged<AnyObject>

  /// Retains the task that runs the calling code.
  ///
  /// - Returns: nil outside of tasks, and where the task cannot be retained.
  static var current: RetainedTask? { UnownedJob.current.flatMap(RetainedTask.init) }

  /// Retains the task that a job is.
  ///
  /// - Parameter job: not finished. What is no task gives nil, and so does one that cannot be retained.
  init?(_ job: UnownedJob) {
    guard JobFlags.isTaskWithOwnMemory(job) else { return nil }
    task = .fromOpaque(job.pointer)
    _ = task.retain()
  }

  deinit { task.release() }

  /// Whether no other code retains the task; the runtime does until it has finished. True where the runtime does not say.
  var hasFinished: Bool { RetainCount.of(task.toOpaque()).map { $0 <= 1 } ?? true }

  /// Where it continues when it is resumed, and where its callers do, the innermost first; empty where the runtime does not say.
  /// Means nothing while it runs.
  var suspendedCalls: [UInt] {
    let limit = 32
    return [UInt](unsafeUninitializedCapacity: limit) { calls, count in
      count = calls.baseAddress.map { understudy_suspended_calls(task.toOpaque(), $0, limit) } ?? 0
    }
  }

  func cancel() { understudy_cancel_task(task.toOpaque()) }
}
