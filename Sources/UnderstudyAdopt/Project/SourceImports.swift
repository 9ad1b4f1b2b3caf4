import Foundation

/// The modules that a source file imports here: not those in parts that `#if` leaves out on Linux.
struct SourceImports {
  /// Whether a module is there, for `canImport`.
  let isKnown: (String) -> Bool
  /// What the target defines, as `DEBUG`.
  let conditions: Set<String>

  /// Finds the modules that a file imports.
  ///
  /// - Parameter text: The file's text.
  func modules(in text: String) -> Set<String> {
    var found: Set<String> = []
    // For each `#if` around the line: whether its part is compiled, and whether one of its parts was.
    var parts: [(isOn: Bool, hadOn: Bool)] = []
    var prose = Prose()
    for line in text.split(whereSeparator: \.isNewline) {
      let isProse = prose.read(line)
      let line = line.trimmingCharacters(in: .whitespaces)
      if isProse { continue }
      if line.hasPrefix("#if ") || line.hasPrefix("#if(") {
        let isOn = holds(String(line.dropFirst(3))) ?? true
        parts.append((isOn, isOn))
      } else if line.hasPrefix("#elseif"), let part = parts.popLast() {
        let isOn = !part.hadOn && (holds(String(line.dropFirst("#elseif".count))) ?? true)
        parts.append((isOn, part.hadOn || isOn))
      } else if line.hasPrefix("#else"), let part = parts.popLast() {
        parts.append((!part.hadOn, true))
      } else if line.hasPrefix("#endif") {
        _ = parts.popLast()
      } else if parts.allSatisfy(\.isOn), let module = Self.module(importedBy: line) {
        found.insert(module)
      }
    }
    return found
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "func", "protocol", "typealias", "var", "let", "actor",
  ]

  /// The module of an import declaration, which attributes and a modifier may stand before.
  private static func module(importedBy line: String) -> String? {
    var words = line.split(whereSeparator: { " \t;".contains($0) })[...]
    while let first = words.first,
      first.hasPrefix("@") || ["public", "internal", "package", "private", "fileprivate"].contains(first)
    {
      words.removeFirst()
      // The argument of an attribute may be several words: `@Test("An import of a list") func …` is no import.
      if first.contains("("), !first.contains(")") {
        while let word = words.popFirst(), !word.contains(")") {}
      }
    }
    guard words.popFirst() == "import" else { return nil }
    if let first = words.first, keywords.contains(first) { words.removeFirst() }
    return words.first?.split(separator: ".").first.map(String.init)
  }

  /// Whether lines are inside of a comment or of a text of several lines.
  private struct Prose {
    private var comments = 0
    private var isText = false

    /// - Returns: Whether the line begins inside of one.
    mutating func read(_ line: Substring) -> Bool {
      let began = comments > 0 || isText
      if line.components(separatedBy: "\"\"\"").count % 2 == 0, comments == 0 { isText.toggle() }
      if !isText, !line.drop(while: \.isWhitespace).hasPrefix("//") {
        comments += line.components(separatedBy: "/*").count - line.components(separatedBy: "*/").count
        comments = max(comments, 0)
      }
      return began
    }
  }

  // MARK: - Conditions

  /// Whether a condition holds on Linux; nil if that cannot be said.
  private func holds(_ condition: String) -> Bool? {
    var tokens = Self.tokens(of: condition)[...]
    return either(&tokens)
  }

  private static func tokens(of text: String) -> [String] {
    let code = text.range(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
    var tokens: [String] = []
    var word = ""
    for character in code + " " {
      if character.isLetter || character.isNumber || "_.".contains(character) {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if !character.isWhitespace { tokens.append(String(character)) }
    }
    return tokens
  }

  private func either(_ tokens: inout ArraySlice<String>) -> Bool? {
    var result = all(&tokens)
    while tokens.starts(with: ["|", "|"]) {
      tokens = tokens.dropFirst(2)
      let other = all(&tokens)
      result = result == true || other == true ? true : result == nil || other == nil ? nil : false
    }
    return result
  }

  private func all(_ tokens: inout ArraySlice<String>) -> Bool? {
    var result = one(&tokens)
    while tokens.starts(with: ["&", "&"]) {
      tokens = tokens.dropFirst(2)
      let other = one(&tokens)
      result = result == false || other == false ? false : result == nil || other == nil ? nil : true
    }
    return result
  }

  private func one(_ tokens: inout ArraySlice<String>) -> Bool? {
    switch tokens.popFirst() {
    case "!": return one(&tokens).map { !$0 }
    case "(":
      let result = either(&tokens)
      if tokens.first == ")" { tokens.removeFirst() }
      return result
    case "true": return true
    case "false", nil: return false
    case let name?:
      guard tokens.first == "(" else { return conditions.contains(name) }
      let argument = tokens.dropFirst().prefix { $0 != ")" }
      tokens = tokens.dropFirst(argument.count + 2)
      return call(name, Array(argument))
    }
  }

  private func call(_ name: String, _ arguments: [String]) -> Bool? {
    switch name {
    case "os": arguments == ["Linux"] || arguments == ["iOS"]
    case "canImport": arguments.first.map { isKnown($0.split(separator: ".").first.map(String.init) ?? $0) }
    case "targetEnvironment": false
    case "swift", "compiler": arguments.first != "<"
    default: nil
    }
  }
}
