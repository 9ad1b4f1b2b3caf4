/// Results in the XML that CI systems read as JUnit's.
enum JUnit {
  /// A test, or a case of one.
  struct Case {
    /// The module and the suites, joined by dots.
    let suite: String
    let name: String
    /// In seconds; nil for a test that has not ended.
    var time: Double?
    var failures: [ReportFailure] = []
    /// Why it was skipped; nil where it was not, and empty where nothing is said.
    var skip: String?
  }

  /// A document with a test case for each failed test.
  ///
  /// SwiftPM writes the failures of XCTest without their texts (F-96).
  static func document(of tests: [ReportIndex.Entry]) -> String {
    let cases = tests.map { test in
      Case(
        suite: [test.module, test.suite].filter { !$0.isEmpty }.joined(separator: "."),
        name: test.arguments.map { "\(test.test) (\($0))" } ?? test.test,
        failures: test.failures.map { ReportFailure(text: $0.text, file: $0.file, line: $0.line) })
    }
    return document(of: cases, suite: #"name="Failed tests" tests="\#(tests.count)" failures="\#(tests.count)""#)
  }

  /// A document with all tests of a run, under the name that Swift Testing gives to them.
  ///
  /// - Parameters:
  ///   - cases: the tests, in the order in which they are written.
  ///   - time: how long the run took, in seconds.
  static func document(of cases: [Case], time: Double) -> String {
    let (failures, skips) = (cases.map(\.failures.count).reduce(0, +), cases.count { $0.skip != nil })
    return document(
      of: cases,
      suite: #"name="TestResults" errors="0" tests="\#(cases.count)" failures="\#(failures)" skipped="\#(skips)" "#
        + #"time="\#(time)""#)
  }

  private static func document(of cases: [Case], suite: String) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>", "  <testsuite \(suite)>"]
    for test in cases {
      let time = test.time.map { #" time="\#($0)""# } ?? ""
      let head = #"    <testcase classname="\#(escaped(test.suite))" name="\#(escaped(test.name))"\#(time)"#
      let content = test.failures.map(failure) + (test.skip.map { ["      <skipped>\(escaped($0))</skipped>"] } ?? [])
      lines += content.isEmpty ? ["\(head) />"] : ["\(head)>"] + content + ["    </testcase>"]
    }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private static func failure(_ failure: ReportFailure) -> String {
    let headline = String(failure.text.prefix { $0 != "\n" })
    let place = failure.file.map { file in failure.line.map { "\(file):\($0)\n" } ?? "\(file)\n" } ?? ""
    return #"      <failure message="\#(escaped(headline))">\#(escaped(place + failure.text))</failure>"#
  }

  /// A text for elements and attributes; characters that XML does not have are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
