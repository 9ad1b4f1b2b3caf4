import Foundation

/// How far each character of a text moves the next one, for pictures of texts.
package enum CharacterAdvances {
  /// The width of a character in a font, in points, without kerning.
  package static func width(of character: Character, in font: LayoutFont) -> CGFloat {
    let widths = FontWidths.of(font)
    if let code = character.asciiValue { return CGFloat(widths.ascii[Int(code & 0x7f)]) }
    guard let first = character.unicodeScalars.first else { return 0 }
    let isEmoji = character.unicodeScalars.contains { $0.isEmojiSelector } || first.isRegionalIndicator
    return CGFloat(widths.width(of: isEmoji ? .emoji : CharacterWidth(of: first)))
  }
}
