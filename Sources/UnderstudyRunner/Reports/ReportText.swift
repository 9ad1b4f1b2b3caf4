import UnderstudyElements
import UnderstudyTime

/// The files of a report that people read as they are.
enum ReportText {
  /// The failures with their places, an empty line between two; an empty line of a text has a space.
  static func failures(of contents: ReportContents) -> String {
    contents.failures.map { failure in
      let lines = failure.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let text = lines.map { $0.isEmpty ? " " : $0 }.joined(separator: "\n")
      return [failure.placeText?.onOneLine, text].compactMap(\.self).joined(separator: ": ")
    }.joined(separator: "\n\n")
  }

  /// A line for each step and each failure in the order in which they came, what is inside of a step indented.
  static func steps(of contents: ReportContents) -> String {
    var depths: [Int] = []
    let failures = Dictionary(grouping: contents.failures.enumerated(), by: \.element.stepsBefore)
    var lines = text(of: failures[0], depths)
    for step in contents.steps {
      let depth = step.outer.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let result = step.result.map { $0 ? ": yes" : ": no" } ?? ""
      let place = step.place.map { " (\($0.text))" } ?? ""
      lines.append(line(depth, step.begin, step.title + result + place))
      lines += text(of: failures[depths.count], depths)
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of the failures that came when so many steps had begun.
  private static func text(of failures: [(offset: Int, element: ReportFailure)]?, _ depths: [Int]) -> [String] {
    (failures ?? []).map { index, failure in
      let headline = failure.text.prefix { !$0.isNewline }
      let depth = failure.step.map { depths[$0] + 1 } ?? 0
      return line(depth, failure.time ?? .zero, "Failure \(index + 1): \(headline)")
    }
  }

  private static func line(_ depth: Int, _ time: Duration, _ text: String) -> String {
    "\(ReportDocument.seconds(time)) s  \(String(repeating: "  ", count: depth))\(text.onOneLine)"
  }
}

/// What reports say on standard error.
enum ReportWording {
  static func unusable(_ path: String, _ reason: String) -> String {
    """
    Reports of failed tests cannot be written to \(path): \(reason)
    Try: UNDERSTUDY_REPORT, or the trait .report(_:), with a directory that can be made and written to
    """
  }
}
