import UnderstudyElements

/// A text with what is selected in it, in characters; an empty selection is the insertion point.
struct EditedText: Equatable {
  private(set) var characters: [Character]
  private(set) var selection: Range<Int>
  /// The end of the selection that stays where it is while the other moves.
  private var anchor: Int

  /// The insertion point is at the end.
  init(_ text: String) {
    characters = Array(text)
    selection = characters.count..<characters.count
    anchor = characters.count
  }

  var text: String { String(characters) }
  var selectedText: String { String(characters[selection]) }
  var hasSelection: Bool { !selection.isEmpty }
  var isAtEnd: Bool { selection == characters.count..<characters.count }
  /// What lies before the insertion point, which decides whether the next letter is a capital.
  var beforeInsertionPoint: String { String(characters[..<selection.lowerBound]) }

  /// Puts text in place of the selection.
  mutating func insert(_ new: String) {
    let added = Array(new)
    characters.replaceSubrange(selection, with: added)
    collapse(to: selection.lowerBound + added.count)
  }

  /// Removes the selection or, where there is none, what lies between the insertion point and a place.
  mutating func delete(to place: TextEdit.Place) {
    if selection.isEmpty {
      let other = position(of: place, from: selection.lowerBound)
      selection = min(other, selection.lowerBound)..<max(other, selection.upperBound)
    }
    characters.removeSubrange(selection)
    collapse(to: selection.lowerBound)
  }

  /// Moves the insertion point. Without `selecting` a selection is given up first: by a character it ends at its edge.
  mutating func move(to place: TextEdit.Place, selecting: Bool) {
    if selecting {
      let head = anchor == selection.lowerBound ? selection.upperBound : selection.lowerBound
      let new = position(of: place, from: head)
      selection = min(anchor, new)..<max(anchor, new)
    } else if hasSelection, place == .previousCharacter || place == .nextCharacter {
      collapse(to: place == .previousCharacter ? selection.lowerBound : selection.upperBound)
    } else {
      collapse(to: position(of: place, from: isBackward(place) ? selection.lowerBound : selection.upperBound))
    }
  }

  /// Selects characters, as far as there are any.
  mutating func select(_ range: Range<Int>) {
    selection = range.clamped(to: 0..<characters.count)
    anchor = selection.lowerBound
  }

  mutating func selectAll() {
    selection = 0..<characters.count
    anchor = 0
  }

  /// Selects the word around the insertion point, or the one before it.
  mutating func selectWord() {
    var start = min(selection.lowerBound, characters.count)
    while start > 0, !characters[start - 1].isPartOfWord, !isWord(at: start) { start -= 1 }
    var end = start
    while start > 0, characters[start - 1].isPartOfWord { start -= 1 }
    while isWord(at: end) { end += 1 }
    selection = start..<end
    anchor = start
  }

  private mutating func collapse(to position: Int) {
    selection = position..<position
    anchor = position
  }

  // MARK: - Places

  private func isWord(at position: Int) -> Bool {
    characters.indices.contains(position) && characters[position].isPartOfWord
  }

  private func isBackward(_ place: TextEdit.Place) -> Bool {
    switch place {
    case .previousCharacter, .previousWord, .previousLine, .lineStart, .start: true
    case .nextCharacter, .nextWord, .nextLine, .lineEnd, .end: false
    }
  }

  private func position(of place: TextEdit.Place, from position: Int) -> Int {
    switch place {
    case .previousCharacter: return max(0, position - 1)
    case .nextCharacter: return min(characters.count, position + 1)
    case .previousWord:
      var result = position
      while result > 0, !characters[result - 1].isPartOfWord { result -= 1 }
      while result > 0, characters[result - 1].isPartOfWord { result -= 1 }
      return result
    case .nextWord:
      var result = position
      while result < characters.count, !characters[result].isPartOfWord { result += 1 }
      while isWord(at: result) { result += 1 }
      return result
    case .lineStart: return lineStart(at: position)
    case .lineEnd: return lineEnd(at: position)
    case .start: return 0
    case .end: return characters.count
    case .previousLine:
      let start = lineStart(at: position)
      guard start > 0 else { return 0 }
      return min(lineStart(at: start - 1) + position - start, start - 1)
    case .nextLine:
      let end = lineEnd(at: position)
      guard end < characters.count else { return end }
      return min(end + 1 + position - lineStart(at: position), lineEnd(at: end + 1))
    }
  }

  private func lineStart(at position: Int) -> Int {
    (characters[..<position].lastIndex(where: \.isNewline) ?? -1) + 1
  }

  private func lineEnd(at position: Int) -> Int {
    characters[position...].firstIndex(where: \.isNewline) ?? characters.count
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
