import Foundation
import UnderstudyTime

/// Whether every assertion writes its reference, where nothing else says when they do; set in `setUp()` as a rule.
///
/// `withSnapshotTesting(record:)`, the trait and the parameter `record` take precedence.
public var isRecording: Bool {
  get { SnapshotSettings.record == .all }
  set { SnapshotSettings.global.withLock { $0.record = newValue ? .all : .missing } }
}

/// How failures name the two files, where neither `withSnapshotTesting(diffTool:)` nor the trait says it.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotSettings.diffTool }
  set { SnapshotSettings.global.withLock { $0.diffTool = newValue } }
}

/// What applies where the code runs that asks.
enum SnapshotSettings {
  struct Global: Sendable {
    /// Nil for what the environment says.
    var record: SnapshotTestingConfiguration.Record?
    var diffTool = SnapshotTestingConfiguration.DiffTool.default
  }

  static let global = Guarded(Global())

  /// The value of `SNAPSHOT_TESTING_RECORD` where it names no mode.
  static let unknownRecord: String? = environment("SNAPSHOT_TESTING_RECORD").flatMap {
    SnapshotTestingConfiguration.Record(rawValue: $0) == nil ? $0 : nil
  }

  private static let recordOfEnvironment = environment("SNAPSHOT_TESTING_RECORD").flatMap {
    SnapshotTestingConfiguration.Record(rawValue: $0)
  }

  static var record: SnapshotTestingConfiguration.Record {
    SnapshotTestingConfiguration.current?.record ?? global.withLock { $0.record } ?? recordOfEnvironment ?? .missing
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    SnapshotTestingConfiguration.current?.diffTool ?? global.withLock { $0.diffTool }
  }

  /// Where snapshots that differ are written.
  static var artifacts: URL {
    URL(fileURLWithPath: environment("SNAPSHOT_ARTIFACTS") ?? NSTemporaryDirectory(), isDirectory: true)
  }

  private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
