import UnderstudyJSON
import UnderstudySockets

extension PreviewCommand {
  /// Checks previews, a line each and one for each problem.
  func check(_ options: PreviewOptions, _ program: PreviewProgram) throws -> Int32 {
    let previews = try ListedPreview.chosen(options.names, of: try program.previews())
    guard !previews.isEmpty else { throw ClientError(PreviewReport.none) }
    var (failed, count) = (0, 0)
    for preview in previews {
      let request = JSON.members([
        "call": "check", "preview": .string(preview.title), "audit": options.isAudited ? nil : false,
      ])
      let problems = PreviewReport.problems(of: try program.send(request))
      output(PreviewReport.lines(of: preview, problems).joined(separator: "\n"))
      if !problems.isEmpty { failed += 1 }
      count += problems.count
    }
    output(PreviewReport.summary(previews.count, failed: failed, problems: count))
    return failed == 0 ? 0 : 1
  }
}

/// What `check` prints.
enum PreviewReport {
  static let none = """
    The program links no previews. Add the targets that have #Preview to the dependencies of a test target that depends on \
    UnderstudyTesting.
    """

  /// The problems that an answer has, each a text.
  static func problems(of answer: JSON) -> [String] {
    guard let error = answer["error"] else {
      return (answer["result"]?["problems"]?.elements ?? []).compactMap { $0["text"]?.text }
    }
    let message = error["message"]?.text ?? ""
    let ended = ["trap": "The preview traps", "hang": "The preview hangs", "ended": "The preview ends the process"]
    guard let headline = error["code"]?.text.flatMap({ ended[$0] }) else { return [message] }
    var lines = message.split(separator: "\n").map(String.init)
    let said = "The app has trapped"
    if let first = lines.first, first.hasPrefix(said) {
      lines[0] = headline + first.dropFirst(said.count)
    } else {
      lines.insert(headline, at: 0)
    }
    return [lines.prefix(longestReport).joined(separator: "\n")]
  }

  private static let longestReport = 16

  static func lines(of preview: ListedPreview, _ problems: [String]) -> [String] {
    let name = [preview.title, preview.place.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    guard !problems.isEmpty else { return ["passed  \(name)"] }
    return ["failed  \(name)"]
      + problems.flatMap { problem in
        problem.split(separator: "\n").enumerated().map { index, line in (index == 0 ? "  - " : "    ") + line }
      }
  }

  static func summary(_ count: Int, failed: Int, problems: Int) -> String {
    let previews = "\(count) \(count == 1 ? "preview" : "previews")"
    guard failed > 0 else { return "\(previews), no problems" }
    return "\(previews), \(failed) failed with \(problems) \(problems == 1 ? "problem" : "problems")"
  }
}
