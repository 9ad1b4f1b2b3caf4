/// What a character means to the breaking of lines (LAY-308), as bits.
struct BreakTraits: Equatable {
  var bits: UInt16

  static let none = BreakTraits(bits: 0)
  static let letter = BreakTraits(bits: 1)
  /// Lines break after it, and its width is ignored at the end of a line.
  static let space = BreakTraits(bits: 2)
  static let tab = BreakTraits(bits: 4)
  /// Ends a line.
  static let newline = BreakTraits(bits: 8)
  /// Joins its neighbours.
  static let glue = BreakTraits(bits: 16)
  static let dash = BreakTraits(bits: 32)
  /// Lines break after it in a URL.
  static let slash = BreakTraits(bits: 64)
  /// A character of CJK, or an emoji: lines break around it.
  static let wide = BreakTraits(bits: 128)
  static let noBreakBefore = BreakTraits(bits: 256)
  static let noBreakAfter = BreakTraits(bits: 512)

  func has(_ traits: BreakTraits) -> Bool { bits & traits.bits != 0 }

  static func + (left: BreakTraits, right: BreakTraits) -> BreakTraits { BreakTraits(bits: left.bits | right.bits) }
}

// MARK: - By character

extension BreakTraits {
  /// The traits of the characters U+0000 to U+007F.
  static let ofASCII: [BreakTraits] = (0..<128).map { (byte: UInt8) in
    switch Character(Unicode.Scalar(byte)) {
    case " ": .space
    case "\t": .space + .tab
    case "\n", "\r", "\u{B}", "\u{C}": .newline
    case "a"..."z", "A"..."Z": .letter
    case "-": .dash
    case "/": .slash
    case "?": .slash + .noBreakBefore
    case "(", "[", "{": .noBreakAfter
    case ")", "]", "}", ",", ".", "!", ":", ";", "%": .noBreakBefore
    case "\"", "'": .noBreakBefore + .noBreakAfter
    default: .none
    }
  }

  static func of(_ scalar: Unicode.Scalar, isEmoji: Bool = false) -> BreakTraits {
    if scalar.isASCII { return ofASCII[Int(scalar.value)] }
    if let traits = ofPunctuation(scalar.value) { return traits }
    if isEmoji || CharacterWidth.isWide(scalar.value) || (0xFF61...0xFFDC).contains(scalar.value) { return .wide }
    return scalar.properties.isAlphabetic ? .letter : .none
  }

  /// The traits of a character beyond ASCII that is neither a letter nor an ideograph, or nil if it has none of its own.
  private static func ofPunctuation(_ scalar: UInt32) -> BreakTraits? {
    switch scalar {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: .space
    case 0x85, 0x2028, 0x2029: .newline
    case 0xA0, 0x2007, 0x202F, 0x2011, 0x2060, 0xFEFF: .glue
    case 0xAD, 0x2010, 0x2013, 0x2014: .dash
    default: punctuation[scalar]
    }
  }

  private static let punctuation: [UInt32: BreakTraits] = {
    var traits: [UInt32: BreakTraits] = [:]
    let wideClosing = "、。，．・：；！？）］｝」』】〕〉》〗〙｠゛゜ゝゞ々ーヽヾ％｡､･｣"
    let smallKana = "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯｰ"
    for scalar in (wideClosing + smallKana).unicodeScalars { traits[scalar.value] = .wide + .noBreakBefore }
    for scalar in "（［｛「『【〔〈《〖〘｟｢".unicodeScalars { traits[scalar.value] = .wide + .noBreakAfter }
    for scalar in "’”›…".unicodeScalars { traits[scalar.value] = .noBreakBefore }
    for scalar in "‘“‹".unicodeScalars { traits[scalar.value] = .noBreakAfter }
    return traits
  }()
}

extension BreakTraits {
  /// Whether lines never break between the character and another such one: letters, digits, and most punctuation of
  /// ASCII.
  static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && plain[Int(byte)] }

  private static let plain: [Bool] = (0..<128).map { (byte: UInt8) in
    byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ":") && ofASCII[Int(byte)].isPlain
  }

  var isPlain: Bool { !has(.space + .newline + .glue + .dash + .slash + .wide) }
}

// MARK: - Opportunities

/// Says between which characters a line may break (LAY-308).
struct BreakFinder {
  private var previous = BreakTraits.none
  private var beforePrevious = BreakTraits.none
  /// How much of "://" the current word has: 3 is all of it, and the word is a URL.
  private var schemeLength = 0

  /// Whether a line may break before the next character.
  mutating func mayBreak(before next: BreakTraits, byte: UInt8) -> Bool {
    let isOpportunity = isOpportunity(before: next)
    beforePrevious = previous
    previous = next
    noteURL(next, byte: byte)
    return isOpportunity
  }

  /// Whether the last character is plain, so that lines do not break before the next if that is plain too.
  var isInsidePlainWord: Bool { previous.isPlain }

  /// Passes plain characters, of which the last one is given.
  mutating func pass(_ last: BreakTraits) {
    // Only a dash needs the character before the last, and a dash is not plain.
    beforePrevious = previous
    previous = last
    if schemeLength < 3 { schemeLength = 0 }
  }

  private func isOpportunity(before next: BreakTraits) -> Bool {
    if next.has(.space + .newline) { return false }
    if previous.has(.space + .newline) { return true }
    if previous.has(.glue) || next.has(.glue) { return false }
    if previous.has(.noBreakAfter) || next.has(.noBreakBefore) { return false }
    if previous.has(.slash), schemeLength == 3 { return !next.has(.slash) }
    if previous.has(.dash) { return beforePrevious.has(.letter) && next.has(.letter) }
    return previous.has(.wide) || next.has(.wide)
  }

  private mutating func noteURL(_ next: BreakTraits, byte: UInt8) {
    if next.has(.space + .newline) {
      schemeLength = 0
    } else if schemeLength < 3 {
      switch byte {
      case UInt8(ascii: ":"): schemeLength = 1
      case UInt8(ascii: "/") where schemeLength > 0: schemeLength += 1
      default: schemeLength = 0
      }
    }
  }
}
