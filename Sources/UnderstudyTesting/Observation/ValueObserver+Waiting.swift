import UnderstudyTime
import XCUIAutomation

extension ValueObserver {
  /// Waits for a value that satisfies a condition, by change and in virtual time.
  ///
  /// The value of the moment is looked at first, then each that follows, those that are replaced at once included.
  ///
  /// - Parameters:
  ///   - timeout: virtual time.
  ///   - condition: whether a value is the one.
  /// - Returns: the value that matched.
  /// - Throws: ``WaitTimeout`` that names what was seen last, the caller's place and the app's waits; if uncaught,
  ///   it is the test's one failure. `CancellationError` where the task is cancelled.
  @discardableResult
  public func wait(
    timeout: Duration = .seconds(1), fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, until condition: (Value) -> Bool
  ) async throws -> Value {
    let site = CallSite(fileID, file, line)
    var search = try beginSearch(at: site)
    await log.session.runUnlessCancelled(until: { search.finds(condition, in: log) }, timeout: timeout)
    if let match = search.match { return match }
    try Task.checkCancellation()
    throw timeOut(timeout, at: site)
  }

  /// Waits for a value that satisfies a condition, by change and in virtual time.
  ///
  /// - Parameters:
  ///   - timeout: seconds of virtual time.
  ///   - condition: whether a value is the one.
  /// - Returns: the value that matched.
  /// - Throws: ``WaitTimeout`` that names what was seen last; `CancellationError` where the task is cancelled.
  @discardableResult
  public func wait(
    timeout: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    until condition: (Value) -> Bool
  ) async throws -> Value {
    try await wait(timeout: Duration(timeout: timeout), fileID: fileID, file: file, line: line, until: condition)
  }

  /// Waits, in a synchronous test, for a value that satisfies a condition.
  ///
  /// - Parameters:
  ///   - timeout: seconds of virtual time.
  ///   - condition: whether a value is the one.
  /// - Returns: the value that matched.
  /// - Throws: ``WaitTimeout`` that names what was seen last.
  @discardableResult
  public func wait(
    timeout: TimeInterval = 1, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    until condition: (Value) -> Bool
  ) throws -> Value {
    let site = CallSite(fileID, file, line)
    let timeout = Duration(timeout: timeout)
    var search = try beginSearch(at: site)
    _ = log.session.run(until: { search.finds(condition, in: log) }, timeout: timeout)
    if let match = search.match { return match }
    throw timeOut(timeout, at: site)
  }

  private func beginSearch(at site: CallSite) throws -> ValueSearch<Value> {
    try WaitTimeout.checkSkip(log.subject, at: site)
    log.update()
    guard log.isLive, !log.isEnded else {
      throw log.isEnded
        ? WaitTimeout.ended(log.subject, isOver: log.isOver, at: site) : .notRunning(log.subject, at: site)
    }
    return ValueSearch(position: Swift.max(log.values.count - 1, 0))
  }

  private func timeOut(_ timeout: Duration, at site: CallSite) -> WaitTimeout {
    if log.isEnded { return .ended(log.subject, isOver: log.isOver, at: site) }
    return .value(
      log.subject, after: timeout, lastSeen: log.latest.map { FailureWording.value($0) } ?? "nothing",
      count: log.values.count, busy: log.session.busyReport, at: site)
  }
}

/// A search through the values of a log that continues where it ended.
@MainActor private struct ValueSearch<Value> {
  var position: Int
  var match: Value?

  /// Whether there is nothing more to look for: a value matches, or no more values come.
  mutating func finds(_ condition: (Value) -> Bool, in log: ValueLog<Value>) -> Bool {
    log.collect()
    while match == nil, position < log.values.count {
      if condition(log.values[position]) { match = log.values[position] }
      position += 1
    }
    return match != nil || log.isEnded
  }
}
