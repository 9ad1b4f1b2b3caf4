import Testing
import UnderstudyTime

/// The sessions of running tests, for code that runs on any thread.
enum TestSessions {
  private struct Entry {
    let session: ExecutionSession
    let test: Test.ID?
    /// Cases of a parameterised test run side by side and have no public identity but their arguments.
    let arguments: String?
    let testCase: ObjectIdentifier?
  }

  private static let entries = Guarded<[Entry]>([])

  /// Notes a session that begins in the running test.
  static func add(_ session: ExecutionSession) {
    let entry = Entry(session: session, test: Test.current?.id, arguments: arguments, testCase: testCase)
    entries.withLock { $0.append(entry) }
  }

  /// Must be called at the session's end.
  static func remove(_ session: ExecutionSession) {
    entries.withLock { $0.removeAll { $0.session === session } }
  }

  /// The newest session of the running test.
  static var current: ExecutionSession? {
    guard entries.withLock({ !$0.isEmpty }) else { return nil }
    let (test, arguments, testCase) = (Test.current?.id, arguments, testCase)
    guard test != nil || testCase != nil else { return nil }
    return entries.withLock { entries in
      entries.last { $0.test == test && $0.arguments == arguments && $0.testCase == testCase }?.session
    }
  }

  private static var arguments: String? {
    guard Test.current?.isParameterized == true else { return nil }
    return Test.Case.current.map { String(describing: $0) }
  }

  private static var testCase: ObjectIdentifier? {
    Test.current == nil ? RunningTestCase.current.map { ObjectIdentifier($0) } : nil
  }
}
