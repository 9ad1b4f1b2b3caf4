import Foundation
import XCUIAutomation

/// Compares a value with its reference, and returns what a failure would say; nil where they agree.
///
/// For custom assertions: it records as ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)`` does, and
/// fails nothing.
///
/// - Parameters:
///   - value: What the snapshot is of.
///   - snapshotting: The strategy: what is stored, and how it is compared.
///   - name: Part of the file's name; nil for the number of the assertion in the test.
///   - record: When the reference is written; nil for what applies around the call.
///   - snapshotDirectory: The folder of the reference; nil for `__Snapshots__` beside the test.
///   - timeout: How long the snapshot may take, in seconds.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let file = ReferenceFile(
    testFile: "\(filePath)", testName: testName, name: name, pathExtension: snapshotting.pathExtension,
    directory: snapshotDirectory)
  let verification = SnapshotVerification(
    file: file, name: name, testName: testName, record: record ?? SnapshotSettings.record, timeout: timeout)
  return verification.message(value, snapshotting)
}

/// One comparison with a reference.
struct SnapshotVerification {
  let file: ReferenceFile
  let name: String?
  let testName: String
  let record: SnapshotTestingConfiguration.Record
  let timeout: TimeInterval

  /// What a failure says; nil for none.
  func message<Value, Format>(_ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>) -> String? {
    if let unknown = SnapshotSettings.unknownRecord { return SnapshotWording.unknownRecord(unknown) }
    let run = SnapshotRun()
    let taken: Format?
    do {
      taken = try run.take(value(), as: strategy, timeout: timeout)
    } catch {
      return SnapshotWording.noValue(error)
    }
    if let problem = run.problem { return problem }
    guard let taken else { return SnapshotWording.late(timeout) }
    let data = run { strategy.diffing.toData(taken) }
    if let problem = run.problem { return problem }
    if record == .all { return write(data) ?? SnapshotWording.recorded(file.path, test: testName) }
    guard file.exists else {
      if record == .never { return SnapshotWording.noReference(file.path) }
      return write(data) ?? SnapshotWording.recordedFirst(file.path, test: testName)
    }
    return compare(taken, data, strategy.diffing, in: run)
  }

  private func compare<Format>(_ taken: Format, _ data: Data, _ diffing: Diffing<Format>, in run: SnapshotRun)
    -> String?
  {
    let stored: Data
    do {
      stored = try file.read()
    } catch {
      return SnapshotWording.unreadable(file.path, error)
    }
    let difference = run { diffing.diff(diffing.fromData(stored), taken) }
    guard difference != nil || run.problem != nil else { return nil }
    var (text, attachments) = difference ?? ("", [])
    if let problem = run.problem { (text, attachments) = ("\(problem): \(file.path)", []) }
    keep(stored, data, attachments)
    var lines: [String] = []
    do {
      let artifact = try file.writeArtifact(data, in: SnapshotSettings.artifacts)
      lines.append(SnapshotSettings.diffTool(currentFilePath: file.path, failedFilePath: artifact.path))
    } catch {
      lines.append(SnapshotWording.unwritable(SnapshotSettings.artifacts.path, error))
    }
    let isRecorded = record == .failed
    if isRecorded, let failure = write(data) { lines.append(failure) }
    lines.append(text.trimmingCharacters(in: .whitespacesAndNewlines))
    return ([SnapshotWording.differs(name, isRecorded: isRecorded)] + lines).joined(separator: "\n\n")
  }

  /// - Returns: What a failure says; nil where the reference is written.
  private func write(_ data: Data) -> String? {
    do {
      try file.write(data)
      return nil
    } catch {
      return SnapshotWording.unwritable(file.path, error)
    }
  }

  /// Attaches both files and what the strategy adds.
  private func keep(_ reference: Data, _ snapshot: Data, _ others: [XCTAttachment]) {
    let type = Self.types[file.url.pathExtension] ?? "public.data"
    for (title, data) in [("reference", reference), ("snapshot", snapshot)] {
      let name = "\(title).\(file.url.lastPathComponent)"
      XCTAttachment(uniformTypeIdentifier: type, name: name, payload: data).keep()
    }
    for attachment in others { attachment.keep() }
  }

  private static let types = [
    "png": "public.png", "txt": "public.plain-text", "json": "public.json", "plist": "com.apple.property-list",
  ]
}
