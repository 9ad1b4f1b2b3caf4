import Foundation

/// A piece of a predicate format and the column, in characters from 0, where it begins.
struct PredicateToken {
  enum Kind: Equatable {
    /// A name or a keyword, with dots.
    case word(String)
    /// A name marked with `#`, never a keyword.
    case name(String)
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
    case "#": return try word(isName: true)
    case _ where Self.startsWord(character): return try word(isName: false)
    case _ where Self.isDigit(character): return try number()
    case "-" where peek(1).map(Self.isDigit) == true: return try number()
    default: return try symbol(character)
    }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func startsWord(_ character: Character) -> Bool { character.isLetter || character == "_" }

  private static func continuesWord(_ character: Character) -> Bool {
    startsWord(character) || character.isNumber
  }

  private mutating func word(isName: Bool) throws(PredicateSyntaxError) -> PredicateToken.Kind {
    let start = position
    var text = ""
    var isMarked = isName
    if isName { position += 1 }
    while true {
      guard let first = peek(), Self.startsWord(first) else {
        throw .unexpectedCharacter(peek(), after: String(characters[start..<position]), column: position)
      }
      while let character = peek(), Self.continuesWord(character) {
        text.append(character)
        position += 1
      }
      guard peek() == "." else { return isMarked ? .name(text) : .word(text) }
      text.append(".")
      position += 1
      if peek() == "#" {
        isMarked = true
        position += 1
      }
    }
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

  private mutating func number() throws(PredicateSyntaxError) -> PredicateToken.Kind {
    let start = position
    if peek() == "-" { position += 1 }
    let isHex = peek() == "0" && (peek(1) == "x" || peek(1) == "X")
    if isHex {
      position += 2
      while peek()?.isHexDigit == true { position += 1 }
    } else {
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
    }
    if let following = peek(), Self.continuesWord(following) || following == "." {
      throw .unexpectedCharacter(following, after: String(characters[start..<position]), column: position)
    }
    let text = String(characters[start..<position])
    if let integer = isHex ? Self.hexadecimal(text) : Int(text) { return .integer(integer) }
    guard let real = Double(text) else { throw .malformedNumber(text, column: start) }
    return .real(real)
  }

  private mutating func skipDigits() {
    while let character = peek(), Self.isDigit(character) { position += 1 }
  }

  private static func hexadecimal(_ text: String) -> Int? {
    text.hasPrefix("-") ? Int("-" + text.dropFirst(3), radix: 16) : Int(text.dropFirst(2), radix: 16)
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
    "==", "=>", "=<", "!=", "<=", "<>", ">=", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
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
