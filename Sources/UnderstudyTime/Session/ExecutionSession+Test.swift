import Dispatch

extension ExecutionSession {
  private struct Finder: Sendable {
    var find: (@Sendable () -> ExecutionSession?)?
  }

  private static let finder = Guarded(Finder())

  /// Sets how the session of the running test is found; called by the test library.
  ///
  /// - Parameter find: called on any thread by code that runs in no session.
  package static func findSessionOfTest(by find: @escaping @Sendable () -> ExecutionSession?) {
    finder.withLock { $0.find = find }
  }

  /// Replaces the executors of the process when its main queue begins to run; to be called before that.
  ///
  /// The first session does so, too. But a function that has begun by then goes back to the executor of before.
  package static func installEarly() {
    DispatchQueue.main.asyncBypassingSessions { PlatformBackend.install() }
  }

  /// The session whose clock the calling code goes by: its own or, for code of a test, that of what the test has launched
  /// or hosted.
  package static var ofCallerOrTest: ExecutionSession? { ofCaller ?? ofTest ?? ofOutsider }

  /// The session for calls that libraries make too, whose own work in a test does not belong to the app.
  ///
  /// - Parameter caller: where it was called.
  static func ofCallerOrTest(at caller: UnsafeRawPointer?) -> ExecutionSession? {
    if let session = ofCaller { return session }
    guard let session = ofTest, understudy_is_of_program(caller) else { return ofOutsider }
    return session
  }

  /// The session of what the running test has launched or hosted, the newest.
  static var ofTest: ExecutionSession? {
    let find = finder.withLock { $0.find }
    return find?().flatMap { $0.isEnded ? nil : $0 }
  }
}
