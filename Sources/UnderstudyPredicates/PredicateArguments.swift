import Foundation

/// The arguments of a format, handed out in the order of its placeholders.
struct PredicateArguments {
  private let arguments: [Any]
  private var nextIndex = 0

  /// Counts before anything is read: a wrong number of arguments explains most of what would go wrong later.
  init(_ arguments: [Any], for tokens: [PredicateToken]) throws(PredicateSyntaxError) {
    self.arguments = arguments
    let placeholders = tokens.filter { if case .placeholder = $0.kind { true } else { false } }
    if placeholders.count > arguments.count {
      throw .tooFewArguments(arguments.count, placeholders: placeholders)
    }
    if placeholders.count < arguments.count {
      let quoted = tokens.first { token in
        if case .string(let text) = token.kind { ["%@", "%d", "%K"].contains(where: text.contains) } else { false }
      }
      throw .tooManyArguments(arguments.count, placeholders: placeholders.count, quoted: quoted)
    }
  }

  /// The next argument as the expression that its placeholder asks for.
  mutating func next(
    _ placeholder: PredicateToken.Placeholder, _ token: PredicateToken
  ) throws(PredicateSyntaxError) -> PredicateExpression {
    guard nextIndex < arguments.count else { throw .tooFewArguments(arguments.count, placeholders: [token]) }
    let value = PredicateValue(arguments[nextIndex])
    nextIndex += 1
    switch (placeholder, value) {
    case (.object, _), (.integer, .integer), (.real, .integer), (.real, .real):
      return .value(value)
    case (.integer, .real(let number)) where number == number.rounded():
      return .value(value)
    case (.key, .string(let text)):
      guard let path = PredicateKeyPath(text) else { throw .wrongArgument(nextIndex, value, needs: "a key", token) }
      return path.rest.isEmpty && path.first.uppercased() == "SELF" ? .subject : .key(path)
    case (.key, _):
      throw .wrongArgument(nextIndex, value, needs: "a key as text", token)
    case (.integer, _):
      throw .wrongArgument(nextIndex, value, needs: "a whole number", token)
    case (.real, _):
      throw .wrongArgument(nextIndex, value, needs: "a number", token)
    }
  }
}
