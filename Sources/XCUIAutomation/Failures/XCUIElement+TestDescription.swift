import Testing
import UnderstudyElements

/// How failed expectations show an element: what it is, or what was looked for and what comes close.
extension XCUIElement: CustomTestStringConvertible {
  /// The element's line in the tree; for one that is not found, what is close and what work is still to come.
  public nonisolated var testDescription: String { onMain(otherwise: description) { lineForExpectations } }

  private var lineForExpectations: String {
    var line = name()
    application.explain { evaluation in
      switch resolution(in: evaluation) {
      case .found(let element): line = ElementDescription.line(element)
      case .several: line += " (several matches)"
      case .none:
        // Where a trait explains the failure, what is close is said once.
        guard let query, !AssertionExplanation.isAdded else { return line += " (not found)" }
        let near = NearMisses(Sought(query, evaluation), evaluation)
        let work = near.certainty == .certain ? nil : application.session.comingWork
        let coming = work?.report.prefix { $0 != "\n" }
        let more = [near.lines.first.map { "close: \($0)" }, coming.map { "still to come: \($0)" }]
        line += " (\((["not found"] + more.compactMap(\.self)).joined(separator: "; ")))"
      }
    }
    return line
  }
}

/// How failed expectations show a query: what it asks for, and what it finds.
extension XCUIElementQuery: CustomTestStringConvertible {
  /// The query, and a line for each element that it finds.
  public nonisolated var testDescription: String {
    onMain(otherwise: description) {
      var lines: [String] = []
      application.explain { lines = matches(in: $0).map { ElementDescription.line($0) } }
      return "\(ProbeReads.Subject.query(self).name): \(lines.isEmpty ? "none" : lines.joined(separator: "; "))"
    }
  }
}
