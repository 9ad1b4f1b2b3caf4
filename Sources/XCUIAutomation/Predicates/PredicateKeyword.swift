/// The words of the predicate grammar (reference 3.2), in upper case; formats may write them in any case.
enum PredicateKeyword {
  static let or: Set = ["OR", "||"]
  static let and: Set = ["AND", "&&"]
  static let not: Set = ["NOT", "!"]

  static let constants: [String: PredicateExpression] = [
    "TRUE": .value(.integer(1)), "YES": .value(.integer(1)),
    "FALSE": .value(.integer(0)), "NO": .value(.integer(0)),
    "NULL": .value(.null), "NIL": .value(.null),
    "SELF": .subject,
  ]

  static let predicates: [String: Bool] = ["TRUEPREDICATE": true, "FALSEPREDICATE": false]

  /// Parts of NSPredicate's language that no UI test was seen to use.
  static let unsupported: Set = [
    "ANY", "ALL", "SOME", "NONE", "SUBQUERY", "FUNCTION", "CAST", "TERNARY",
  ]

  /// What people write, and the operator of that meaning.
  static let synonyms = [
    "STARTSWITH": "BEGINSWITH", "HASPREFIX": "BEGINSWITH", "PREFIX": "BEGINSWITH", "HASSUFFIX": "ENDSWITH",
    "SUFFIX": "ENDSWITH", "EQUALS": "==", "EQUAL": "==", "IS": "==", "REGEX": "MATCHES", "INCLUDES": "CONTAINS",
    "HAS": "CONTAINS",
  ]

  static func isReserved(_ word: String) -> Bool {
    let upper = word.uppercased()
    return or.contains(upper) || and.contains(upper) || not.contains(upper) || constants[upper] != nil
      || predicates[upper] != nil || PredicateOperator.spellings[upper] != nil || unsupported.contains(upper)
  }
}
