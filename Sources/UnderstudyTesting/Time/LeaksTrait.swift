import Testing
import XCUIAutomation

/// What is done about what the apps of a test leave behind at its end.
///
/// ```swift
/// @Suite(.leaks(.fail)) struct StoreTests { … }
/// ```
public struct LeaksTrait: TestTrait, SuiteTrait, TestScoping {
  public let policy: LeakPolicy

  public var isRecursive: Bool { true }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await LeakPolicy.$ofNewScopes.withValue(policy) { try await RunningTest.run(function) }
  }
}

extension Trait where Self == LeaksTrait {
  /// Ignores tasks, timers and apps that a test leaves behind, warns of them, or fails the test.
  ///
  /// The apps of the test end with it, whatever keeps them.
  public static func leaks(_ policy: LeakPolicy) -> Self { LeaksTrait(policy: policy) }
}
