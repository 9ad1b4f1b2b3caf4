/// The syntax tree of a predicate format, with its arguments in place.
package indirect enum PredicateNode: Sendable {
  /// `TRUEPREDICATE` and `FALSEPREDICATE`.
  case always(Bool)
  case and([PredicateNode])
  case or([PredicateNode])
  case not(PredicateNode)
  case comparison(PredicateComparison)
}

/// Two expressions and the operator between them.
package struct PredicateComparison: Sendable {
  package var left: PredicateExpression
  package var operation: PredicateOperator
  package var options: PredicateOptions
  package var right: PredicateExpression
  /// The right side of `LIKE` or `MATCHES`, prepared once when it is a constant.
  package var pattern: PredicatePattern?
}

/// One side of a comparison.
package indirect enum PredicateExpression: Sendable {
  case key(PredicateKeyPath)
  /// `SELF`: the object that is evaluated.
  case subject
  case value(PredicateValue)
  /// `{a, b}` with at least one element that is not a constant.
  case list([PredicateExpression])
}

/// The name of a property, or names joined by dots.
package struct PredicateKeyPath: Sendable, Hashable {
  package let first: String
  /// The names after the first dot; empty for nearly every predicate of a UI test.
  package let rest: [String]

  init?(_ text: String) {
    var names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains("") else { return nil }
    if names.count > 1, names[0] == "self" || names[0] == "SELF" { names.removeFirst() }
    first = names[0]
    rest = Array(names.dropFirst())
  }

  package var text: String { rest.isEmpty ? first : ([first] + rest).joined(separator: ".") }
}

/// The comparison operators of reference section 3.2; the raw value is how NSPredicate prints them.
package enum PredicateOperator: String, Sendable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case like = "LIKE"
  case matches = "MATCHES"
  case isIn = "IN"
  case between = "BETWEEN"

  /// Every accepted spelling, in upper case.
  static let spellings: [String: PredicateOperator] = {
    var spellings = ["=": equal, "<>": notEqual, "=<": lessOrEqual, "=>": greaterOrEqual]
    for operation in allCases { spellings[operation.rawValue] = operation }
    return spellings
  }()

  /// The operators that are words.
  static let words: [String] = allCases.map(\.rawValue).filter { $0.first?.isLetter == true }
}

/// The letters after an operator: `[c]`, `[d]`, `[cd]`.
package struct PredicateOptions: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let caseInsensitive = PredicateOptions(rawValue: 1)
  package static let diacriticInsensitive = PredicateOptions(rawValue: 2)
}

extension PredicateNode {
  /// The key and text when the whole predicate asks for one exact text, so that a query can use an index, not a scan:
  /// `identifier == "x"`, `"x" == label`, `"x" IN identifiers`, `identifiers CONTAINS "x"`.
  package var exactKey: (key: String, string: String)? {
    guard case .comparison(let comparison) = self, comparison.options.isEmpty else { return nil }
    switch (comparison.operation, comparison.left, comparison.right) {
    case (.equal, .key(let path), .value(.string(let text))) where path.text != "identifiers",
      (.equal, .value(.string(let text)), .key(let path)) where path.text != "identifiers":
      return path.rest.isEmpty ? (path.first, text) : nil
    case (.isIn, .value(.string(let text)), .key(let path)) where path.text == "identifiers",
      (.contains, .key(let path), .value(.string(let text))) where path.text == "identifiers":
      return (path.first, text)
    default:
      return nil
    }
  }
}
