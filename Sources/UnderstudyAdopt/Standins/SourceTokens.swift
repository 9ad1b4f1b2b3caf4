import Foundation

/// A word, literal or sign of Swift source.
struct Token: Hashable {
  enum Kind { case identifier, number, string, sign }

  let kind: Kind
  let text: String
  /// From 1.
  let line: Int
  /// From 1, in bytes, as the compiler counts.
  let column: Int
  /// Where it lies in the file, in bytes.
  let offset: Int
  /// Whether nothing but space stands before it on its line.
  let beginsLine: Bool
  /// Whether it follows the one before without space.
  let isAttached: Bool
  /// Where it ends in the file, in bytes.
  let end: Int

  var isUppercase: Bool { kind == .identifier && text.first?.isUppercase == true }
}

/// The tokens of one file, and which brackets belong together.
struct SourceTokens {
  let tokens: [Token]
  /// By the index of a bracket, that of its partner.
  let partners: [Int: Int]

  init(_ source: String) {
    var scanner = TokenScanner(Array(source.utf8))
    tokens = scanner.scan()
    var open: [Int] = []
    var partners: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        guard let begin = open.popLast() else { continue }
        partners[begin] = index
        partners[index] = begin
      default: break
      }
    }
    self.partners = partners
  }

  var count: Int { tokens.count }

  /// The text at an index, or nothing outside.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func isIdentifier(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .identifier }

  /// The last token that begins at a place or before it.
  func index(line: Int, column: Int) -> Int? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      let token = tokens[middle]
      if (token.line, token.column) <= (line, column) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The bracket around a token that is not closed before it.
  func enclosing(_ index: Int) -> Int? {
    var place = index - 1
    while place >= 0 {
      switch tokens[place].kind == .sign ? tokens[place].text : "" {
      case ")", "]", "}": place = (partners[place] ?? place) - 1
      case "(", "[", "{": return place
      default: place -= 1
      }
    }
    return nil
  }

  /// The source between two tokens, words apart.
  func text(in range: Range<Int>) -> String {
    var result = ""
    for index in range {
      if index > range.lowerBound, !tokens[index].isAttached { result += " " }
      result += tokens[index].text
    }
    return result
  }
}

private struct TokenScanner {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var lineStart = 0
  private var isAtLineStart = true
  private var lastEnd = -1
  private var result: [Token] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }
  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { word in
      place + word.count <= bytes.count && word.indices.allSatisfy { bytes[place + $0] == word[$0] }
    }
  }

  mutating func scan() -> [Token] {
    while place < bytes.count { scanOne() }
    return result
  }

  private mutating func scanOne() {
    let first = byte()
    if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") || first == UInt8(ascii: "\r") || first == 10 {
      step()
    } else if isAt("//") {
      while place < bytes.count, byte() != 10 { place += 1 }
    } else if isAt("/*") {
      skipComment()
    } else if isStartOfString {
      scanString()
    } else if Self.isNumber(first) {
      add(.number) { $0.skip(while: { Self.isWord($0) }) }
    } else if Self.isWord(first) || first == UInt8(ascii: "`") || first == UInt8(ascii: "$") {
      add(.identifier) { scanner in
        scanner.place += 1
        scanner.skip(while: { Self.isWord($0) || $0 == UInt8(ascii: "`") })
      }
    } else {
      add(.sign) { $0.skipSign() }
    }
  }

  private static func isNumber(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
  private static func isWord(_ byte: UInt8) -> Bool {
    isNumber(byte) || byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122 || byte == 95 || byte >= 128
  }

  private mutating func step() {
    if byte() == UInt8(ascii: "\n") {
      line += 1
      lineStart = place + 1
      isAtLineStart = true
    }
    place += 1
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while place < bytes.count, condition(byte()) { place += 1 }
  }

  private mutating func add(_ kind: Token.Kind, _ skip: (inout Self) -> Void) {
    let (start, startLine, startColumn, begins) = (place, line, place - lineStart + 1, isAtLineStart)
    isAtLineStart = false
    skip(&self)
    result.append(
      Token(
        kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self), line: startLine, column: startColumn,
        offset: start, beginsLine: begins, isAttached: start == lastEnd, end: place))
    lastEnd = place
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        place += 2
      } else if isAt("*/") {
        depth -= 1
        place += 2
      } else {
        step()
      }
    } while depth > 0 && place < bytes.count
  }

  private var isStartOfString: Bool {
    var ahead = 0
    while byte(ahead) == UInt8(ascii: "#") { ahead += 1 }
    return byte(ahead) == UInt8(ascii: "\"")
  }

  /// A literal: its parts are tokens, and between them those of what is interpolated, in parentheses.
  private mutating func scanString() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    let quotes = byte(hashes + 1) == UInt8(ascii: "\"") && byte(hashes + 2) == UInt8(ascii: "\"") ? 3 : 1
    var isOpen = true
    add(.string) { scanner in
      scanner.place += hashes + quotes
      isOpen = scanner.skipText(hashes: hashes, quotes: quotes)
    }
    while isOpen, place < bytes.count {
      scanInterpolation()
      add(.string) { isOpen = $0.skipText(hashes: hashes, quotes: quotes) }
    }
  }

  /// Skips to the end of a literal, or to the parenthesis of what is interpolated.
  ///
  /// - Returns: whether there is a parenthesis.
  private mutating func skipText(hashes: Int, quotes: Int) -> Bool {
    while place < bytes.count {
      if byte() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        place += 1 + hashes
        if byte() == UInt8(ascii: "(") { return true }
        step()
      } else if (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }), hasHashes(hashes, at: quotes) {
        place += quotes + hashes
        return false
      } else if quotes == 1, byte() == 10 {
        return false
      } else {
        step()
      }
    }
    return false
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func scanInterpolation() {
    var depth = 0
    repeat {
      let count = result.count
      scanOne()
      guard result.count == count + 1, let last = result.last, last.kind == .sign else { continue }
      if last.text == "(" { depth += 1 }
      if last.text == ")" { depth -= 1 }
    } while depth > 0 && place < bytes.count
  }

  /// Brackets, commas and dots stand alone; other signs are taken together, as operators are.
  private mutating func skipSign() {
    let single = Array("()[]{},;:@#\\".utf8)
    if single.contains(byte()) { return place += 1 }
    if byte() == UInt8(ascii: ".") {
      place += 1
      while byte() == UInt8(ascii: ".")
        || byte() == UInt8(ascii: "<") && bytes[place - 1] == UInt8(ascii: ".") && isRange
      {
        place += 1
      }
      return
    }
    if byte() == UInt8(ascii: "?") || byte() == UInt8(ascii: "!") {
      let doubled = byte() == byte(1) && byte() == UInt8(ascii: "?")
      let compared = byte(1) == UInt8(ascii: "=")
      return place += doubled || compared ? 2 : 1
    }
    if byte() == UInt8(ascii: "<") || byte() == UInt8(ascii: ">") {
      return place += byte(1) == UInt8(ascii: "=") ? 2 : 1
    }
    let operators = Array("+-*/=%&|^~".utf8)
    place += 1
    guard operators.contains(bytes[place - 1]) else { return }
    while operators.contains(byte()) || byte() == UInt8(ascii: ">") { place += 1 }
  }

  private var isRange: Bool { place >= 2 && bytes[place - 2] == UInt8(ascii: ".") }
}
