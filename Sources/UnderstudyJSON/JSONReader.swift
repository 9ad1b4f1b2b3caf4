/// Why a text is no JSON.
package struct JSONError: Error, Equatable {
  /// What is wrong, with the place in bytes from the beginning.
  package let message: String
}

extension JSON {
  /// Reads a text that is one value.
  ///
  /// - Throws: ``JSONError`` for anything else, and for values inside more than 128 others.
  package init(reading text: String) throws(JSONError) {
    var text = text
    text.makeContiguousUTF8()
    var reader = JSONReader(Array(text.utf8))
    self = try reader.whole()
  }
}

/// Reads JSON as RFC 8259 has it, byte by byte.
private struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  private static let deepest = 128

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func whole() throws(JSONError) -> JSON {
    let value = try value()
    skipSpace()
    if place < bytes.count { throw problem("there is more behind the value") }
    return value
  }

  private func problem(_ text: String) -> JSONError { JSONError(message: "\(text) (byte \(place))") }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ byte: Character) -> Bool {
    guard let next, next == byte.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    guard let next else { throw problem("a value is missing") }
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default:
      if word("true") { return .bool(true) }
      if word("false") { return .bool(false) }
      if word("null") { return .null }
      throw problem("no value begins so")
    }
  }

  private mutating func word(_ word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  private mutating func nested(_ read: (inout JSONReader) throws(JSONError) -> JSON) throws(JSONError) -> JSON {
    depth += 1
    guard depth <= Self.deepest else { throw problem("more than \(Self.deepest) values are inside each other") }
    place += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> JSON {
    var members: [JSON.Member] = []
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("a member's name in quotation marks is missing") }
      let name = try string()
      skipSpace()
      guard take(":") else { throw problem("\":\" is missing behind a name") }
      members.append(JSON.Member(name, try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw problem("\",\" or \"}\" is missing") }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSON {
    var elements: [JSON] = []
    skipSpace()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw problem("\",\" or \"]\" is missing") }
    return .array(elements)
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = place
    _ = take("-")
    guard let first = next, isDigit(first) else { throw problem("a digit is missing") }
    place += 1
    if first != UInt8(ascii: "0") { skipDigits() }
    if take(".") { try needDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try needDigits()
    }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite else {
      throw problem("the number is too large")
    }
    return .number(number)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private mutating func skipDigits() { while let next, isDigit(next) { place += 1 } }

  private mutating func needDigits() throws(JSONError) {
    guard let next, isDigit(next) else { throw problem("a digit is missing") }
    skipDigits()
  }

  private mutating func string() throws(JSONError) -> String {
    place += 1
    var result: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): result += Array(String(try escape()).utf8)
      case 0..<0x20: throw problem("a control character is in a text; write \\n or \\u00XX")
      default: result.append(byte)
      }
    }
    throw problem("a text has no end")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw problem("a text has no end") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    default: throw problem("no escape is written so")
    }
  }

  /// A code point of the basic plane, or two surrogates; one that stands alone becomes the replacement character.
  private mutating func unicode() throws(JSONError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), bytes[place...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    let start = place
    place += 2
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second) else {
      place = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(JSONError) -> UInt32 {
    guard place + 4 <= bytes.count, bytes[place..<place + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    else { throw problem("four hexadecimal digits are missing") }
    place += 4
    return unit
  }
}
