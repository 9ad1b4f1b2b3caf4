import UnderstudyCore
import XCUIAutomation

/// Follows a value that changes while a test runs, and keeps a history of its values.
///
/// `app.preferences(_:)` and `app.observe(_:of:)` make observers. Several may follow the same value; each history begins
/// when its observer is made.
@preconcurrency @MainActor public final class ValueObserver<Value> {
  let log: ValueLog<Value>
  private let fallback: () -> Value

  /// Makes an observer of what a log records.
  ///
  /// - Parameters:
  ///   - log: what is followed.
  ///   - fallback: the value as long as the log has none.
  init(log: ValueLog<Value>, fallback: @escaping () -> Value) {
    (self.log, self.fallback) = (log, fallback)
  }

  /// The value now, once the app is idle; of a preference the key's default where no view contributes (SEM-211).
  public var value: Value {
    MainThread.wait {
      log.update()
      let value = log.latest ?? fallback()
      note("value", value)
      return value
    }
  }

  /// Notes that a test reads a property, for an assertion that fails.
  @MainActor private func note(_ name: StaticString, _ value: Any) {
    TestRun.current.recentReads?.note(
      .value(name: log.subject) { [log] in log.details }, .property(name, value), isInWait: Probe.isActive)
  }

  /// Every value since the observer was made, in order, once the app is idle; the first is the one that it found.
  public var history: [Value] {
    MainThread.wait {
      log.update()
      note("history", log.values)
      return log.values
    }
  }

  /// Every value, once and in order, for each iteration from the observer's start: none is lost between two awaits.
  ///
  /// Where an iteration must wait, it runs the app and jumps its clock from timer to timer; after ten thousand timers
  /// without a new value it waits for changes only. It ends when its task is cancelled, when the observer is cancelled,
  /// or with the test.
  public var values: Values { Values(log: log, isIncluded: nil) }

  /// The values that satisfy a condition, once and in order, for each iteration from the observer's start.
  ///
  /// - Parameter isIncluded: asked once about each value, on the main actor.
  public func values(where isIncluded: @escaping @MainActor (Value) -> Bool) -> Values {
    Values(log: log, isIncluded: isIncluded)
  }

  /// Follows the value no more: ``value`` and ``history`` stay as they are, and iterations end after the last value.
  public func cancel() { log.end() }
}
