/// What a header of C declares.
struct CHeader: Sendable {
  struct Function: Equatable, Sendable {
    let name: String
    let parameters: [CType]
    let result: CType
  }

  private(set) var functions: [Function] = []
  /// The names of its structures that are types.
  private(set) var structures: Set<String> = []
  /// The names of its enumerations that are types.
  private(set) var enumerations: Set<String> = []

  /// - Parameter text: A header without bodies of functions and comments of several lines.
  init(_ text: String) {
    let code = text.replacing(/\/\/[^\n]*/, with: "").replacing(/#[^\n]*/, with: "")
    for statement in code.split(outsideOf: "{(", at: ";").map(\.trimmed) { read(statement) }
  }

  private mutating func read(_ statement: String) {
    if let match = statement.wholeMatch(of: /typedef\s+(struct|enum)\s*\w*\s*\{(?:.|\n)*\}\s*(\w+)/) {
      if match.output.1 == "enum" { enumerations.insert(String(match.output.2)) }
      if match.output.1 == "struct" { structures.insert(String(match.output.2)) }
    } else if let match = statement.wholeMatch(of: /enum\s+(\w+)\s*\{(?:.|\n)*\}/) {
      enumerations.insert(String(match.output.1))
    } else if let function = Self.function(statement) {
      functions.append(function)
    }
  }

  /// A result, a name and parameters in parentheses, with attributes behind them or not.
  private static func function(_ statement: String) -> Function? {
    guard let match = statement.firstMatch(of: /(\w+)\s*\(/), match.range.lowerBound > statement.startIndex,
      let parameters = statement[match.range.upperBound...].untilParenthesis
    else { return nil }
    return Function(
      name: String(match.output.1), parameters: CType.parameters(parameters),
      result: CType(statement[..<match.range.lowerBound]))
  }
}
