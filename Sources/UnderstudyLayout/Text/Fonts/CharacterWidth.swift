/// How wide a character is in every font (LAY-306).
enum CharacterWidth: Equatable {
  /// The width of a row of `AdvanceTable`, by the font.
  case row(Int)
  /// A share of the font's size in thousandths, and tracking.
  case share(Double)
  /// A share of the font's size in thousandths, the same in all designs and without tracking: CJK and emoji.
  case fixed(Double)
  /// Nothing: marks, joiners, controls.
  case none

  static let emoji = CharacterWidth.fixed(1250)
  static let ideograph = CharacterWidth.fixed(1000)

  init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    if let row = AdvanceTable.row(of: value) {
      self = .row(row)
    } else if let letter = LatinBases.base(of: value), let row = AdvanceTable.row(of: UInt32(letter)) {
      self = .row(row)
    } else if let blank = Self.blank(value) {
      self = blank
    } else {
      self = Self.byScript(scalar)
    }
  }

  private static func byScript(_ scalar: Unicode.Scalar) -> CharacterWidth {
    switch scalar.value {
    case 0xFF61...0xFFDC: return .fixed(500)
    case _ where isWide(scalar.value): return .ideograph
    case _ where hasNoWidth(scalar): return .none
    case 0x370...0x52F, 0x1C80...0x1C8A, 0x1F00...0x1FFF: return .share(scalar.properties.isUppercase ? 700 : 600)
    case 0x590...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: return .share(550)
    case _ where scalar.properties.isEmojiPresentation: return .emoji
    default: return .share(600)
    }
  }

  /// The spaces that Unicode names by their width, and the no-break hyphen.
  private static func blank(_ value: UInt32) -> CharacterWidth? {
    switch value {
    case 0x2000, 0x2002: .share(500)
    case 0x2001, 0x2003: .share(1000)
    case 0x2004: .share(1000 / 3)
    case 0x2005: .share(250)
    case 0x2006: .share(1000 / 6)
    case 0x2009, 0x200A, 0x202F, 0x205F: .share(200)
    case 0x2007: .row(0x30 - 0x20)
    case 0x2008: .row(0x2E - 0x20)
    case 0x2010, 0x2011: .row(0x2D - 0x20)
    case 0x2028, 0x2029: CharacterWidth.none
    default: nil
    }
  }

  private static func hasNoWidth(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isGraphemeExtend || properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format: return true
    default: return scalar.joinsSyllable
    }
  }

  /// Whether a character is one of the common ideographs or Hangul syllables, none of which is punctuation.
  static func isIdeograph(_ value: UInt32) -> Bool { (0x3400...0x9FFF) ~= value || (0xAC00...0xD7A3) ~= value }

  /// Whether a character is of CJK: ideographs, kana, Hangul, and full-width forms.
  static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3098, 0x309B...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

// MARK: - Clusters

extension Unicode.Scalar {
  /// Whether the character is a vowel or final consonant of a Hangul syllable whose first consonant is before it.
  var joinsSyllable: Bool { (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value) }

  var isZeroWidthJoiner: Bool { value == 0x200D }

  var isEmojiSelector: Bool { value == 0xFE0F }

  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether the character belongs to the one before it: a mark, a selector, a joiner, a skin tone.
  var extendsCluster: Bool {
    if value < 0x300 || CharacterWidth.isWide(value) { return false }
    if (0x1F3FB...0x1F3FF).contains(value) || isZeroWidthJoiner || joinsSyllable { return true }
    return properties.isGraphemeExtend || properties.generalCategory == .spacingMark
  }
}
