import Dispatch

// Called by the C target UnderstudyPlatformC (sources.c) for the sources of Dispatch that an app makes.

/// A source of Dispatch that belongs to a session. A timer is set on the session's clock, and on another queue than the main one its
/// handler is work elsewhere; what else there is runs elsewhere in real time.
final class SessionSource: Sendable {
  typealias Block = @Sendable @convention(block) () -> Void

  /// By the addresses of the sources.
  static let known = GuardedList<[UInt: SessionSource]>([:])

  let session: ExecutionSession
  let origin: WorkOrigin
  let isOnMain: Bool
  /// Nil for sources that are no timers.
  let timer: SourceTimer?
  /// The number of the work elsewhere; nil for timers, which are none between two firings.
  private let work: UInt64?
  /// The numbers of the firings whose handler has not run yet.
  private let firings = Guarded<[UInt64]>([])
  private let cause = WorkContext.cause

  init(of session: ExecutionSession, isOnMain: Bool, isTimer: Bool, for origin: WorkOrigin) {
    (self.session, self.origin, self.isOnMain) = (session, origin, isOnMain)
    timer = isTimer ? SourceTimer(of: session, for: origin) : nil
    work = timer == nil ? session.begin(OutsideWork(), for: origin) : nil
  }

  /// Whether its handler runs on the session's own queue, by the session's clock.
  var isTimerOnMain: Bool { isOnMain && timer != nil }

  static func at(_ place: UnsafeMutableRawPointer) -> SessionSource? {
    known.isEmpty ? nil : known.withLock { $0[UInt(bitPattern: place)] }
  }

  /// The event handler as code of the app.
  func wrapEvent(_ handler: @escaping Block) -> Block {
    { [self] in
      guard !session.isOver(origin) else { return }
      // The source does not continue before its handler has returned, so that the handler finds the source's data.
      if isOnMain { _ = session.awaitTurn(for: origin, handler) } else { run(handler) }
    }
  }

  /// Makes the handler of a timer run on the timer's queue.
  func fire(_ place: UInt) {
    guard let source = UnsafeMutableRawPointer(bitPattern: place) else { return }
    let number = session.begin(OutsideWork(), for: origin)
    firings.withLock { $0.append(number) }
    understudy_source_fire(source)
  }

  /// The cancel handler as code of the app; it is the last call.
  func wrapCancel(_ handler: @escaping Block) -> Block {
    { [self] in
      guard !session.isOver(origin) else { return }
      if isOnMain { session.enqueue(for: origin) { handler() } } else { run(handler) }
      end()
    }
  }

  private func run(_ handler: Block) {
    let firings = takeFirings()
    WorkContext(of: session, for: cause, in: work ?? firings.last, from: origin).bind(handler)
    for number in firings { session.work.end(number) }
    if !firings.isEmpty { session.wakeWaits() }
  }

  private func takeFirings() -> [UInt64] {
    firings.withLock { firings in
      defer { firings = [] }
      return firings
    }
  }

  func end() {
    timer?.drop()
    let ended = work.map { [$0] } ?? takeFirings()
    guard !ended.isEmpty else { return }
    for number in ended { session.work.end(number) }
    session.wakeWaits()
  }
}

@_silgen_name("understudy_session_makes_sources")
func sessionMakesSources() -> Bool { Caller.app != nil }

@_silgen_name("understudy_session_begins_source") @inline(never)
func sessionBegins(source: UnsafeMutableRawPointer, isOnMain: Bool, isTimer: Bool) {
  guard let session = Caller.app else { return }
  let origin = WorkOrigin(ofSystem: "DispatchSource", .ofCaller(beyond: 2))
  let made = SessionSource(of: session, isOnMain: isOnMain, isTimer: isTimer, for: origin)
  let place = UInt(bitPattern: source)
  _ = SessionSource.known.withLock { $0.updateValue(made, forKey: place) }
}

@_silgen_name("understudy_session_wraps_event_handler")
func sessionWraps(
  event source: UnsafeMutableRawPointer, _ handler: @escaping SessionSource.Block
) -> SessionSource.Block? {
  let place = UInt(bitPattern: source)
  guard let source = SessionSource.at(source) else { return nil }
  if source.isOnMain {
    source.timer?.setHandler { handler() }
  } else {
    source.timer?.setHandler { [weak source] in source?.fire(place) }
  }
  return source.wrapEvent(handler)
}

@_silgen_name("understudy_session_wraps_cancel_handler")
func sessionWraps(
  cancel source: UnsafeMutableRawPointer, _ handler: @escaping SessionSource.Block
) -> SessionSource.Block? {
  guard let source = SessionSource.at(source) else { return nil }
  guard let timer = source.timer, source.isTimerOnMain else { return source.wrapCancel(handler) }
  timer.setCancelHandler { handler() }
  return {}
}

@_silgen_name("understudy_session_sets_source_timer")
func sessionSetsTimer(of source: UnsafeMutableRawPointer, _ start: UInt64, _ interval: UInt64) -> Bool {
  guard let timer = SessionSource.at(source)?.timer else { return false }
  timer.set(start, interval)
  return true
}

@_silgen_name("understudy_session_suspends_source")
func sessionSuspends(_ source: UnsafeMutableRawPointer, _ change: Int32) {
  SessionSource.at(source)?.timer?.suspend(Int(change))
}

@_cdecl("understudy_session_cancels_source")
func sessionCancelsSource(_ source: UnsafeMutableRawPointer) { SessionSource.at(source)?.timer?.cancel() }

@_cdecl("understudy_session_ends_source")
func sessionEndsSource(_ source: UnsafeMutableRawPointer) { SessionSource.at(source)?.end() }

@_cdecl("understudy_session_drops_source")
func sessionDropsSource(_ source: UnsafeMutableRawPointer) {
  let place = UInt(bitPattern: source)
  SessionSource.known.withLock { $0.removeValue(forKey: place) }?.end()
}
