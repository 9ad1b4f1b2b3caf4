import Dispatch

/// Something that an app has begun, that runs elsewhere in real time, and that does not report its end: a request, a process,
/// a source of Dispatch. Whether it is still under way is asked when a wait decides whether something can come.
struct OutsideWork: Sendable {
  /// What identifies it where it is ended by a call; nil for what is asked.
  let key: UInt?
  let isPending: @Sendable () -> Bool
  /// Whether the clock must not be ahead of it: an answer is under way.
  let setsPace: Bool
  let branch: Liveness
  let record: WorkRecord?
  /// Whether a wait has waited for it as long as it could.
  var isSilent = false
}

extension ExecutionSession {
  /// Takes account of work that runs elsewhere.
  ///
  /// - Parameters:
  ///   - origin: named in reports.
  ///   - key: what ``endOutsideWork(_:)`` is called with at its end; nil for work that is asked.
  ///   - setsPace: whether the clock must not be ahead of it.
  ///   - isPending: whether it is under way; any thread may ask.
  func beginOutsideWork(
    _ origin: WorkOrigin, key: UInt? = nil, setsPace: Bool, while isPending: @escaping @Sendable () -> Bool
  ) {
    Outsiders.note(self)
    let work = OutsideWork(
      key: key, isPending: isPending, setsPace: setsPace, branch: liveness.beginOutside(),
      record: makeRecord(origin, isOutside: true))
    outsideWork.withLock { $0.append(work) }
  }

  /// Ends what is no longer under way.
  func endOutsideWork() {
    endOutsideWork(where: { !$0.isPending() })
  }

  /// Ends the work of a key, where it is the session's.
  func endOutsideWork(_ key: UInt) {
    // Waits go on blocking: what ends it in its last handler may hand something over after that.
    endOutsideWork(where: { $0.key == key })
  }

  private func endOutsideWork(where hasEnded: (OutsideWork) -> Bool) {
    // Asked outside of the lock, as the answer may be code of another library.
    let ended = outsideWork.withLock { $0 }.filter(hasEnded)
    guard !ended.isEmpty else { return }
    outsideWork.withLock { $0.removeAll { work in ended.contains { $0.branch === work.branch } } }
    for work in ended { liveness.endOutside(work.branch) }
  }

  /// Whether the clock must not be ahead of real time, as an answer is under way.
  @MainActor var isPaced: Bool {
    guard outsideWork.withLock({ $0.contains { $0.setsPace && !$0.isSilent } }) else { return false }
    endOutsideWork()
    return outsideWork.withLock { $0.contains { $0.setsPace && !$0.isSilent } }
  }

  /// Notes that a wait has waited for the outside as long as it could: later ones do not wait for the same work.
  @MainActor func silenceOutside() {
    liveness.silence()
    outsideWork.withLock { for index in $0.indices { $0[index].isSilent = true } }
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
  func instant(of timer: Duration?, by deadline: DispatchTime) -> DispatchTime {
    guard let timer, timer - start < .seconds(86_400) else { return deadline }
    // Rounded up, so that the timer is due then.
    return min(deadline, realStart + max(timer - start, .zero) + Duration.microseconds(1))
  }
}
