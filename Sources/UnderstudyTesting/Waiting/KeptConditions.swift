import XCUIAutomation

// The same waits for conditions that a test keeps in a variable or hands on from a helper of its own: such a function
// belongs to no actor, so only a test on the main actor can use it here. What is written at the call belongs to the main
// actor in any test.

/// Whether a condition comes true in time, looking after each change.
///
/// - Parameters:
///   - timeout: the longest wait.
///   - condition: looked at on the main actor; an element that it reads and that is not there makes it false.
/// - Returns: whether it came true; the wait ends as soon as it does. False where the task is cancelled.
/// - Throws: what the condition throws, at once.
@MainActor @_disfavoredOverload
public func eventually<E: Error>(
  timeout: Duration = .seconds(1), _ condition: () throws(E) -> Bool
) async throws(E) -> Bool {
  try await ConditionWait.runAsync(.eventually, for: timeout, condition).holds
}

/// Whether a condition stays false for a time, looking after each change.
///
/// - Parameters:
///   - duration: how long; without an app or hosted view that is real time.
///   - condition: looked at on the main actor; an element that it reads and that is not there makes it false.
/// - Returns: whether it was false all the time. False where the task is cancelled.
/// - Throws: what the condition throws, at once.
@MainActor @_disfavoredOverload
public func never<E: Error>(
  for duration: Duration = .seconds(1), _ condition: () throws(E) -> Bool
) async throws(E) -> Bool {
  try await ConditionWait.runAsync(.never, for: duration, condition).holds
}

/// Whether a condition stays true for a time, looking after each change.
///
/// - Parameters:
///   - duration: how long; without an app or hosted view that is real time.
///   - condition: looked at on the main actor; an element that it reads and that is not there makes it false.
/// - Returns: whether it was true all the time. False where the task is cancelled.
/// - Throws: what the condition throws, at once.
@MainActor @_disfavoredOverload
public func always<E: Error>(
  for duration: Duration = .seconds(1), _ condition: () throws(E) -> Bool
) async throws(E) -> Bool {
  try await ConditionWait.runAsync(.always, for: duration, condition).holds
}

/// Expects a condition to come true in time; fails the test at the caller's line otherwise, and goes on.
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - timeout: the longest wait.
///   - condition: looked at on the main actor; an element that it reads and that is not there makes it false.
/// - Returns: whether it was so.
/// - Throws: what the condition throws, at once; `CancellationError` where the task is cancelled.
@MainActor @discardableResult @_disfavoredOverload
public func expectEventually(
  _ comment: String? = nil, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: () throws -> Bool
) async throws -> Bool {
  try await expectEventually(comment, timeout: timeout, fileID: fileID, file: file, line: line) { @MainActor in
    try condition()
  }
}

/// Expects a condition to stay false for a time; fails the test at the caller's line otherwise, and goes on.
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - duration: how long; without an app or hosted view that is real time.
///   - condition: looked at on the main actor; an element that it reads and that is not there makes it false.
/// - Returns: whether it was so.
/// - Throws: what the condition throws, at once; `CancellationError` where the task is cancelled.
@MainActor @discardableResult @_disfavoredOverload
public func expectNever(
  _ comment: String? = nil, for duration: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: () throws -> Bool
) async throws -> Bool {
  try await expectNever(comment, for: duration, fileID: fileID, file: file, line: line) { @MainActor in try condition()
  }
}

/// Expects a condition to stay true for a time; fails the test at the caller's line otherwise, and goes on.
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - duration: how long; without an app or hosted view that is real time.
///   - condition: looked at on the main actor; an element that it reads and that is not there makes it false.
/// - Returns: whether it was so.
/// - Throws: what the condition throws, at once; `CancellationError` where the task is cancelled.
@MainActor @discardableResult @_disfavoredOverload
public func expectAlways(
  _ comment: String? = nil, for duration: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: () throws -> Bool
) async throws -> Bool {
  try await expectAlways(comment, for: duration, fileID: fileID, file: file, line: line) { @MainActor in try condition()
  }
}

/// Waits for a value that may not be there yet.
///
/// - Parameters:
///   - comment: what is waited for, in words, for the failure.
///   - timeout: the longest wait.
///   - value: looked at on the main actor after each change, until it is not nil.
/// - Returns: the value.
/// - Throws: ``WaitTimeout``, which ends the test as its one failure and names the caller's place; what the closure
///   throws, at once; `CancellationError` where the task is cancelled.
@MainActor @_disfavoredOverload
public func requireEventually<Value>(
  _ comment: String? = nil, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ value: () throws -> Value?
) async throws -> Value {
  try await requireEventually(comment, timeout: timeout, fileID: fileID, file: file, line: line) { @MainActor in
    try value()
  }
}
