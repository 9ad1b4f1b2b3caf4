/// The statements of a preview's closure: properties that are `@Previewable`, and the rest.
struct PreviewableParts {
  /// Without the mark.
  private(set) var properties: [Substring] = []
  private(set) var rest: [Substring] = []

  /// - Parameters:
  ///   - tokens: of the closure, without its braces.
  ///   - source: that they are parts of.
  init(_ tokens: [Tokens.Token], in source: String) {
    guard let depth = tokens.first?.depth else { return }
    var start = tokens.startIndex
    while start < tokens.endIndex {
      let mark = tokens[start...].indices.first { index in
        tokens[index].text == "@" && tokens[index].depth == depth
          && tokens[index...].dropFirst().first?.text == "Previewable"
      }
      let next = mark ?? tokens.endIndex
      if next > start { rest.append(Self.text(tokens[start..<next], source)) }
      guard next < tokens.endIndex else { break }
      let end = Self.endOfProperty(from: next, in: tokens, depth, source)
      if next + 2 < end { properties.append(Self.text(tokens[(next + 2)..<end], source)) }
      start = end
    }
  }

  private static func text(_ tokens: ArraySlice<Tokens.Token>, _ source: String) -> Substring {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return source[first.text.startIndex..<last.text.endIndex]
  }

  /// Where the statement behind a property begins: on a new line that does not continue the one before.
  private static func endOfProperty(
    from mark: Int, in tokens: [Tokens.Token], _ depth: Int, _ source: String
  ) -> Int {
    let word = tokens[mark...].firstIndex { $0.depth == depth && ($0.text == "var" || $0.text == "let") } ?? mark
    for index in tokens.indices where index > word + 1 && tokens[index].depth == depth {
      let (token, before) = (tokens[index].text, tokens[index - 1].text)
      if token == ";" { return index + 1 }
      guard source[before.endIndex..<token.startIndex].contains(where: \.isNewline) else { continue }
      if !continuing.contains(token), !continued.contains(before) { return index }
    }
    return tokens.endIndex
  }

  /// What a line ends with that has a part on the next one.
  private static let continued: Set<Substring> = [
    "=", ":", ",", ".", "+", "-", "*", "/", "%", "&", "|", "<", "->", "==", "!=", "<=", ">=",
  ]
  /// What a line begins with that is a part of the one before.
  private static let continuing: Set<Substring> = [
    "=", ":", ",", ".", "?", "+", "*", "/", "%", "|", "<", ">", "{", "}", ")", "]", "->", "==", "!=", "<=", ">=", "as",
    "is",
  ]
}
