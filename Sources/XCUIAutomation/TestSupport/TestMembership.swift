import Testing
import UnderstudyTime

/// Tells the apps of one test from those of tests that run beside it.
@MainActor package struct TestMembership: Hashable {
  private let test: Test.ID?
  private let arguments: String?

  /// The test that is running.
  package static var current: TestMembership {
    TestMembership(test: Test.current?.id, testCase: Test.Case.current, isParameterized: Test.current?.isParameterized)
  }

  private init(test: Test.ID?, testCase: Test.Case?, isParameterized: Bool?) {
    self.test = test
    // Cases of a parameterised test run side by side and have no public identity but their arguments.
    arguments = isParameterized == true ? testCase.map { String(describing: $0) } : nil
  }

  /// Whether an app's session belongs to the test. XCTest's tests run one after the other.
  package func includes(_ session: ExecutionSession) -> Bool {
    guard let scope = TestScope.scope(of: session) else { return false }
    let other = TestMembership(
      test: scope.test?.id, testCase: scope.testCase, isParameterized: scope.test?.isParameterized)
    return test == other.test && arguments == other.arguments
  }
}
