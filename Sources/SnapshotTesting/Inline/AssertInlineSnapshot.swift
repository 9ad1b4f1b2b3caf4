import Foundation
import XCUIAutomation

/// Fails the test where a value's text differs from the one in the call, or where there is none yet; then it is written there.
///
/// ```swift
/// assertInlineSnapshot(of: price, as: .json) {
///   """
///   12
///   """
/// }
/// ```
///
/// - Parameters:
///   - value: What the snapshot is of; nil for none.
///   - snapshotting: The strategy that makes the text.
///   - message: The begin of a failure's text.
///   - record: When the text is written into the source; nil for what applies around the call.
///   - timeout: How long the snapshot may take, in seconds.
///   - syntaxDescriptor: Where the text stands in the call, for custom assertions.
///   - expected: The text. Written by the assertion.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  guard !FailureReporter.shouldSkip else { return }
  let verification = InlineVerification(
    path: "\(filePath)", line: Int(line), column: Int(column), syntax: syntaxDescriptor,
    record: record ?? SnapshotSettings.record, test: "\(function)", timeout: timeout)
  guard let failure = verification.message(value, snapshotting, expected?()) else { return }
  let begin = message()
  let text = begin.isEmpty ? failure : "\(begin)\n\n\(failure)"
  SnapshotFailure.report(text, fileID, filePath, line, column)
}

/// One comparison with a text in a test's source.
struct InlineVerification {
  let path: String
  let line: Int
  let column: Int
  let syntax: InlineSnapshotSyntaxDescriptor
  let record: SnapshotTestingConfiguration.Record
  /// The name of the test's function.
  let test: String
  let timeout: TimeInterval
  var recording = InlineRecording.shared

  /// What a failure says; nil for none.
  func message<Value>(
    _ value: () throws -> Value?, _ strategy: Snapshotting<Value, String>, _ expected: String?
  ) -> String? {
    if let unknown = SnapshotSettings.unknownRecord { return SnapshotWording.unknownRecord(unknown) }
    let run = SnapshotRun()
    var actual: String?
    do {
      if let value = try value() {
        actual = run.take(value, as: strategy, timeout: timeout)
        if let problem = run.problem { return problem }
        guard actual != nil else { return SnapshotWording.late(timeout) }
      }
    } catch {
      return SnapshotWording.noValue(error)
    }
    let difference = LineDifference.text(from: expected ?? "", to: actual ?? "")
    let isSame = difference == nil && (expected == nil) == (actual == nil)
    if record == .all { return write(actual) }
    if isSame { return nil }
    guard expected != nil else { return record == .never ? SnapshotWording.inlineMissing : write(actual) }
    let text = [SnapshotWording.inlineDiffers, difference ?? ""].joined(separator: "\n\n")
    guard record == .failed else { return text }
    return "\(text)\n\n\(write(actual, done: SnapshotWording.inlineReplaced))"
  }

  /// - Returns: What became of it.
  private func write(_ text: String?, done: String? = nil) -> String {
    do {
      try recording.record(InlineChange(line: line, column: column, syntax: syntax, text: text), in: path)
      return done ?? SnapshotWording.inlineRecorded(test: test)
    } catch let problem as InlineProblem {
      return SnapshotWording.inlineNotWritten(problem.reason)
    } catch {
      return SnapshotWording.inlineNotWritten(error.localizedDescription)
    }
  }
}
