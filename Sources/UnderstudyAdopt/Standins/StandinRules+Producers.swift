import Foundation

/// Where a value of the project comes from.
extension StandinRules {
  /// What made a value.
  enum Producer: Hashable {
    case member(String)
    /// A parameter of the closure that a call of a name takes.
    case closureParameter(of: String, Int)
  }

  mutating func refineResult(at diagnostic: Diagnostic, from: String, to: String, isBefore: Bool = false) {
    let tokens = sources.tokens(diagnostic.file)
    guard var place = tokens.index(line: diagnostic.line, column: diagnostic.column) else { return }
    if ["let", "var"].contains(tokens.text(place)),
      let equals = (place..<min(place + 30, tokens.count)).first(where: { tokens.text($0) == "=" })
    {
      place = equals + 1
    }
    if isBefore, ["==", "!="].contains(tokens.text(place - 1)) { place -= 1 }
    if ["==", "!=", "=", "??"].contains(tokens.text(place)), let before = tokens.componentEnding(place - 1) {
      place = before
    }
    if tokens.text(place) == "?" || tokens.text(place) == "!", let before = tokens.componentEnding(place) {
      place = before
    }
    if Self.plain(from) == StandinMember.unknown, dynamicEnd(place, tokens) != nil {
      let known = modules
      // The value is a member of something that is not known itself.
      promote(place, tokens)
      if modules != known { return }
    }
    if let value = producer(place, tokens), refine(value, from: from, to: to) { return }
    let next = (place..<min(place + 3, tokens.count)).first { ["==", "!=", "??"].contains(tokens.text($0)) }
    if let next, let value = producer(next + 1, tokens) { _ = refine(value, from: from, to: to) }
  }

  /// What made the value of the expression at a token.
  func producer(_ place: Int, _ tokens: SourceTokens, depth: Int = 0) -> Producer? {
    var place = place
    while ["try", "await", "?", "!", "(", "return", "=", "-", ".", "let", "var", "if", "guard"].contains(
      tokens.text(place)), place + 1 < tokens.count
    { place += 1 }
    guard tokens.isIdentifier(place) else { return nil }
    var last = place
    let isFree = tokens.text(place - 1) != "."
    var known = isFree ? (isGlobal(tokens.text(place)) ? place : nil) : hasMember(tokens.text(place)) ? place : nil
    while true {
      var end = tokens.use(at: last).end
      while tokens.text(end) == "?" || tokens.text(end) == "!" { end += 1 }
      guard tokens.text(end) == ".", tokens.isIdentifier(end + 1) else { break }
      last = end + 1
      if hasMember(tokens.text(last)) { known = last }
    }
    if let known { return .member(tokens.text(known).trimmingBackticks) }
    guard depth < 4, isFree else { return nil }
    let name = tokens.text(place)
    return definition(of: name, before: place, tokens, depth: depth) ?? (hasMember(name) ? .member(name) : nil)
  }

  /// The last component of the expression around a token, if no stand-in declares it and another component comes before it.
  func dynamicEnd(_ place: Int, _ tokens: SourceTokens) -> Int? {
    var last = place
    while true {
      var end = tokens.use(at: last).end
      while tokens.text(end) == "!" { end += 1 }
      guard tokens.text(end) == ".", tokens.isIdentifier(end + 1) else { break }
      last = end + 1
    }
    return tokens.text(last - 1) == "." && !hasMember(tokens.text(last)) && tokens.isIdentifier(last) ? last : nil
  }

  /// In `name = …` without more to go by, the declaration of the name has the type.
  mutating func assignByDeclaration(_ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column) else { return }
    let first = (max(0, place - 20)...place).last { tokens.tokens[$0].beginsLine } ?? place
    for equals in first..<max(tokens.use(at: place).end, min(place + 10, tokens.count)) where tokens.text(equals) == "="
    {
      guard !["let", "var"].contains(tokens.text(equals - 2)), let value = producer(equals + 1, tokens),
        isUnknown(value)
      else { continue }
      guard let type = declaredType(tokens.text(equals - 1), tokens) else { continue }
      refine(value, from: StandinMember.unknown, to: type)
    }
  }

  /// The type with which a file declares a variable, without its optional.
  func declaredType(_ name: String, _ tokens: SourceTokens) -> String? {
    for index in 0..<tokens.count
    where tokens.text(index) == name && ["var", "let"].contains(tokens.text(index - 1)) && tokens.text(index + 1) == ":"
    {
      var end = index + 2
      while end < tokens.count, !tokens.tokens[end].beginsLine, !["=", "{", "?", "}", ";"].contains(tokens.text(end)) {
        end += 1
      }
      return tokens.text(in: index + 2..<end)
    }
    return nil
  }

  func isGlobal(_ name: String) -> Bool {
    modules.values.contains { module in
      module.types.values.contains { $0.lastName == name } || module.globals.contains { $0.name == name }
    }
  }

  func hasMember(_ name: String) -> Bool {
    modules.values.contains { module in
      module.types.values.contains {
        $0.members.contains { $0.name == name && $0.kind != .enumCase } || $0.lastName == name
      }
        || module.globals.contains { $0.name == name }
        || module.extensions.values.contains { $0.contains { $0.name == name } }
    }
  }

  func definition(of name: String, before place: Int, _ tokens: SourceTokens, depth: Int) -> Producer? {
    var index = place - 1
    while index > 0 {
      if tokens.text(index) == name, tokens.text(index - 1) != "." {
        if ["let", "var"].contains(tokens.text(index - 1)), tokens.text(index + 1) == "=" {
          return producer(index + 2, tokens, depth: depth + 1)
        }
        if ["let", "var", "for"].contains(tokens.text(index - 1)), tokens.text(index + 1) == "in" { return nil }
        if tokens.text(index + 1) == "in" || tokens.text(index + 1) == ",", let open = tokens.enclosing(index),
          tokens.text(open) == "{",
          let found = parameter(name, of: open, tokens)
        {
          return found
        }
      }
      index -= 1
    }
    return nil
  }

  func parameter(_ name: String, of open: Int, _ tokens: SourceTokens) -> Producer? {
    guard let end = (open..<min(open + 20, tokens.count)).first(where: { tokens.text($0) == "in" }) else { return nil }
    var start = open + 1
    if tokens.text(start) == "[" { start = (tokens.partners[start] ?? start) + 1 }
    let names = (start..<max(start, end)).filter { tokens.isIdentifier($0) }.map { tokens.text($0) }
    guard let index = names.firstIndex(of: name), let callee = callee(of: open, tokens) else { return nil }
    return .closureParameter(of: callee, index)
  }

  func callee(of open: Int, _ tokens: SourceTokens) -> String? {
    if tokens.text(open - 1) == "=" { return tokens.componentEnding(open - 2).map { tokens.text($0) } }
    if let before = tokens.componentEnding(open - 1), hasMember(tokens.text(before)) { return tokens.text(before) }
    if let parenthesis = tokens.enclosing(open), tokens.text(parenthesis) == "(",
      let before = tokens.componentEnding(parenthesis - 1)
    {
      return tokens.text(before)
    }
    return nil
  }
}
