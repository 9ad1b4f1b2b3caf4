import Dispatch

// Called by the C target UnderstudyPlatformC (sources.c) for the sources of Dispatch that an app makes.

/// A source of Dispatch that belongs to a session. A timer on the main queue is set on the session's clock; what else there is
/// runs elsewhere in real time.
final class SessionSource: Sendable {
  typealias Block = @Sendable @convention(block) () -> Void

  /// By the addresses of the sources.
  static let known = GuardedList<[UInt: SessionSource]>([:])

  let session: ExecutionSession
  let origin: WorkOrigin
  let isOnMain: Bool
  /// Nil for sources that run elsewhere.
  let timer: SourceTimer?
  /// The number of the work elsewhere.
  private let work: UInt64?
  private let cause = WorkContext.cause

  init(of session: ExecutionSession, isOnMain: Bool, isTimer: Bool, for origin: WorkOrigin) {
    (self.session, self.origin, self.isOnMain) = (session, origin, isOnMain)
    timer = isOnMain && isTimer ? SourceTimer(of: session, for: origin) : nil
    work = timer == nil ? session.begin(OutsideWork(), for: origin) : nil
  }

  static func at(_ place: UnsafeMutableRawPointer) -> SessionSource? {
    known.isEmpty ? nil : known.withLock { $0[UInt(bitPattern: place)] }
  }

  /// The event handler as code of the app.
  func wrapEvent(_ handler: @escaping Block) -> Block {
    { [self] in
      guard !session.isOver(origin) else { return }
      // The source does not go on before its handler has returned, so that the handler finds the source's data.
      if isOnMain { _ = session.awaitTurn(for: origin, handler) } else { run(handler) }
    }
  }

  /// The cancel handler as code of the app; it is the last call.
  func wrapCancel(_ handler: @escaping Block) -> Block {
    { [self] in
      guard !session.isOver(origin) else { return }
      if isOnMain { session.enqueue(for: origin) { handler() } } else { run(handler) }
      end()
    }
  }

  private func run(_ handler: Block) { WorkContext(of: session, for: cause, in: work, from: origin).bind(handler) }

  func end() {
    timer?.drop()
    guard let work else { return }
    session.work.end(work)
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
  guard let source = SessionSource.at(source) else { return nil }
  source.timer?.setHandler { handler() }
  return source.wrapEvent(handler)
}

@_silgen_name("understudy_session_wraps_cancel_handler")
func sessionWraps(
  cancel source: UnsafeMutableRawPointer, _ handler: @escaping SessionSource.Block
) -> SessionSource.Block? {
  guard let source = SessionSource.at(source) else { return nil }
  guard let timer = source.timer else { return source.wrapCancel(handler) }
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
