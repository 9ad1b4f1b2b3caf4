import Foundation

/// What predicates that were made up mean, said as plainly as can be and without the library.
struct PredicateMeaning {
  /// Something cannot be computed, such as the sum of a text and a number.
  struct Problem: Error {}

  /// What a wrong meaning does.
  enum Fault { case forgetsNot, dividesExactly }

  let subject: [String: RandomValue]
  var element: [String: RandomValue] = [:]
  var fault: Fault?

  func holds(_ predicate: RandomPredicate) throws -> Bool {
    switch predicate {
    case .constant(let answer): return answer
    case .not(let part): return try holds(part) == (fault == .forgetsNot)
    case .and(let left, let right): return try holds(left) && holds(right)
    case .or(let left, let right): return try holds(left) || holds(right)
    case .comparison(let quantity, let left, let relation, let ignoresCase, let right):
      let (left, right) = (try value(left), try value(right))
      func compare(_ one: RandomValue) -> Bool { Self.compare(one, relation, right, ignoresCase) }
      guard let quantity else { return compare(left) }
      guard case .list(let elements) = left else { throw Problem() }
      switch quantity {
      case .any, .some: return elements.contains(where: compare)
      case .all: return elements.allSatisfy(compare)
      case .none: return !elements.contains(where: compare)
      }
    }
  }

  // MARK: - Comparison

  private static func compare(
    _ left: RandomValue, _ relation: RandomPredicate.Relation, _ right: RandomValue, _ ignoresCase: Bool
  ) -> Bool {
    let (left, right) = ignoresCase ? (lowercased(left), lowercased(right)) : (left, right)
    switch relation {
    case .equal: return equal(left, right)
    case .notEqual: return !equal(left, right)
    case .less: return precedes(left, right)
    case .greater: return precedes(right, left)
    case .lessOrEqual: return precedes(left, right) || isOrdered(left) && equal(left, right)
    case .greaterOrEqual: return precedes(right, left) || isOrdered(left) && equal(left, right)
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2 else { return false }
      return compare(left, .greaterOrEqual, bounds[0], false) && compare(left, .lessOrEqual, bounds[1], false)
    case .isIn: return contains(right, left)
    case .contains: return contains(left, right)
    case .begins, .ends, .like:
      guard case .text(let text) = left, case .text(let part) = right else { return false }
      switch relation {
      case .begins: return !part.isEmpty && text.hasPrefix(part)
      case .ends: return !part.isEmpty && text.hasSuffix(part)
      default: return matches(text[...], part[...])
      }
    }
  }

  private static func contains(_ whole: RandomValue, _ part: RandomValue) -> Bool {
    switch (whole, part) {
    case (.text(let whole), .text(let part)): !part.isEmpty && whole.contains(part)
    case (.list(let values), _): values.contains { equal($0, part) }
    default: false
    }
  }

  private static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" { return matches(text, pattern.dropFirst()) || !text.isEmpty && matches(text.dropFirst(), pattern) }
    return !text.isEmpty && (first == "?" || first == text.first) && matches(text.dropFirst(), pattern.dropFirst())
  }

  private static func lowercased(_ value: RandomValue) -> RandomValue {
    switch value {
    case .text(let text): .text(text.lowercased())
    case .list(let values): .list(values.map(lowercased))
    default: value
    }
  }

  private static func equal(_ left: RandomValue, _ right: RandomValue) -> Bool {
    switch (left, right) {
    case (.null, .null): return true
    case (.text(let left), .text(let right)): return left == right
    case (.integer(let left), .integer(let right)): return left == right
    case (.list(let left), .list(let right)): return left.count == right.count && zip(left, right).allSatisfy(equal)
    default:
      guard let left = number(left), let right = number(right) else { return false }
      return left == right
    }
  }

  private static func precedes(_ left: RandomValue, _ right: RandomValue) -> Bool {
    if case .text(let left) = left, case .text(let right) = right { return left < right }
    if case .integer(let left) = left, case .integer(let right) = right { return left < right }
    guard let left = number(left), let right = number(right) else { return false }
    return left < right
  }

  private static func isOrdered(_ value: RandomValue) -> Bool {
    if case .text = value { true } else { number(value) != nil }
  }

  private static func number(_ value: RandomValue) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  // MARK: - Terms

  private func value(_ term: RandomTerm) throws -> RandomValue {
    switch term {
    case .value(let value): return value
    case .key(let name, let rest): return try collect(subject[name] ?? .null, rest)
    case .elementKey(let name): return element[name] ?? .null
    case .list(let elements): return .list(try elements.map(value))
    case .arithmetic(let symbol, let left, let right): return try compute(symbol, value(left), value(right))
    case .negative(let part):
      let number = try value(part)
      return if case .real(let number) = number { .real(-number) } else { try compute("-", .integer(0), number) }
    case .call(let name, let part): return try call(name, value(part))
    case .subqueryCount(let predicate):
      guard case .list(let items)? = subject["items"] else { throw Problem() }
      let found = try items.filter { item in
        guard case .item(let element) = item else { throw Problem() }
        return try PredicateMeaning(subject: subject, element: element, fault: fault).holds(predicate)
      }
      return .integer(found.count)
    case .ternary(let predicate, let first, let second): return try value(holds(predicate) ? first : second)
    case .index(let name, let index):
      guard case .list(let values)? = subject[name], case .integer(let index) = try value(index) else {
        throw Problem()
      }
      return index < values.count ? values[index] : .null
    }
  }

  private func collect(_ value: RandomValue, _ path: [String]) throws -> RandomValue {
    guard let name = path.first else { return value }
    guard case .list(let items) = value else { throw Problem() }
    let values = items.map { item -> RandomValue in
      guard path.count == 2, case .item(let element) = item else { return item }
      return element[path[1]] ?? .null
    }
    switch name {
    case "@count": return .integer(values.count)
    case "@avg":
      let sum = try values.reduce(0) { $0 + (try real($1)) }
      return values.isEmpty ? .integer(0) : .real(sum / Double(values.count))
    default: return try call(String(name.dropFirst()), .list(values))
    }
  }

  private func real(_ value: RandomValue) throws -> Double {
    guard let number = Self.number(value) else { throw Problem() }
    return number
  }

  private func compute(_ symbol: String, _ left: RandomValue, _ right: RandomValue) throws -> RandomValue {
    if case .integer(let left) = left, case .integer(let right) = right {
      if let whole = whole(symbol, left, right) { return .integer(whole) }
    }
    if case .null = left { return .null }
    if case .null = right { return .null }
    let (left, right) = (try real(left), try real(right))
    switch symbol {
    case "+": return .real(left + right)
    case "-": return .real(left - right)
    case "*": return .real(left * right)
    case "/": return .real(left / right)
    default: return .real(pow(left, right))
    }
  }

  /// Nil where the result is not a whole number that fits.
  private func whole(_ symbol: String, _ left: Int, _ right: Int) -> Int? {
    let wide: Int128
    switch symbol {
    case "+": wide = Int128(left) + Int128(right)
    case "-": wide = Int128(left) - Int128(right)
    case "*": wide = Int128(left) * Int128(right)
    case "/":
      if right == 0 || fault == .dividesExactly { return nil }
      wide = Int128(left) / Int128(right)
    default:
      if right < 0 { return [-1, 1].contains(left) ? (left == 1 || right % 2 == 0 ? 1 : -1) : nil }
      var power: Int128 = 1
      for _ in 0..<min(right, 64) where abs(power) < 1 << 53 { power *= Int128(left) }
      return abs(power) < 1 << 53 && (right <= 64 || abs(left) < 2)
        ? (left == -1 && right % 2 == 0 ? 1 : Int(power)) : nil
    }
    return Int(exactly: wide)
  }

  private func call(_ name: String, _ value: RandomValue) throws -> RandomValue {
    switch name {
    case "uppercase", "lowercase", "length":
      if case .null = value { return .null }
      guard case .text(let text) = value else { throw Problem() }
      return name == "length"
        ? .integer(text.count) : .text(name == "uppercase" ? text.uppercased() : text.lowercased())
    case "abs", "floor", "ceiling":
      switch value {
      case .null: return .null
      case .integer(let number):
        if name == "abs" { return number == .min ? .real(-Double(number)) : .integer(abs(number)) }
        return value
      default:
        let number = try real(value)
        return .real(name == "abs" ? abs(number) : number.rounded(name == "floor" ? .down : .up))
      }
    default:
      var values: [RandomValue] = []
      if case .list(let elements) = value { values = elements } else if case .null = value {} else { values = [value] }
      return try reduce(name, values)
    }
  }

  private func reduce(_ name: String, _ values: [RandomValue]) throws -> RandomValue {
    if name == "count" { return .integer(values.count) }
    let present = values.filter { if case .null = $0 { false } else { true } }
    if name == "sum" { return try present.reduce(.integer(0)) { try compute("+", $0, $1) } }
    guard var best = present.first else { return .null }
    for value in present.dropFirst() {
      let isText = if case .text = value { true } else { false }
      let bestIsText = if case .text = best { true } else { false }
      guard isText == bestIsText, Self.isOrdered(value), Self.isOrdered(best) else { throw Problem() }
      if name == "min" ? Self.precedes(value, best) : Self.precedes(best, value) { best = value }
    }
    return best
  }
}
