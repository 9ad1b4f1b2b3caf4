import Foundation

/// The Swift name that Xcode derives from the name of an asset (F-15).
///
/// The rules are read from symbol files that Xcode has generated and that are public.
enum AssetSymbolName {
  /// The name of a constant: `sticky-note` is `stickyNote`, `AccentColor` is `accent`, `BMW` is itself.
  ///
  /// - Parameter kind: The word that ends the asset's name for its kind, `Color` or `Image`, which the symbol drops.
  static func constant(_ name: String, of kind: String) -> String {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == kind.lowercased() { words.removeLast() }
    guard let first = words.first else { return "_" }
    // A name without small letters is kept as a constant of C is written.
    guard words.contains(where: { $0.contains(where: \.isLowercase) }) else {
      return identifier(words.joined(separator: "_"))
    }
    return identifier(first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// The name of a folder that is a namespace: `iconPreviews` is `IconPreviews`.
  static func namespace(_ name: String) -> String {
    identifier(words(of: name).map(capitalized).joined())
  }

  /// A word ends at whatever is no letter or digit, between letters and digits, before a capital after a small letter, and
  /// before the last of several capitals that a small letter follows.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if let last = word.last, begins(character, after: last, before: next) {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func begins(_ character: Character, after last: Character, before next: Character?) -> Bool {
    if character.isNumber != last.isNumber { return true }
    guard character.isUppercase else { return false }
    return last.isLowercase || last.isUppercase && (next?.isLowercase ?? false)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A name that the compiler takes: not empty, not beginning with a digit, and no keyword.
  private static func identifier(_ name: String) -> String {
    guard let first = name.first else { return "_" }
    if first.isNumber { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
