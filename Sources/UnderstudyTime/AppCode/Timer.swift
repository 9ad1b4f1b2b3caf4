import Foundation

/// Foundation's timers in an app under test: they are set on the virtual clock, and no run loop has them.
///
/// Calls of `Timer.scheduledTimer(withTimeInterval:repeats:block:)`, `RunLoop.add(_:forMode:)`, `Timer.invalidate()` and the
/// setter of `Timer.fireDate` come here by the C target UnderstudyPlatformC. The date itself is in Foundation's
/// timer; it is one of virtual time.
enum FoundationTimers {
  /// What is known of a `Timer` until it is invalid or its session ends.
  struct Entry: Sendable {
    let session: ExecutionSession
    /// Held here, as Foundation's timers never release theirs.
    fileprivate var block: TimerBlock?
    /// Fires the `Timer`, which it retains; nil before the timer is on a run loop.
    var firing: SessionTimer?
  }

  /// By the identity of the `Timer`.
  static let entries = GuardedList<[ObjectIdentifier: Entry]>([:])

  /// Whether timers and dates of an app are virtual; false where Foundation is linked into the program, or is another
  /// one than this file knows.
  static let areVirtual = understudy_interpose_timers(
    unsafeBitCast(Timer.self, to: UnsafeMutableRawPointer.self),
    unsafeBitCast(RunLoop.self, to: UnsafeMutableRawPointer.self))

  /// Foundation ends its time in 2128: what is set for then, as by the distant future, does not fire.
  private static let never = Duration.seconds(50 * 366 * 86_400)

  /// Puts a timer on the clock.
  ///
  /// - Parameter delay: until the first time; zero or less means the next turn.
  static func start(_ timer: Timer, after delay: Duration, in session: ExecutionSession, for origin: WorkOrigin) {
    let fired = UncheckedSendable(timer)
    // One that does not repeat has none.
    let interval = timer.timeInterval > 0 ? Duration(seconds: timer.timeInterval) : nil
    let firing = SessionTimer(session: session, interval: interval, origin: origin) {
      fire(fired.value, interval: interval)
    }
    let block = forget(ObjectIdentifier(timer))?.block
    entries.withLock { $0[ObjectIdentifier(timer)] = Entry(session: session, block: block, firing: firing) }
    if delay < never { firing.start(after: delay) }
  }

  /// Makes a known timer fire at its date from now on.
  static func move(_ timer: Timer) {
    guard let entry = entries.withLock({ $0[ObjectIdentifier(timer)] }), let firing = entry.firing else { return }
    firing.cancel()
    let delay = entry.session.delay(untilFireDateOf: timer)
    if delay < never { firing.start(after: delay) }
  }

  /// Runs the block; the date is that of this time until it has run, then that of the next, unless the block set another.
  @MainActor private static func fire(_ timer: Timer, interval: Duration?) {
    let key = ObjectIdentifier(timer)
    guard let interval else {
      let entry = forget(key)
      timer.fire()
      return withExtendedLifetime(entry) {}
    }
    guard let entry = entries.withLock({ $0[key] }), let firing = entry.firing else { return }
    let (now, run) = (entry.session.secondsSinceReferenceDate, firing.run)
    let reference = Unmanaged.passUnretained(timer).toOpaque()
    understudy_set_fire_date(reference, now)
    timer.fire()
    guard firing.run == run, entries.withLock({ $0[key]?.firing === firing }) else { return }
    understudy_set_fire_date(reference, now + interval / .seconds(1))
  }

  /// Makes a timer whose fire date is one of virtual time, and which runs a block as long as it is known here.
  static func make(
    _ interval: TimeInterval, _ repeats: Bool, in session: ExecutionSession, _ run: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    // Foundation's shortest interval is a tenth of a millisecond (F-49).
    let shortest = repeats ? 0.0001 : 0
    let interval = interval > shortest ? interval : shortest
    let date = Date(timeIntervalSinceReferenceDate: session.secondsSinceReferenceDate + interval)
    let block = TimerBlock(run: run)
    let timer = Timer(fire: date, interval: interval, repeats: repeats) { [weak block] in block?.run($0) }
    entries.withLock { $0[ObjectIdentifier(timer)] = Entry(session: session, block: block) }
    return timer
  }

  /// Ends the timer of the session that a `Timer` has.
  ///
  /// - Returns: What was known of it, the block included.
  @discardableResult
  fileprivate static func forget(_ key: ObjectIdentifier) -> Entry? {
    let entry = entries.withLock { $0.removeValue(forKey: key) }
    entry?.firing?.cancel()
    return entry
  }

  fileprivate final class TimerBlock: Sendable {
    let run: @Sendable (Timer) -> Void
    init(run: @escaping @Sendable (Timer) -> Void) { self.run = run }
  }
}

@_silgen_name("understudy_session_scheduled_timer") @inline(never)
func sessionScheduledTimer(
  _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void,
  _ caller: UnsafeRawPointer?
) -> Timer? {
  // On another thread it is for the run loop there.
  guard MainQueue.isFirstThread || MainQueue.isCurrent, let session = Caller.current(at: caller)?.session else {
    return nil
  }
  let timer = FoundationTimers.make(interval, repeats, in: session, block)
  let origin = WorkOrigin("Timer.scheduledTimer", place: .init(.ofCaller(beyond: 1)))
  let delay = Duration(seconds: interval > 0.0001 ? interval : 0.0001)
  FoundationTimers.start(timer, after: delay, in: session, for: origin)
  return timer
}

@_silgen_name("understudy_session_timer")
func sessionTimer(_ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void) -> Timer? {
  guard MainQueue.isFirstThread || MainQueue.isCurrent else { return nil }
  return Caller.app.map { FoundationTimers.make(interval, repeats, in: $0, block) }
}

extension ExecutionSession {
  fileprivate func delay(untilFireDateOf timer: Timer) -> Duration {
    Duration(seconds: timer.fireDate.timeIntervalSinceReferenceDate - secondsSinceReferenceDate)
  }
}

@_silgen_name("understudy_session_takes_timer") @inline(never)
func sessionTakesTimer(_ timer: Timer, _ runLoop: RunLoop, _ caller: UnsafeRawPointer?) -> Bool {
  guard let session = Caller.app, runLoop === RunLoop.main || MainQueue.isCurrent else {
    XCTestWait.note(timer, from: caller)
    return false
  }
  let origin = WorkOrigin("RunLoop.add(timer)", place: .init(.ofCaller(beyond: 1)))
  FoundationTimers.start(timer, after: session.delay(untilFireDateOf: timer), in: session, for: origin)
  return true
}

/// A block for the main run loop joins the app's own work, in order.
@_silgen_name("understudy_session_takes_block") @inline(never)
func sessionTakesBlock(
  _ runLoop: RunLoop, _ block: @escaping @Sendable () -> Void, _ caller: UnsafeRawPointer?
) -> Bool {
  guard runLoop === RunLoop.main || MainQueue.isCurrent, let session = Caller.appOrOutside else {
    return XCTestWait.takes(block, on: runLoop, from: caller)
  }
  session.enqueue(for: WorkOrigin("RunLoop.perform", place: .init(.ofCaller(beyond: 1)))) { block() }
  return true
}

@_silgen_name("understudy_session_moves_timer")
func sessionMovesTimer(_ timer: Timer) { FoundationTimers.move(timer) }

@_silgen_name("understudy_session_forgets_timer")
func sessionForgetsTimer(_ timer: Timer) { FoundationTimers.forget(ObjectIdentifier(timer)) }

extension Duration {
  /// A number of seconds from the computation with dates, which are exact to a microsecond only.
  package init(seconds: Double) {
    let microseconds = (seconds * 1e6).rounded()
    self = .microseconds(microseconds.isNaN ? 0 : Int64(min(max(microseconds, -1e17), 1e17)))
  }

  /// A time-out in seconds: what is no time is none, and one without end is a day, so that the clock has somewhere to go
  /// while a timer repeats (F-47).
  package init(timeout seconds: Double) {
    self = .seconds(seconds.isNaN ? 0 : seconds < 1e9 ? max(seconds, 0) : 86_400)
  }
}
