/// A use of `#Preview`, taken apart.
struct PreviewUse {
  private let source: String
  private let location: Expansion.Syntax.Location?
  private let tokens: [Tokens.Token]
  /// Where the sign `#` is among the tokens.
  private let sign: Int

  /// - Returns: nil for a use that ends behind its name.
  init?(_ syntax: Expansion.Syntax) {
    (source, location) = (syntax.source, syntax.location)
    let tokens = Tokens(source).all
    // Attributes may come first, such as `@available`.
    let sign = tokens.indices.first { index in
      tokens[index].text == "#" && tokens[index].depth == 0 && tokens[index...].dropFirst().first?.text == "Preview"
    }
    guard let sign, sign + 2 < tokens.count else { return nil }
    (self.tokens, self.sign) = (tokens, sign)
  }

  /// The place of `#Preview` in the source.
  var start: Substring.Index { tokens[sign].text.startIndex }

  /// The line of `#Preview` in its file; nil if the compiler does not say it.
  var line: Int? { line(at: start) }

  /// The location is that of the space before the use.
  private func line(at index: Substring.Index) -> Int? {
    location?.line.map { $0 + source[..<index].count(where: \.isNewline) }
  }

  /// The name as it is written, if it is a plain text.
  var name: Substring? {
    guard tokens[sign + 2].text == "(", sign + 3 < tokens.count else { return nil }
    let text = tokens[sign + 3].text
    return text.first == "\"" && text.last == "\"" && !text.contains("\\(") && !text.hasPrefix("\"\"\"") ? text : nil
  }

  /// A line that gives what follows it the place in the file that it has in the source, for messages of the compiler and for
  /// reports of traps; empty if the place is not known.
  func place(_ index: Substring.Index) -> String {
    guard let location, let line = line(at: index), !location.fileName.contains(where: { "\"\\\n".contains($0) }) else {
      return ""
    }
    return "#sourceLocation(file: \"\(location.fileName)\", line: \(line))\n"
  }

  /// The parentheses and the closure. Properties of the closure that are `@Previewable` are those of a view, which has the rest of the
  /// closure as its body.
  var arguments: String {
    let (first, last) = (tokens[sign + 2].text, tokens[tokens.count - 1].text)
    let whole = String(source[first.startIndex..<last.endIndex])
    guard let open = tokens[(sign + 2)...].firstIndex(where: { $0.text == "{" && $0.depth == 0 }) else { return whole }
    let parts = PreviewableParts(Array(tokens[(open + 1)...].prefix { $0.depth > 0 }), in: source)
    guard !parts.properties.isEmpty else { return whole }
    return """
      \(source[first.startIndex...tokens[open].text.startIndex])
      struct __PreviewBody: Understudy.View {
      \(parts.properties.map { place($0.startIndex) + $0 }.joined(separator: "\n"))
      @Understudy.ViewBuilder var body: some Understudy.View {
      \(parts.rest.map { place($0.startIndex) + $0 }.joined(separator: "\n"))
      }
      }
      return __PreviewBody()
      }
      """
  }
}
