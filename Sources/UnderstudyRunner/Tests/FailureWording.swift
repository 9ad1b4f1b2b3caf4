import UnderstudyTime

/// Everything that failures say: here those of tests and their waits, in the module XCUIAutomation those of queries and actions.
/// FailureWordingTests pins it.
@MainActor package enum FailureWording {
  package static func notRunning(_ name: String) -> String { "Application '\(name)' is not running" }

  package static func timedOut(_ seconds: String, unfulfilled: [String]) -> String {
    let listed = unfulfilled.joined(separator: ", ")
    return "Asynchronous wait failed: Exceeded timeout of \(seconds) seconds, with unfulfilled expectations: \(listed)"
  }

  package static func wait(endedAs result: String, _ expectations: [String]) -> String {
    "Asynchronous wait failed: \(result), with expectations: \(expectations.joined(separator: ", "))"
  }

  package static func disordered(_ early: String, required: String) -> String {
    "Asynchronous wait failed: Expectation fulfilled in incorrect order: requires '\(required)', actually fulfilled '\(early)'"
  }

  package static func interrupted(_ expectations: [String]) -> String {
    "Asynchronous wait failed: Interrupted by timeout of containing waiter, with expectations: "
      + expectations.joined(separator: ", ")
  }

  /// - Parameter time: On the app's clock; nil where no app runs.
  package static func inverted(_ expectations: [String], at time: Duration?) -> String {
    let fulfilled = "Fulfilled inverted expectation\(time.map { " at \($0.inSeconds)" } ?? "")"
    return "Asynchronous wait failed: \(fulfilled): \(expectations.joined(separator: ", "))"
  }

  package static func waiting(_ busyReport: String) -> String { "At the end of the wait: \(busyReport)" }

  package static func leaks(_ lines: [String], of test: String) -> String {
    let listed = lines.map { "  " + $0 }.capped(at: listLimit)
    return "At the end of \(test) the app left behind:\n" + listed.joined(separator: "\n")
      + "\nTry: .leaks(.ignore), or app.leaks = .ignore, if that is intended"
  }

  package static func retained(_ name: String) -> String { "\(name): ended, but is still retained" }

  /// The report at the end of a process of Swift Testing.
  ///
  /// - Parameter tests: the tests' names.
  package nonisolated static func unended(_ tests: [String]) -> String {
    let shown = tests.prefix(10).joined(separator: ", ")
    let rest = tests.count > 10 ? " and \(tests.count - 10) more" : ""
    return """
      At the end of the process apps of \(shown)\(rest) are still retained, so they did not end with their tests.
      Try: the trait .leaks(.fail) on the test or its suite. The apps then end with the test, which reports what they leave.
      """
  }

  package nonisolated static func replay(_ code: String) -> String {
    "Tasks ran in a random order. To replay it: \(code)"
  }

  /// How many events a message has at most.
  package static let eventLimit = 5

  /// The last events of an app, in a failure or in a report of what it waits for.
  package static func lastEvents(_ events: [String]) -> String {
    var texts: [String] = []
    var rest = events[...]
    while let event = rest.first {
      let count = rest.prefix { $0 == event }.count
      texts.append(count == 1 ? event : "\(event) (\(count) times)")
      rest = rest.dropFirst(count)
    }
    return "Last events: \(texts.joined(separator: "; "))"
  }

  package static func unwaited(_ descriptions: [String]) -> String {
    "Expectations were created and never waited for: \(descriptions.joined(separator: ", "))"
  }

  package static let endlessLoop = """
    The test does not end: it looks at the app again and again, and what it looks for does not come.
    """

  package static func ignored(_ action: IgnoredAction) -> String { "\(action.description): \(action.reason)" }

  // MARK: - Tests that end at a failure or expect one

  nonisolated static let tooManyStopped = """
    Tests that ended at a failure have left too much memory behind: from now on such a test's code continues after a failure, \
    with calls of automation that return at once
    """

  nonisolated static let expectsOutsideOfUITestCase = """
    XCTExpectFailure needs a test case that is a UITestCase: \
    `public typealias XCTestCase = UnderstudyTesting.UITestCase` in the test target
    """

  nonisolated static func expectedFailureMissing(_ reason: String?) -> String {
    "Expected failure\(reason.map { " '\($0)'" } ?? "") but none recorded."
  }

  // MARK: - Lists

  /// How many lines a list has at most.
  package static let listLimit = 10
}
