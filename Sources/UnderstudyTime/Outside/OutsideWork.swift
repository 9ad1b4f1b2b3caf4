import Dispatch
import Synchronization

/// Something that an app has begun and that runs elsewhere in real time: a block, a thread, a request, a process, a source of
/// Dispatch.
struct OutsideWork: Sendable {
  /// Counts the tasks that it begins, which may outlive it.
  let tasks = Liveness()
  /// Names it in reports; nil once it has ended.
  var record: WorkRecord?
  /// What identifies it where it is ended by a call; nil for other work.
  let key: UInt?
  /// Whether it is under way, for what does not report its end.
  let isPending: (@Sendable () -> Bool)?
  /// Whether the clock must not be ahead of it: an answer is under way.
  let setsPace: Bool
  /// Whether a wait has waited for it as long as it could.
  var isSilent = false

  var isAwaited: Bool { record != nil && !isSilent }

  init(
    _ record: WorkRecord, key: UInt? = nil, setsPace: Bool = false, while isPending: (@Sendable () -> Bool)? = nil
  ) {
    (self.record, self.key, self.setsPace, self.isPending) = (record, key, setsPace, isPending)
  }
}

/// All that a session's app has begun elsewhere; any thread may use it.
final class OutsideWorks: Sendable {
  private let works = Guarded<[OutsideWork]>([])
  /// How many of them are silent, so that a session without costs no lock.
  private let silent = Atomic(0)

  private func change(_ body: (inout [OutsideWork]) -> Void) {
    works.withLock { works in
      body(&works)
      works.removeAll { $0.record == nil && $0.tasks.count == 0 }
      silent.store(works.count { $0.isSilent && $0.record != nil }, ordering: .releasing)
    }
  }

  /// How many have not ended, with the tasks that they have begun.
  var liveCount: Int { works.withLock { $0.reduce(0) { $0 + ($1.record == nil ? 0 : 1) + $1.tasks.count } } }

  /// How many waits have waited for without effect.
  var silentCount: Int { silent.load(ordering: .acquiring) }

  /// Whether a wait still waits for any.
  var areAwaited: Bool { works.withLock { $0.contains { $0.isAwaited } } }

  /// Whether the clock must not be ahead of real time, as an answer is under way.
  var setPace: Bool { works.withLock { $0.contains { $0.setsPace && $0.isAwaited } } }

  func begin(_ work: OutsideWork) { change { $0.append(work) } }

  /// Ends work; its tasks stay included.
  func end(where hasEnded: (OutsideWork) -> Bool) {
    // Asked, and released, outside of the lock: that may run code of another library.
    let ended = works.withLock { $0 }.filter { $0.record != nil && hasEnded($0) }
    guard !ended.isEmpty else { return }
    change { works in
      for index in works.indices where ended.contains(where: { $0.tasks === works[index].tasks }) {
        works[index].record = nil
      }
    }
  }

  func removeAll() { withExtendedLifetime(works.withLock { $0 }) { change { $0 = [] } } }

  /// Notes that a wait has waited for all of it as long as it could: later ones do not wait for the same work.
  func silence() { change { for index in $0.indices { $0[index].isSilent = true } } }

  /// Notes that what holds a token has done something.
  func noteLife(of token: SessionToken?) {
    guard silentCount > 0, let token else { return }
    change { works in
      for index in works.indices where works[index].tasks.token === token { works[index].isSilent = false }
    }
  }
}

extension ExecutionSession {
  /// Takes account of work that runs elsewhere and does not report its end.
  ///
  /// - Parameters:
  ///   - origin: named in reports.
  ///   - key: what ``endOutsideWork(_:)`` is called with at its end; nil for work that is asked.
  ///   - setsPace: whether the clock must not be ahead of it.
  ///   - isPending: whether it is under way; any thread may ask.
  func beginOutsideWork(
    _ origin: WorkOrigin, key: UInt? = nil, setsPace: Bool, while isPending: @escaping @Sendable () -> Bool
  ) {
    Caller.noteHost(self)
    let record = WorkRecord(origin, of: self, isOutside: true)
    outsideWorks.begin(OutsideWork(record, key: key, setsPace: setsPace, while: isPending))
  }

  /// Wraps a block that runs on another queue: it is alive until it has run, and what it starts is the session's.
  ///
  /// - Parameter cause: what it is run for; by default what the caller was called for.
  func outside(
    _ block: @escaping @Sendable () -> Void, for origin: WorkOrigin,
    as cause: (any AnyObject & Sendable)? = WorkContext.cause
  ) -> @Sendable () -> Void {
    Caller.noteHost(self)
    let work = OutsideWork(WorkRecord(origin, of: self, isOutside: true))
    outsideWorks.begin(work)
    let tasks = work.tasks
    return {
      let before = tasks.references
      WorkContext.$current.withValue(WorkContext(session: self, token: tasks.token, cause: cause)) {
        // The block is counted already; what holds the token for it is not.
        let binding = tasks.references - before
        tasks.ignore(binding)
        defer { tasks.ignore(-binding) }
        block()
      }
      self.outsideWorks.end { $0.tasks === tasks }
      self.wakeWaits()
    }
  }

  /// Ends what is no longer under way.
  func endOutsideWork() { outsideWorks.end { $0.isPending?() == false } }

  /// Ends the work of a key, where it is the session's.
  ///
  /// Waits go on blocking: what ends it in its last handler may hand something over after that.
  func endOutsideWork(_ key: UInt) { outsideWorks.end { $0.key == key } }

  /// Whether the clock must not be ahead of real time.
  @MainActor var isPaced: Bool {
    guard outsideWorks.setPace else { return false }
    endOutsideWork()
    return outsideWorks.setPace
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
