/// A test may end its app and launch it again: the session continues, and the blocks of the first app do not.
extension ExecutionSession {
  /// Whether work that has begun must not run any more, as its app or the session has ended.
  ///
  /// - Parameter origin: of the work; nil for that of the framework.
  func isOver(_ origin: WorkOrigin?) -> Bool {
    guard let launch = origin?.launch else { return isEnded }
    return isEnded || launch < self.launch.load(ordering: .acquiring)
  }

  /// Drops the blocks and timers of the app, which has ended, and no longer waits for its requests: on a device its process
  /// would be gone. Its tasks continue, so that those which were cancelled can end.
  @MainActor package func endLaunch() {
    launch.add(1, ordering: .acquiringAndReleasing)
    timersLeftBehind += dropWhatIsOver().compactMap(TimerLeftBehind.init)
    work.end { $0.outside != nil && $0.origin.isOfSystem && isOver($0.origin) }
    drain()
  }

  /// Drops what must not run any more: jobs, timers, notifications that are queued, sources of Dispatch.
  ///
  /// - Returns: the timers on the session's clock, which no longer has them.
  @MainActor func dropWhatIsOver() -> [ParkedJob] {
    // Taken out under the lock but released after it: a closure's captures may run code of the app.
    let (jobs, timers) = state.withLock { state in
      let jobs = state.queue.remove { isOver($0.origin) }
      queued.store(state.queue.count, ordering: .releasing)
      return (jobs, state.timers.remove { isOver($0.job.origin) })
    }
    for job in jobs { leave(job) }
    FoundationTimers.entries.remove { $0.session === self && self.isOver($0.firing?.origin) }
    QueuedNotification.waiting.remove { $0.session === self && self.isOver($0.origin) }
    SessionSource.known.remove { $0.session === self && self.isOver($0.origin) }
    return timers
  }
}

/// A timer that was set when its app ended.
struct TimerLeftBehind: Sendable {
  let origin: WorkOrigin
  let deadline: Duration

  init?(_ timer: ParkedJob) {
    guard let origin = timer.job.origin, !timer.isCancelled else { return nil }
    (self.origin, deadline) = (origin, timer.deadline)
  }

  @MainActor var description: String { "\(origin.description): is due at \(deadline.inSeconds)" }
}
