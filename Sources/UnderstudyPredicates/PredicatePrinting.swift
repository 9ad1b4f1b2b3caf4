import Foundation

extension PredicateNode: CustomStringConvertible {
  /// The predicate in NSPredicate's own style, arguments in place: `label BEGINSWITH "Add " AND exists == 1`.
  package var description: String {
    switch self {
    case .always(let answer): answer ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .and(let nodes): nodes.map(\.nested).joined(separator: " AND ")
    case .or(let nodes): nodes.map(\.nested).joined(separator: " OR ")
    case .not(let node): "NOT (\(node))"
    case .comparison(let comparison): comparison.description
    }
  }

  private var nested: String {
    switch self {
    case .and, .or: "(\(description))"
    case .always, .not, .comparison: description
    }
  }
}

extension PredicateComparison: CustomStringConvertible {
  package var description: String {
    var letters = options.contains(.caseInsensitive) ? "c" : ""
    if options.contains(.diacriticInsensitive) { letters += "d" }
    return
      "\(modifier.rawValue)\(left) \(operation.rawValue)\(letters.isEmpty ? "" : "[\(letters)]") \(right)"
  }
}

extension PredicateExpression: CustomStringConvertible {
  package var description: String {
    switch self {
    case .key(let path): path.description
    case .subject: "SELF"
    case .value(let value): value.description
    case .variable(let name): "$\(name)"
    case .list(let elements): "{\(Self.joined(elements))}"
    case .path(let base, let names): "\(base.operand).\(PredicateKeyPath.joined(names))"
    case .function(let function, let arguments): Self.call(function, arguments)
    case .subquery(let list, let variable, let node): "SUBQUERY(\(list), $\(variable), \(node))"
    case .ternary(let node, let first, let second): "TERNARY(\(node), \(first), \(second))"
    }
  }

  private static func call(_ function: PredicateFunction, _ arguments: [PredicateExpression])
    -> String
  {
    if let symbol = function.symbol, arguments.count == 2 {
      return "\(arguments[0].operand) \(symbol) \(arguments[1].operand)"
    }
    switch function.name {
    case PredicateFunction.negation: return "-\(arguments[0].operand)"
    case "castObject:toType:": return "CAST(\(joined(arguments)))"
    case "objectFrom:withIndex:":
      if case .value(.string(let index)) = arguments[1] {
        return "\(arguments[0].operand)[\(index)]"
      }
      return "\(arguments[0].operand)[\(arguments[1])]"
    default: return "\(function.name)(\(arguments.map(\.exact).joined(separator: ", ")))"
    }
  }

  private static func joined(_ expressions: [PredicateExpression]) -> String {
    expressions.map(\.description).joined(separator: ", ")
  }

  /// Whole numbers with a fraction keep it where something is computed: 7.0 / 2 is not 7 / 2.
  private var exact: String {
    switch self {
    case .value(.real(let number)): "\(number)"
    case .value(.list(let values)): Self.list(values.map(PredicateExpression.value))
    case .list(let elements): Self.list(elements)
    case .ternary(let node, let first, let second):
      "TERNARY(\(node), \(first.exact), \(second.exact))"
    default: description
    }
  }

  private static func list(_ elements: [PredicateExpression]) -> String {
    "{\(elements.map(\.exact).joined(separator: ", "))}"
  }

  /// Arithmetic and what begins with a minus sign are put in parentheses within something else.
  private var operand: String {
    if case .function(let function, _) = self, function.symbol != nil { return "(\(description))" }
    return exact.hasPrefix("-") ? "(\(exact))" : exact
  }
}

extension PredicateKeyPath: CustomStringConvertible {
  /// Names that are also keywords are marked with `#`, as the parser reads them.
  package var description: String { Self.joined([first] + rest) }

  static func joined(_ names: [String]) -> String {
    names.map { PredicateKeyword.isMarked($0) ? "#\($0)" : $0 }.joined(separator: ".")
  }
}

extension PredicateValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .null: "nil"
    case .string(let text): Self.quoted(text)
    case .integer(let number): "\(number)"
    case .real(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .date(let date): "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
    case .list(let values): "{\(values.map(\.description).joined(separator: ", "))}"
    case .object(let object): String(describing: object.value)
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
