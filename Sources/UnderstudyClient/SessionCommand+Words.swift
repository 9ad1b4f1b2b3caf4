extension SessionCommand {
  /// The words of a line. One that begins with a quotation mark is what stands between two; in it, a backslash in front of a mark
  /// makes that a character. Marks inside of a word belong to it, as those of `buttons["Earl Grey"]` and `It's` do.
  package static func split(_ line: String) -> [String] {
    var words: [String] = []
    var rest = Substring(line)
    while true {
      rest = rest.drop { $0 == " " }
      guard let first = rest.first else { return words }
      words.append(marks.contains(first) ? quoted(&rest) : plain(&rest))
    }
  }

  private static let marks: Set<Character> = ["\"", "'"]

  /// Takes a word that begins with a quotation mark, and what follows it without a space.
  private static func quoted(_ rest: inout Substring) -> String {
    guard let mark = rest.popFirst() else { return "" }
    var word = ""
    while let character = rest.popFirst(), character != mark {
      if character == "\\", let next = rest.first, marks.contains(next) {
        rest.removeFirst()
        word.append(next)
      } else {
        word.append(character)
      }
    }
    return word + plain(&rest)
  }

  /// Takes a word as it is, up to a space that is not between two quotation marks of a query.
  private static func plain(_ rest: inout Substring) -> String {
    var (word, isQuoted) = ("", false)
    while let character = rest.first, isQuoted || character != " " {
      if character == "\"", word.last != "\\" { isQuoted.toggle() }
      word.append(character)
      rest.removeFirst()
    }
    return word
  }
}
