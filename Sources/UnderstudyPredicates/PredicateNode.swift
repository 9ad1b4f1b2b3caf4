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
  package var modifier = PredicateModifier.direct
  package var left: PredicateExpression
  package var operation: PredicateOperator
  package var options: PredicateOptions
  package var right: PredicateExpression
  /// The right side of `LIKE` or `MATCHES`, prepared once when it is a constant.
  package var pattern: PredicatePattern?
}

/// How many elements of the list on the left a comparison is about; the raw value is how NSPredicate prints it.
package enum PredicateModifier: String, Sendable {
  case direct = ""
  case any = "ANY "
  case all = "ALL "
}

/// One side of a comparison.
package indirect enum PredicateExpression: Sendable {
  case key(PredicateKeyPath)
  /// `SELF`: the object that is evaluated.
  case subject
  case value(PredicateValue)
  /// `$NAME`
  case variable(String)
  /// `{a, b}` with at least one element that is not a constant.
  case list([PredicateExpression])
  /// The names after something that is not a key, such as `$x.label` and `SUBQUERY(…).@count`.
  case path(PredicateExpression, [String])
  /// A function with its arguments; arithmetic is one.
  case function(PredicateFunction, [PredicateExpression])
  /// `SUBQUERY(list, $variable, predicate)`
  case subquery(PredicateExpression, variable: String, PredicateNode)
  /// `TERNARY(predicate, first, second)`
  case ternary(PredicateNode, PredicateExpression, PredicateExpression)
}

/// The name of a property, or names joined by dots.
package struct PredicateKeyPath: Sendable, Hashable {
  package let first: String
  /// The names after the first dot, collection operators such as `@count` among them; empty for nearly every predicate
  /// of a UI test.
  package let rest: [String]

  init(_ first: String, _ rest: [String] = []) {
    self.first = first
    self.rest = rest
  }

  init?(_ text: String) {
    var names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains("") else { return nil }
    if names.count > 1, names[0] == "self" || names[0] == "SELF" { names.removeFirst() }
    self.init(names[0], Array(names.dropFirst()))
  }

  package var text: String { rest.isEmpty ? first : ([first] + rest).joined(separator: ".") }
}

/// The comparison operators of Apple's page "Predicate Format String Syntax"; the raw value is how NSPredicate prints them.
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
    guard case .comparison(let comparison) = self, comparison.options.isEmpty,
      comparison.modifier == .direct
    else {
      return nil
    }
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
