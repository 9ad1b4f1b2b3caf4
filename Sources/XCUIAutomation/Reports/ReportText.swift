import UnderstudyTime

/// The files of a report that people read as they are.
enum ReportText {
  /// The failures with their places, an empty line between two.
  static func failures(of contents: ReportContents) -> String {
    contents.failures.map { failure in
      [place(failure.file, failure.line), failure.text].compactMap(\.self).joined(separator: ": ")
    }.joined(separator: "\n\n")
  }

  /// A line for each step, inner steps indented, with the failures where they came.
  static func steps(of contents: ReportContents) -> String {
    var depths: [Int] = []
    var lines: [String] = []
    for (index, step) in contents.steps.enumerated() {
      let depth = step.outer.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let result = step.result.map { $0 ? ": yes" : ": no" } ?? ""
      let place = step.place.map { " (\($0.text))" } ?? ""
      lines.append(line(depth, "\(seconds(step.begin))  ", step.title + result + place))
      for (number, failure) in contents.failures.enumerated() where failure.step == index {
        let headline = failure.text.prefix { $0 != "\n" }
        lines.append(line(depth + 1, "\(seconds(failure.time ?? step.begin))  ", "Failure \(number + 1): \(headline)"))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ depth: Int, _ time: String, _ text: String) -> String {
    time + String(repeating: "  ", count: depth) + text
  }

  private static func seconds(_ time: Duration) -> String { "\(ReportDocument.seconds(time)) s" }

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
