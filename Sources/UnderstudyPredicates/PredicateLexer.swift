import Foundation

/// A piece of a predicate format and the column, in characters from 0, where it begins.
struct PredicateToken {
  enum Kind: Equatable {
    /// A name or a keyword; that of a function may have colons.
    case word(String)
    /// A name marked with `#`, never a keyword.
    case name(String)
    /// A name after `$`.
    case variable(String)
    /// A name with its `@`.
    case collectionOperator(String)
    case string(String)
    case integer(Int)
    case real(Double)
    case symbol(String)
    case placeholder(Placeholder)
    case end
  }

  enum Placeholder: Equatable {
    /// `%@`
    case object
    /// `%K`
    case key
    /// `%d` and its relatives
    case integer
    /// `%f` and its relatives
    case real
  }

  let kind: Kind
  let column: Int
  /// The piece as it was written.
  let text: String
}

/// Cuts a predicate format into tokens.
struct PredicateLexer {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    characters = Array(format)
  }

  static func tokens(of format: String) throws(PredicateSyntaxError) -> [PredicateToken] {
    var lexer = PredicateLexer(format)
    var tokens: [PredicateToken] = []
    while true {
      tokens.append(try lexer.next())
      if tokens.last?.kind == .end { return tokens }
    }
  }

  private func peek(_ distance: Int = 0) -> Character? {
    position + distance < characters.count ? characters[position + distance] : nil
  }

  private mutating func next() throws(PredicateSyntaxError) -> PredicateToken {
    while peek()?.isWhitespace == true { position += 1 }
    let start = position
    let kind = try kind()
    return PredicateToken(kind: kind, column: start, text: String(characters[start..<position]))
  }

  private mutating func kind() throws(PredicateSyntaxError) -> PredicateToken.Kind {
    guard let character = peek() else { return .end }
    switch character {
    case "'", "\"": return try string(quote: character)
    case "%": return try placeholder()
    case "#": return .name(try markedWord())
    case "$": return .variable(try markedWord())
    case "@": return .collectionOperator("@" + (try markedWord()))
    case _ where Self.startsWord(character): return .word(functionName(beginning: word()))
    case _ where Self.isDigit(character): return try number()
    case "." where peek(1).map(Self.isDigit) == true: return try number()
    default: return try symbol(character)
    }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func startsWord(_ character: Character) -> Bool { character.isLetter || character == "_" }

  private static func continuesWord(_ character: Character) -> Bool {
    startsWord(character) || character.isNumber
  }

  private mutating func word() -> String {
    let start = position
    while let character = peek(), Self.continuesWord(character) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func markedWord() throws(PredicateSyntaxError) -> String {
    position += 1
    guard let first = peek(), Self.startsWord(first) else {
      throw .unexpectedCharacter(peek(), after: String(characters[position - 1]), column: position)
    }
    return word()
  }

  /// `add:to:` in front of its arguments; anywhere else a colon belongs to nothing.
  private mutating func functionName(beginning word: String) -> String {
    var name = word
    while peek() == ":", let next = peek(1), next == "(" || Self.startsWord(next) {
      position += 1
      name += ":" + (next == "(" ? "" : self.word())
    }
    return name
  }

  private mutating func string(quote: Character) throws(PredicateSyntaxError) -> PredicateToken.Kind {
    let start = position
    var text = ""
    position += 1
    while let character = peek() {
      position += 1
      if character == quote { return .string(text) }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = peek() else { break }
      position += 1
      switch escaped {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      // As Apple's parser: the backslash goes, whatever follows. A regular expression needs two, or %@.
      default: text.append(escaped)
      }
    }
    throw .unterminatedString(quote: quote, column: start)
  }

  private static let radixes: [String: Int] = ["x": 16, "o": 8, "b": 2]

  private mutating func number() throws(PredicateSyntaxError) -> PredicateToken.Kind {
    let start = position
    if peek() == "0", let radix = peek(1).flatMap({ Self.radixes[$0.lowercased()] }) {
      position += 2
      let digits = word()
      guard let number = Int(digits, radix: radix) else {
        throw .malformedNumber(String(characters[start..<position]), column: start)
      }
      return .integer(number)
    }
    skipDigits()
    if peek() == ".", peek(1).map(Self.isDigit) == true {
      position += 1
      skipDigits()
    }
    let exponentDigit = peek(1) == "-" || peek(1) == "+" ? 2 : 1
    if peek() == "e" || peek() == "E", peek(exponentDigit).map(Self.isDigit) == true {
      position += exponentDigit
      skipDigits()
    }
    let text = String(characters[start..<position])
    if let following = peek(), Self.continuesWord(following) || following == "." {
      throw .unexpectedCharacter(following, after: text, column: position)
    }
    if let integer = Int(text) { return .integer(integer) }
    guard let real = Double(text.hasPrefix(".") ? "0" + text : text) else {
      throw .malformedNumber(text, column: start)
    }
    return .real(real)
  }

  private mutating func skipDigits() {
    while let character = peek(), Self.isDigit(character) { position += 1 }
  }

  private mutating func placeholder() throws(PredicateSyntaxError) -> PredicateToken.Kind {
    let start = position
    position += 1
    var length = ""
    while let character = peek(), "hlqjzt".contains(character) {
      length.append(character)
      position += 1
    }
    guard let conversion = peek() else { throw .unknownPlaceholder("%" + length, column: start) }
    position += 1
    switch conversion {
    case "@" where length.isEmpty: return .placeholder(.object)
    case "K" where length.isEmpty: return .placeholder(.key)
    case "d", "i", "u", "x", "X", "o": return .placeholder(.integer)
    case "f", "F", "e", "g": return .placeholder(.real)
    default: throw .unknownPlaceholder(String(characters[start..<position]), column: start)
    }
  }

  private static let symbols = [
    "==", "=>", "=<", "!=", "<=", "<>", ">=", "&&", "||", "**", "=", "<", ">", "!", "(", ")", "{",
    "}", "[", "]", ",",
    "+", "-", "*", "/", ".",
  ]

  private mutating func symbol(_ character: Character) throws(PredicateSyntaxError) -> PredicateToken.Kind {
    let ahead = String(characters[position..<min(position + 2, characters.count)])
    guard let symbol = Self.symbols.first(where: ahead.hasPrefix) else {
      throw .unexpectedCharacter(character, after: nil, column: position)
    }
    position += symbol.count
    return .symbol(symbol)
  }
}
