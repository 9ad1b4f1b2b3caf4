import UnderstudyElements
import UnderstudyJSON
import XCUIAutomation

/// Problems of accessibility.
extension AppSession {
  /// The findings of the audit by kind: what is wrong and how often, the elements below, and once what to do.
  func audit() throws(SessionError) -> JSON {
    let application = try application()
    var found: [XCUIAccessibilityAuditIssue] = []
    try failing {
      try? application.performAccessibilityAudit(for: [.all, .hiddenIdentifiers]) { issue in
        found.append(issue)
        return true
      }
    }
    var groups: [AuditGroup] = []
    let records = found.map { issue in
      let element = issue.element?.matchedElements.first
      let name = element.map { references.name($0, line: ElementLine.short($0.type, $0.texts)) }
      let line = element.map { "\(name ?? "") \(ElementLine.short($0.type, $0.texts))" } ?? issue.subject.onOneLine
      let index =
        groups.firstIndex { $0.isOf(issue) }
        ?? {
          groups.append(AuditGroup(problem: issue.compactDescription, advice: issue.advice))
          return groups.count - 1
        }()
      groups[index].elements.append(line + (issue.fact.map { ": \($0.onOneLine)" } ?? ""))
      return JSON.members([
        "problem": .string(issue.compactDescription), "text": .string(issue.detailedDescription),
        "ref": name.map { .string($0) }, "found": issue.fact.map { .string($0) }, "advice": .string(issue.advice),
      ])
    }
    return .members(["lines": .texts(groups.flatMap(\.lines)), "findings": .array(records)])
  }
}

/// Findings of one kind, which one advice is for.
private struct AuditGroup {
  let problem: String
  let advice: String
  /// A line for each.
  var elements: [String] = []
  /// How many elements a reader is shown.
  private static let most = 12

  @MainActor func isOf(_ issue: XCUIAccessibilityAuditIssue) -> Bool {
    problem == issue.compactDescription && advice == issue.advice
  }

  var lines: [String] {
    let shown = elements.prefix(Self.most).map { "  \($0)" }
    let left = elements.count - shown.count
    let count = elements.count > 1 ? " (\(elements.count))" : ""
    return ["\(problem)\(count)"] + shown + (left > 0 ? ["  … and \(left) more"] : []) + ["  Try: \(advice.onOneLine)"]
  }
}
