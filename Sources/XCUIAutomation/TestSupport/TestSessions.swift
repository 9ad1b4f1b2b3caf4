import Testing
import UnderstudyTime

/// The sessions of running tests, for code that runs on any thread.
enum TestSessions {
  private struct Entry {
    let session: ExecutionSession
    /// Counts on; the newest session has the highest.
    let number: Int
    let test: Test.ID?
    /// Cases of a parameterised test run side by side and have no public identity but their arguments.
    let arguments: String?
    let testCase: ObjectIdentifier?
  }

  /// By session, as thousands may begin and end side by side.
  private struct Entries {
    var bySession: [ObjectIdentifier: Entry] = [:]
    var count = 0
  }

  private static let entries = Guarded(Entries())

  /// Notes a session that begins in the running test.
  static func add(_ session: ExecutionSession) {
    let (test, arguments, testCase) = (Test.current?.id, arguments, testCase)
    entries.withLock { entries in
      entries.count += 1
      entries.bySession[ObjectIdentifier(session)] = Entry(
        session: session, number: entries.count, test: test, arguments: arguments, testCase: testCase)
    }
  }

  /// Must be called at the session's end.
  static func remove(_ session: ExecutionSession) {
    entries.withLock { _ = $0.bySession.removeValue(forKey: ObjectIdentifier(session)) }
  }

  /// The newest session of the running test.
  static var current: ExecutionSession? {
    guard entries.withLock({ !$0.bySession.isEmpty }) else { return nil }
    let (test, arguments, testCase) = (Test.current?.id, arguments, testCase)
    guard test != nil || testCase != nil else { return nil }
    return entries.withLock { entries in
      entries.bySession.values.lazy
        .filter { $0.test == test && $0.arguments == arguments && $0.testCase == testCase }
        .max { $0.number < $1.number }?.session
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
