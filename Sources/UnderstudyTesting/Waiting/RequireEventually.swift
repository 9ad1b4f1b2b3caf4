import XCUIAutomation

/// Waits for a value that may not be there yet.
///
/// ```swift
/// let user = try await requireEventually { session.user }
/// ```
///
/// - Parameters:
///   - comment: what is waited for, in words, for the failure.
///   - timeout: the longest wait.
///   - value: looked at on the main actor after each change, until it is not nil.
/// - Returns: the value.
/// - Throws: ``WaitTimeout``, which ends the test as its one failure and names the caller's place; what the closure
///   throws, at once; `CancellationError` where the task is cancelled.
@MainActor
public func requireEventually<Value>(
  _ comment: String? = nil, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ value: @MainActor () throws -> Value?
) async throws -> Value {
  try await RequiredValue(comment, timeout: timeout, at: CallSite(fileID, file, line)).getAsync(value)
}

/// Waits for a value that may not be there yet and must itself be awaited, such as one of an actor.
///
/// - Parameters:
///   - comment: what is waited for, in words, for the failure.
///   - timeout: the longest wait.
///   - value: looked at after each change, until it is not nil; must not change what it asks about.
/// - Returns: the value.
/// - Throws: ``WaitTimeout``, which ends the test as its one failure and names the caller's place; what the closure
///   throws, at once; `CancellationError` where the task is cancelled.
@MainActor @_disfavoredOverload
public func requireEventually<Value>(
  _ comment: String? = nil, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ value: () async throws -> Value?
) async throws -> Value {
  try await RequiredValue(comment, timeout: timeout, at: CallSite(fileID, file, line)).getAwaiting(value)
}

/// Waits, in a synchronous test, for a value that may not be there yet.
///
/// - Parameters:
///   - comment: what is waited for, in words, for the failure.
///   - timeout: the longest wait.
///   - value: looked at after each change, until it is not nil.
/// - Returns: the value.
/// - Throws: ``WaitTimeout``, which ends the test as its one failure and names the caller's place; what the closure
///   throws, at once.
@preconcurrency @MainActor
public func requireEventually<Value>(
  _ comment: String? = nil, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ value: () throws -> Value?
) throws -> Value {
  try RequiredValue(comment, timeout: timeout, at: CallSite(fileID, file, line)).get(value)
}

/// Waits for a value that may not be there yet, where the closure is kept in a variable or handed on by a helper.
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
  try await RequiredValue(comment, timeout: timeout, at: CallSite(fileID, file, line)).getAsync(value)
}

// MARK: - Conditions

/// Waits for a condition that the rest of the test depends on.
///
/// ```swift
/// try await requireEventually { order.isPaid }
/// ```
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - timeout: the longest wait.
///   - condition: looked at on the main actor after each change, until it holds.
/// - Throws: ``WaitTimeout``, which ends the test as its one failure and names the caller's place; what the condition
///   throws, at once; `CancellationError` where the task is cancelled.
@MainActor
public func requireEventually(
  _ comment: String? = nil, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: @MainActor () throws -> Bool
) async throws {
  try await RequiredValue(comment ?? ConditionWording.condition, timeout: timeout, at: CallSite(fileID, file, line))
    .getAsync { try condition() ? () : nil }
}

/// Waits for a condition that the rest of the test depends on and that must itself be awaited, such as the state of an actor.
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - timeout: the longest wait.
///   - condition: looked at after each change, until it holds; must not change what it asks about.
/// - Throws: ``WaitTimeout``, which ends the test as its one failure and names the caller's place; what the condition
///   throws, at once; `CancellationError` where the task is cancelled.
@MainActor @_disfavoredOverload
public func requireEventually(
  _ comment: String? = nil, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: () async throws -> Bool
) async throws {
  try await RequiredValue(comment ?? ConditionWording.condition, timeout: timeout, at: CallSite(fileID, file, line))
    .getAwaiting { try await condition() ? () : nil }
}

/// Waits, in a synchronous test, for a condition that the rest of the test depends on.
///
/// - Parameters:
///   - comment: the condition in words, for the failure.
///   - timeout: the longest wait.
///   - condition: looked at after each change, until it holds.
/// - Throws: ``WaitTimeout``, which ends the test as its one failure and names the caller's place; what the condition
///   throws, at once.
@preconcurrency @MainActor
public func requireEventually(
  _ comment: String? = nil, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ condition: () throws -> Bool
) throws {
  try RequiredValue(comment ?? ConditionWording.condition, timeout: timeout, at: CallSite(fileID, file, line))
    .get { try condition() ? () : nil }
}
