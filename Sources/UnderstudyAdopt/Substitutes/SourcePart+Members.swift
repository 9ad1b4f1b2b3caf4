/// Whole functions and properties, which a copy can do without if not even their beginning compiles.
extension SourceParts {
  /// All functions, subscripts, initializers and computed properties of types, and functions outside of them.
  var members: [SourcePart] { (0..<tokens.count).compactMap { member(at: $0) } }

  /// The member around a token: the innermost if there are several.
  func member(around place: Int) -> SourcePart? {
    var word = place
    while word >= 0 {
      if let part = member(at: word), part.range.contains(place) { return part }
      word -= 1
    }
    return nil
  }

  /// The member that a word such as `func` declares; nil for one without a body, and for one in a body.
  private func member(at word: Int) -> SourcePart? {
    guard Self.words.contains(tokens.text(word)), ![".", "#"].contains(tokens.text(word - 1)), isInType(word) else {
      return nil
    }
    let isProperty = tokens.text(word) == "var"
    let isNamed = isProperty || tokens.text(word) == "func"
    if isProperty, tokens.text(word + 2) != ":" { return nil }
    if !isNamed, !["(", "<", "?", "!"].contains(tokens.text(word + 1)) { return nil }
    guard let close = end(of: word, isProperty: isProperty) else { return nil }
    return SourcePart(
      kind: .member, range: start(of: word)..<close + 1, name: tokens.text(isNamed ? word + 1 : word))
  }

  private static let words: Set<String> = ["func", "subscript", "init", "var"]
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final", "override",
    "mutating",
    "nonmutating", "nonisolated", "required", "convenience", "dynamic", "indirect", "isolated", "prefix", "postfix",
    "infix",
    "async", "lazy", "optional", "unsafe",
  ]

  /// The brace that ends a declaration's body.
  private func end(of word: Int, isProperty: Bool) -> Int? {
    var place = word + 1
    while place < tokens.count {
      let text = tokens.text(place)
      if text == "{" { return tokens.partners[place] }
      // A property with a value is stored.
      if text == "}" || isProperty && text == "=" { return nil }
      if tokens.tokens[place].beginsLine, Self.words.contains(text) || ["let", "case", "@"].contains(text) {
        return nil
      }
      place = ["(", "["].contains(text) ? (tokens.partners[place] ?? place) + 1 : place + 1
    }
    return nil
  }

  /// The first token of a declaration: that of its attributes and modifiers.
  private func start(of word: Int) -> Int {
    var first = word
    while first > 0 {
      let before = tokens.text(first - 1)
      if Self.modifiers.contains(before) {
        first -= 1
      } else if before == ")", let open = tokens.partners[first - 1], Self.modifiers.contains(tokens.text(open - 1)) {
        first = open - 1
      } else if before == ")", let open = tokens.partners[first - 1], tokens.text(open - 2) == "@" {
        first = open - 2
      } else if tokens.isIdentifier(first - 1), tokens.text(first - 2) == "@" {
        first -= 2
      } else {
        return first
      }
    }
    return first
  }

  /// Whether a declaration is one of a type or of the file, not of a body.
  private func isInType(_ word: Int) -> Bool {
    guard let open = tokens.enclosing(word) else { return tokens.text(word) == "func" }
    return tokens.text(open) == "{" && body(at: open) == nil
  }
}
