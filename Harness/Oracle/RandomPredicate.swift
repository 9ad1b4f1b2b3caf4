/// A predicate that was made up: it can be written as a format in many ways, and says by itself what it means.
indirect enum RandomPredicate {
  case constant(Bool)
  case not(RandomPredicate)
  case and(RandomPredicate, RandomPredicate)
  case or(RandomPredicate, RandomPredicate)
  case comparison(Quantity?, RandomTerm, Relation, ignoresCase: Bool, RandomTerm)

  enum Quantity: String, CaseIterable { case any = "ANY", some = "SOME", all = "ALL", none = "NONE" }

  enum Relation: String, CaseIterable {
    case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH", like = "LIKE", isIn = "IN"
    case between = "BETWEEN"

    var spellings: [String] {
      switch self {
      case .equal: ["==", "="]
      case .notEqual: ["!=", "<>"]
      case .lessOrEqual: ["<=", "=<"]
      case .greaterOrEqual: [">=", "=>"]
      default: [rawValue, rawValue.lowercased()]
      }
    }
  }

  static func random(_ random: inout RandomNumbers, depth: Int, variable: Bool = false) -> RandomPredicate {
    func deeper(_ random: inout RandomNumbers) -> RandomPredicate {
      .random(&random, depth: depth - 1, variable: variable)
    }
    switch depth > 0 ? random.below(8) : 7 {
    case 0: return .not(deeper(&random))
    case 1: return .and(deeper(&random), deeper(&random))
    case 2: return .or(deeper(&random), deeper(&random))
    case 3: return .constant(random.below(2) == 0)
    default: return comparison(&random, depth: depth, variable: variable)
    }
  }

  private static func comparison(
    _ random: inout RandomNumbers, depth: Int, variable: Bool
  ) -> RandomPredicate {
    if random.below(4) == 0 {
      let relations: [Relation] = [.less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual]
      return .comparison(
        nil, .random(number: &random, depth: depth), relations[random.below(relations.count)], ignoresCase: false,
        .random(number: &random, depth: depth - 1))
    }
    let quantity = random.below(4) == 0 ? Quantity.allCases.randomElement(using: &random) : nil
    let relation = Relation.allCases[random.below(Relation.allCases.count)]
    let left =
      quantity == nil
      ? RandomTerm.random(&random, depth: depth, variable: variable) : .key(["tags", "numbers"][random.below(2)], [])
    let right: RandomTerm
    switch relation {
    case .between:
      right = .list((0..<2).map { _ in .random(&random, depth: depth - 1, variable: variable) })
    case .isIn:
      right =
        random.below(2) == 0
        ? .random(text: &random) : .list((0..<random.below(4)).map { _ in .random(constant: &random) })
    case .like:
      right = .value(.text(["a*", "?b*", "*", "ab", "*b?", ""][random.below(6)]))
    default: right = .random(&random, depth: depth, variable: variable)
    }
    return .comparison(quantity, left, relation, ignoresCase: random.below(4) == 0, right)
  }
}

/// One side of a comparison that was made up.
indirect enum RandomTerm {
  case value(RandomValue)
  case key(String, [String])
  /// A key of the element that a `SUBQUERY` is looking at.
  case elementKey(String)
  case list([RandomTerm])
  case arithmetic(String, RandomTerm, RandomTerm)
  case negative(RandomTerm)
  case call(String, RandomTerm)
  /// How many of the items satisfy a predicate.
  case subqueryCount(RandomPredicate)
  case ternary(RandomPredicate, RandomTerm, RandomTerm)
  case index(String, RandomTerm)

  static let functions = ["uppercase", "lowercase", "length", "abs", "floor", "ceiling", "sum", "max", "min", "count"]
  static let symbols = ["+", "-", "*", "/", "**"]
  static let operators = ["@count", "@sum", "@min", "@max", "@avg"]

  static func random(_ random: inout RandomNumbers, depth: Int, variable: Bool) -> RandomTerm {
    func deeper(_ random: inout RandomNumbers) -> RandomTerm { .random(&random, depth: depth - 1, variable: variable) }
    if variable, random.below(2) == 0 { return .elementKey(["price", "title"][random.below(2)]) }
    switch depth > 0 ? random.below(14) : random.below(5) {
    case 0, 1: return .random(constant: &random)
    case 2, 3, 4: return .key(["age", "price", "name", "none", "numbers", "tags"][random.below(6)], [])
    case 5, 6:
      if random.below(2) == 0 { return .random(number: &random, depth: depth) }
      return .arithmetic(symbols[random.below(symbols.count)], deeper(&random), deeper(&random))
    case 7: return .negative(deeper(&random))
    case 8: return .call(functions[random.below(functions.count)], deeper(&random))
    case 9: return variable ? deeper(&random) : .subqueryCount(.random(&random, depth: depth - 1, variable: true))
    case 10:
      return .ternary(.random(&random, depth: depth - 1, variable: variable), deeper(&random), deeper(&random))
    case 11: return .index(["numbers", "tags"][random.below(2)], .value(.integer(random.below(5))))
    case 12: return .list((0..<random.below(4)).map { _ in deeper(&random) })
    default:
      let name = operators[random.below(operators.count)]
      return name == "@count" ? .key("items", [name]) : .key("items", [name, "price"])
    }
  }

  /// Arithmetic that has a result.
  static func random(number random: inout RandomNumbers, depth: Int) -> RandomTerm {
    switch depth > 0 ? random.below(6) : random.below(3) {
    case 0: .key(["age", "price"][random.below(2)], [])
    case 1: .value(.integer(random.below(9)))
    case 2: .value(.real(Double(random.below(9)) / 2))
    case 3: .negative(.random(number: &random, depth: depth - 1))
    default:
      .arithmetic(
        symbols[random.below(symbols.count)], .random(number: &random, depth: depth - 1),
        .random(number: &random, depth: depth - 1))
    }
  }

  static func random(constant random: inout RandomNumbers) -> RandomTerm {
    switch random.below(8) {
    case 0: .value(.null)
    case 1: .value(.real(Double(random.below(9)) / 2))
    case 2: .value(.integer([Int.max, 1 << 40, 1000][random.below(3)]))
    case 3, 4: .random(text: &random)
    default: .value(.integer(random.below(6)))
    }
  }

  static func random(text random: inout RandomNumbers) -> RandomTerm {
    .value(.text(["a", "ab", "AB", "abc", "b", "", "it's \"b\""][random.below(7)]))
  }
}

/// A value of a predicate that was made up, or of its subject.
enum RandomValue {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case list([RandomValue])
  case item([String: RandomValue])

  /// What a test would pass as an argument or a property.
  var any: Any? {
    switch self {
    case .null: nil
    case .integer(let number): number
    case .real(let number): number
    case .text(let text): text
    case .list(let values): values.map { $0.any ?? (String?.none as Any) }
    case .item(let values): values.mapValues { $0.any ?? (String?.none as Any) }
    }
  }

  static func randomSubject(_ random: inout RandomNumbers) -> [String: RandomValue] {
    func number() -> RandomValue { .integer(random.below(6)) }
    func text() -> RandomValue { .text(["a", "ab", "AB", "Abc", "b", ""][random.below(6)]) }
    return [
      "age": number(), "price": .real(Double(random.below(9)) / 2), "name": text(), "none": .null,
      "numbers": .list((0..<random.below(4)).map { _ in number() }),
      "tags": .list((0..<random.below(4)).map { _ in text() }),
      "items": .list((0..<random.below(4)).map { _ in .item(["price": number(), "title": text()]) }),
    ]
  }
}
