import Foundation

extension PredicateNode: CustomStringConvertible {
  /// The predicate in NSPredicate's own style, arguments in place: `label BEGINSWITH "Add " AND exists == 1`.
  package var description: String {
    switch self {
    case .always(let answer): answer ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .and(let nodes): nodes.map(\.nested).joined(separator: " AND ")
    case .or(let nodes): nodes.map(\.nested).joined(separator: " OR ")
    case .not(let node): "NOT \(node.nested)"
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
    return "\(left) \(operation.rawValue)\(letters.isEmpty ? "" : "[\(letters)]") \(right)"
  }
}

extension PredicateExpression: CustomStringConvertible {
  package var description: String {
    switch self {
    case .key(let path): path.description
    case .subject: "SELF"
    case .value(let value): value.description
    case .list(let elements): "{\(elements.map(\.description).joined(separator: ", "))}"
    }
  }
}

extension PredicateKeyPath: CustomStringConvertible {
  /// Names that are also keywords are marked with `#`, as the parser reads them.
  package var description: String {
    ([first] + rest).map { PredicateKeyword.isReserved($0) ? "#\($0)" : $0 }.joined(separator: ".")
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
