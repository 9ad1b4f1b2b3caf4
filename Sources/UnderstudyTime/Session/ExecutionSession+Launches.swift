/// A test may end its app and launch it again: the session goes on, and the blocks of the first app do not.
extension ExecutionSession {
  /// Whether work that has begun must not run any more, as its app or the session has ended.
  ///
  /// - Parameter origin: of the work; nil for that of the framework.
  func isOver(_ origin: WorkOrigin?) -> Bool {
    guard let launch = origin?.launch else { return isEnded }
    return isEnded || launch < self.launch.load(ordering: .acquiring)
  }

  /// Drops the blocks and timers of the app, which has ended, and no longer waits for its requests: on a device its process
  /// would be gone. Its tasks go on, so that those which were cancelled can end.
  @MainActor package func endLaunch() {
    launch.add(1, ordering: .acquiringAndReleasing)
    // Taken out under the lock but released after it: a closure's captures may run code of the app.
    let jobs = state.withLock { state in
      let jobs = state.queue.remove { if case .closure = $0.work { isOver($0.origin) } else { false } }
      queued.store(state.queue.count, ordering: .releasing)
      return jobs
    }
    drain()
    let timers = state.withLock { state in
      let timers = state.timers.filter { isOver($0.job.origin) }
      if !timers.isEmpty { state.timers.removeAll { isOver($0.job.origin) } }
      return timers
    }
    timersLeftBehind += timers.reversed().compactMap(TimerLeftBehind.init)
    FoundationTimers.forget { $0.session === self && self.isOver($0.firing?.origin) }
    QueuedNotification.remove { $0.session === self && self.isOver($0.origin) }
    SessionSource.forget { $0.session === self && self.isOver($0.origin) }
    work.end { $0.outside != nil && $0.origin.isOfSystem && isOver($0.origin) }
    withExtendedLifetime((jobs, timers)) {}
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
