import Foundation
import UnderstudyTime
import XCUIAutomation

/// Fails the test where a value differs from its reference, or has none yet; then it is recorded.
///
/// The reference is `__Snapshots__/<test's file>/<test>.<number or name>.<extension>` beside the test.
///
/// - Parameters:
///   - value: What the snapshot is of.
///   - snapshotting: The strategy: what is stored, and how it is compared.
///   - name: Part of the file's name; nil for the number of the assertion in the test.
///   - record: When the reference is written; nil for what applies around the call.
///   - timeout: How long the snapshot may take, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  guard !FailureReporter.shouldSkip else { return }
  let message = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  if let message { SnapshotFailure.report(message, fileID, filePath, line, column) }
}

/// Fails the test for each strategy by which a value differs from its reference; the strategies' names are those of the snapshots.
///
/// - Parameters:
///   - value: What the snapshots are of; made for each strategy.
///   - strategies: The strategies by name; used in the order of the names.
///   - record: When references are written; nil for what applies around the call.
///   - timeout: How long each snapshot may take, in seconds.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Fails the test for each strategy by which a value differs from its reference; the snapshots are numbered.
///
/// - Parameters:
///   - value: What the snapshots are of; made for each strategy.
///   - strategies: Used in this order.
///   - record: When references are written; nil for what applies around the call.
///   - timeout: How long each snapshot may take, in seconds.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

enum SnapshotFailure {
  static func report(
    _ message: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) {
    let place = CallPlace(
      file: "\(filePath)", line: Int(line), fileID: "\(fileID)", column: Int(column))
    FailureReporter.report(message, at: place)
    FailureReporter.endTestIfPending()
  }
}
