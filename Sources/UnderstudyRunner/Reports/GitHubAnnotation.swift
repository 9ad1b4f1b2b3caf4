import Foundation

/// A failure as GitHub shows it beside the line of a pull request: one line of standard output.
///
/// Source: GitHub's page "Workflow commands for GitHub Actions".
package enum GitHubAnnotation {
  /// Whether the process runs in a workflow of GitHub's.
  static let isOn = ReportDestination.variable("GITHUB_ACTIONS") != nil
  /// The directory of the repository, to which the names of files are relative.
  private static let workspace = ReportDestination.variable("GITHUB_WORKSPACE")

  /// Writes a failure, where a workflow runs the test.
  static func write(_ failure: ReportFailure, of test: String) {
    guard isOn else { return }
    let line = line(failure, of: test, in: workspace)
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  /// The line for a failure.
  ///
  /// - Parameters:
  ///   - failure: its text and place.
  ///   - test: the title.
  ///   - workspace: the directory of the repository; nil leaves paths as they are.
  package static func line(_ failure: ReportFailure, of test: String, in workspace: String?) -> String {
    var properties: [String] = []
    if let file = failure.file { properties.append("file=\(escaped(relative(file, to: workspace), isProperty: true))") }
    if failure.file != nil, let line = failure.line { properties.append("line=\(line)") }
    properties.append("title=\(escaped(test, isProperty: true))")
    return "::error \(properties.joined(separator: ","))::\(escaped(failure.text, isProperty: false))"
  }

  /// A text for the output of a test: where a workflow runs it, no line of an app's text is taken for a command.
  static func printable(_ text: String) -> String { isOn ? withoutCommands(text) : text }

  /// The text with a backslash where a line begins like a command of a workflow.
  package static func withoutCommands(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ":")) || text.contains("##[") else { return text }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let begin = line.prefix { $0.isWhitespace }
      let rest = line.dropFirst(begin.count)
      return rest.hasPrefix("::") ? "\(begin)\\\(rest)" : String(line)
    }
    // The older form may stand anywhere in a line.
    return lines.joined(separator: "\n").replacing("##[", with: "##\\[")
  }

  private static func relative(_ path: String, to workspace: String?) -> String {
    guard let workspace, path.hasPrefix("\(workspace)/") else { return path }
    return String(path.dropFirst(workspace.count + 1))
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
