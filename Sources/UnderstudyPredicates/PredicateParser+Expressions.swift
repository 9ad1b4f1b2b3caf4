/// Expressions, from the loosest operator to the tightest: `+ -`, `* /`, a minus sign, `**`, and then paths and indices.
extension PredicateParser {
  mutating func expression(after previous: PredicateToken?) throws(PredicateSyntaxError)
    -> PredicateExpression
  {
    try descend()
    defer { ascend() }
    var left = try product(after: previous)
    while let symbol = acceptSymbol("+", "-") {
      left = Self.compute(symbol, [left, try product(after: tokens[position - 1])])
    }
    return left
  }

  private mutating func product(after previous: PredicateToken?) throws(PredicateSyntaxError)
    -> PredicateExpression
  {
    var left = try signed(after: previous)
    while let symbol = acceptSymbol("*", "/") {
      left = Self.compute(symbol, [left, try signed(after: tokens[position - 1])])
    }
    return left
  }

  private mutating func signed(after previous: PredicateToken?) throws(PredicateSyntaxError)
    -> PredicateExpression
  {
    guard acceptSymbol("-") != nil else { return try power(after: previous) }
    try descend()
    defer { ascend() }
    switch try signed(after: tokens[position - 1]) {
    case .value(.integer(let number)):
      return .value(number == .min ? .real(-Double(number)) : .integer(-number))
    case .value(.real(let number)): return .value(.real(-number))
    case let operand: return Self.compute(PredicateFunction.negation, [operand])
    }
  }

  private mutating func power(after previous: PredicateToken?) throws(PredicateSyntaxError)
    -> PredicateExpression
  {
    let base = try postfix(after: previous)
    guard acceptSymbol("**") != nil else { return base }
    return Self.compute("**", [base, try signed(after: tokens[position - 1])])
  }

  private mutating func acceptSymbol(_ symbols: String...) -> String? {
    guard case .symbol(let symbol) = current.kind, symbols.contains(symbol) else { return nil }
    advance()
    return symbol
  }

  /// A function of the library's own; the names are all known.
  static func compute(_ name: String, _ operands: [PredicateExpression]) -> PredicateExpression {
    guard let function = PredicateFunction.named(PredicateFunction.operators[name] ?? name) else {
      fatalError("predicates have no function \(name)")
    }
    return .function(function, operands)
  }

  // MARK: - Paths and indices

  private mutating func postfix(after previous: PredicateToken?) throws(PredicateSyntaxError)
    -> PredicateExpression
  {
    var expression = try operand(after: previous)
    while true {
      if accept(["."]) {
        expression = Self.path(expression, try names())
      } else if accept(["["]) {
        expression = Self.compute("objectFrom:withIndex:", [expression, try index()])
        try expect("]")
      } else {
        return expression
      }
    }
  }

  private static func path(_ base: PredicateExpression, _ names: [String]) -> PredicateExpression {
    switch base {
    case .subject where !names[0].hasPrefix("@"):
      .key(PredicateKeyPath(names[0], Array(names.dropFirst())))
    case .key(let path): .key(PredicateKeyPath(path.first, path.rest + names))
    case .path(let base, let first): .path(base, first + names)
    default: .path(base, names)
    }
  }

  /// The names after a dot: one, or those of a `%K`.
  private mutating func names() throws(PredicateSyntaxError) -> [String] {
    let token = current
    switch token.kind {
    case .word(let name), .name(let name):
      advance()
      return [name]
    case .collectionOperator(let name):
      guard PredicateValue.collectionOperators.contains(name) else {
        throw .unknownCollectionOperator(token)
      }
      advance()
      return [name]
    case .placeholder(.key):
      advance()
      guard case .key(let path) = try arguments.next(.key, token) else { return ["self"] }
      return [path.first] + path.rest
    default:
      throw .expected("a key after \".\"", token)
    }
  }

  private mutating func index() throws(PredicateSyntaxError) -> PredicateExpression {
    if let word = currentKeyword, PredicateKeyword.indices.contains(word) {
      advance()
      return .value(.string(word))
    }
    return try expression(after: tokens[position - 1])
  }

  // MARK: - Operands

  private mutating func operand(after previous: PredicateToken?) throws(PredicateSyntaxError)
    -> PredicateExpression
  {
    let token = current
    switch token.kind {
    case .word(let text):
      return try word(text, token, after: previous)
    case .collectionOperator:
      return .path(.subject, try names())
    case .symbol("{"):
      advance()
      return try list()
    case .symbol("("):
      advance()
      let inner = try expression(after: token)
      try expect(")")
      return inner
    case .symbol, .end:
      throw .expectedValue(token, after: previous)
    default:
      advance()
    }
    switch token.kind {
    case .string(let text): return .value(.string(text))
    case .integer(let number): return .value(.integer(number))
    case .real(let number): return .value(.real(number))
    case .placeholder(let placeholder): return try arguments.next(placeholder, token)
    case .name(let text): return .key(PredicateKeyPath(text))
    case .variable(let name):
      return variables[name].map(PredicateExpression.value) ?? .variable(name)
    default: throw .expectedValue(token, after: previous)
    }
  }

  private mutating func word(
    _ text: String, _ token: PredicateToken, after previous: PredicateToken?
  ) throws(PredicateSyntaxError) -> PredicateExpression {
    if let constant = PredicateKeyword.constants[text.uppercased()] {
      advance()
      return constant
    }
    if PredicateKeyword.isReserved(text) { throw .expectedValue(token, after: previous) }
    advance()
    guard accept(["("]) else { return .key(PredicateKeyPath(text)) }
    switch text.uppercased() {
    case "SUBQUERY": return try subquery()
    case "TERNARY": return try ternary()
    case "CAST": return try call("castObject:toType:", token)
    case "FUNCTION": return try method()
    default: return try call(text, token)
    }
  }

  private mutating func list() throws(PredicateSyntaxError) -> PredicateExpression {
    let elements = try elements(until: "}")
    let values = elements.compactMap { element -> PredicateValue? in
      if case .value(let value) = element { value } else { nil }
    }
    return values.count == elements.count ? .value(.list(values)) : .list(elements)
  }

  private mutating func elements(until end: String) throws(PredicateSyntaxError)
    -> [PredicateExpression]
  {
    var elements: [PredicateExpression] = []
    if current.kind != .symbol(end) {
      repeat { elements.append(try expression(after: tokens[position - 1])) } while accept([","])
    }
    guard accept([end]) else { throw .expected("\",\" or \"\(end)\"", current) }
    return elements
  }

  // MARK: - Functions

  private mutating func call(_ name: String, _ token: PredicateToken) throws(PredicateSyntaxError)
    -> PredicateExpression
  {
    let arguments = try elements(until: ")")
    guard let function = PredicateFunction.named(name) else { throw .unknownFunction(token, name) }
    if let arity = function.arity, arity != arguments.count {
      throw .wrongArity(arity, arguments.count, token)
    }
    return .function(function, arguments)
  }

  /// `FUNCTION(operand, 'selector', arguments…)`
  private mutating func method() throws(PredicateSyntaxError) -> PredicateExpression {
    let operand = try expression(after: tokens[position - 1])
    try expect(",")
    let token = current
    guard case .string(let selector) = token.kind else {
      throw .expected("the name of a function", token)
    }
    advance()
    let rest = accept([","]) ? try elements(until: ")") : []
    if tokens[position - 1].kind != .symbol(")") { try expect(")") }
    guard let function = PredicateFunction.named(selector) else {
      throw .unknownFunction(token, selector)
    }
    if let arity = function.arity, arity != rest.count + 1 {
      throw .wrongArity(arity, rest.count + 1, token)
    }
    return .function(function, [operand] + rest)
  }

  /// `SUBQUERY(list, $variable, predicate)`
  private mutating func subquery() throws(PredicateSyntaxError) -> PredicateExpression {
    let list = try expression(after: tokens[position - 1])
    try expect(",")
    guard case .variable(let name) = current.kind else {
      throw .expected("a variable such as $x", current)
    }
    advance()
    try expect(",")
    let outer = variables
    variables[name] = nil
    let predicate = try or()
    variables = outer
    try expect(")")
    return .subquery(list, variable: name, predicate)
  }

  /// `TERNARY(predicate, first, second)`
  private mutating func ternary() throws(PredicateSyntaxError) -> PredicateExpression {
    let predicate = try or()
    try expect(",")
    let first = try expression(after: tokens[position - 1])
    try expect(",")
    let second = try expression(after: tokens[position - 1])
    try expect(")")
    return .ternary(predicate, first, second)
  }
}
