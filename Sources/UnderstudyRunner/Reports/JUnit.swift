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

  // MARK: - Failed tests

  /// The element of a failed test, without a line break at its end.
  ///
  /// SwiftPM writes the failures of XCTest without their texts (F-96).
  static func element(of test: ReportIndex.Entry) -> String {
    lines(
      of: Case(
        suite: [test.module, test.suite].filter { !$0.isEmpty }.joined(separator: "."),
        name: test.arguments.map { "\(test.test) (\($0))" } ?? test.test, failures: test.failures)
    ).joined(separator: "\n")
  }

  /// A document of the elements of failed tests.
  static func document(ofFailed elements: [String]) -> String {
    document(of: elements, suite: #"name="Failed tests" tests="\#(elements.count)" failures="\#(elements.count)""#)
  }

  // MARK: - A run

  /// A document with all tests of a run, under the name that Swift Testing gives to them.
  ///
  /// - Parameters:
  ///   - cases: the tests, in the order in which they are written.
  ///   - time: how long the run took, in seconds.
  static func document(of cases: [Case], time: Double) -> String {
    let (failures, skips) = (cases.map(\.failures.count).reduce(0, +), cases.count { $0.skip != nil })
    return document(
      of: cases.flatMap(lines),
      suite: #"name="TestResults" errors="0" tests="\#(cases.count)" failures="\#(failures)" skipped="\#(skips)" "#
        + #"time="\#(time)""#)
  }

  // MARK: - Parts

  private static func document(of lines: [String], suite: String) -> String {
    let head = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>", "  <testsuite \(suite)>"]
    return (head + lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private static func lines(of test: Case) -> [String] {
    let time = test.time.map { #" time="\#($0)""# } ?? ""
    let head = #"    <testcase classname="\#(attribute(test.suite))" name="\#(attribute(test.name))"\#(time)"#
    let content = test.failures.map(failure) + (test.skip.map { ["      <skipped>\(escaped($0))</skipped>"] } ?? [])
    return content.isEmpty ? ["\(head) />"] : ["\(head)>"] + content + ["    </testcase>"]
  }

  private static func failure(_ failure: ReportFailure) -> String {
    let headline = String(failure.text.prefix { !$0.isNewline })
    let place = failure.placeText.map { "\($0)\n" } ?? ""
    return #"      <failure message="\#(attribute(headline))">\#(escaped(place + failure.text))</failure>"#
  }

  private static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  /// A text for elements and attributes; characters that XML does not have are left out.
  static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    guard text.utf8.contains(where: needsEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Parsers make a line break of this one, and in attributes a space of each.
      case "\r": result += "&#13;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x1f, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0xef: true
    default: false
    }
  }
}
