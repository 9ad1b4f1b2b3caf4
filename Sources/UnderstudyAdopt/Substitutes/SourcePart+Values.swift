/// First values of properties and global variables.
extension SourceParts {
  /// The value of the variable that `let` or `var` declares; nil if it has none.
  func value(at word: Int) -> SourcePart? {
    guard tokens.isIdentifier(word + 1), let equals = equals(after: word + 2) else { return nil }
    var end = equals + 1
    while end < tokens.count, !isEnd(end, after: equals) {
      end = ["(", "[", "{"].contains(tokens.text(end)) ? (tokens.partners[end] ?? end) + 1 : end + 1
    }
    guard end > equals + 1 else { return nil }
    let isTyped = tokens.text(word + 2) == ":"
    let type = isTyped ? tokens.text(in: word + 3..<equals) : calledType(at: equals + 1)
    return SourcePart(kind: .value(type: type), range: equals + 1..<end, name: tokens.text(word + 1))
  }

  /// The sign of an assignment after a variable's name, or after the type that follows.
  private func equals(after place: Int) -> Int? {
    if tokens.text(place) == "=" { return place }
    guard tokens.text(place) == ":" else { return nil }
    var end = place + 1
    while end < tokens.count, !tokens.tokens[end].beginsLine, !["{", "}", ";", ","].contains(tokens.text(end)) {
      if tokens.text(end) == "=" { return end }
      end = ["(", "["].contains(tokens.text(end)) ? (tokens.partners[end] ?? end) + 1 : end + 1
    }
    return nil
  }

  /// Whether a value has ended before a token.
  private func isEnd(_ place: Int, after equals: Int) -> Bool {
    let text = tokens.text(place)
    if ["}", ")", "]", ";", ","].contains(text) { return true }
    if text == "{", ["didSet", "willSet"].contains(tokens.text(place + 1)) { return true }
    guard tokens.tokens[place].beginsLine, place > equals + 1 else { return false }
    // A sign at the end of the line before, or at the beginning of this one, continues the value.
    let isOpen =
      tokens.tokens[place - 1].kind == .sign && ![")", "]", "}", "?", "!", ">"].contains(tokens.text(place - 1))
    let continues = tokens.tokens[place].kind == .sign && !["@", "#"].contains(text)
    return !isOpen && !continues
  }

  /// The type whose initializer a value calls: `Pot(size: 1)` has the type `Pot`.
  private func calledType(at place: Int) -> String? {
    var end = place
    while tokens.isIdentifier(end), tokens.text(end).first?.isUppercase == true {
      if tokens.text(end + 1) == "(" { return tokens.text(in: place..<end + 1) }
      guard tokens.text(end + 1) == "." else { return nil }
      end += 2
    }
    return nil
  }
}
