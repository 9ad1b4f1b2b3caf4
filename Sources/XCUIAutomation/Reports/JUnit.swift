/// Failures in the XML that CI systems read as JUnit's.
///
/// SwiftPM writes the failures of XCTest without their texts (F-96).
enum JUnit {
  /// A document with a test case for each failed test.
  static func document(of tests: [ReportIndex.Entry]) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>"]
    lines.append(#"  <testsuite name="Failed tests" tests="\#(tests.count)" failures="\#(tests.count)">"#)
    for test in tests {
      let suite = [test.module, test.suite].filter { !$0.isEmpty }.joined(separator: ".")
      let name = test.arguments.map { "\(test.test) (\($0))" } ?? test.test
      lines.append(#"    <testcase classname="\#(escaped(suite))" name="\#(escaped(name))">"#)
      for failure in test.failures {
        let headline = String(failure.text.prefix { $0 != "\n" })
        let place = failure.file.map { file in failure.line.map { "\(file):\($0)\n" } ?? "\(file)\n" } ?? ""
        lines.append(
          #"      <failure message="\#(escaped(headline))">\#(escaped(place + failure.text))</failure>"#)
      }
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
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
