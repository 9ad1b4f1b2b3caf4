import Foundation
import UnderstudyTime

/// The results of Swift Testing's tests so far. Their file of `--xunit-output` is written by Swift Testing at the end of the run, so
/// a process that ends before leaves it empty.
enum SwiftTestingResults {
  struct Result: Sendable {
    /// In seconds since the machine's start, as the end.
    var begin: Double?
    var end: Double?
    var failures: [ReportFailure] = []
    var skip: String?
    /// Reports by a test that has not ended.
    var reports: [TestReport] = []

    var time: Double? { begin.flatMap { begin in end.map { $0 - begin } } }
  }

  private struct Run: Sendable {
    var begin: Double?
    /// By the texts of identities, also those of suites.
    var results: [String: Result] = [:]
    /// The identities of all tests of the run, without suites.
    var order: [String] = []
    var isOver = false

    /// Changes the result of a test or a suite.
    @discardableResult
    mutating func update(_ identity: String?, _ change: (inout Result) -> Void) -> Result? {
      guard let identity else { return nil }
      if results[identity] == nil, identity.contains(".swift:") { order.append(identity) }
      change(&results[identity, default: Result()])
      return results[identity]
    }
  }

  private static let run = Guarded(Run())

  /// The path that the option names; nil where there is none.
  static let path = CommandLine.arguments.value(ofOption: "--xunit-output")

  // MARK: - Collecting

  /// Notes a test of the run, which may begin later.
  static func expect(_ identity: String) { run.withLock { _ = $0.update(identity) { _ in } } }

  /// Notes the report of a test that has not ended.
  static func add(_ report: TestReport, to identity: String) {
    run.withLock { _ = $0.update(identity) { $0.reports.append(report) } }
  }

  /// Notes an event.
  ///
  /// - Parameters:
  ///   - event: what Swift Testing's stream says.
  ///   - failure: the failure that it is about.
  /// - Returns: What is known of its test or suite; nil for other events.
  static func note(_ event: SwiftTestingEvents.Record.Payload, _ failure: ReportFailure?) -> Result? {
    let time = event.instant?.absolute
    return run.withLock { run in
      switch event.kind {
      case "runStarted": run.begin = time
      case "runEnded": run.isOver = true
      case "testStarted": return run.update(event.testID) { $0 = Result(begin: time) }
      case "testEnded":
        defer { run.update(event.testID) { $0.reports = [] } }
        return run.update(event.testID) { $0.end = time }
      case "testSkipped":
        return run.update(event.testID) { $0.skip = event.messages?.map(\.text).joined(separator: "\n") ?? "" }
      case "issueRecorded":
        if let failure { return run.update(event.testID) { $0.failures.append(failure) } }
      default: break
      }
      return nil
    }
  }

  /// The identities of the tests that have begun and not ended, the earliest first; any thread may ask.
  static var underWay: [String] {
    let run = run.withLock { $0 }
    let begins = run.order.compactMap { identity in
      run.results[identity].flatMap { $0.end == nil ? $0.begin : nil }.map { (identity, $0) }
    }
    return begins.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The reports of a test that has not ended; any thread may ask.
  static func reports(of identity: String) -> [TestReport] { run.withLock { $0.results[identity]?.reports ?? [] } }

  // MARK: - Writing

  private static let notBegun = "The process ended before the test began."
  private static let notEnded = "The process ended while the test ran."

  /// Writes the file, as the process is about to end in the middle of the run. Any thread may call it.
  ///
  /// - Parameter ends: the tests in which it ends, by the texts of their identities.
  static func writeUnfinished(with ends: [(identity: String, failure: ReportFailure)]) {
    guard let path, isOrdinaryFile(path) else { return }
    let now = RealTime.uptime
    let (run, isOver) = run.withLock { run in
      for (identity, failure) in ends { _ = run.update(identity) { $0.failures.append(failure) } }
      return (run, run.isOver)
    }
    guard !isOver, run.begin != nil else { return }
    let cases = run.order.map { identity in
      var result = run.results[identity] ?? Result()
      if result.end == nil, result.failures.isEmpty {
        result.skip = result.skip ?? (result.begin == nil ? notBegun : notEnded)
      }
      let (suite, name) = names(of: identity)
      return JUnit.Case(
        suite: suite, name: name, time: result.begin.map { (result.end ?? now) - $0 }, failures: result.failures,
        skip: result.skip)
    }
    let text = JUnit.document(of: cases, time: run.begin.map { now - $0 } ?? 0)
    // Swift Testing has opened the file: what it may still write goes with the former one.
    try? Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private static func isOrdinaryFile(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeRegular
  }

  /// `Module.Suite` and `test()` of `Module.Suite/test()/File.swift:1:2`.
  private static func names(of identity: String) -> (suite: String, name: String) {
    let parts = identity.split(separator: "/").dropLast()
    return (parts.dropLast().joined(separator: "."), parts.last.map(String.init) ?? identity)
  }
}

extension [String] {
  /// The value of an option that has one: what follows the option, or its equals sign.
  func value(ofOption option: String) -> String? {
    if let index = firstIndex(of: option), index + 1 < count { return self[index + 1] }
    let prefix = "\(option)="
    return first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }
}
