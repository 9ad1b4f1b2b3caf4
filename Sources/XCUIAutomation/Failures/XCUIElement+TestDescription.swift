import Testing
import UnderstudyCore
import UnderstudyElements

/// How failed expectations show an element: what it is, or what was looked for and what comes close.
extension XCUIElement: CustomTestStringConvertible {
  public nonisolated var testDescription: String { onMain(otherwise: description) { lineForExpectations } }

  private var lineForExpectations: String {
    var line = name()
    application.explain { evaluation in
      switch resolution(in: evaluation) {
      case .found(let element): line = ElementDescription.line(element)
      case .several: line += " (several matches)"
      case .none:
        guard let query else { return }
        let near = NearMisses(query, evaluation, concealed: application.host?.concealedElements() ?? [])
        line += " (not found\(near.lines.first.map { "; close: \($0)" } ?? ""))"
      }
    }
    return line
  }
}

/// How failed expectations show a query: what it asks for, and what it finds.
extension XCUIElementQuery: CustomTestStringConvertible {
  public nonisolated var testDescription: String {
    onMain(otherwise: description) {
      var lines: [String] = []
      application.explain { lines = matches(in: $0).map { ElementDescription.line($0) } }
      return "\(ProbeReads.Subject.query(self).name): \(lines.isEmpty ? "none" : lines.joined(separator: "; "))"
    }
  }
}
