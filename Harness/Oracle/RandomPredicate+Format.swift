/// Writes predicates that were made up, each time in another way.
struct PredicateWriter {
  private(set) var arguments: [Any] = []
  private var random: RandomNumbers

  init(seed: UInt64) { random = RandomNumbers(seed: seed) }

  mutating func format(_ predicate: RandomPredicate) -> String {
    let text =
      switch predicate {
      case .constant(let answer): word(answer ? "TRUEPREDICATE" : "FALSEPREDICATE")
      case .not(let part): "\(pick("NOT ", "not ", "!"))(\(format(part)))"
      case .and(let left, let right): "(\(format(left)))\(pick(" AND ", " and ", "&&"))(\(format(right)))"
      case .or(let left, let right): "(\(format(left)))\(pick(" OR ", " or ", "||"))(\(format(right)))"
      case .comparison(let quantity, let left, let relation, let ignoresCase, let right):
        (quantity.map { word($0.rawValue) + " " } ?? "") + format(left)
          + " \(relation.spellings.randomElement(using: &random) ?? "")" + (ignoresCase ? pick("[c]", " [C]") : "")
          + space() + " " + format(right)
      }
    return random.below(5) == 0 ? "(\(space())\(text)\(space()))" : text
  }

  mutating func format(_ term: RandomTerm) -> String {
    let text =
      switch term {
      case .value(let value): constant(value)
      case .key(let name, let rest): ([key(name)] + rest).joined(separator: ".")
      case .elementKey(let name): "$x.\(name)"
      case .list(let elements): list(elements)
      case .arithmetic(let symbol, let left, let right):
        "(\(format(left)))\(space())\(symbol)\(space())(\(format(right)))"
      case .negative(let part): "-(\(format(part)))"
      case .call(let name, let part): "\(name)\(pick("", ":"))(\(format(part)))"
      case .subqueryCount(let predicate): "SUBQUERY(items, $x, \(format(predicate))).@count"
      case .ternary(let predicate, let first, let second):
        "TERNARY(\(format(predicate)), \(format(first)), \(format(second)))"
      case .index(let name, let index): "\(name)[\(format(index))]"
      }
    return random.below(6) == 0 ? "(\(text))" : text
  }

  private mutating func list(_ elements: [RandomTerm]) -> String {
    var texts: [String] = []
    for element in elements { texts.append(format(element)) }
    return "{\(texts.joined(separator: pick(",", ", ")))}"
  }

  private mutating func key(_ name: String) -> String {
    switch random.below(6) {
    case 0:
      arguments.append(name)
      return "%K"
    case 1: return "SELF.\(name)"
    case 2: return "#\(name)"
    default: return name
    }
  }

  private mutating func constant(_ value: RandomValue) -> String {
    if random.below(4) == 0 {
      arguments.append(value.any as Any)
      return "%@"
    }
    switch value {
    case .integer(let number):
      if random.below(8) == 0 {
        arguments.append(number)
        return pick("%d", "%ld", "%lu")
      }
      return pick(
        "\(number)", "0x\(String(number, radix: 16))", "0b\(String(number, radix: 2))", "0o\(String(number, radix: 8))")
    case .real(let number):
      return number < 1 && random.below(2) == 0 ? "\(number)".dropFirst().description : "\(number)"
    case .text(let text):
      let quote = pick("'", "\"")
      let escaped = text.map { "\"'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
      return quote + escaped + quote
    case .null, .list, .item: return word(pick("nil", "NULL"))
    }
  }

  private mutating func word(_ word: String) -> String { pick(word, word.lowercased()) }

  private mutating func space() -> String { pick("", " ", "\n") }

  private mutating func pick(_ choices: String...) -> String { choices[random.below(choices.count)] }
}
