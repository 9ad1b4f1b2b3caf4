import XCUIAutomation

// In a test that has launched an app or hosted a view, time is its session's, which is virtual; with several apps, that
// of the newest. In any other test it is real. Nothing polls in either: see ConditionWait.

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

// MARK: - Expectations

/// Expects a condition to come true in time; fails the test at the caller's line otherwise, and goes on.
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
  let expectation = ConditionExpectation(
    rule: .eventually, what: comment ?? ConditionWording.condition, site: CallSite(fileID, file, line))
  guard !expectation.isSkipped else { return false }
  return try expectation.checkAsync(await ConditionWait.runAsync(.eventually, for: timeout, condition))
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
  let expectation = ConditionExpectation(
    rule: .eventually, what: comment ?? ConditionWording.condition, site: CallSite(fileID, file, line))
  guard !expectation.isSkipped else { return false }
  return try expectation.checkAsync(await ConditionWait.runAwaiting(.eventually, for: timeout, condition))
}

/// Expects a condition to come true in time, in a synchronous test; fails it at the caller's line otherwise, and goes on.
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
  let expectation = ConditionExpectation(
    rule: .eventually, what: comment ?? ConditionWording.condition, site: CallSite(fileID, file, line))
  guard !expectation.isSkipped else { return false }
  return try expectation.check(ConditionWait.run(.eventually, for: timeout, condition))
}

// MARK: - Values

/// Expects an expression to become equal to a value in time; the failure has the last values seen.
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
  let expectation = ConditionExpectation(
    rule: .eventually, what: ConditionWording.equals(expected), site: CallSite(fileID, file, line))
  guard !expectation.isSkipped else { return false }
  var seen = SeenValues<Value>()
  let outcome = try await ConditionWait.runAsync(.eventually, for: timeout) { () throws in
    let present = try value()
    seen.note(present)
    return present == expected
  }
  return try expectation.checkAsync(outcome, seen: seen.texts)
}

/// Expects an expression to become equal to a value in time, in a synchronous test; the failure has the last values seen.
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
  let expectation = ConditionExpectation(
    rule: .eventually, what: ConditionWording.equals(expected), site: CallSite(fileID, file, line))
  guard !expectation.isSkipped else { return false }
  var seen = SeenValues<Value>()
  let outcome = try ConditionWait.run(.eventually, for: timeout) { () throws in
    let present = try value()
    seen.note(present)
    return present == expected
  }
  return expectation.check(outcome, seen: seen.texts)
}
