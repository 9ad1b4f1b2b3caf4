import UnderstudyTime

/// The files of a report that people read as they are.
enum ReportText {
  /// The failures with their places, an empty line between two.
  static func failures(of contents: ReportContents) -> String {
    contents.failures.map { failure in
      [place(failure.file, failure.line), failure.text].compactMap(\.self).joined(separator: ": ")
    }.joined(separator: "\n\n")
  }

  /// A line for each step and each failure in the order in which they came, what is inside of a step indented.
  static func steps(of contents: ReportContents) -> String {
    var depths: [Int] = []
    var lines = failures(of: contents, after: 0, depths)
    for step in contents.steps {
      let depth = step.outer.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let result = step.result.map { $0 ? ": yes" : ": no" } ?? ""
      let place = step.place.map { " (\($0.text))" } ?? ""
      lines.append(line(depth, step.begin, step.title + result + place))
      lines += failures(of: contents, after: depths.count, depths)
    }
    return lines.joined(separator: "\n")
  }

  /// The failures that came when so many steps had begun.
  private static func failures(of contents: ReportContents, after count: Int, _ depths: [Int]) -> [String] {
    contents.failures.enumerated().filter { $0.element.stepsBefore == count }.map { index, failure in
      let headline = failure.text.prefix { $0 != "\n" }
      let depth = failure.step.map { depths[$0] + 1 } ?? 0
      return line(depth, failure.time ?? .zero, "Failure \(index + 1): \(headline)")
    }
  }

  private static func line(_ depth: Int, _ time: Duration, _ text: String) -> String {
    "\(ReportDocument.seconds(time)) s  \(String(repeating: "  ", count: depth))\(text)"
  }

  private static func place(_ file: String?, _ line: Int?) -> String? {
    guard let file else { return nil }
    return line.map { "\(file):\($0)" } ?? file
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
