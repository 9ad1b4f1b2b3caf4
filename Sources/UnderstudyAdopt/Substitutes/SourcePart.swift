import Foundation

/// A part of a source file that something else can take the place of: a body, a closure or one statement.
struct SourcePart: Hashable {
  enum Kind: Hashable {
    /// The body of a function without a result, or of an observer.
    case action
    /// The body of a function or property with a result.
    case result(isThrowing: Bool)
    /// One that makes a view, by its declaration.
    case view
    case initializer(isFailable: Bool)
    case deinitializer
    /// What belongs to `if`, a loop and their kind: it is no part itself, and its statements are.
    case block
    /// A closure, with the tokens of what it takes, up to `in`.
    case closure(head: Range<Int>?)
    /// A statement that is an expression, an assignment, a variable with a value, or `return` with one.
    case statement
    /// A call on a line of its own in a statement's chain, as a view's modifier.
    case modifier
    /// An attribute with its arguments.
    case attribute
    /// The beginning of a declaration from `override` on.
    case override
    /// The first value of a property or a global variable, with the type that is written for it or that it calls; nil if neither says
    /// the type.
    case value(type: String?)
    /// A function, an initializer or a computed property as a whole.
    case member
  }

  let kind: Kind
  /// Its tokens: those of a body with its braces.
  let range: Range<Int>
  /// The declaration that it belongs to.
  let name: String

  /// Whether another part is inside, or is this one.
  func contains(_ other: SourcePart) -> Bool {
    range.contains(other.range.lowerBound) && other.range.upperBound <= range.upperBound
  }
}

/// Finds the parts of a file.
struct SourceParts {
  let tokens: SourceTokens

  init(_ tokens: SourceTokens) { self.tokens = tokens }

  /// All parts of the file, those inside of others after them.
  var all: [SourcePart] {
    // Whether each open bracket is the brace of a type.
    var open: [Bool] = []
    let parts = (0..<tokens.count).flatMap { place -> [SourcePart] in
      switch tokens.text(place) {
      case "override": return override(at: place).map { [$0] } ?? []
      case "@": return attribute(at: place).map { [$0] } ?? []
      case "let" where open.last != false, "var" where open.last != false:
        return value(at: place).map { [$0] } ?? []
      case "(", "[": open.append(false)
      case ")", "]", "}": _ = open.popLast()
      case "{":
        let body = body(at: place)
        open.append(body == nil)
        return body.map { [$0] + statements(in: $0).flatMap { [$0] + modifiers(of: $0) } } ?? []
      default: break
      }
      return []
    }
    return members + parts
  }

  /// The beginning of the declaration around a token, if that overrides.
  func override(near place: Int) -> SourcePart? {
    let words = (max(0, place - 8)..<min(place + 8, tokens.count)).filter { tokens.text($0) == "override" }
    let nearest = words.last(where: { $0 <= place }) ?? words.first
    return nearest.flatMap { override(at: $0) }
  }

  /// The attribute that begins at a sign or at the name after it.
  func attribute(at place: Int) -> SourcePart? {
    let first = tokens.text(place) == "@" ? place : place - 1
    guard tokens.text(first) == "@", tokens.isIdentifier(first + 1) else { return nil }
    var end = first + 2
    if tokens.text(end) == "(", tokens.tokens[end].isAttached, let close = tokens.partners[end] { end = close + 1 }
    return SourcePart(kind: .attribute, range: first..<end, name: "@" + tokens.text(first + 1))
  }

  private func override(at place: Int) -> SourcePart? {
    guard let end = (place..<min(place + 80, tokens.count)).first(where: { ["{", "="].contains(tokens.text($0)) })
    else {
      return nil
    }
    return SourcePart(kind: .override, range: place..<end, name: tokens.text(in: place + 1..<min(place + 4, end)))
  }

  /// The parts around a token, the innermost first.
  func around(_ place: Int) -> [SourcePart] {
    var result: [SourcePart] = []
    var current = place
    if tokens.text(place) == "}", let open = tokens.partners[place], let body = body(at: open) {
      result.append(body)
      current = open
    }
    while let open = tokens.enclosing(current) {
      if tokens.text(open) == "{", let body = body(at: open) {
        if let statement = statements(in: body).first(where: { $0.range.contains(current) }) {
          result.append(statement)
        }
        result.append(body)
      }
      current = open
    }
    return result
  }

  // MARK: - Bodies

  private static let control: Set<String> = [
    "if", "else", "guard", "while", "for", "switch", "do", "catch", "repeat", "defer",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]
  private static let accessors: Set<String> = ["get", "set", "willSet", "didSet"]

  /// The body that a brace opens; nil for those of types.
  func body(at open: Int) -> SourcePart? {
    guard let close = tokens.partners[open] else { return nil }
    let range = open..<close + 1
    var place = open - 1
    var hasValue = false
    var arrow: Int?
    while place >= 0 {
      let text = tokens.text(place)
      if [")", "]"].contains(text), let partner = tokens.partners[place] {
        place = partner - 1
        continue
      }
      if ["{", "}", ";", "(", "["].contains(text) { break }
      let isMember = tokens.text(place - 1) == "."
      if text == "->" { arrow = place }
      if text == "=" || text == ":" && place == open - 1 || text == "return" { hasValue = true }
      if !isMember, !hasValue {
        if Self.control.contains(text) { return SourcePart(kind: .block, range: range, name: text) }
        if let part = declared(place, range, arrow: arrow) { return part }
        if Self.types.contains(text), tokens.isIdentifier(place + 1) { return nil }
      }
      // A statement begins here, unless the line continues a declaration.
      let continues = ["where", "->", "async", "throws", ",", ".", "&&", "||"].contains(text)
      if tokens.tokens[place].beginsLine, !continues { break }
      place -= 1
    }
    return closure(range)
  }

  private func declared(_ place: Int, _ range: Range<Int>, arrow: Int?) -> SourcePart? {
    let open = range.lowerBound
    switch tokens.text(place) {
    case "func":
      let name = tokens.text(place + 1)
      let kind = arrow.map { result(of: $0 + 1..<open) } ?? .action
      return SourcePart(kind: kind, range: range, name: name)
    case "subscript":
      return SourcePart(
        kind: arrow.map { result(of: $0 + 1..<open) } ?? .result(isThrowing: false), range: range, name: "subscript")
    case "init" where ["(", "<", "?", "!"].contains(tokens.text(place + 1)):
      return SourcePart(kind: .initializer(isFailable: tokens.text(place + 1) == "?"), range: range, name: "init")
    case "deinit": return SourcePart(kind: .deinitializer, range: range, name: "deinit")
    case "var" where tokens.text(place + 2) == ":":
      if Self.accessors.contains(tokens.text(open + 1)), ["{", "("].contains(tokens.text(open + 2)) { return nil }
      return SourcePart(kind: result(of: place + 3..<open), range: range, name: tokens.text(place + 1))
    case let accessor where Self.accessors.contains(accessor) && (place == open - 1 || tokens.text(place + 1) == "("):
      return SourcePart(kind: accessor == "get" ? .result(isThrowing: false) : .action, range: range, name: accessor)
    default: return nil
    }
  }

  private func result(of range: Range<Int>) -> SourcePart.Kind {
    let end = range.first { tokens.text($0) == "where" } ?? range.upperBound
    let isThrowing = tokens.text(range.lowerBound - 2) == "throws"
    switch tokens.text(in: range.lowerBound..<end) {
    case "Void", "()": return .action
    case "some View", "some SwiftUI.View": return .view
    default: return .result(isThrowing: isThrowing)
    }
  }

  private func closure(_ range: Range<Int>) -> SourcePart {
    var place = range.lowerBound + 1
    // What a closure takes ends with `in` before its first statement.
    while place < min(range.upperBound - 1, range.lowerBound + 60) {
      switch tokens.text(place) {
      case "(", "[": place = tokens.partners[place] ?? place
      case "in":
        return SourcePart(kind: .closure(head: range.lowerBound + 1..<place + 1), range: range, name: "closure")
      case "{", "}", "=", ".", ";": return SourcePart(kind: .closure(head: nil), range: range, name: "closure")
      default: break
      }
      place += 1
    }
    return SourcePart(kind: .closure(head: nil), range: range, name: "closure")
  }

  // MARK: - Statements

  private static let keywords: Set<String> = [
    "if", "guard", "for", "while", "switch", "case", "default", "do", "catch", "repeat",
    "defer", "func", "struct", "class", "enum", "extension", "import", "throw", "break", "continue", "else",
    "fallthrough", "typealias", "lazy", "static", "private", "weak", "unowned", "get", "set", "willSet", "didSet",
    "init", "in", "is", "as",
  ]

  /// The calls of a statement's chain that begin lines.
  private func modifiers(of statement: SourcePart) -> [SourcePart] {
    var result: [SourcePart] = []
    var place = statement.range.lowerBound
    while place < statement.range.upperBound {
      if tokens.text(place) == ".", tokens.tokens[place].beginsLine, tokens.isIdentifier(place + 1) {
        var end = place + 2
        while end < statement.range.upperBound, ["(", "{"].contains(tokens.text(end)),
          !tokens.tokens[end].beginsLine, let close = tokens.partners[end]
        {
          end = close + 1
        }
        result.append(SourcePart(kind: .modifier, range: place..<end, name: tokens.text(place + 1)))
        place = end
      } else {
        place = ["(", "[", "{"].contains(tokens.text(place)) ? (tokens.partners[place] ?? place) + 1 : place + 1
      }
    }
    return result
  }

  /// The sign of an assignment among tokens, outside of brackets.
  func equals(in range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while place < range.upperBound {
      if tokens.text(place) == "=" { return place }
      place = ["(", "[", "{"].contains(tokens.text(place)) ? (tokens.partners[place] ?? place) + 1 : place + 1
    }
    return nil
  }

  /// The statements of a body that something else can take the place of, each from the beginning of a line to that of the next statement.
  private func statements(in body: SourcePart) -> [SourcePart] {
    var first = body.range.lowerBound + 1
    if case .closure(let head?) = body.kind { first = head.upperBound }
    let end = body.range.upperBound - 1
    var starts: [Int] = []
    var place = first
    while place < end {
      let text = tokens.text(place)
      if tokens.tokens[place].beginsLine || place == first, ![".", ")", "]", "}", "?", ":", "{"].contains(text),
        tokens.tokens[place].kind != .sign || ["(", "[", "@", "#"].contains(text)
      {
        starts.append(place)
      }
      place = ["(", "[", "{"].contains(text) ? (tokens.partners[place] ?? place) + 1 : place + 1
    }
    return zip(starts, starts.dropFirst() + [end]).compactMap { start, next in
      let word = tokens.text(start)
      guard tokens.isIdentifier(start), !Self.keywords.contains(word), next > start else { return nil }
      if word == "return", next == start + 1 { return nil }
      if word == "let" || word == "var" {
        guard tokens.isIdentifier(start + 1), ["=", ":"].contains(tokens.text(start + 2)),
          equals(in: start..<next) != nil
        else { return nil }
      }
      return SourcePart(kind: .statement, range: start..<next, name: body.name)
    }
  }
}
