import Dispatch

/// Something that an app has begun and that runs elsewhere in real time: a block, a thread, a request, a process, a source of
/// Dispatch.
struct OutsideWork: Sendable {
  /// Whether it is under way, for what does not report its end; any thread may ask.
  var isPending: (@Sendable () -> Bool)?
}

extension ExecutionSession {
  /// Takes account of work that runs elsewhere.
  ///
  /// - Parameter origin: named in reports.
  /// - Returns: the number that it is ended with.
  @discardableResult
  func begin(_ outside: OutsideWork, for origin: WorkOrigin) -> UInt64 {
    Caller.noteHost(self)
    return work.begin(origin, outside)
  }

  /// Wraps a block that runs on another queue: it is alive until it has run, and what it starts is the session's.
  ///
  /// - Parameter cause: what it is run for; by default what the caller was called for.
  func outside(
    _ block: @escaping @Sendable () -> Void, for origin: WorkOrigin,
    as cause: (any AnyObject & Sendable)? = WorkContext.cause
  ) -> @Sendable () -> Void {
    let number = begin(OutsideWork(), for: origin)
    return {
      WorkContext(of: self, for: cause, in: number, from: origin).bind(block)
      self.work.end(number)
      self.wakeWaits()
    }
  }

  /// Ends what is no longer under way.
  func endOutsideWork() { work.end { $0.outside?.isPending?() == false } }

  /// Whether the clock must not be ahead of real time, as something that the app has begun is under way elsewhere. A limit of zero
  /// means that waits do not wait for that.
  @MainActor package var isPaced: Bool {
    guard work.isAnyOutside, realTimeLimit > .zero else { return false }
    endOutsideWork()
    return work.isAnyOutside
  }
}

/// The clock while it follows real time, from the moment on when that began.
struct ClockPace {
  private let start: Duration
  private let realStart = DispatchTime.now()

  init(_ now: Duration) { start = now }

  /// How far the clock may be moved now.
  func limit(_ limit: Duration) -> Duration {
    let elapsed = DispatchTime.now().uptimeNanoseconds - realStart.uptimeNanoseconds
    return min(limit, start + .nanoseconds(Int64(elapsed)))
  }

  /// When a timer is due in real time, or a deadline, whichever comes first.
  func instant(of timer: Duration, by deadline: DispatchTime) -> DispatchTime {
    guard timer - start < .seconds(86_400) else { return deadline }
    // Rounded up, so that the timer is due then.
    return min(deadline, realStart + max(timer - start, .zero) + Duration.microseconds(1))
  }
}
