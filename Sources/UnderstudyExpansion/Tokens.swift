/// The parts of a piece of Swift source, as far as a declaration's outline needs them: words, strings, regular expressions and
/// single characters, without space and comments.
struct Tokens {
  struct Token {
    let text: Substring
    /// The number of open parentheses, brackets and braces around it.
    let depth: Int
  }

  private(set) var all: [Token] = []

  /// The first token's offset in bytes.
  private(set) var startOffset = 0

  init(_ source: String) {
    var rest = source[...]
    var depth = 0
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        Self.skipComment(&rest)
      } else {
        let token = Self.regex(at: rest, after: all.last?.text) ?? Self.token(at: rest)
        if all.isEmpty { startOffset = source.utf8.distance(from: source.startIndex, to: rest.startIndex) }
        if [")", "]", "}"].contains(token) { depth -= 1 }
        all.append(Token(text: token, depth: depth))
        if ["(", "[", "{"].contains(token) { depth += 1 }
        rest = rest[token.endIndex...]
      }
    }
  }

  /// The source between two tokens, both included.
  func source(_ range: Range<Int>, in source: String) -> String? {
    guard let first = all[range].first, let last = all[range].last else { return nil }
    return String(source[first.text.startIndex..<last.text.endIndex])
  }

  private static func skipComment(_ rest: inout Substring) {
    var nesting = 0
    repeat {
      if rest.hasPrefix("/*") {
        nesting += 1
        rest.removeFirst(2)
      } else if rest.hasPrefix("*/") {
        nesting -= 1
        rest.removeFirst(2)
      } else {
        rest.removeFirst()
      }
    } while nesting > 0 && !rest.isEmpty
  }

  private static func token(at rest: Substring) -> Substring {
    let hashes = rest.prefix { $0 == "#" }
    if rest[hashes.endIndex...].first == "\"" { return string(at: rest, hashes: hashes.count) }
    if rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") { return rest[...end] }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if !word.isEmpty { return word }
    for joined in ["->", "==", "!=", "<=", ">="] where rest.hasPrefix(joined) { return rest.prefix(2) }
    return rest.prefix(1)
  }

  /// A regular expression between slashes, which stands where a value begins.
  private static func regex(at rest: Substring, after previous: Substring?) -> Substring? {
    guard rest.first == "/", previous.map({ ["(", ",", "[", "=", ":"].contains($0) }) ?? false,
      let second = rest.dropFirst().first, !second.isWhitespace
    else { return nil }
    var position = rest.index(after: rest.startIndex)
    while position < rest.endIndex, !rest[position].isNewline {
      if rest[position] == "/" { return rest[...position] }
      if rest[position] == "\\" { position = rest.index(after: position) }
      if position < rest.endIndex { position = rest.index(after: position) }
    }
    return nil
  }

  /// A string literal, with interpolations as part of it.
  private static func string(at rest: Substring, hashes: Int) -> Substring {
    let mark = String(repeating: "#", count: hashes)
    let quote = rest.dropFirst(hashes).hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var position = rest.index(rest.startIndex, offsetBy: hashes + quote.count)
    while position < rest.endIndex {
      let here = rest[position...]
      if here.hasPrefix(quote + mark) { return rest[..<rest.index(position, offsetBy: quote.count + hashes)] }
      if here.hasPrefix("\\" + mark + "(") {
        position = endOfInterpolation(rest, from: rest.index(position, offsetBy: hashes + 2))
      } else if here.hasPrefix("\\"), hashes == 0 {
        position = rest.index(position, offsetBy: min(2, here.count))
      } else {
        position = rest.index(after: position)
      }
    }
    return rest
  }

  private static func endOfInterpolation(_ rest: Substring, from start: Substring.Index) -> Substring.Index {
    var position = start
    var nesting = 1
    while position < rest.endIndex, nesting > 0 {
      let token = token(at: rest[position...])
      if token == "(" { nesting += 1 }
      if token == ")" { nesting -= 1 }
      position = token.endIndex
    }
    return position
  }
}
