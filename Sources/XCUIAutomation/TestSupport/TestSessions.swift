import Foundation
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
    /// Whether it began in XCTest outside of a test, so that it goes on in the tests of a suite.
    let isOfSuite: Bool
    var leaks: LeakPolicy

    var pasteboardKey: TestPasteboards.Key? { test.map { TestPasteboards.Key(test: $0, arguments: arguments) } }
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
    let isOfSuite = test == nil && testCase == nil && RunningTestCase.isInXCTest
    entries.withLock { entries in
      entries.count += 1
      entries.bySession[ObjectIdentifier(session)] = Entry(
        session: session, number: entries.count, test: test, arguments: arguments, testCase: testCase,
        isOfSuite: isOfSuite, leaks: LeakPolicy.ofNewScopes)
    }
  }

  /// Must be called at the session's end.
  static func remove(_ session: ExecutionSession) {
    guard let key = entries.withLock({ $0.bySession.removeValue(forKey: ObjectIdentifier(session)) })?.pasteboardKey
    else { return }
    TestPasteboards.end(key) { entries.withLock { !$0.bySession.values.contains { $0.pasteboardKey == key } } }
  }

  /// Whose pasteboard the calling code uses: the Swift Testing test's, or that of the test whose app it belongs to.
  static var pasteboardKey: TestPasteboards.Key? {
    if let test = Test.current?.id { return TestPasteboards.Key(test: test, arguments: arguments) }
    guard let session = ExecutionSession.ofCaller else { return nil }
    return entries.withLock { $0.bySession[ObjectIdentifier(session)]?.pasteboardKey }
  }

  /// Notes what is done about what a session's apps leave behind.
  static func setLeaks(_ leaks: LeakPolicy, of session: ExecutionSession) {
    entries.withLock { $0.bySession[ObjectIdentifier(session)]?.leaks = leaks }
  }

  /// The newest session of the running test.
  static var current: ExecutionSession? { ofRunningTest { $0.max { $0.number < $1.number }?.session } }

  /// How to replay the random orders that the running test has set itself; those of a trait are told by the trait.
  static var replaysOfRunningTest: [String] {
    let sessions = ofRunningTest { $0.sorted { $0.number < $1.number }.map(\.session) } ?? []
    let orders = sessions.map(\.schedulingOrder).filter { $0.seed != nil && $0 != SchedulingOrder.ofNewSessions }
    var replays: [String] = []
    for order in orders {
      let replay = FailureWording.replay("app.scheduling = \(order)")
      if !replays.contains(replay) { replays.append(replay) }
    }
    return replays
  }

  /// - Parameter choose: gets the running test's entries; runs under the lock.
  private static func ofRunningTest<Value: Sendable>(_ choose: ([Entry]) -> Value?) -> Value? {
    guard entries.withLock({ !$0.bySession.isEmpty }) else { return nil }
    let (test, arguments, testCase) = (Test.current?.id, arguments, testCase)
    guard test != nil || testCase != nil else { return nil }
    return entries.withLock { entries in
      choose(
        entries.bySession.values.filter {
          $0.test == test && $0.arguments == arguments && ($0.testCase == testCase || $0.isOfSuite)
        })
    }
  }

  /// The names of the Swift Testing tests with apps that were not ended, and that want to hear of it, in the order of
  /// their beginning.
  static var unended: [String] {
    let kept = entries.withLock { entries in
      entries.bySession.values.filter { $0.test != nil && $0.leaks != .ignore }.sorted { $0.number < $1.number }
    }
    var names: [String] = []
    for entry in kept where !names.contains(entry.session.name) { names.append(entry.session.name) }
    return names
  }

  /// Has the end of the process tell which apps something keeps.
  ///
  /// Nothing is ended then: the code that ends an app belongs to the main actor, and a process may end on any thread.
  static func tellUnendedAtExit() {
    atexit {
      let names = TestSessions.unended
      guard !names.isEmpty else { return }
      FileHandle.standardError.write(Data("warning: \(FailureWording.unended(names))\n".utf8))
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
