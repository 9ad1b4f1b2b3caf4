import Foundation

/// Values of unknown type.
extension StandinRules {
  /// `.name` is asked of a value whose type is not known: its maker gets a type that has it.
  mutating func addToUnknown(_ name: String, _ use: Use, _ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = place(comparedWith: use, tokens), let producer = producer(place, tokens) else {
      return addOptionOfUnknown(name, use, diagnostic)
    }
    guard let key = makeType(for: producer, use.isPattern ? .enumeration : .value) else { return }
    addMember(name, to: key.module + "." + key.name, isStatic: true, diagnostic, 1)
    refine(producer, from: StandinMember.unknown, to: key.name)
  }

  /// A value of unknown type that is written as `.name`, as in a pattern: one module gives it to all of them.
  private mutating func addOptionOfUnknown(_ name: String, _ use: Use, _ diagnostic: Diagnostic) {
    let isKnown = modules.values.contains { module in
      module.extensions[StandinMember.unknown]?.contains { $0.name == name && $0.isStatic } == true
    }
    guard use.isImplicit || use.isPattern, !isKnown else { return }
    extend(StandinMember.unknown, name, use, isStatic: true, diagnostic, 1)
  }

  /// A type for what a producer makes, named after it.
  mutating func makeType(for producer: Producer, _ kind: StandinType.Kind) -> TypeKey? {
    let word: String
    switch producer {
    case .member(let name): word = NamingKnowledge.typeName(name)
    case .closureParameter(let name, let index): word = NamingKnowledge.typeName(name) + "Value\(index + 1)"
    }
    var owner = owner(ofMember: producer.name)
    guard let module = owner?.module ?? moduleOfGlobal(producer.name) else { return nil }
    if let known = owner.flatMap(declared), known.kind == .requirement || known.generics > 0 { owner = nil }
    let key = TypeKey(
      module: module, name: (owner.map { $0.name + "." } ?? "") + word + (word == owner?.name ? "Value" : ""))
    if modules[module]?.types[key.name] == nil { modules[module]?.types[key.name] = StandinType(key.name, kind) }
    return key
  }

  /// Calls of values of unknown type cannot take closures with parameters: what made the values gets a type.
  mutating func promoteUnknown(_ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column) else { return }
    var outer = place
    while let open = tokens.enclosing(outer), tokens.text(open) != "{" || place < open + 12 { outer = open }
    if outer < place, let component = tokens.componentEnding(outer - 1) { outer = tokens.chainStart(component).0 }
    for index in outer..<max(tokens.use(at: place).end, min(place + 60, tokens.count))
    where tokens.text(index) == "." && tokens.isIdentifier(index + 1) {
      let use = tokens.use(at: index + 1)
      let needsTypes = (use.arguments ?? []).contains { argument in
        let first = argument.range.lowerBound
        return tokens.text(first) == "{" && tokens.closure(first).count > 0 || tokens.text(first) == "."
          || tokens.text(first) == "\\"
      }
      if needsTypes, !hasMember(tokens.text(index + 1)), let base = tokens.component(before: index) {
        promote(base, tokens)
      }
    }
  }

  /// The last part of a chain that a stand-in declares gets a type, if nothing is known of it.
  mutating func promote(_ place: Int, _ tokens: SourceTokens) {
    var place: Int? = place
    while let current = place {
      if let producer = producer(current, tokens) {
        if isUnknown(producer), let key = makeType(for: producer, .object) {
          refine(producer, from: StandinMember.unknown, to: key.name)
        }
        return
      }
      place = tokens.text(current - 1) == "." ? tokens.component(before: current - 1) : nil
    }
  }

  func isUnknown(_ producer: Producer) -> Bool {
    guard case .member(let name) = producer else { return true }
    return modules.values.contains { module in
      (module.types.values.flatMap(\.members) + module.globals).contains {
        $0.name == name && $0.result.hasPrefix(StandinMember.unknown)
      }
    }
  }

  func place(comparedWith use: Use, _ tokens: SourceTokens) -> Int? {
    if use.isPattern {
      guard let open = tokens.enclosing(use.start),
        let word = (max(0, open - 40)..<open).last(where: { tokens.text($0) == "switch" })
      else {
        let equals = (use.end..<min(use.end + 4, tokens.count)).first { tokens.text($0) == "=" }
        return equals.map { $0 + 1 }
      }
      return word + 1
    }
    let before = tokens.text(use.start - 1)
    if ["==", "!=", "=", "??"].contains(before) { return tokens.componentEnding(use.start - 2) }
    if ["==", "!="].contains(tokens.text(use.end)) { return use.end + 1 }
    return nil
  }
}

extension StandinRules.Producer {
  var name: String {
    switch self {
    case .member(let name), .closureParameter(let name, _): name
    }
  }
}
