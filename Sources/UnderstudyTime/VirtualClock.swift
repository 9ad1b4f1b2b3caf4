/// The time of one app under test: it stands still until a test, or a wait, moves it.
///
/// Everything that sleeps in the app sleeps on this clock, so an hour passes in microseconds.
@preconcurrency @MainActor public struct VirtualClock {
  private let session: ExecutionSession

  package init(session: ExecutionSession) {
    self.session = session
  }

  /// Who moves the clock.
  public enum Mode: Sendable, Hashable {
    /// Waits jump from timer to timer, until what they wait for has come; the default.
    case automatic
    /// Only the test moves the clock. A wait for what only time can bring ends at once, with the busy report.
    case manual
  }

  /// A timer or a sleep that came to its end.
  public struct Firing: Sendable, Hashable, CustomStringConvertible {
    /// When it was due, in virtual time since the app's session began.
    public let deadline: Duration
    /// Who set the timer, or whose sleep it was.
    public let description: String
  }

  /// Virtual time since the app's session began.
  public var now: Duration { session.now }

  /// Who moves the clock: the waits of the test, or only the methods of this type.
  public var mode: Mode {
    get { session.isClockManual ? .manual : .automatic }
    nonmutating set { session.isClockManual = newValue == .manual }
  }

  /// When the next sleep or timer is due, in virtual time since the app's session began; nil where there is none.
  public var nextDeadline: Duration? {
    session.drain()
    return session.nextDeadline
  }

  /// Moves the clock, running each sleep and timer at its time, in the order in which they are due.
  ///
  /// - Parameter duration: how far; zero or less only runs what is due already.
  public func advance(by duration: Duration) {
    MainQueue.wait { session.advance(by: duration) }
  }

  /// Moves the clock to a time, running each sleep and timer at its own.
  ///
  /// - Parameter time: virtual time since the app's session began; one that has passed only runs what is due already.
  public func advance(to time: Duration) {
    MainQueue.wait { session.advance(by: time - session.now) }
  }

  /// Moves the clock to the sleep or timer that is due next, and runs it and what follows from it at once.
  ///
  /// - Returns: what came to its end; nil where nothing is set, and the clock stands still.
  @discardableResult public func runNext() -> Firing? {
    MainQueue.wait { session.runNextTimer() }.map { Firing(deadline: $0.deadline, description: $0.description) }
  }

  /// Moves the clock from one sleep or timer to the next until a condition holds, in either mode.
  ///
  /// - Parameters:
  ///   - timeout: how far the clock may be moved; where the condition does not come true, it is moved by all of it.
  ///   - condition: asked first, and after all that runs; must not change what it asks about.
  /// - Returns: whether the condition came true.
  public func run(timeout: Duration = .seconds(60), until condition: () -> Bool) -> Bool {
    MainQueue.wait { session.run(until: { condition() }, timeout: timeout, movesClock: true) }
  }

  /// The longest that a wait blocks, in real time, for what runs outside of the app's session, as a request to a server; a minute at
  /// first. A shorter time-out of a wait takes precedence.
  ///
  /// Zero says that nothing outside is waited for, as beside a server or a thread that never ends: all time is virtual then.
  public var realTimeLimit: Duration {
    get { session.realTimeLimit }
    nonmutating set { session.realTimeLimit = newValue }
  }

  /// How many jobs of the app may run while the clock hardly moves, before the app is given up as endless; 100,000 at first.
  ///
  /// Each step of a task between two suspensions is a job, as is a block on the main queue (F-66). A limit below 1 is 1.
  public var jobLimit: Int {
    get { session.jobLimit }
    nonmutating set { session.jobLimit = max(newValue, 1) }
  }

  /// What the app is waiting for, as failures report it: tasks with their origin, timers, and the last events.
  public var busyReport: String {
    session.drain()
    return session.busyReport
  }
}
