import Foundation

/// Reads the grammar of Apple's "Predicate Format String Syntax" into a tree, putting arguments where their placeholders
/// stand.
struct PredicateParser {
  let tokens: [PredicateToken]
  var arguments: PredicateArguments
  var position = 0
  /// The values that take the place of variables.
  var variables: [String: PredicateValue] = [:]
  private var depth = 0
  /// Where each opening parenthesis is closed.
  private let closings: [Int: Int]
  private static let depthLimit = 200

  /// Reads a whole format.
  static func parse(
    _ format: String, _ arguments: [Any], _ variables: [String: Any]
  ) throws(PredicateSyntaxError) -> PredicateNode {
    let tokens = try PredicateLexer.tokens(of: format)
    var parser = PredicateParser(
      tokens: tokens, arguments: try PredicateArguments(arguments, for: tokens))
    parser.variables = variables.mapValues { PredicateValue($0) }
    let node = try parser.or()
    guard parser.current.kind == .end else { throw .expectedEnd(parser.current) }
    return node
  }

  private init(tokens: [PredicateToken], arguments: PredicateArguments) {
    self.tokens = tokens
    self.arguments = arguments
    var (open, closings): ([Int], [Int: Int]) = ([], [:])
    for (position, token) in tokens.enumerated() {
      if token.kind == .symbol("(") { open.append(position) }
      if token.kind == .symbol(")"), let start = open.popLast() { closings[start] = position }
    }
    self.closings = closings
  }

  var current: PredicateToken { tokens[position] }

  var currentKeyword: String? { keyword(tokens[position]) }

  /// A word or symbol in upper case; a name marked with `#` is none.
  func keyword(_ token: PredicateToken) -> String? {
    switch token.kind {
    case .word(let text): text.uppercased()
    case .symbol(let text): text
    default: nil
    }
  }

  /// The last token is `end`, and stays current.
  mutating func advance() { position = min(position + 1, tokens.count - 1) }

  mutating func accept(_ words: Set<String>) -> Bool {
    guard let word = currentKeyword, words.contains(word) else { return false }
    advance()
    return true
  }

  mutating func expect(_ symbol: String) throws(PredicateSyntaxError) {
    guard accept([symbol]) else { throw .expected("\"\(symbol)\"", current) }
  }

  // MARK: - Logic

  mutating func or() throws(PredicateSyntaxError) -> PredicateNode {
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
    defer { ascend() }
    return accept(PredicateKeyword.not) ? .not(try not()) : try primary()
  }

  /// Every recursion of the parser, and so of the evaluation of what it made, passes here: a stack has an end.
  mutating func descend() throws(PredicateSyntaxError) {
    depth += 1
    if depth > Self.depthLimit { throw .tooDeep(limit: Self.depthLimit, current) }
  }

  mutating func ascend() { depth -= 1 }

  private mutating func primary() throws(PredicateSyntaxError) -> PredicateNode {
    if let word = currentKeyword, let answer = PredicateKeyword.predicates[word] {
      advance()
      return .always(answer)
    }
    guard current.kind == .symbol("("), !isExpressionInParentheses else { return try comparison() }
    advance()
    let node = try or()
    try expect(")")
    return node
  }

  /// Distinguishes `(label) == 'x'` from `(label == 'x')` by what follows: a predicate has no operator after it.
  private var isExpressionInParentheses: Bool {
    guard let end = closings[position] else { return false }
    switch tokens[end + 1].kind {
    case .symbol("."), .symbol("["): return true
    case .symbol(let symbol) where PredicateFunction.operators[symbol] != nil: return true
    default: return keyword(tokens[end + 1]).map { PredicateOperator.spellings[$0] != nil } ?? false
    }
  }

  // MARK: - Comparisons

  private mutating func comparison() throws(PredicateSyntaxError) -> PredicateNode {
    let modifierToken = current
    let modifier = acceptModifier()
    let left = try expression(after: modifier == nil ? nil : modifierToken)
    let operatorToken = current
    guard let word = currentKeyword, let operation = PredicateOperator.spellings[word] else {
      throw .expectedOperator(current, after: tokens[position - 1])
    }
    advance()
    let options = try options()
    let rightToken = current
    let right = try expression(after: operatorToken)
    var comparison = PredicateComparison(
      left: left, operation: operation, options: options, right: right)
    if let modifier { comparison.modifier = modifier == "ALL" ? .all : .any }
    try check(&comparison, rightToken)
    return modifier == "NONE" ? .not(.comparison(comparison)) : .comparison(comparison)
  }

  /// Distinguishes `ANY identifiers == 'x'` from a key that happens to be named `any`.
  private mutating func acceptModifier() -> String? {
    guard let word = currentKeyword, PredicateKeyword.modifiers.contains(word) else { return nil }
    switch tokens[position + 1].kind {
    case .word(let next) where PredicateOperator.spellings[next.uppercased()] != nil: return nil
    case .word, .name, .variable, .collectionOperator, .placeholder, .symbol("("), .symbol("{"):
      advance()
      return word
    default: return nil
    }
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

  /// Checks the constants: patterns are compiled, bounds and lists have the right shape.
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
}
