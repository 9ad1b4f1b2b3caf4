/// Finds the ends of comments, strings and brackets in Swift source, as far as finding calls needs it.
///
/// Offsets are of UTF-8, as `#column` is.
struct SourceScanner {
  let bytes: [UInt8]

  init(_ source: String) { bytes = Array(source.utf8) }

  func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// The offset of a place; nil where the source has none such.
  ///
  /// - Parameters:
  ///   - line: Counted from 1.
  ///   - column: Counted from 1.
  func offset(line: Int, column: Int) -> Int? {
    guard line > 0, column > 0 else { return nil }
    var start = 0
    for _ in 1..<line {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return start + column - 1 < end ? start + column - 1 : nil
  }

  /// The spaces and tabs at the begin of the line that an offset is in.
  func indentation(at offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(
      decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }

  /// By how much the source indents a level: what its first indented line has.
  var indentationUnit: String {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let margin = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard !margin.isEmpty, margin.count < line.count, line[margin.endIndex] != UInt8(ascii: "*") else { continue }
      return margin.first == UInt8(ascii: "\t") ? "\t" : String(repeating: " ", count: min(margin.count, 8))
    }
    return "  "
  }

  /// Whether lines end by a carriage return and a line feed.
  var lineBreak: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  // MARK: - Skipping

  /// The offset of what comes after spaces, line breaks and comments.
  func skipSpace(_ offset: Int) -> Int {
    var offset = offset
    while let byte = byte(at: offset) {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        offset += 1
      } else if let end = commentEnd(at: offset) {
        offset = end
      } else {
        break
      }
    }
    return offset
  }

  /// The offset after a name; the same offset where there is none.
  func skipName(_ offset: Int) -> Int {
    var offset = offset
    if byte(at: offset) == UInt8(ascii: "`") {
      guard let end = bytes[(offset + 1)...].firstIndex(of: UInt8(ascii: "`")) else { return offset }
      return end + 1
    }
    while let byte = byte(at: offset), Self.isInName(byte) { offset += 1 }
    return offset
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// The offset after the bracket that closes the one at an offset; nil where none does.
  func bracketEnd(at offset: Int) -> Int? {
    var open: [UInt8] = []
    var offset = offset
    while let byte = byte(at: offset) {
      switch byte {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == byte else { return nil }
        if open.isEmpty { return offset + 1 }
      default:
        offset = skipToken(offset)
        continue
      }
      offset += 1
    }
    return nil
  }

  /// The offset after a comment or a string, else the next one.
  func skipToken(_ offset: Int) -> Int { commentEnd(at: offset) ?? stringEnd(at: offset) ?? offset + 1 }

  private func commentEnd(at offset: Int) -> Int? {
    guard byte(at: offset) == UInt8(ascii: "/") else { return nil }
    if byte(at: offset + 1) == UInt8(ascii: "/") {
      return bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard byte(at: offset + 1) == UInt8(ascii: "*") else { return nil }
    var depth = 1
    var position = offset + 2
    while depth > 0, position < bytes.count {
      if starts(with: "/*", at: position) {
        depth += 1
        position += 2
      } else if starts(with: "*/", at: position) {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    }
    return position
  }

  private func stringEnd(at offset: Int) -> Int? {
    var quote = offset
    while byte(at: quote) == UInt8(ascii: "#") { quote += 1 }
    let hashes = String(repeating: "#", count: quote - offset)
    if byte(at: quote) == UInt8(ascii: "/"), !hashes.isEmpty { return end(of: "/" + hashes, from: quote + 1) }
    guard byte(at: quote) == UInt8(ascii: "\"") else { return nil }
    let mark = starts(with: "\"\"\"", at: quote) ? "\"\"\"" : "\""
    let escape = "\\" + hashes
    var position = quote + mark.utf8.count
    while position < bytes.count {
      if starts(with: escape, at: position) {
        position += escape.utf8.count
        if byte(at: position) == UInt8(ascii: "(") {
          guard let end = bracketEnd(at: position) else { return nil }
          position = end
        } else {
          position += 1
        }
      } else if starts(with: mark + hashes, at: position) {
        return position + mark.utf8.count + hashes.utf8.count
      } else {
        position += 1
      }
    }
    return nil
  }

  private func end(of text: String, from offset: Int) -> Int? {
    var position = offset
    while position < bytes.count {
      if starts(with: text, at: position) { return position + text.utf8.count }
      position += 1
    }
    return nil
  }

  func starts(with text: String, at offset: Int) -> Bool {
    offset <= bytes.count && bytes[offset...].starts(with: text.utf8)
  }
}
