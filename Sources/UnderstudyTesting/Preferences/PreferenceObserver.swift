import UnderstudyCore
import XCUIAutomation

/// Follows the combined value of a preference key at the root of an app, across relaunches.
///
/// ```swift
/// let screens = app.preferences(ScreenKey.self)
/// try await screens.wait { $0.contains("screen.detail") }
/// ```
@preconcurrency @MainActor public final class PreferenceObserver<Value> {
  private let log: PreferenceLog<Value>

  init(log: PreferenceLog<Value>) { self.log = log }

  /// The value now, once the app has come to rest; the key's default where no view contributes (SEM-211).
  public var value: Value {
    log.update()
    return log.latest
  }

  /// Every committed value, once and in order, for each iteration from the observer's start.
  ///
  /// The first is the value that the observer found. Where an iteration must wait, it runs the app and jumps its clock
  /// from timer to timer, at most a minute of virtual time for one value; after that it waits for changes only. It ends
  /// when its task is cancelled or the XCTest test ends.
  public var values: Values { Values(log: log) }

  /// Waits for a value that satisfies a condition, by change and in virtual time.
  ///
  /// The value of the moment is looked at first, then each that is committed, those that are replaced at once included.
  ///
  /// - Parameters:
  ///   - timeout: virtual time.
  ///   - condition: whether a value is the one.
  /// - Returns: the value that matched.
  /// - Throws: ``WaitTimeout`` that names what was seen last, the caller's place and the app's waits; if uncaught,
  ///   it is the test's one failure.
  @discardableResult
  public func wait(
    timeout: Duration = .seconds(1), fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, until condition: (Value) -> Bool
  ) async throws -> Value {
    let site = CallSite(fileID, file, line)
    guard let session = log.startWaiting() else { throw WaitTimeout.notRunning(log.name, at: site) }
    var next = max(log.count - 1, 0)
    var match: Value?
    _ = await session.runAsync(
      until: {
        while match == nil, next < log.count {
          if condition(log[next]) { match = log[next] }
          next += 1
        }
        return match != nil
      }, timeout: timeout)
    if let match { return match }
    throw WaitTimeout.preference(
      log.name, after: timeout, lastSeen: String(describing: log.latest), commits: log.count, busy: session.busyReport,
      at: site)
  }

  /// Waits for a value that satisfies a condition, by change and in virtual time.
  ///
  /// - Parameters:
  ///   - timeout: seconds of virtual time.
  ///   - condition: whether a value is the one.
  /// - Returns: the value that matched.
  /// - Throws: ``WaitTimeout`` that names what was seen last.
  @discardableResult
  public func wait(
    timeout: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    until condition: (Value) -> Bool
  ) async throws -> Value {
    try await wait(timeout: Duration(timeout: timeout), fileID: fileID, file: file, line: line, until: condition)
  }
}

extension XCUIApplication {
  /// Follows the combined value of a preference key at the root of the app's main window.
  ///
  /// - Parameter key: any key; views need not observe it themselves.
  /// - Returns: an observer that begins now; it outlives relaunches, and keeps the application object.
  public func preferences<Key: PreferenceKey>(_ key: Key.Type) -> PreferenceObserver<Key.Value> {
    let log = PreferenceLog<Key.Value>(
      application: self, name: String(describing: Key.self), defaultValue: { Key.defaultValue },
      observe: { $0.observe(Key.self) })
    return PreferenceObserver(log: log)
  }
}
