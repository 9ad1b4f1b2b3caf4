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

  /// Words that say something about the list that follows.
  static let modifiers: Set = ["ANY", "SOME", "ALL", "NONE"]

  /// Words that are followed by arguments of a form of their own.
  static let forms: Set = ["SUBQUERY", "TERNARY", "FUNCTION", "CAST"]

  /// Words that stand for an index, in square brackets.
  static let indices: Set = ["FIRST", "LAST", "SIZE"]

  /// What people write, and the operator of that meaning.
  static let synonyms = [
    "STARTSWITH": "BEGINSWITH", "HASPREFIX": "BEGINSWITH", "PREFIX": "BEGINSWITH", "HASSUFFIX": "ENDSWITH",
    "SUFFIX": "ENDSWITH", "EQUALS": "==", "EQUAL": "==", "IS": "==", "REGEX": "MATCHES", "INCLUDES": "CONTAINS",
    "HAS": "CONTAINS",
  ]

  /// Words that cannot be a key unless they are marked with `#`.
  static func isReserved(_ word: String) -> Bool {
    let upper = word.uppercased()
    return or.contains(upper) || and.contains(upper) || not.contains(upper)
      || constants[upper] != nil
      || predicates[upper] != nil || PredicateOperator.spellings[upper] != nil
  }

  /// Words that a printed key is marked for: a word that follows may give them another meaning.
  static func isMarked(_ word: String) -> Bool {
    isReserved(word) || modifiers.contains(word.uppercased()) || forms.contains(word.uppercased())
  }
}
