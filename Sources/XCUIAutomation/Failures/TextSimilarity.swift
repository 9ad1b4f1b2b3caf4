/// How close a text on the screen comes to one that a test looks for.
struct TextSimilarity: Comparable {
  /// The smaller, the closer.
  let rank: Int
  let certainty: NearMisses.Certainty

  static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// Finds texts that are similar to a wanted one.
struct WantedText {
  private let text: String
  private let letters: String
  private let words: [String]
  private let numbers: [String]
  /// How many typing errors a text may differ by.
  private let slips: Int
  /// Whether a text need only contain it.
  private let isPart: Bool

  init(_ text: String, isPart: Bool) {
    self.text = text.lowercased()
    letters = Self.letters(text)
    words = Self.words(text)
    numbers = Self.numbers(text)
    slips = text.count < 3 ? 0 : min(max(1, text.count / 3), Spelling.mostEdits)
    self.isPart = isPart
  }

  /// How similar a text is; nil for not at all.
  ///
  /// - Parameter isOfType: Whether an element of the wanted type has it, which may say less than the test looks for.
  func similarity(of other: String, isOfType: Bool = true) -> TextSimilarity? {
    // "Row 5" is not a misspelt "Row 50" but another row, and so is "Row 5, a teapot".
    let others = Self.numbers(other)
    guard numbers.allSatisfy(others.contains) else { return nil }
    let lowercased = other.lowercased()
    if !letters.isEmpty, Self.letters(other) == letters { return TextSimilarity(rank: 0, certainty: .certain) }
    let edits = Spelling.edits(lowercased, text, limit: slips) ?? .max
    let isSpelling = edits == 1 || edits == 2 && text.count >= 8
    if isSpelling, edits <= slips { return TextSimilarity(rank: edits, certainty: .spelling) }
    let otherWords = Self.words(other)
    if abbreviates(otherWords) { return TextSimilarity(rank: 2, certainty: .spelling) }
    if edits <= slips { return TextSimilarity(rank: edits, certainty: .guess) }
    guard isShort(beside: lowercased) else { return nil }
    if text.count >= 3, lowercased.contains(text) { return TextSimilarity(rank: slips + 1, certainty: .guess) }
    if isPart, let edits = editsOfPart(otherWords) {
      return TextSimilarity(rank: slips + 1 + edits, certainty: edits == 1 ? .spelling : .guess)
    }
    let isInside =
      isOfType && lowercased.count >= 3
      && (" " + words.joined(separator: " ") + " ").contains(
        " " + otherWords.joined(separator: " ") + " ")
    return isInside ? TextSimilarity(rank: slips + 2, certainty: .guess) : nil
  }

  /// Whether one of the two texts can be looked for in the other: that takes as long as both are, multiplied.
  private func isShort(beside other: String) -> Bool { text.utf8.count * other.utf8.count <= Self.mostSteps }

  private static let mostSteps = 2_000_000

  // MARK: - Words

  /// Whether the words are the same, some of them shortened: `loadBtn` and `loadButton`.
  private func abbreviates(_ others: [String]) -> Bool {
    guard words.count > 1, words.count == others.count else { return false }
    var equal = 0
    for (word, other) in zip(words, others) {
      if word == other {
        equal += 1
      } else if !Self.isShort(word, for: other), !Self.isShort(other, for: word) {
        return false
      }
    }
    return equal > 0
  }

  /// Whether a word begins like another one and leaves letters out, as `btn` for `button`.
  private static func isShort(_ short: String, for word: String) -> Bool {
    guard short.count >= 2, short.count < word.count, short.first == word.first else { return false }
    var rest = word[...]
    for letter in short {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }

  /// By how many errors the nearest words of another text, as many as these, differ; of a long text that is not asked.
  private func editsOfPart(_ others: [String]) -> Int? {
    guard !words.isEmpty, words.count <= min(others.count, Self.wordLimit) else { return nil }
    let wanted = words.joined(separator: " ")
    var limit = max(1, wanted.count / 4)
    var least: Int?
    for first in 0...(others.count - words.count) {
      let part = others[first..<(first + words.count)].joined(separator: " ")
      guard let edits = Spelling.edits(part, wanted, limit: limit) else { continue }
      least = edits
      if edits == 0 { break }
      limit = edits - 1
    }
    return least
  }

  /// How many words a text may have that is looked for among those of a longer one.
  private static let wordLimit = 12

  /// Without case, spaces and punctuation.
  private static func letters(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// In lower case; a capital letter begins a word, too.
  private static func words(_ text: String) -> [String] {
    var words: [String] = [""]
    var wasSmall = false
    for character in text {
      if !character.isLetter, !character.isNumber {
        words.append("")
      } else {
        if character.isUppercase, wasSmall { words.append("") }
        words[words.count - 1] += character.lowercased()
      }
      wasSmall = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }

  private static func numbers(_ text: String) -> [String] {
    text.split { !$0.isNumber }.map(String.init)
  }
}
