/// What the run does at this moment. Any thread may ask, also while the main thread is stuck.
package enum RunMoment {
  private static let open = Guarded(WeakSessions())

  static func add(_ session: ExecutionSession) { open.withLock { $0.append(session) } }

  /// The sessions that have not ended, the newest last.
  package static var sessions: [ExecutionSession] { open.withLock { $0.open } }

  /// The session whose code ran last on the main actor; nil where it has ended.
  package static var session: ExecutionSession? {
    guard let moment = understudy_moment_current(), let session = understudy_moment_session(moment) else { return nil }
    return Unmanaged<ExecutionSession>.fromOpaque(session).takeUnretainedValue()
  }

  /// The kernel's number of the thread on which that was; 0 before there was any.
  package static var mainThread: Int32 { understudy_main_thread() }

  /// How often code of an app, or a job of a test with one, has begun on the main actor.
  package static var moves: UInt64 { understudy_moves() }

  /// How many other jobs of the main actor and of the pool have run; an idle process runs none.
  package static var jobs: Int { JobsOutsideSessions.jobs.load(ordering: .relaxed) }

  /// Whether the main thread is blocked by a wait of this library, which has a time-out.
  package static var isBlocked: Bool { understudy_is_blocked() }

  /// Whether code of an app, or a job of a test with one, is on the main queue's stack.
  package static var isOnMain: Bool { MainJob.isOwned }

  /// Whether it is code of an app.
  package static var isInApp: Bool { MainJob.isOfApp }
}

extension ExecutionSession {
  /// The line of the test's last call; nil before there was one.
  package var lastCall: CallPlace? { place(ofAction: false) }

  /// The line of the test that acted last.
  package var lastActionCall: CallPlace? { place(ofAction: true) }

  private func place(ofAction: Bool) -> CallPlace? {
    var (length, line) = (0, Int64(0))
    guard let file = understudy_moment_place(moment, ofAction, &length, &line) else { return nil }
    let name = String(decoding: UnsafeBufferPointer(start: file, count: length), as: UTF8.self)
    return CallPlace(file: name, line: Int(line))
  }

  /// Notes a call of the test, for reports that can ask nothing.
  ///
  /// - Parameters:
  ///   - file: the test's file; one without a pointer is left out.
  ///   - line: from 1.
  @inline(__always)
  package func noteCall(file: StaticString, line: UInt) {
    guard file.hasPointerRepresentation else { return }
    understudy_moment_call(moment, file.utf8Start, file.utf8CodeUnitCount, Int64(line))
  }
}

extension ExecutionSession {
  /// Notes what the test does to its app, until ``endAction()``.
  @inline(__always)
  @MainActor package func beginAction(_ action: any AnyObject & Sendable) {
    lastAction = action
    understudy_moment_act(moment)
    isActing = true
  }

  @MainActor package func endAction() { isActing = false }
}

extension TestProgress {
  /// Notes that a job of the test runs on the main actor.
  @MainActor func noteMoment() {
    guard let session = openSessions.last else { return }
    understudy_moment_enter(session.moment)
  }
}
