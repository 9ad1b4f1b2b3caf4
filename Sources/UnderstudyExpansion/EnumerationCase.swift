/// A case of an enumeration that a macro is written on.
struct EnumerationCase {
  struct AssociatedValue {
    /// nil if it has none.
    let label: String?
    let type: String
  }

  let name: String
  let values: [AssociatedValue]

  /// The name without the quotes that make a keyword one.
  var plainName: String { name.filter { $0 != "`" } }

  /// The cases among the members of an enumeration, in their order.
  static func all(in tokens: Tokens, _ members: Range<Int>, source: String) -> [EnumerationCase] {
    var found: [EnumerationCase] = []
    var position = members.lowerBound
    func text(_ position: Int) -> Substring { members.contains(position) ? tokens.all[position].text : "" }
    while position < members.upperBound {
      defer { position += 1 }
      guard tokens.all[position].depth == 1, text(position) == "case", text(position - 1) != "." else { continue }
      repeat {
        position += 1
        let name = String(text(position))
        var values: [AssociatedValue] = []
        if text(position + 1) == "(" {
          let end = (position + 2..<members.upperBound).first { tokens.all[$0].depth == 1 } ?? members.upperBound
          values = Self.values(in: tokens, position + 2..<end, source: source)
          position = end
        }
        if text(position + 1) == "=" { position += text(position + 2) == "-" ? 3 : 2 }
        found.append(EnumerationCase(name: name, values: values))
        position += 1
      } while text(position) == ","
      position -= 1
    }
    return found
  }

  private static func values(in tokens: Tokens, _ range: Range<Int>, source: String) -> [AssociatedValue] {
    Arguments.split(tokens, range).map { range in
      let words = range.map { tokens.all[$0].text }
      let depth = tokens.all[range.lowerBound].depth
      let equals = range.first { tokens.all[$0].depth == depth && tokens.all[$0].text == "=" } ?? range.upperBound
      // A label, or a mark that there is none and a name.
      let colon = words.prefix(3).firstIndex(of: ":").map { range.lowerBound + $0 }
      let type = tokens.source((colon.map { $0 + 1 } ?? range.lowerBound)..<equals, in: source) ?? ""
      return AssociatedValue(label: colon == nil || words[0] == "_" ? nil : String(words[0]), type: type)
    }
  }
}
