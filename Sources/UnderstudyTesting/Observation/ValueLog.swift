import UnderstudyTime
import XCUIAutomation

/// What a value has been since an observer was made. Subclasses add the values of their source.
@MainActor class ValueLog<Value> {
  /// What is observed, for messages: `the preference NamesKey`.
  let subject: String
  /// Whose turns bring new values.
  let session: ExecutionSession
  /// Every value, in order.
  private(set) var values: [Value] = []
  private(set) var isEnded = false
  /// Whether the app has ended, and the test has not cancelled the observer itself.
  private(set) var isOver = false
  private var followers = 0

  init(subject: String, session: ExecutionSession) {
    (self.subject, self.session) = (subject, session)
    TestScope.current?.atEnd { [weak self] in self?.end(withApp: true) }
  }

  /// The value of now, where there may be none yet.
  var latest: Value? { values.last }

  /// Whether values can still come without a new launch.
  var isLive: Bool { true }

  /// How it has come to its value, for a failure.
  var details: [String] { [] }

  /// Adds what has come since the last time, where the source does not do so itself. Must run nothing.
  func collect() {}

  /// Stops following the source.
  func stop() {}

  final func append(_ value: Value) { values.append(value) }

  /// Runs the app until it is idle and brings the log up to date.
  func update() {
    guard !isEnded else { return }
    session.perform { _ = session.drain() }
    collect()
  }

  /// Collects what is there and follows no more; iterations end after the last value.
  ///
  /// - Parameter isOver: Whether the app ends.
  final func end(withApp isOver: Bool = false) {
    guard !isEnded else { return }
    self.isOver = isOver
    collect()
    isEnded = true
    stop()
    wake()
  }

  /// Has iterations look for new values.
  final func wake() {
    if followers > 0 { session.wakeFollowers() }
  }

  /// The value at a position, once there is one.
  ///
  /// - Returns: nil when the log has ended, the task is cancelled or the test turned out to be stuck.
  final func value(at position: Int) async -> Value? {
    update()
    if position >= values.count, !isEnded {
      followers += 1
      defer { followers -= 1 }
      await withTaskCancellationHandler {
        let isOver = await session.follow {
          if !isEnded { collect() }
          return position < values.count || isEnded || Task.isCancelled
        }
        if !isOver { session.reportStuck() }
      } onCancel: {
        session.wakeFollowers()
      }
    }
    return position < values.count ? values[position] : nil
  }
}
