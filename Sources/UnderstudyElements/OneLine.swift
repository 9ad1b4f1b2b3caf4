extension String {
  /// The text as it stands in a line of a report or a message: line breaks are written as in Swift, such as `\n`.
  package var onOneLine: String {
    guard utf8.contains(where: Self.mayBreak) else { return self }
    var line = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}": line += "\\u{\(String(scalar.value, radix: 16))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// Whether a byte is that of a line break, or the first one of a character that can be one.
  private static func mayBreak(_ byte: UInt8) -> Bool { (0x0a...0x0d).contains(byte) || byte == 0xc2 || byte == 0xe2 }
}
