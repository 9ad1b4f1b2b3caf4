/// What the tests show of a table's statements, and with SwiftUI's what the package declares of its surface.
struct CoverageReport {
  /// A statement and the tests that show it.
  struct Entry {
    let assertion: Assertion
    let tests: [ConformanceTest]

    var isShown: Bool { !tests.isEmpty && assertion.basis == .source }
    var isDecided: Bool { !tests.isEmpty && assertion.basis == .decision }
    var reason: String? { tests.isEmpty ? assertion.reason ?? "no test yet" : nil }
  }

  let table: StatementTable
  let entries: [Entry]
  /// Nil where the table is not about views and modifiers.
  let surface: PublicSurface?

  /// - Throws: ``CoverageError`` where tests and table contradict each other.
  init(
    _ assertions: [Assertion], of table: StatementTable, tests: [ConformanceTest], surface: PublicSurface? = nil
  ) throws(CoverageError) {
    self.table = table
    var byNumber: [String: [ConformanceTest]] = [:]
    for test in tests { for number in test.numbers { byNumber[number, default: []].append(test) } }
    entries = assertions.map { Entry(assertion: $0, tests: byNumber[$0.number] ?? []) }
    self.surface = surface
    let known = Set(assertions.map(\.number))
    for test in tests {
      for number in test.numbers where table.owns(number) && !known.contains(number) {
        throw CoverageError("\(test.path): \(test.name) names \(number), which is not in the table")
      }
    }
    for entry in entries where !entry.tests.isEmpty && entry.assertion.reason != nil {
      throw CoverageError(
        "\(entry.assertion.number) has a reason why it cannot be shown, and \(entry.tests[0].name) shows it: remove one"
      )
    }
  }

  func entries(in section: Assertion.Section) -> [Entry] { entries.filter { $0.assertion.section == section } }

  // MARK: - Counts

  /// The counts as a user reads them on the terminal.
  var lines: [String] {
    var lines = [Self.row("", "shown", "decided", "not shown")]
    for section in table.sections {
      lines.append(Self.row("\(section.letter). \(section.title)", counts(entries(in: section))))
    }
    lines.append(Self.row("All", counts(entries)))
    if let surface {
      for (title, names) in [("views", surface.views), ("modifiers", surface.modifiers)] {
        let counts = PublicSurface.Effect.allCases.map { effect in names.values.count { $0 == effect } }
        lines.append(
          "\(names.count) \(title): \(counts[0]) behave, \(counts[1]) show in the tree, \(counts[2]) compile only")
      }
    }
    return lines
  }

  private func counts(_ entries: [Entry]) -> [String] {
    [
      "\(entries.count(where: \.isShown))", "\(entries.count(where: \.isDecided))",
      "\(entries.count { $0.reason != nil })",
    ]
  }

  private static func row(_ title: String, _ columns: [String]) -> String {
    row(title, columns[0], columns[1], columns[2])
  }

  private static func row(_ title: String, _ columns: String...) -> String {
    let cells = columns.map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }
    return title + String(repeating: " ", count: max(0, 32 - title.count)) + cells.joined()
  }

  // MARK: - Page

  /// The text of the table's page.
  var page: String {
    var page = table.introduction + "\n| Section | Shown | Decided | Not shown |\n|---|---:|---:|---:|\n"
    for section in table.sections {
      page += "| \(section.letter). \(section.title) | \(counts(entries(in: section)).joined(separator: " | ")) |\n"
    }
    page += "| All | \(counts(entries).joined(separator: " | ")) |\n"
    for section in table.sections { page += sectionText(section) }
    guard let surface else { return page }
    page += surfaceText(
      "Views", surface.views,
      "A view *behaves* if it has content, bindings or actions. It *shows* if it is only an element of the tree.")
    page += surfaceText(
      "View modifiers", surface.modifiers,
      "A modifier *behaves* if it changes what happens, and *shows* if it only changes the tree. One that only *compiles* has"
        + " nothing to observe without a screen. Where overloads differ, the one that does most is listed.")
    return page
  }

  private func sectionText(_ section: Assertion.Section) -> String {
    var text = "\n## \(section.letter). \(section.title)\n\n| | Statement | |\n|---|---|---|\n"
    for entry in entries(in: section) {
      let tests = entry.tests.map { "[\($0.name)](../\($0.path))" }.joined(separator: ", ")
      let state = entry.reason.map { "**not shown:** \($0)" } ?? (entry.isDecided ? "decided: \(tests)" : tests)
      text += "| \(entry.assertion.number) | \(entry.assertion.sentence) | \(state) |\n"
    }
    return text
  }

  private func surfaceText(_ title: String, _ names: [String: PublicSurface.Effect], _ note: String) -> String {
    var text = "\n## \(title)\n\n\(note)\n"
    for effect in PublicSurface.Effect.allCases {
      let list = names.filter { $0.value == effect }.keys.sorted().map { "`\($0)`" }
      let heading =
        switch effect {
        case .behaves: "Behave"
        case .shows: "Show in the tree"
        case .compiles: "Compile only"
        }
      text += "\n**\(heading)** (\(list.count)): \(list.isEmpty ? "none" : list.joined(separator: ", ")).\n"
    }
    return text
  }
}
