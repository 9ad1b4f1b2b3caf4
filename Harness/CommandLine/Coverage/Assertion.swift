/// A numbered statement about behaviour, as the tables of `Harness/Coverage` list them.
struct Assertion: Equatable {
  /// Where a statement comes from.
  enum Basis: String {
    /// SwiftUI's documentation or observed behaviour.
    case source
    /// A decision of this project where SwiftUI leaves it open or no source says.
    case decision
  }

  /// A part of a table that its statements are grouped by.
  struct Section: Equatable {
    /// As the table's second column has it.
    let letter: String
    let title: String
  }

  /// Such as `SEM-041`.
  let number: String
  let section: Section
  let basis: Basis
  let sentence: String
  /// Why no test can show it; nil where tests can.
  let reason: String?
}

/// What is wrong with the files that coverage is made of, in words for who runs the command.
struct CoverageError: Error, Equatable {
  let message: String
  init(_ message: String) { self.message = message }
}
