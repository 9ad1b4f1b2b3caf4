import Foundation

/// What a literal says about the parameter that takes it.
extension SourceTokens {
  /// The parameters that take arguments as they are written.
  func parameters(_ arguments: [Use.Argument], makesViews: Bool) -> [StandinParameter] {
    arguments.map { StandinParameter(label: $0.label, form: form($0, makesViews: makesViews)) }
  }

  private func form(_ argument: Use.Argument, makesViews: Bool) -> StandinParameter.Form {
    let range = argument.range
    guard let first = range.first else { return .anything }
    if text(first) == "{", partners[first] == range.upperBound - 1 {
      var shape = closure(first)
      if shape.result == .view, !makesViews { shape.result = .value }
      if makesViews, let label = argument.label, NamingKnowledge.viewLabels.contains(label), shape.result != .nothing {
        shape.result = .view
      }
      return .closure(shape)
    }
    if text(first) == "&" { return .inOut }
    if text(first) == "[", partners[first] == range.upperBound - 1 { return collection(first) }
    return .anything
  }

  private func collection(_ open: Int) -> StandinParameter.Form {
    guard let close = partners[open], text(open + 1) != "." else { return .anything }
    if text(open + 1) == ":" { return .type("[AnyHashable: Any]") }
    for item in list(in: open + 1..<close) {
      // A key is not always a word.
      var place = item.range.lowerBound
      if item.label != nil { return .type("[AnyHashable: Any]") }
      while place < item.range.upperBound {
        if ["(", "[", "{"].contains(text(place)) { place = partners[place] ?? place }
        if text(place) == "?" { break }
        if text(place) == ":" { return .type("[AnyHashable: Any]") }
        place += 1
      }
    }
    return close == open + 1 ? .type("[Any]") : .anything
  }

  /// The shape of the closure literal at a brace.
  func closure(_ open: Int) -> ClosureShape {
    let close = partners[open] ?? count - 1
    var (names, types, body) = closureParameters(open, close)
    if names == 0 { names = countOfNumbered(open, close) }
    if types.contains("") {
      types = []
    } else if types.isEmpty, body > open + 1 {
      let hints = (open + 1..<body - 1).filter { isIdentifier($0) }.suffix(names).map { hint(text($0), body, close) }
      if hints.count == names, hints.contains(where: { $0 != StandinMember.unknown }) { types = hints }
    }
    return ClosureShape(
      count: names, types: types, result: result(body, close), isAsync: has("await", body, close),
      isThrowing: has("try", body, close))
  }

  /// How many parameters are named, their types where all have one, and where the body begins.
  private func closureParameters(_ open: Int, _ close: Int) -> (Int, [String], Int) {
    var place = open + 1
    while text(place) == "@" { place += 2 }
    if text(place) == "[", let end = partners[place],
      ["in", "(", "async"].contains(text(end + 1)) || isIdentifier(end + 1)
    {
      let isCapture = !tokens[end + 1].beginsLine
      if isCapture { place = end + 1 }
    }
    if text(place) == "(", let end = partners[place], ["in", "->", "async", "throws"].contains(text(end + 1)) {
      let parts = list(in: place + 1..<end)
      let types = parts.contains { $0.label != nil } ? parts.map { $0.label == nil ? "" : text(in: $0.range) } : []
      var body = end + 1
      while body < close, text(body) != "in" { body += 1 }
      return (parts.count, types, body + 1)
    }
    var names = 0
    while place < close, isIdentifier(place), text(place) != "in" {
      names += 1
      place += 1
      if text(place) == "," { place += 1 }
      if ["async", "throws"].contains(text(place)) { place += 1 }
    }
    return text(place) == "in" ? (names, [], place + 1) : (0, [], open + 1)
  }

  /// What a closure's body says about one of its parameters.
  private func hint(_ name: String, _ body: Int, _ close: Int) -> String {
    for place in body..<close where text(place) == name && text(place - 1) != "." {
      let isCompared = ["==", "!="].contains(text(place + 1)) && text(place + 2) == "nil"
      let isBound =
        text(place - 1) == "let" && ["if", "guard", ","].contains(text(place - 2))
        || text(place - 1) == "=" && text(place - 3) == "let" && isInHeader(place)
      if isCompared || isBound || text(place + 1) == "?" && tokens[place + 1].isAttached {
        return name == "error" ? "(any Error)?" : "Anything?"
      }
    }
    return StandinMember.unknown
  }

  private func countOfNumbered(_ open: Int, _ close: Int) -> Int {
    var highest = 0
    var place = open + 1
    while place < close {
      if text(place).hasPrefix("$"), let number = Int(text(place).dropFirst()) { highest = max(highest, number + 1) }
      place += 1
    }
    return highest
  }

  private func result(_ body: Int, _ close: Int) -> ClosureShape.Result {
    guard body < close else { return .nothing }
    let first = tokens[body]
    var statements = 1
    var place = body
    if returnsValue(body, close) { return .value }
    while place < close {
      if place > body, tokens[place].beginsLine, ![".", "?", ":"].contains(text(place)),
        tokens[place].kind != .sign || text(place) == "@"
      {
        statements += 1
      }
      if ["{", "(", "["].contains(text(place)) { place = partners[place] ?? place }
      place += 1
    }
    if first.isUppercase, ["(", "{", "."].contains(text(body + 1)), text(body) != "Task" { return .view }
    if ["if", "switch"].contains(first.text), let brace = (body..<close).first(where: { text($0) == "{" }),
      tokens[brace + 1].isUppercase && text(brace + 1) != "Task"
    {
      return .view
    }
    return statements == 1 && !["if", "switch", "for", "guard", "let", "var", "while", "do"].contains(first.text)
      ? .value : .nothing
  }

  /// Whether a body returns a value, in its statements or in those of `if`, `switch` and their kind, but not in a closure.
  private func returnsValue(_ body: Int, _ close: Int) -> Bool {
    var place = body
    while place < close {
      if text(place) == "return", place + 1 < close, !tokens[place + 1].beginsLine, text(place + 1) != "}" {
        return true
      }
      if ["(", "["].contains(text(place)) || text(place) == "{" && !isControlled(place, since: body) {
        place = partners[place] ?? place
      }
      place += 1
    }
    return false
  }

  /// Whether a brace belongs to `if`, a loop or their kind in a body.
  private func isControlled(_ brace: Int, since body: Int) -> Bool {
    var place = brace - 1
    while place >= body {
      if [")", "]"].contains(text(place)), let open = partners[place] {
        place = open - 1
        continue
      }
      let isWord = ["if", "else", "switch", "guard", "for", "while", "do", "catch", "repeat"].contains(text(place))
      if isWord, text(place - 1) != "." { return true }
      if ["{", "}"].contains(text(place)) || tokens[place].beginsLine { return false }
      place -= 1
    }
    return false
  }

  /// Whether a word of the body belongs to it, and not to a task that it begins.
  private func has(_ word: String, _ body: Int, _ close: Int) -> Bool {
    var place = body
    while place < close {
      if text(place) == word, word != "try" || !["?", "!"].contains(text(place + 1)) { return true }
      if text(place) == "{", isTask(place) { place = partners[place] ?? place }
      if word == "try", text(place) == "do", text(place + 1) == "{" { place = partners[place + 1] ?? place }
      place += 1
    }
    return false
  }

  private func isTask(_ brace: Int) -> Bool {
    if let component = componentEnding(brace - 1), text(component) == "Task" || text(component - 2) == "Task" {
      return true
    }
    return text(brace - 1) == "task" || text(brace - 1) == "addTask"
  }
}
