/// Why a predicate cannot be used, with what its author needs to correct it.
package struct PredicateProblem: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The format does not follow the grammar.
    case malformedFormat
    /// Arguments are missing, superfluous, or of the wrong type.
    case arguments
    /// The subject has no such key.
    case unknownKey
    /// A regular expression that came from the subject cannot be compiled.
    case malformedPattern
    /// A value of the subject is of the wrong kind, or a variable has none.
    case wrongValue
  }

  package let kind: Kind
  /// The format for a problem of reading, the printed predicate for a problem of evaluation.
  package let predicate: String
  /// Where in the format, in characters from 0.
  package let column: Int?
  package let reason: String
  /// What to do, a line each.
  package let hints: [String]
}

/// What the lexer and the parser throw: a problem without its format.
struct PredicateSyntaxError: Error {
  var kind: PredicateProblem.Kind = .malformedFormat
  let reason: String
  let column: Int?
  var hints: [String] = []

  func problem(format: String) -> PredicateProblem {
    PredicateProblem(kind: kind, predicate: format, column: column, reason: reason, hints: hints)
  }
}
