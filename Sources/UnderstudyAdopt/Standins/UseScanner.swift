import Foundation

/// How a name is used at one place.
struct Use {
  struct Argument {
    let label: String?
    let range: Range<Int>
    let isTrailing: Bool
  }

  /// The token of the name.
  let index: Int
  /// The token at which the expression begins that the name is in.
  let start: Int
  /// Whether the name follows a dot without anything before it.
  let isImplicit: Bool
  /// Nil without a call.
  let arguments: [Argument]?
  /// The arguments of a subscript after the name.
  let subscripts: [Argument]?
  /// What is assigned to it.
  let assigned: Range<Int>?
  let isAwaited: Bool
  let isTried: Bool
  /// Whether it is a pattern of a `case`.
  let isPattern: Bool
  /// The token after the name, its call and its generic arguments.
  let end: Int
}

extension SourceTokens {
  /// The use of a name at a place or shortly after it.
  func use(of name: String, line: Int, column: Int) -> Use? {
    guard let first = index(line: line, column: column) else { return nil }
    for place in first..<min(first + 40, count) where tokens[place].text.trimmingBackticks == name {
      return use(at: place)
    }
    return nil
  }

  func use(at place: Int) -> Use {
    let (start, isImplicit) = chainStart(place)
    var end = place + 1
    if text(end) == "<", let close = closingAngle(end) { end = close + 1 }
    var after = end
    if text(after) == "?" || text(after) == "!", text(after + 1) == "(" { after += 1 }
    let call = arguments(at: after, isHeader: isInHeader(start))
    if let call { end = call.end }
    var subscripts: [Use.Argument]?
    if call == nil, text(end) == "[", tokens[end].isAttached, let close = partners[end] {
      subscripts = list(in: end + 1..<close)
      end = close + 1
    }
    let isAssigned = call == nil && text(end) == "="
    return Use(
      index: place, start: start, isImplicit: isImplicit, arguments: call?.list, subscripts: subscripts,
      assigned: isAssigned ? end + 1..<expressionEnd(end + 1) : nil, isAwaited: isMarked(start, "await"),
      isTried: isMarked(start, "try"), isPattern: isPattern(start), end: end)
  }

  /// The first token of the expression that a component ends, and whether it begins with a dot.
  func chainStart(_ place: Int) -> (Int, Bool) {
    var current = place
    while text(current - 1) == "." {
      guard let before = component(before: current - 1) else { return (current - 1, true) }
      current = before
    }
    return (current, false)
  }

  /// The component that ends before a dot; nil if the dot begins an expression.
  func component(before dot: Int) -> Int? {
    guard dot > 0, tokens[dot].isAttached || tokens[dot].beginsLine else { return nil }
    return componentEnding(dot - 1)
  }

  /// The component whose last token this is: its name, or the bracket or literal that it begins with.
  func componentEnding(_ last: Int) -> Int? {
    var place = last
    while text(place) == "?" || text(place) == "!" { place -= 1 }
    guard place >= 0 else { return nil }
    switch tokens[place].kind {
    case .string, .number: return place
    case .identifier: return ["return", "in", "case", "else", "try", "await"].contains(text(place)) ? nil : place
    case .sign: break
    }
    if text(place) == ">" { return openingAngle(place).flatMap { isIdentifier($0 - 1) ? $0 - 1 : nil } }
    guard [")", "]", "}"].contains(text(place)), let open = partners[place] else { return nil }
    let isCall = open > 0 && (tokens[open].isAttached || text(open) == "{") && !tokens[open].beginsLine
    if isCall, text(open - 1) != ",", let before = componentEnding(open - 1),
      tokens[before].line == tokens[open].line || text(open) != "("
    {
      return before
    }
    if text(open) == "{", text(open - 1) == ":", isIdentifier(open - 2) { return componentEnding(open - 3) }
    return open
  }

  func closingAngle(_ open: Int) -> Int? {
    var depth = 0
    for place in open..<min(open + 60, count) {
      switch text(place) {
      case "<": depth += 1
      case ">":
        depth -= 1
        if depth == 0 { return place }
      case "(", ")", "[", "]", ",", ".", ":", "?", "->", "&": break
      default: if tokens[place].kind != .identifier { return nil }
      }
    }
    return nil
  }

  private func openingAngle(_ close: Int) -> Int? {
    var depth = 0
    for place in stride(from: close, through: max(0, close - 60), by: -1) {
      if text(place) == ">" { depth += 1 }
      if text(place) == "<" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The arguments of the call that begins at a token, with trailing closures.
  private func arguments(at open: Int, isHeader: Bool) -> (list: [Use.Argument], end: Int)? {
    var result: [Use.Argument] = []
    var end = open
    var isCall = false
    if text(open) == "(", tokens[open].isAttached, let close = partners[open] {
      isCall = true
      result = list(in: open + 1..<close)
      end = close + 1
    }
    if text(end) == "{", !isHeader, end > 0, tokens[end].line == tokens[end - 1].line, let close = partners[end],
      !isAccessor(end)
    {
      isCall = true
      result.append(Use.Argument(label: nil, range: end..<close + 1, isTrailing: true))
      end = close + 1
      while isIdentifier(end), text(end + 1) == ":", text(end + 2) == "{", let close = partners[end + 2] {
        result.append(Use.Argument(label: text(end), range: end + 2..<close + 1, isTrailing: true))
        end = close + 1
      }
    }
    return isCall ? (result, end) : nil
  }

  private func isAccessor(_ open: Int) -> Bool { ["get", "set", "didSet", "willSet"].contains(text(open + 1)) }

  /// What commas separate.
  func list(in range: Range<Int>) -> [Use.Argument] {
    var result: [Use.Argument] = []
    var begin = range.lowerBound
    var place = begin
    func add() {
      guard begin < place else { return }
      let isLabelled = isIdentifier(begin) && text(begin + 1) == ":" && begin + 1 < place
      result.append(
        Use.Argument(
          label: isLabelled && text(begin) != "_" ? text(begin) : nil, range: (isLabelled ? begin + 2 : begin)..<place,
          isTrailing: false))
    }
    while place < range.upperBound {
      switch text(place) {
      case "(", "[", "{": place = partners[place] ?? place
      case "<":
        if place > 0, tokens[place].isAttached, let close = closingAngle(place), close < range.upperBound {
          place = close
        }
      case ",":
        add()
        begin = place + 1
      default: break
      }
      place += 1
    }
    add()
    return result
  }

  /// Whether the expression stands between `if`, `guard`, `while`, `for` or `switch` and the brace.
  func isInHeader(_ start: Int) -> Bool {
    var place = start - 1
    while place >= 0 {
      switch text(place) {
      case ")", "]": place = partners[place] ?? place
      case "(", "[", "{", "}", ";": return false
      case "if", "guard", "while", "for", "switch": return true
      default: break
      }
      place -= 1
    }
    return false
  }

  /// Where the statement of an assigned value ends.
  func expressionEnd(_ start: Int) -> Int {
    var place = start
    while place < count {
      switch text(place) {
      case "(", "[", "{": place = partners[place] ?? place
      case ")", "]", "}", ";", ",": return place
      default: break
      }
      place += 1
      if place < count, tokens[place].beginsLine, text(place) != ".", text(place) != "?", text(place) != ":" {
        return place
      }
    }
    return place
  }

  private func isMarked(_ start: Int, _ word: String) -> Bool {
    var place = start - 1
    while place >= 0, place >= start - 4, ["await", "try", "?", "!", "try?", "try!"].contains(text(place)) {
      if text(place) == word { return true }
      place -= 1
    }
    return false
  }

  private func isPattern(_ start: Int) -> Bool {
    var place = start - 1
    while place >= 0, place > start - 60 {
      switch text(place) {
      case ")": place = partners[place] ?? place
      case "case": return true
      case ".", ",", "let", "?": break
      default: if tokens[place].kind != .identifier || tokens[place].beginsLine { return false }
      }
      place -= 1
    }
    return false
  }
}

extension String {
  var trimmingBackticks: String { hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self }
}
