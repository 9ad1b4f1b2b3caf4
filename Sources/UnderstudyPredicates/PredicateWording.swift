import Foundation

// Everything that predicates say; PredicateWordingTests pins it.

extension PredicateProblem: CustomStringConvertible {
  package var description: String {
    var lines: [String]
    switch kind {
    case .malformedFormat, .arguments:
      lines = ["Could not read predicate format: \(reason).", "  \(oneLine(predicate))"]
      if let column { lines.append(String(repeating: " ", count: column + 2) + "^") }
    case .unknownKey, .malformedPattern, .wrongValue:
      lines = ["Could not evaluate predicate `\(predicate)`: \(reason)."]
    }
    return (lines + hints).joined(separator: "\n")
  }

  /// Keeps a character a character, so that the caret stands where it should.
  private func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  init(_ failure: PredicateFailure, predicate: String) {
    switch failure {
    case .unknownKey(let key, let owner, let known):
      var hints: [String] = []
      if let close = Spelling.closest(to: key, in: known) { hints.append("Close: \(close)") }
      if !known.isEmpty { hints.append("Known keys: \(known.sorted().joined(separator: ", "))") }
      if known.isEmpty { hints.append("Predicates read keys of elements, queries and dictionaries.") }
      hints.append("A text is written in quotes: '\(key)'")
      let reason = "\(owner) has no key \"\(key)\""
      self.init(kind: .unknownKey, predicate: predicate, column: nil, reason: reason, hints: hints)
    case .malformedPattern(let pattern):
      let reason = "the regular expression \"\(pattern)\" cannot be compiled"
      self.init(
        kind: .malformedPattern, predicate: predicate, column: nil, reason: reason, hints: [])
    case .unboundVariable(let name):
      self.init(
        kind: .wrongValue, predicate: predicate, column: nil,
        reason: "the variable $\(name) has no value",
        hints: ["Give it one: predicate.withSubstitutionVariables([\"\(name)\": …])"])
    case .notList(let user, let value):
      self.init(
        kind: .wrongValue, predicate: predicate, column: nil,
        reason: "\(user) needs a list, not \(value)", hints: [])
    case .wrongValues(let function, let values):
      let list = values.map(\.description).joined(separator: " and ")
      self.init(
        kind: .wrongValue, predicate: predicate, column: nil,
        reason: "\(function) cannot compute with \(list)", hints: [])
    }
  }
}

extension PredicateToken {
  fileprivate var name: String { kind == .end ? "the end" : kind.isString ? text : "\"\(text)\"" }
}

extension PredicateToken.Kind {
  fileprivate var isString: Bool { if case .string = self { true } else { false } }
}

private let passTextAsArgument = "A quote inside a text ends it; pass the text as an argument: label == %@"

extension PredicateSyntaxError {
  // MARK: - Characters

  static func unexpectedCharacter(_ character: Character?, after text: String?, column: Int) -> Self {
    let place = text.map { " after \"\($0)\"" } ?? ""
    var hints: [String] = []
    switch character {
    case "“", "”", "„", "‘", "’":
      hints = ["A text is written in straight quotes: 'text' or \"text\""]
    default: break
    }
    return Self(reason: "unexpected \(character.map { "\"\($0)\"" } ?? "end")\(place)", column: column, hints: hints)
  }

  static func unterminatedString(quote: Character, column: Int) -> Self {
    Self(reason: "the text that begins here has no closing \(quote)", column: column, hints: [passTextAsArgument])
  }

  static func malformedNumber(_ text: String, column: Int) -> Self {
    Self(reason: "\"\(text)\" is not a number", column: column)
  }

  static func unknownPlaceholder(_ text: String, column: Int) -> Self {
    let hint = "Known placeholders: %@ (value), %K (key), %d %i %u %ld %lu %lld %llu (whole number), %f (number)"
    return Self(reason: "unknown placeholder \"\(text)\"", column: column, hints: [hint])
  }

  // MARK: - Grammar

  static func tooDeep(limit: Int, _ token: PredicateToken) -> Self {
    Self(reason: "more than \(limit) levels of nesting", column: token.column)
  }

  static func expected(_ what: String, _ token: PredicateToken) -> Self {
    Self(reason: "expected \(what), found \(token.name)", column: token.column)
  }

  static func expectedEnd(_ token: PredicateToken) -> Self {
    var error = expected("AND, OR or the end", token)
    if case .word = token.kind { error.hints = [passTextAsArgument] }
    return error
  }

  static func expectedValue(_ token: PredicateToken, after previous: PredicateToken?) -> Self {
    guard let previous else { return expected("a key or a value", token) }
    return expected("a value after \"\(previous.text)\"", token)
  }

  static func expectedOperator(_ token: PredicateToken, after left: PredicateToken) -> Self {
    var error = expected("an operator after \(left.name)", token)
    guard case .word(let word) = token.kind else {
      if case .word(let key) = left.kind { error.hints = ["A truth value is compared too: \(key) == true"] }
      return error
    }
    let upper = word.uppercased()
    if upper == "NOT" {
      error.hints = ["NOT stands before the comparison: NOT (\(left.text) IN …)"]
    } else if let meant = PredicateKeyword.synonyms[upper] ?? Spelling.closest(to: upper, in: PredicateOperator.words) {
      error.hints = ["Close: \(meant)"]
    } else {
      error.hints = ["Operators: == != < <= > >= \(PredicateOperator.words.joined(separator: " "))"]
    }
    return error
  }

  static func unknownModifier(_ token: PredicateToken) -> Self {
    let hint = "Known modifiers: [c] ignores case, [d] ignores accents, [cd] ignores both."
    return Self(reason: "unknown modifier \(token.name)", column: token.column, hints: [hint])
  }

  static func unknownCollectionOperator(_ token: PredicateToken) -> Self {
    Self(
      reason: "unknown collection operator \(token.name)", column: token.column,
      hints: ["Collection operators: \(PredicateValue.collectionOperators.joined(separator: " "))"])
  }

  static func unknownFunction(_ token: PredicateToken, _ name: String) -> Self {
    let known = PredicateFunction.shortNamesForMessages
    let close = Spelling.closest(to: String(name.prefix { $0 != ":" }), in: known)
    return Self(
      reason: "unknown function \"\(name)\"", column: token.column,
      hints: [close.map { "Close: \($0)" } ?? "Functions: \(known.joined(separator: " "))"])
  }

  static func wrongArity(_ wanted: Int, _ count: Int, _ token: PredicateToken) -> Self {
    Self(
      reason: "\(token.name) needs \(wanted) argument\(wanted == 1 ? "" : "s"), found \(count)",
      column: token.column)
  }

  // MARK: - Operands

  static func malformedPattern(_ pattern: String, _ token: PredicateToken) -> Self {
    Self(reason: "the regular expression \"\(pattern)\" cannot be compiled", column: token.column)
  }

  static func wrongBounds(_ token: PredicateToken) -> Self {
    Self(
      reason: "BETWEEN needs a list of two values", column: token.column,
      hints: ["For example: count BETWEEN {1, 5}"]
    )
  }

  static func wrongList(_ value: PredicateValue, _ token: PredicateToken) -> Self {
    Self(
      reason: "IN needs a list or a text, not \(value)", column: token.column,
      hints: ["For example: label IN {'a', 'b'}"]
    )
  }

  // MARK: - Arguments

  static func tooFewArguments(_ count: Int, placeholders: [PredicateToken]) -> Self {
    let missing = placeholders.dropFirst(count).first ?? placeholders.last
    let name = missing.map { "\"\($0.text)\"" } ?? "a placeholder"
    return Self(
      kind: .arguments, reason: "no argument for \(name); \(placeholders.count) needed, \(count) given",
      column: missing?.column
    )
  }

  static func tooManyArguments(_ count: Int, placeholders: Int, quoted: PredicateToken?) -> Self {
    Self(
      kind: .arguments, reason: "\(count) given, but \(placeholders) needed: superfluous arguments",
      column: quoted?.column,
      hints: quoted == nil ? [] : ["A placeholder in quotes is plain text; remove the quotes."]
    )
  }

  static func wrongArgument(
    _ number: Int, _ value: PredicateValue, needs what: String, _ token: PredicateToken
  ) -> Self {
    Self(
      kind: .arguments, reason: "\(token.text) needs \(what), but argument \(number) is \(value)", column: token.column
    )
  }
}
