import XCUIAutomation

/// Whether a condition stays true for a time, looking after each change; for `#expect(await always { … })`.
///
/// - Parameters:
///   - duration: how long; without an app or hosted view that is real time.
///   - condition: looked at on the main actor; an element that it reads and that is not there makes it false.
/// - Returns: whether it was true all the time; the wait ends as soon as it is not. False where the task is cancelled.
/// - Throws: what the condition throws, at once.
@MainActor
public func always<E: Error>(
  for duration: Duration = .seconds(1), _ condition: @MainActor () throws(E) -> Bool
) async throws(E) -> Bool {
  try await ConditionWait.runAsync(.always, for: duration, condition).holds
}

/// Whether a condition stays true for a time, where the condition itself must be awaited, such as the state of an actor.
///
/// - Parameters:
///   - duration: how long; without an app or hosted view that is real time.
///   - condition: looked at after each change; must not change what it asks about.
/// - Returns: whether it was true all the time; the wait ends as soon as it is not. False where the task is cancelled.
/// - Throws: what the condition throws, at once.
@MainActor @_disfavoredOverload
public func always<E: Error>(
  for duration: Duration = .seconds(1), _ condition: () async throws(E) -> Bool
) async throws(E) -> Bool {
  try await ConditionWait.runAwaiting(.always, for: duration, condition).holds
}

/// Whether a condition stays true for a time, in a synchronous test; for `XCTAssertTrue(always { … })`.
///
/// - Parameters:
///   - duration: how long; without an app or hosted view that is real time.
///   - condition: looked at after each change; an element that it reads and that is not there makes it false.
/// - Returns: whether it was true all the time; the wait ends as soon as it is not.
/// - Throws: what the condition throws, at once.
@preconcurrency @MainActor
public func always<E: Error>(
  for duration: Duration = .seconds(1), _ condition: () throws(E) -> Bool
) throws(E) -> Bool {
  try ConditionWait.run(.always, for: duration, condition).holds
}

/// Whether a condition stays true for a time, where the condition is kept in a variable or handed on by a helper.
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

// MARK: - Expectations

/// Expects a condition to stay true for a time; fails the test at the caller's line otherwise, and continues.
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - duration: how long; without an app or hosted view that is real time.
///   - condition: looked at on the main actor; an element that it reads and that is not there makes it false.
/// - Returns: whether it was so.
/// - Throws: what the condition throws, at once; `CancellationError` where the task is cancelled.
@MainActor @discardableResult
public func expectAlways(
  _ comment: String? = nil, for duration: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: @MainActor () throws -> Bool
) async throws -> Bool {
  try await ConditionExpectation(.always, comment, for: duration, at: CallSite(fileID, file, line))
    .checkAsync(condition)
}

/// Expects a condition to stay true for a time, where the condition itself must be awaited, such as the state of an actor.
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - duration: how long; without an app or hosted view that is real time.
///   - condition: looked at after each change; must not change what it asks about.
/// - Returns: whether it was so.
/// - Throws: what the condition throws, at once; `CancellationError` where the task is cancelled.
@MainActor @discardableResult @_disfavoredOverload
public func expectAlways(
  _ comment: String? = nil, for duration: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: () async throws -> Bool
) async throws -> Bool {
  try await ConditionExpectation(.always, comment, for: duration, at: CallSite(fileID, file, line))
    .checkAwaiting(condition)
}

/// Expects a condition to stay true for a time, in a synchronous test; fails it at the caller's line otherwise, and continues.
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - duration: how long; without an app or hosted view that is real time.
///   - condition: looked at after each change; an element that it reads and that is not there makes it false.
/// - Returns: whether it was so.
/// - Throws: what the condition throws, at once.
@preconcurrency @MainActor @discardableResult
public func expectAlways(
  _ comment: String? = nil, for duration: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: () throws -> Bool
) throws -> Bool {
  try ConditionExpectation(.always, comment, for: duration, at: CallSite(fileID, file, line)).check(condition)
}

/// Expects a condition to stay true for a time, where the condition is kept in a variable or handed on by a helper.
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
  try await ConditionExpectation(.always, comment, for: duration, at: CallSite(fileID, file, line))
    .checkAsync(condition)
}

// MARK: - Values

/// Expects an expression to stay equal to a value for a time; the failure shows the last values.
///
/// - Parameters:
///   - value: an expression, evaluated after each change.
///   - expected: what it is compared with.
///   - duration: how long; without an app or hosted view that is real time.
/// - Returns: whether it was so.
/// - Throws: what the expression throws, at once; `CancellationError` where the task is cancelled.
@MainActor @discardableResult
public func expectAlways<Value: Equatable>(
  _ value: @autoclosure @MainActor () throws -> Value, equals expected: Value, for duration: Duration = .seconds(1),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) async throws -> Bool {
  try await ConditionExpectation(
    .always, ConditionWording.equals(expected), for: duration, at: CallSite(fileID, file, line)
  ).checkAsync({ try value() }, equals: expected)
}

/// Expects an expression to stay equal to a value for a time, in a synchronous test; the failure shows the last values.
///
/// - Parameters:
///   - value: an expression, evaluated after each change.
///   - expected: what it is compared with.
///   - duration: how long; without an app or hosted view that is real time.
/// - Returns: whether it was so.
/// - Throws: what the expression throws, at once.
@preconcurrency @MainActor @discardableResult
public func expectAlways<Value: Equatable>(
  _ value: @autoclosure () throws -> Value, equals expected: Value, for duration: Duration = .seconds(1),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) throws -> Bool {
  try ConditionExpectation(
    .always, ConditionWording.equals(expected), for: duration, at: CallSite(fileID, file, line)
  ).check({ try value() }, equals: expected)
}
