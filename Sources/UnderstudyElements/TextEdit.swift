/// What a key that types no character, or an item of the edit menu, does to the text of a field.
public enum TextEdit: Sendable, Equatable {
  /// A place in a text, relative to the insertion point.
  public enum Place: Sendable, Equatable {
    case previousCharacter, nextCharacter, previousWord, nextWord, previousLine, nextLine, lineStart, lineEnd, start,
      end
  }

  /// Moves the insertion point, or one end of the selection.
  case move(Place, selecting: Bool)
  /// Removes the selection or, where there is none, what lies between the insertion point and a place.
  case delete(Place)
  case selectWord, selectAll, cut, copy, paste
}

extension TextEdit {
  /// The keys that are held while another is pressed, in the numbers of `XCUIElement.KeyModifierFlags`.
  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    package static let shift = Self(rawValue: 1 << 1)
    package static let option = Self(rawValue: 1 << 3)
    package static let command = Self(rawValue: 1 << 4)
  }

  /// What a key does in a field; nil for one that types, or does nothing there.
  package init?(key: Character, modifiers: Modifiers = []) {
    let isSelecting = modifiers.contains(.shift)
    let others = modifiers.subtracting(.shift)
    guard others.isSubset(of: [.option, .command]), others != [.option, .command] else { return nil }
    let isByWord = others == .option
    let isFar = others == .command
    switch key {
    case "\u{8}": self = .delete(isFar ? .lineStart : isByWord ? .previousWord : .previousCharacter)
    case "\u{F717}", "\u{F728}": self = .delete(isFar ? .lineEnd : isByWord ? .nextWord : .nextCharacter)
    case "\u{2190}", "\u{F702}":
      self = .move(isFar ? .lineStart : isByWord ? .previousWord : .previousCharacter, selecting: isSelecting)
    case "\u{2192}", "\u{F703}":
      self = .move(isFar ? .lineEnd : isByWord ? .nextWord : .nextCharacter, selecting: isSelecting)
    case "\u{2191}", "\u{F700}": self = .move(isFar ? .start : .previousLine, selecting: isSelecting)
    case "\u{2193}", "\u{F701}": self = .move(isFar ? .end : .nextLine, selecting: isSelecting)
    case "\u{F718}" where others.isEmpty: self = .move(.lineStart, selecting: isSelecting)
    case "\u{F719}" where others.isEmpty: self = .move(.lineEnd, selecting: isSelecting)
    case "a" where isFar: self = .selectAll
    case "x" where isFar: self = .cut
    case "c" where isFar: self = .copy
    case "v" where isFar: self = .paste
    default: return nil
    }
  }

  /// Whether a character stands for a key that types nothing: an arrow, a function key, Escape.
  package static func isSilent(_ key: Character) -> Bool {
    guard let scalar = key.unicodeScalars.first, key.unicodeScalars.count == 1 else { return false }
    switch scalar.value {
    case 0x20..<0x7F: return false
    case 0x9, 0xA: return false
    case 0..<0x20, 0x7F, 0x2190...0x2193, 0xF700...0xF8FF: return true
    default: return false
    }
  }
}
