import XCUIAutomation

// In a test that has launched an app or hosted a view, time is its session's, which is virtual; with several apps, that
// of the newest. In any other test it is real. Nothing polls in either: see ConditionWait.
//
// A closure that is written at the call belongs to the main actor in any test. One that a test keeps in a variable, or that a
// helper hands on, belongs to no actor, so only a test on the main actor can use it: the disfavored overloads that look at a
// synchronous condition are for these.

/// Whether a condition comes true in time, looking after each change; for `#expect(await eventually { … })`.
///
/// - Parameters:
///   - timeout: the longest wait.
///   - condition: looked at on the main actor; an element that it reads and that is not there makes it false.
/// - Returns: whether it came true; the wait ends as soon as it does. False where the task is cancelled.
/// - Throws: what the condition throws, at once.
@MainActor
public func eventually<E: Error>(
  timeout: Duration = .seconds(1), _ condition: @MainActor () throws(E) -> Bool
) async throws(E) -> Bool {
  try await ConditionWait.runAsync(.eventually, for: timeout, condition).holds
}

/// Whether a condition comes true in time, where the condition itself must be awaited, such as the state of an actor.
///
/// - Parameters:
///   - timeout: the longest wait.
///   - condition: looked at after each change; must not change what it asks about.
/// - Returns: whether it came true; the wait ends as soon as it does. False where the task is cancelled.
/// - Throws: what the condition throws, at once.
@MainActor @_disfavoredOverload
public func eventually<E: Error>(
  timeout: Duration = .seconds(1), _ condition: () async throws(E) -> Bool
) async throws(E) -> Bool {
  try await ConditionWait.runAwaiting(.eventually, for: timeout, condition).holds
}

/// Whether a condition comes true in time, in a synchronous test; for `XCTAssertTrue(eventually { … })`.
///
/// - Parameters:
///   - timeout: the longest wait.
///   - condition: looked at after each change; an element that it reads and that is not there makes it false.
/// - Returns: whether it came true; the wait ends as soon as it does.
/// - Throws: what the condition throws, at once.
@preconcurrency @MainActor
public func eventually<E: Error>(
  timeout: Duration = .seconds(1), _ condition: () throws(E) -> Bool
) throws(E) -> Bool {
  try ConditionWait.run(.eventually, for: timeout, condition).holds
}

/// Whether a condition comes true in time, where the condition is kept in a variable or handed on by a helper.
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

// MARK: - Expectations

/// Expects a condition to come true in time; fails the test at the caller's line otherwise, and continues.
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - timeout: the longest wait.
///   - condition: looked at on the main actor; an element that it reads and that is not there makes it false.
/// - Returns: whether it was so.
/// - Throws: what the condition throws, at once; `CancellationError` where the task is cancelled.
@MainActor @discardableResult
public func expectEventually(
  _ comment: String? = nil, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: @MainActor () throws -> Bool
) async throws -> Bool {
  try await ConditionExpectation(.eventually, comment, for: timeout, at: CallSite(fileID, file, line))
    .checkAsync(condition)
}

/// Expects a condition to come true in time, where the condition itself must be awaited, such as the state of an actor.
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - timeout: the longest wait.
///   - condition: looked at after each change; must not change what it asks about.
/// - Returns: whether it was so.
/// - Throws: what the condition throws, at once; `CancellationError` where the task is cancelled.
@MainActor @discardableResult @_disfavoredOverload
public func expectEventually(
  _ comment: String? = nil, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: () async throws -> Bool
) async throws -> Bool {
  try await ConditionExpectation(.eventually, comment, for: timeout, at: CallSite(fileID, file, line))
    .checkAwaiting(condition)
}

/// Expects a condition to come true in time, in a synchronous test; fails it at the caller's line otherwise, and continues.
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - timeout: the longest wait.
///   - condition: looked at after each change; an element that it reads and that is not there makes it false.
/// - Returns: whether it was so.
/// - Throws: what the condition throws, at once.
@preconcurrency @MainActor @discardableResult
public func expectEventually(
  _ comment: String? = nil, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: () throws -> Bool
) throws -> Bool {
  try ConditionExpectation(.eventually, comment, for: timeout, at: CallSite(fileID, file, line)).check(condition)
}

/// Expects a condition to come true in time, where the condition is kept in a variable or handed on by a helper.
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
  try await ConditionExpectation(.eventually, comment, for: timeout, at: CallSite(fileID, file, line))
    .checkAsync(condition)
}

// MARK: - Values

/// Expects an expression to become equal to a value in time; the failure shows the last values.
///
/// - Parameters:
///   - value: an expression, evaluated after each change.
///   - expected: what it is compared with.
///   - timeout: the longest wait.
/// - Returns: whether it was so.
/// - Throws: what the expression throws, at once; `CancellationError` where the task is cancelled.
@MainActor @discardableResult
public func expectEventually<Value: Equatable>(
  _ value: @autoclosure @MainActor () throws -> Value, equals expected: Value, timeout: Duration = .seconds(1),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) async throws -> Bool {
  try await ConditionExpectation(
    .eventually, ConditionWording.equals(expected), for: timeout, at: CallSite(fileID, file, line)
  ).checkAsync({ try value() }, equals: expected)
}

/// Expects an expression to become equal to a value in time, in a synchronous test; the failure shows the last values.
///
/// - Parameters:
///   - value: an expression, evaluated after each change.
///   - expected: what it is compared with.
///   - timeout: the longest wait.
/// - Returns: whether it was so.
/// - Throws: what the expression throws, at once.
@preconcurrency @MainActor @discardableResult
public func expectEventually<Value: Equatable>(
  _ value: @autoclosure () throws -> Value, equals expected: Value, timeout: Duration = .seconds(1),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) throws -> Bool {
  try ConditionExpectation(
    .eventually, ConditionWording.equals(expected), for: timeout, at: CallSite(fileID, file, line)
  ).check({ try value() }, equals: expected)
}
