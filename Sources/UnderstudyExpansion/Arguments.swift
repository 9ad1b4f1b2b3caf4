/// The arguments of a use of a macro.
struct Arguments {
  struct Argument {
    let label: String?
    let value: String
  }

  let all: [Argument]

  /// - Parameter source: What is in the parentheses.
  init(_ source: String) {
    let tokens = Tokens(source)
    all = Self.split(tokens, tokens.all.indices).map { range in
      let hasLabel = range.count > 2 && tokens.all[range.lowerBound + 1].text == ":"
      return Argument(
        label: hasLabel ? String(tokens.all[range.lowerBound].text) : nil,
        value: tokens.source((hasLabel ? range.lowerBound + 2 : range.lowerBound)..<range.upperBound, in: source) ?? "")
    }
  }

  /// - Parameter attribute: With its name; there may be no parentheses.
  init(ofAttribute attribute: String) {
    let tokens = Tokens(attribute)
    let inner = tokens.all.indices.filter { tokens.all[$0].depth > 0 }
    self.init(inner.first.flatMap { tokens.source($0..<(inner.last ?? $0) + 1, in: attribute) } ?? "")
  }

  subscript(label: String) -> String? { all.first { $0.label == label }?.value }

  /// The ranges between the commas that are in no further brackets.
  static func split(_ tokens: Tokens, _ range: Range<Int>) -> [Range<Int>] {
    guard let first = range.first else { return [] }
    let depth = tokens.all[first].depth
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var angles = 0
    for position in range where tokens.all[position].depth == depth {
      switch tokens.all[position].text {
      case "<": angles += 1
      case ">": angles -= 1
      case "," where angles <= 0:
        parts.append(start..<position)
        start = position + 1
      default: break
      }
    }
    return (parts + [start..<range.upperBound]).filter { !$0.isEmpty }
  }
}
