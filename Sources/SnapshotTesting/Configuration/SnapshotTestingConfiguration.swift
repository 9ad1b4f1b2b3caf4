import Foundation

/// What assertions of snapshots do: when they record, and how they name two files that differ.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the code that runs now; nil if nothing has set it.
  @TaskLocal static var current: Self?

  /// How a failure names the two files; nil for the setting around it.
  public var diffTool: DiffTool?
  /// When references are written; nil for the setting around it.
  public var record: Record?

  /// Settings for the assertions in a scope; what is nil is inherited.
  ///
  /// - Parameters:
  ///   - record: When references are written; nil for the setting around it.
  ///   - diffTool: How a failure names the two files; nil for the setting around it.
  public init(record: Record?, diffTool: DiffTool?) { (self.record, self.diffTool) = (record, diffTool) }

  /// When an assertion writes its snapshot as the reference.
  public struct Record: Equatable, Sendable {
    private enum Mode: String { case all, failed, missing, never }
    private let mode: Mode

    private init(_ mode: Mode) { self.mode = mode }

    /// The mode that the environment variable `SNAPSHOT_TESTING_RECORD` names: `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// Every assertion writes its reference, and fails.
    public static let all = Self(.all)
    /// An assertion whose snapshot differs writes it as the new reference, and fails.
    public static let failed = Self(.failed)
    /// An assertion without a reference writes one, and fails; the mode by default.
    public static let missing = Self(.missing)
    /// No assertion writes; one without a reference fails. For runs whose files are thrown away, as in CI.
    public static let never = Self(.never)
  }

  /// How a failure names the reference and the snapshot, as a command that compares them.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let text: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// A tool that is described by the command that it makes.
    ///
    /// - Parameter tool: Gets the paths of the reference and of the snapshot; returns a line of the failure.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      text = tool
    }

    /// A command that takes the two paths as its arguments.
    public init(stringLiteral value: StringLiteralType) { text = { "\(value) \($0) \($1)" } }

    /// The command of Kaleidoscope, a program for the Mac.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }
    /// The two files, one a line.
    public static let `default` = Self { "Reference: \($0)\nSnapshot:  \($1)" }

    /// The line of the failure for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      text(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is ``all``, `false` is ``missing``.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

// MARK: - For a part of a test

/// Sets what assertions do while an operation runs; what is nil stays as it is around it.
///
/// - Parameters:
///   - record: When references are written.
///   - diffTool: How a failure names the two files.
///   - operation: Runs at once, in XCTest as a rule `super.invokeTest()`.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(.inner(record, diffTool), operation: operation)
}

/// Sets what assertions do while an asynchronous operation runs; what is nil stays as it is around it.
///
/// - Parameters:
///   - record: When references are written.
///   - diffTool: How a failure names the two files.
///   - operation: Runs in the caller's isolation.
public func withSnapshotTesting<R>(
  isolation: isolated (any Actor)? = #isolation, record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    .inner(record, diffTool), operation: operation, isolation: isolation)
}

extension SnapshotTestingConfiguration {
  fileprivate static func inner(_ record: Record?, _ diffTool: DiffTool?) -> Self {
    Self(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
  }
}
