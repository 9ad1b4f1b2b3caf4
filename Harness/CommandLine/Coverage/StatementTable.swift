/// A table of numbered statements, and the page that is written from it.
struct StatementTable: Equatable {
  /// The table's file, from the package's folder.
  let path: String
  /// The page's file, from the package's folder.
  let page: String
  /// What the page says before its counts.
  let introduction: String
  /// The letters that its numbers begin with, such as `SEM`.
  let prefixes: [String]
  let sections: [Assertion.Section]

  static let all = [behavior, layout, findings]

  /// Whether a number is one of this table, in the table or not.
  func owns(_ number: String) -> Bool { prefixes.contains { number.hasPrefix("\($0)-") } }

  /// Reads the table: a line for each statement, its columns separated by tabs; lines that begin with `#` are notes.
  ///
  /// - Throws: ``CoverageError`` with the number of the line that cannot be read.
  func assertions(in text: String) throws(CoverageError) -> [Assertion] {
    var assertions: [Assertion] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 4 || columns.count == 5, owns(columns[0]),
        columns[0].wholeMatch(of: /[A-Z]+-\d{2,3}/) != nil,
        let section = sections.first(where: { $0.letter == columns[1] }),
        let basis = Assertion.Basis(rawValue: columns[2]),
        !columns[3].isEmpty
      else {
        throw CoverageError("line \(index + 1) is not a number, section, basis, statement and reason: \(line)")
      }
      if let last = assertions.last, order(last.number) >= order(columns[0]) {
        throw CoverageError("line \(index + 1) is out of order: \(columns[0]) after \(last.number)")
      }
      let reason = columns.count == 5 ? columns[4] : nil
      assertions.append(
        Assertion(number: columns[0], section: section, basis: basis, sentence: columns[3], reason: reason))
    }
    return assertions
  }

  /// Numbers of one prefix are in the order of their values: F-97 is before F-100.
  private func order(_ number: String) -> Int {
    let parts = number.split(separator: "-")
    let prefix = prefixes.firstIndex { $0 == parts[0] } ?? 0
    return prefix * 1_000 + (Int(parts[parts.count - 1]) ?? 0)
  }
}

extension StatementTable {
  /// Statements about SwiftUI's behaviour.
  static let behavior = StatementTable(
    path: "Harness/Coverage/Assertions.tsv", page: "Docs/Coverage.md",
    introduction: """
      # Coverage

      For developers who ask how far Understudy can be trusted: each statement about SwiftUI's behaviour with the tests that
      show it, and each view and modifier that is declared. [Coverage of layout](CoverageOfLayout.md) has the rules for frames,
      and [Coverage of findings](CoverageOfFindings.md) what public apps and suites have met.

      `swift run harness coverage` writes this page from the names of the tests, the public declarations, and the table of
      statements in `Harness/Coverage`.

      A statement is

      - *shown* if it follows SwiftUI's documentation or observed behaviour, and a test shows that it holds;
      - *decided* if a test shows it, but SwiftUI leaves it open or no source says ([Decisions](Decisions.md));
      - *not shown* for the reason given.

      """,
    prefixes: ["SEM"],
    sections: [
      Assertion.Section(letter: "A", title: "Identity and state"), Assertion.Section(letter: "B", title: "Updates"),
      Assertion.Section(letter: "C", title: "Lifecycle"), Assertion.Section(letter: "D", title: "Preferences"),
      Assertion.Section(letter: "E", title: "Environment"),
      Assertion.Section(letter: "F", title: "Navigation and presentation"),
      Assertion.Section(letter: "G", title: "Controls and interaction"),
      Assertion.Section(letter: "H", title: "Builders and lists of views"),
    ])

  /// Rules of the layout, and of what a test reads of it.
  static let layout = StatementTable(
    path: "Harness/Coverage/Layout.tsv", page: "Docs/CoverageOfLayout.md",
    introduction: """
      # Coverage of layout

      For developers who ask how far frames can be trusted: each rule of the layout, and of what a test reads of it, with the
      tests that show it. [Geometry](Geometry.md) explains the layout. Lengths are in points, of an iPhone with 390 by 844 of
      them and iOS 18.

      `swift run harness coverage` writes this page from the names of the tests and their cases, and the table of rules in
      `Harness/Coverage`.

      A rule is

      - *shown* if it follows Apple's documentation, public tests that run against SwiftUI, an audited reconstruction of it, or
        trees that devices have printed, and a test shows that it holds;
      - *decided* if a test shows it, but none of these says so, or only memory does ([Decisions](Decisions.md));
      - *not shown* for the reason given.

      """,
    prefixes: ["LAY"],
    sections: [
      Assertion.Section(letter: "A", title: "Measuring and placing"),
      Assertion.Section(letter: "B", title: "Pixels, spaces and order"),
      Assertion.Section(letter: "C", title: "Spacing"), Assertion.Section(letter: "D", title: "Stacks"),
      Assertion.Section(letter: "E", title: "Grids and custom layouts"),
      Assertion.Section(letter: "F", title: "Modifiers"),
      Assertion.Section(letter: "G", title: "The screen"), Assertion.Section(letter: "H", title: "Views and lists"),
      Assertion.Section(letter: "I", title: "Text"), Assertion.Section(letter: "J", title: "Elements and touches"),
      Assertion.Section(letter: "K", title: "Scrolling"), Assertion.Section(letter: "L", title: "Cost"),
    ])

  /// What public apps, suites and reports, and hostile programs have met.
  static let findings = StatementTable(
    path: "Harness/Coverage/Findings.tsv", page: "Docs/CoverageOfFindings.md",
    introduction: """
      # Coverage of findings

      For developers who meet an F or A number: what public apps, suites and reports (F) and hostile programs (A) have met, as
      what holds, with the tests that show it.

      `swift run harness coverage` writes this page from the names of the tests and their cases, and the table of findings in
      `Harness/Coverage`.

      A finding is

      - *shown* if it is what Apple's systems do, by documentation or public evidence, and a test shows that it holds;
      - *decided* if a test shows it, and it is this project's own: a failure, a limit, or how a package takes it
        ([Decisions](Decisions.md));
      - *not shown* by a test of the package, for the reason given.

      """,
    prefixes: ["A", "F"],
    sections: [
      Assertion.Section(letter: "A", title: "State and structure"),
      Assertion.Section(letter: "B", title: "Texts, locale and resources"),
      Assertion.Section(letter: "C", title: "Elements"), Assertion.Section(letter: "D", title: "Queries and actions"),
      Assertion.Section(letter: "E", title: "Time and the process"),
      Assertion.Section(letter: "F", title: "Combine and predicates"),
      Assertion.Section(letter: "G", title: "Packages and projects"),
      Assertion.Section(letter: "H", title: "Failures and reports"),
      Assertion.Section(letter: "I", title: "Navigation and presentation"),
      Assertion.Section(letter: "J", title: "More declarations of Apple's"),
    ])
}
