/// A statement about SwiftUI's behaviour, as `Harness/Coverage/Assertions.tsv` lists them.
struct Assertion: Equatable {
  /// Where a statement comes from.
  enum Basis: String {
    /// SwiftUI's documentation or observed behaviour.
    case source
    /// A decision of this project where SwiftUI leaves it open or no source says.
    case decision
  }

  /// Such as `SEM-041`.
  let number: String
  let section: Section
  let basis: Basis
  let sentence: String
  /// Why no test can show it; nil where tests can.
  let reason: String?

  /// The parts that statements are grouped by.
  enum Section: String, CaseIterable {
    case identity = "A"
    case updates = "B"
    case lifecycle = "C"
    case preferences = "D"
    case environment = "E"
    case navigation = "F"
    case controls = "G"
    case builders = "H"

    var title: String {
      switch self {
      case .identity: "Identity and state"
      case .updates: "Updates"
      case .lifecycle: "Lifecycle"
      case .preferences: "Preferences"
      case .environment: "Environment"
      case .navigation: "Navigation and presentation"
      case .controls: "Controls and interaction"
      case .builders: "Builders and lists of views"
      }
    }
  }

  /// Reads the table: a line for each statement, its columns separated by tabs; lines that begin with `#` are notes.
  ///
  /// - Throws: ``CoverageError`` with the number of the line that cannot be read.
  static func table(_ text: String) throws(CoverageError) -> [Assertion] {
    var assertions: [Assertion] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 4 || columns.count == 5, columns[0].wholeMatch(of: /SEM-\d{3}/) != nil,
        let section = Section(rawValue: columns[1]), let basis = Basis(rawValue: columns[2]), !columns[3].isEmpty
      else {
        throw CoverageError("line \(index + 1) is not a number, section, basis, statement and reason: \(line)")
      }
      if let last = assertions.last, last.number >= columns[0] {
        throw CoverageError("line \(index + 1) is out of order: \(columns[0]) after \(last.number)")
      }
      let reason = columns.count == 5 ? columns[4] : nil
      assertions.append(
        Assertion(number: columns[0], section: section, basis: basis, sentence: columns[3], reason: reason))
    }
    return assertions
  }
}

/// What is wrong with the files that coverage is made of, in words for who runs the command.
struct CoverageError: Error, Equatable {
  let message: String
  init(_ message: String) { self.message = message }
}
