import Foundation

/// What classes of the app override, or declare for themselves.
extension StandinRules {
  /// A class of the app overrides what its superclass, a stand-in, does not have.
  mutating func addOverridden(_ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let (key, keyword) = overridden(by: diagnostic, tokens) else { return }
    let isInitializer = tokens.text(keyword) == "init"
    var member = StandinMember(
      isInitializer ? .initializer : tokens.text(keyword) == "var" ? .property : .method,
      isInitializer ? "init" : tokens.text(keyword + 1))
    member.isOverridden = true
    if member.kind == .property {
      guard tokens.text(keyword + 2) == ":" else { return }
      member.result = typeText(keyword + 3, tokens)
      member.isSettable = true
    } else {
      let open = keyword + (isInitializer ? 1 : 2)
      guard tokens.text(open) == "(", let close = tokens.partners[open] else { return }
      member.parameters = declaredParameters(open + 1..<close, tokens)
      member.result = "Void"
      var after = close + 1
      while ["async", "throws"].contains(tokens.text(after)) {
        if tokens.text(after) == "async" { member.isAsync = true } else { member.isThrowing = true }
        after += 1
      }
      if tokens.text(after) == "->" { member.result = typeText(after + 1, tokens) }
    }
    add(member, to: key)
    change(key) { $0.isOpen = true }
  }

  /// A class of the app declares for itself what its superclass, a stand-in, was given: another superclass has that.
  mutating func dropOverridden(_ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let (key, keyword) = overridden(by: diagnostic, tokens) else { return }
    let isInitializer = tokens.text(keyword) == "init"
    let name = isInitializer ? "init" : tokens.text(keyword + 1)
    let open = keyword + (isInitializer ? 1 : 2)
    let isFunction = tokens.text(open) == "("
    let labels =
      isFunction ? tokens.partners[open].map { declaredParameters(open + 1..<$0, tokens).map(\.label) } ?? [] : []
    if isInitializer, labels.isEmpty { change(key) { $0.hasConvenientInitializer = true } }
    change(key) { type in
      type.members.removeAll { member in
        member.name == name && !member.isWritten && !member.isStatic
          && (!isFunction || member.parameters.map(\.label) == labels)
      }
    }
  }

  /// Gives a superclass the initializer that a class of the app calls by `super`.
  ///
  /// - Returns: Whether it has not had it.
  mutating func addSuperInitializer(_ diagnostic: Diagnostic) -> Bool {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column),
      let index = tokens.superInitializer(around: place),
      let key = superclass(around: place, tokens, diagnostic.file), let owner = declared(key)
    else { return false }
    let use = tokens.use(at: index)
    guard use.arguments?.isEmpty == false else { return false }
    let known = modules
    add(member("init", use, owner: owner, in: diagnostic.file), to: key)
    return modules != known
  }

  /// The stand-in that a class of the app inherits from, and the word that begins the declaration which a message is about.
  private func overridden(by diagnostic: Diagnostic, _ tokens: SourceTokens) -> (TypeKey, Int)? {
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column),
      let key = superclass(around: place, tokens, diagnostic.file),
      let keyword = (max(0, place - 6)..<min(place + 8, tokens.count)).first(where: {
        ["func", "var", "init"].contains(tokens.text($0)) && $0 + 1 >= place
      })
    else { return nil }
    return (key, keyword)
  }

  private func superclass(around place: Int, _ tokens: SourceTokens, _ file: String) -> TypeKey? {
    var current = place
    while let brace = tokens.enclosing(current) {
      if let word = (max(0, brace - 30)..<brace).last(where: { tokens.text($0) == "class" }),
        let colon = (word..<brace).first(where: { tokens.text($0) == ":" })
      {
        return type(tokens.text(colon + 1), in: file)
      }
      current = brace
    }
    return nil
  }

  private func declaredParameters(_ range: Range<Int>, _ tokens: SourceTokens) -> [StandinParameter] {
    tokens.list(in: range).map { part in
      if let label = part.label { return StandinParameter(label: label, form: .type(tokens.text(in: part.range))) }
      let colon = part.range.first { tokens.text($0) == ":" }
      let first = tokens.text(part.range.lowerBound)
      let label = first == "_" || colon == nil ? nil : first
      return StandinParameter(
        label: label,
        form: .type(tokens.text(in: (colon.map { $0 + 1 } ?? part.range.lowerBound)..<part.range.upperBound)))
    }
  }

  private func typeText(_ start: Int, _ tokens: SourceTokens) -> String {
    var end = start
    while end < tokens.count, tokens.text(end) != "{", tokens.text(end) != "=",
      !(tokens.tokens[end].beginsLine && end > start)
    {
      if tokens.text(end) == "(" || tokens.text(end) == "[" { end = tokens.partners[end] ?? end }
      end += 1
    }
    return tokens.text(in: start..<end)
  }
}

extension SourceTokens {
  /// The word `init` of a call by `super` that begins at a token, or whose arguments are around it.
  fileprivate func superInitializer(around place: Int) -> Int? {
    func isSuper(_ index: Int) -> Bool { text(index) == "init" && text(index - 1) == "." && text(index - 2) == "super" }
    if let index = (place..<place + 4).first(where: isSuper) { return index }
    var bracket = text(place) == "(" ? place : enclosing(place)
    while let open = bracket, text(open) != "{" {
      if isSuper(open - 1) { return open - 1 }
      bracket = enclosing(open)
    }
    return nil
  }
}
