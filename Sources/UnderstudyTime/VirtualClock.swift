/// The time of one app under test: it stands still until a test, or a wait, moves it.
///
/// Everything that sleeps in the app sleeps on this clock, so an hour passes in microseconds.
@preconcurrency @MainActor public struct VirtualClock {
  private let session: ExecutionSession

  package init(session: ExecutionSession) {
    self.session = session
  }

  /// Virtual time since the app's session began.
  public var now: Duration { session.now }

  /// Moves the clock, running each sleep and timer at its time, in the order in which they are due.
  ///
  /// - Parameter duration: how far; zero or less only runs what is due already.
  public func advance(by duration: Duration) {
    session.advance(by: duration)
  }
}
