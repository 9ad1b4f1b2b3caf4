import Foundation

/// Reads the grammar of reference section 3.2 into a tree, putting arguments where their placeholders stand.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private var arguments: PredicateArguments
  private var position = 0
  private var depth = 0
  private static let depthLimit = 200

  /// Reads a whole format.
  static func parse(_ format: String, _ arguments: [Any]) throws(PredicateSyntaxError) -> PredicateNode {
    let tokens = try PredicateLexer.tokens(of: format)
    var parser = PredicateParser(tokens: tokens, arguments: try PredicateArguments(arguments, for: tokens))
    let node = try parser.or()
    guard parser.current.kind == .end else { throw .expectedEnd(parser.current) }
    return node
  }

  private init(tokens: [PredicateToken], arguments: PredicateArguments) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private var current: PredicateToken { tokens[position] }

  private var currentKeyword: String? { keyword(tokens[position]) }

  /// A word or symbol in upper case; a name marked with `#` is none.
  private func keyword(_ token: PredicateToken) -> String? {
    switch token.kind {
    case .word(let text): text.uppercased()
    case .symbol(let text): text
    default: nil
    }
  }

  /// The last token is `end`, and stays current.
  private mutating func advance() { position = min(position + 1, tokens.count - 1) }

  private mutating func accept(_ words: Set<String>) -> Bool {
    guard let word = currentKeyword, words.contains(word) else { return false }
    advance()
    return true
  }

  private mutating func expect(_ symbol: String) throws(PredicateSyntaxError) {
    guard accept([symbol]) else { throw .expected("\"\(symbol)\"", current) }
  }

  // MARK: - Logic

  private mutating func or() throws(PredicateSyntaxError) -> PredicateNode {
    var nodes = [try and()]
    while accept(PredicateKeyword.or) { nodes.append(try and()) }
    return nodes.count == 1 ? nodes[0] : .or(nodes)
  }

  private mutating func and() throws(PredicateSyntaxError) -> PredicateNode {
    var nodes = [try not()]
    while accept(PredicateKeyword.and) { nodes.append(try not()) }
    return nodes.count == 1 ? nodes[0] : .and(nodes)
  }

  private mutating func not() throws(PredicateSyntaxError) -> PredicateNode {
    try descend()
    defer { depth -= 1 }
    return accept(PredicateKeyword.not) ? .not(try not()) : try primary()
  }

  /// Every recursion of the parser, and so of the evaluation of what it made, passes here: a stack has an end.
  private mutating func descend() throws(PredicateSyntaxError) {
    depth += 1
    if depth > Self.depthLimit { throw .tooDeep(limit: Self.depthLimit, current) }
  }

  private mutating func primary() throws(PredicateSyntaxError) -> PredicateNode {
    if let word = currentKeyword, let answer = PredicateKeyword.predicates[word] {
      advance()
      return .always(answer)
    }
    guard current.kind == .symbol("("), !isSingleExpressionInParentheses else { return try comparison() }
    advance()
    let node = try or()
    try expect(")")
    return node
  }

  /// `(label) == 'x'`, to be told from `(label == 'x')`.
  private var isSingleExpressionInParentheses: Bool {
    guard position + 2 < tokens.count, tokens[position + 2].kind == .symbol(")") else { return false }
    return keyword(tokens[position + 1]).map { PredicateKeyword.predicates[$0] == nil } ?? true
  }

  // MARK: - Comparisons

  private mutating func comparison() throws(PredicateSyntaxError) -> PredicateNode {
    let left = try expression(after: nil)
    let operatorToken = current
    guard let word = currentKeyword, let operation = PredicateOperator.spellings[word] else {
      throw .expectedOperator(current, after: tokens[position - 1])
    }
    advance()
    let options = try options()
    let rightToken = current
    let right = try expression(after: operatorToken)
    var comparison = PredicateComparison(left: left, operation: operation, options: options, right: right)
    try check(&comparison, rightToken)
    return .comparison(comparison)
  }

  private mutating func options() throws(PredicateSyntaxError) -> PredicateOptions {
    guard current.kind == .symbol("[") else { return [] }
    advance()
    var options: PredicateOptions = []
    guard case .word(let letters) = current.kind else { throw .unknownModifier(current) }
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n", "l": continue
      default: throw .unknownModifier(current)
      }
    }
    advance()
    try expect("]")
    return options
  }

  /// What can be told from the constants: patterns are compiled, bounds and lists have the right shape.
  private func check(_ comparison: inout PredicateComparison, _ token: PredicateToken) throws(PredicateSyntaxError) {
    guard case .value(let value) = comparison.right else {
      if case .list(let elements) = comparison.right, comparison.operation == .between, elements.count != 2 {
        throw .wrongBounds(token)
      }
      return
    }
    switch (comparison.operation, value) {
    case (.like, .string(let text)), (.matches, .string(let text)):
      comparison.pattern = PredicatePattern.pattern(text, for: comparison.operation, comparison.options)
      if comparison.pattern == nil { throw .malformedPattern(text, token) }
    case (.between, .list(let values)) where values.count == 2: break
    case (.between, _): throw .wrongBounds(token)
    case (.isIn, .list), (.isIn, .string): break
    case (.isIn, _): throw .wrongList(value, token)
    default: break
    }
  }

  // MARK: - Expressions

  private mutating func expression(
    after previous: PredicateToken?
  ) throws(PredicateSyntaxError) -> PredicateExpression {
    try descend()
    defer { depth -= 1 }
    let token = current
    switch token.kind {
    case .string(let text):
      advance()
      return .value(.string(text))
    case .integer(let number):
      advance()
      return .value(.integer(number))
    case .real(let number):
      advance()
      return .value(.real(number))
    case .placeholder(let placeholder):
      advance()
      return try arguments.next(placeholder, token)
    case .name(let text):
      advance()
      return try key(text, token)
    case .word(let text):
      return try word(text, token, after: previous)
    case .symbol("{"):
      return try list()
    case .symbol("("):
      advance()
      let inner = try expression(after: token)
      try expect(")")
      return inner
    case .symbol, .end:
      throw .expectedValue(token, after: previous)
    }
  }

  private mutating func word(
    _ text: String, _ token: PredicateToken, after previous: PredicateToken?
  ) throws(PredicateSyntaxError) -> PredicateExpression {
    let upper = text.uppercased()
    if let constant = PredicateKeyword.constants[upper] {
      advance()
      return constant
    }
    if PredicateKeyword.unsupported.contains(upper) {
      if beginsOperand(tokens[position + 1]) { throw .unsupported(token) }
    } else if PredicateKeyword.isReserved(text) {
      throw .expectedValue(token, after: previous)
    }
    advance()
    return try key(text, token)
  }

  /// Tells `ANY identifiers == 'x'` and `SUBQUERY(…)` from a key that happens to be named `all`.
  private func beginsOperand(_ token: PredicateToken) -> Bool {
    switch token.kind {
    case .word(let text): PredicateOperator.spellings[text.uppercased()] == nil
    case .name, .placeholder, .symbol("("): true
    default: false
    }
  }

  private mutating func list() throws(PredicateSyntaxError) -> PredicateExpression {
    advance()
    var elements: [PredicateExpression] = []
    if current.kind != .symbol("}") {
      repeat { elements.append(try expression(after: tokens[position - 1])) } while accept([","])
    }
    guard accept(["}"]) else { throw .expected("\",\" or \"}\"", current) }
    let values = elements.compactMap { element -> PredicateValue? in
      if case .value(let value) = element { value } else { nil }
    }
    return values.count == elements.count ? .value(.list(values)) : .list(elements)
  }

  private func key(_ text: String, _ token: PredicateToken) throws(PredicateSyntaxError) -> PredicateExpression {
    guard let path = PredicateKeyPath(text) else { throw .expectedValue(token, after: nil) }
    return .key(path)
  }
}
