import Testing

/// Sets when the assertions of a test or suite record, and how their failures name two files.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// True: on a suite the trait applies to the tests of its inner suites, too; theirs take precedence.
  public var isRecursive: Bool { true }

  /// The trait itself for each case of a test; a suite as a whole has no scope.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  /// Runs a test with the trait's settings.
  ///
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await SnapshotCounters.withOwn { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Makes the counters of files begin at 1 for each case of a test.
  public static var snapshots: Self { snapshots() }

  /// Sets what the assertions of a test or suite do.
  ///
  /// - Parameters:
  ///   - record: When references are written; nil for the setting around it.
  ///   - diffTool: How a failure names the two files; nil for the setting around it.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Sets what the assertions of a test or suite do.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
