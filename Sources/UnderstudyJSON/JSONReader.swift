/// Why a text is no JSON.
package struct JSONError: Error, Equatable {
  /// What is wrong, with the place.
  package let message: String
}

extension JSON {
  /// Reads a text that is one value; members of objects are in the order of their names.
  ///
  /// - Throws: ``JSONError`` for anything else.
  package init(reading text: String) throws(JSONError) {
    var text = text
    let result = text.withUTF8 { bytes in
      var reader = JSONReader(bytes)
      return Result { () throws(JSONError) in try reader.all() }
    }
    self = try result.get()
  }
}

/// Reads bytes by address: commands and sessions read answers in debug builds too, where each look into a text is many calls.
private struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let count: Int
  private var place = 0
  private var depth = 0
  /// How many arrays and objects may be around a value.
  private static let deepest = 512

  init(_ bytes: UnsafeBufferPointer<UInt8>) { (self.bytes, count) = (bytes, bytes.count) }

  mutating func all() throws(JSONError) -> JSON {
    let value = try value()
    skipSpace()
    guard place == count else { throw error("there is more behind the value") }
    return value
  }

  /// The next byte; zero, which no JSON has, at the end.
  private var next: UInt8 { place < count ? bytes[place] : 0 }

  private mutating func skipSpace() {
    while place < count {
      let byte = bytes[place]
      guard byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 else { return }
      place &+= 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place &+= 1
    return true
  }

  private func error(_ text: String) -> JSONError {
    JSONError(message: place < count ? "\(text), at byte \(place + 1)" : "\(text), at its end")
  }

  // MARK: - Values

  private mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error("a value is missing")
    }
  }

  /// Goes into an array or an object, whose reading ends with ``leave(_:_:)``.
  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= Self.deepest else { throw error("values are nested more than \(Self.deepest) deep") }
    place &+= 1
    skipSpace()
  }

  private mutating func leave(_ end: UInt8, _ name: String) throws(JSONError) {
    depth -= 1
    guard take(end) else { throw error("\(name) has no end") }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    var index = 0
    while index < word.utf8CodeUnitCount {
      guard take(word.utf8Start[index]) else { throw error("\"\(word)\" is not whole") }
      index &+= 1
    }
    return value
  }

  private mutating func array() throws(JSONError) -> JSON {
    let end = UInt8(ascii: "]")
    var elements: [JSON] = []
    try enter()
    if next != end {
      repeat {
        elements.append(try value())
        skipSpace()
      } while take(UInt8(ascii: ","))
    }
    try leave(end, "an array")
    return .array(elements)
  }

  private mutating func object() throws(JSONError) -> JSON {
    let end = UInt8(ascii: "}")
    var members: [JSON.Member] = []
    try enter()
    if next != end {
      repeat {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw error("a name is missing") }
        let name = try string()
        skipSpace()
        guard take(UInt8(ascii: ":")) else { throw error("a colon is missing") }
        members.append(JSON.Member(name, try value()))
        skipSpace()
      } while take(UInt8(ascii: ","))
    }
    try leave(end, "an object")
    return .object(members.sorted { $0.name < $1.name })
  }

  // MARK: - Numbers

  private mutating func number() throws(JSONError) -> Double {
    let start = place
    _ = take(UInt8(ascii: "-"))
    let isZero = next == UInt8(ascii: "0")
    let digits = skipDigits()
    guard digits == 1 || (digits > 1 && !isZero) else { throw error("a number is not written as JSON has it") }
    if take(UInt8(ascii: ".")) {
      guard skipDigits() > 0 else { throw error("digits are missing") }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard skipDigits() > 0 else { throw error("digits are missing") }
    }
    guard let number = Double(text(from: start)), number.isFinite else { throw error("a number is too large") }
    return number
  }

  private mutating func skipDigits() -> Int {
    let start = place
    while place < count, bytes[place] >= UInt8(ascii: "0"), bytes[place] <= UInt8(ascii: "9") { place &+= 1 }
    return place - start
  }

  private func text(from start: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
  }

  // MARK: - Texts

  private mutating func string() throws(JSONError) -> String {
    place &+= 1
    let start = place
    var hasEscapes = false
    while place < count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        let text = hasEscapes ? try unescaped(from: start) : text(from: start)
        place &+= 1
        return text
      }
      guard byte >= 0x20 else { throw error("a control character is not escaped") }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        place &+= 1
      }
      place &+= 1
    }
    throw error("a text has no end")
  }

  /// The text up to here, without escapes.
  private mutating func unescaped(from start: Int) throws(JSONError) -> String {
    let end = place
    // No character takes more bytes than its escape.
    let result = UnsafeMutablePointer<UInt8>.allocate(capacity: end - start)
    defer { result.deallocate() }
    var length = 0
    place = start
    while place < end {
      let byte = bytes[place]
      place &+= 1
      if byte != UInt8(ascii: "\\") {
        result[length] = byte
        length &+= 1
      } else if let plain = Self.plain(bytes[place]) {
        result[length] = plain
        length &+= 1
        place &+= 1
      } else {
        for byte in UTF8.encode(try scalar()) ?? UTF8.encodedReplacementCharacter {
          result[length] = byte
          length &+= 1
        }
      }
    }
    return String(decoding: UnsafeBufferPointer(start: result, count: length), as: UTF8.self)
  }

  /// What an escape of one letter stands for.
  private static func plain(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "n"): 0x0a
    case UInt8(ascii: "r"): 0x0d
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    default: nil
    }
  }

  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    guard take(UInt8(ascii: "u")) else { throw error("there is no such escape") }
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xdc00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw error("half of a character is missing")
    }
    let second = try unit()
    guard (0xdc00...0xdfff).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first & 0x3ff) << 10 + second & 0x3ff)
    else { throw error("half of a character is missing") }
    return scalar
  }

  /// Four hexadecimal digits.
  private mutating func unit() throws(JSONError) -> UInt32 {
    let start = place
    while place < count, place - start < 4, Unicode.Scalar(bytes[place]).properties.isASCIIHexDigit { place &+= 1 }
    guard place - start == 4, let unit = UInt32(text(from: start), radix: 16) else {
      throw error("an escape has four hexadecimal digits")
    }
    return unit
  }
}
