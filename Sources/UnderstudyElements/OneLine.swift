extension String {
  /// The text as it stands in a line of a report, a message or an answer: line breaks are written as in Swift, such as `\n`, and so
  /// is what cannot be seen and what would turn the rest of the line around, such as `\u{202E}`.
  package var onOneLine: String { withVisibleControls(keepsLines: false) }

  /// The text as ``onOneLine`` writes it, but with its line breaks.
  package var onVisibleLines: String { withVisibleControls(keepsLines: true) }

  private func withVisibleControls(keepsLines: Bool) -> String {
    guard utf8.contains(where: Self.mayBeginControl) else { return self }
    var line = ""
    let scalars = unicodeScalars
    var previous: Unicode.Scalar?
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let isShown =
        !scalar.isControl || (keepsLines && scalar == "\n")
        || scalar.isPartOfText(between: previous, next == scalars.endIndex ? nil : scalars[next])
      if isShown { line.unicodeScalars.append(scalar) } else { line += scalar.escape }
      previous = scalar
    }
    return line
  }

  /// Whether a byte is a control, or the first one of a character that can be one.
  private static func mayBeginControl(_ byte: UInt8) -> Bool {
    if byte < 0x80 { return byte < 0x20 || byte == 0x7f }
    switch byte {
    case 0xc2, 0xd8, 0xdb, 0xdc, 0xe0, 0xe1, 0xe2, 0xef, 0xf0, 0xf3: return true
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it breaks the line, or is not seen itself.
  fileprivate var isControl: Bool {
    if isASCII { return value < 0x20 || value == 0x7f }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// Whether it belongs to the characters around it: a joiner of emoji or of letters that are written joined, or the tags of a flag.
  fileprivate func isPartOfText(between previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    if Self.tags.contains(value) { return previous == "\u{1F3F4}" || Self.tags.contains(previous.value) }
    guard self == "\u{200C}" || self == "\u{200D}", let next else { return false }
    return previous.canBeJoined && next.canBeJoined
  }

  private static let tags: ClosedRange<UInt32> = 0xe0020...0xe007f

  private var canBeJoined: Bool { !isASCII && !isControl && !properties.isWhitespace }

  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
