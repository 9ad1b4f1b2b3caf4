/// What assistive technology says for a symbol: its known description, else words made of its name.
///
/// A filled or framed variant, such as `plus.circle.fill`, says what its symbol says if that is known.
package enum SymbolDescription {
  package static func of(_ name: String) -> String {
    let words = words(of: name)
    return known(words) ?? words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// Whether a label is words made of a symbol's name, as no source says what a device calls the symbol.
  package static func isMade(_ label: String, of name: String) -> Bool {
    known(words(of: name)) == nil && label == of(name)
  }

  private static func words(of name: String) -> [Substring] {
    var words = name.split(separator: ".")
    if words.count > 1, words.last == "fill" { words.removeLast() }
    return words
  }

  private static func known(_ words: [Substring]) -> String? {
    if let known = descriptions[words.joined(separator: ".")] { return known }
    guard let frame = words.last, frames.contains(frame) else { return nil }
    return descriptions[words.dropLast().joined(separator: ".")]
  }

  private static let frames: Set<Substring> = ["circle", "square", "rectangle", "diamond"]
  private static let descriptions = [
    "plus": "Add", "minus": "Remove", "trash": "Delete", "xmark": "Close", "chevron.left": "Back",
    "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward", "magnifyingglass": "Search",
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "ellipsis": "More", "gear": "Settings",
    "gearshape": "Settings", "star": "Favorite", "heart": "Love", "house": "Home", "pencil": "Edit",
    "info": "Info", "info.circle": "More Info", "arrow.clockwise": "Refresh", "play": "Play", "pause": "Pause",
  ]
}
