/// A test in the page's list.
package struct PageResult: Codable, Sendable, Equatable {
  package enum Outcome: String, Codable, Sendable { case passed, failed, skipped }

  /// `XCTest` or `Swift Testing`.
  package var framework: String
  package var module: String
  /// The class, or the suites joined by dots; empty for a function outside of suites.
  package var suite: String
  package var test: String
  /// The arguments of a case of a parameterized test.
  package var arguments: String?
  package var outcome: Outcome
  /// Seconds of real time that the test took; nil where that is not known.
  package var real: Double?
  /// Seconds on the clock of its newest app.
  package var virtual: Double?
  /// The first line of each failure.
  package var failures: [String]
  /// How many steps are recorded.
  package var steps: Int

  package init(
    framework: String, module: String, suite: String, test: String, arguments: String? = nil, outcome: Outcome,
    real: Double? = nil, virtual: Double? = nil, failures: [String] = [], steps: Int = 0
  ) {
    (self.framework, self.module, self.suite) = (framework, module, suite)
    (self.test, self.arguments, self.outcome) = (test, arguments, outcome)
    (self.real, self.virtual, self.failures, self.steps) = (real, virtual, failures, steps)
  }
}
