import Testing
import XCUIAutomation

/// What is done about what the apps of a test leave behind at its end.
///
/// ```swift
/// @Suite(.leaks(.fail)) struct StoreTests { … }
/// ```
public struct LeaksTrait: TestTrait, SuiteTrait, TestScoping {
  /// What is done: nothing, a warning or a failure.
  public let policy: LeakPolicy

  /// True: on a suite the trait applies to the tests of its inner suites, too.
  public var isRecursive: Bool { true }

  /// The trait itself for each case of a test; a suite as a whole has no scope.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  /// Runs a test under the policy, and ends its apps with it.
  ///
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await LeakPolicy.$ofNewScopes.withValue(policy) { try await TestRun.run(function) }
  }
}

extension Trait where Self == LeaksTrait {
  /// Ignores tasks, timers and apps that a test leaves behind, warns of them, or fails the test.
  ///
  /// The apps of the test end with it, whatever keeps them.
  public static func leaks(_ policy: LeakPolicy) -> Self { LeaksTrait(policy: policy) }
}
