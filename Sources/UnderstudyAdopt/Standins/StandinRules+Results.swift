import Foundation

/// Results that get their type from the place where they are used.
extension StandinRules {
  static let resultRules: [Rule] = [
    Rule("cannot convert value of type '*' to specified type '*'") { rules, diagnostic, parts, _ in
      rules.convert(parts[0], parts[1], diagnostic)
    },
    Rule("cannot convert value of type 'KeyPath<EnvironmentValues, *>' to * 'WritableKeyPath<EnvironmentValues, *>'") {
      rules, diagnostic, parts, _ in
      rules.setEnvironmentValue(parts[2], diagnostic)
    },
    Rule("cannot convert value of type '*' to expected argument type '*'") { rules, diagnostic, parts, _ in
      rules.convertArgument(parts[0], parts[1], diagnostic)
    },
    Rule("cannot convert value of type '*' to expected condition type '*'") { rules, diagnostic, parts, _ in
      rules.convert(parts[0], parts[1], diagnostic)
    },
    Rule("cannot convert value of type '*' to expected * type '*'") { rules, diagnostic, parts, _ in
      rules.convert(parts[0], parts[2], diagnostic)
    },
    Rule("cannot convert value of type '*' to closure result type '*'") { rules, diagnostic, parts, _ in
      rules.convert(parts[0], parts[1], diagnostic)
    },
    Rule("cannot convert value of type '*' to type '*' in coercion") { rules, diagnostic, parts, _ in
      rules.convert(parts[0], parts[1], diagnostic)
    },
    Rule("default argument value of type '*' cannot be converted to type '*'") { rules, diagnostic, parts, _ in
      rules.convert(parts[0], parts[1], diagnostic)
    },
    Rule("cannot convert return expression of type '*' to return type '*'") { rules, diagnostic, parts, _ in
      rules.convert(parts[0], parts[1], diagnostic)
    },
    Rule("cannot assign value of type '*' to type '*'") { rules, diagnostic, parts, _ in
      rules.assign(parts[0], parts[1], diagnostic)
    },
    Rule("cannot assign value of type '*' to subscript of type '*'") { rules, diagnostic, parts, _ in
      rules.assign(parts[0], parts[1], diagnostic)
    },
    Rule("initializer for conditional binding must have Optional type, not '*'") { rules, diagnostic, parts, _ in
      rules.refineResult(at: diagnostic, from: parts[0], to: parts[0] + "?")
    },
    Rule("cannot use optional chaining on non-optional value of type '*'") { rules, diagnostic, parts, _ in
      rules.refineResult(at: diagnostic, from: parts[0], to: parts[0] + "?")
    },
    Rule("cannot force unwrap value of non-optional type '*'") { rules, diagnostic, parts, _ in
      rules.refineResult(at: diagnostic, from: parts[0], to: parts[0] + "?")
    },
    Rule("value of optional type '*' must be unwrapped*") { rules, diagnostic, parts, _ in
      rules.refineResult(at: diagnostic, from: parts[0], to: Self.unwrapped(parts[0]))
    },
    Rule("value of optional type '*' not unwrapped*") { rules, diagnostic, parts, _ in
      rules.refineResult(at: diagnostic, from: parts[0], to: Self.unwrapped(parts[0]))
    },
    Rule("'nil' is not compatible with expected*type '*'") { rules, diagnostic, parts, _ in
      rules.allowNil(parts[1], diagnostic)
    },
    Rule("'nil' cannot be assigned to type '*'") { rules, diagnostic, parts, _ in rules.allowNil(parts[0], diagnostic)
    },
    Rule("binary operator '*' cannot be applied to operands of type '*' and '*'") { rules, diagnostic, parts, _ in
      rules.operate(parts[1], parts[2], diagnostic)
    },
    Rule("binary operator '*' cannot be applied to two '*' operands") { rules, diagnostic, parts, _ in
      rules.operate(parts[1], "Double", diagnostic)
    },
    Rule("operator function '*' requires that '*' conform to '*'") { rules, diagnostic, parts, _ in
      rules.conform(parts[1], to: parts[2], diagnostic)
    },
  ]

  static func unwrapped(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }

  // MARK: - What a message asks for

  /// A value of the environment is given by the app, and so has that type.
  private mutating func setEnvironmentValue(_ type: String, _ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column),
      let open = tokens.enclosing(place), tokens.text(open - 1) == "environment",
      let dot = (open..<min(open + 4, tokens.count)).first(where: { tokens.text($0) == "." }),
      !Self.words(type).contains(where: unnameable.contains)
    else { return }
    let name = tokens.text(dot + 1)
    for module in modules.keys {
      guard let index = modules[module]?.extensions["EnvironmentValues"]?.firstIndex(where: { $0.name == name }) else {
        continue
      }
      modules[module]?.extensions["EnvironmentValues"]?[index].result = type
      modules[module]?.extensions["EnvironmentValues"]?[index].isSettable = true
    }
  }

  private mutating func convert(_ from: String, _ to: String, _ diagnostic: Diagnostic) {
    let known = modules
    if let literal = Self.literals[from], let key = type(to, in: diagnostic.file), isLiteral(diagnostic) {
      return change(key) { type in
        if !type.isWritten, type.kind != .requirement { type.conformances.insert("ExpressibleBy\(literal)Literal") }
      }
    }
    if from.hasPrefix("["), let key = type(to, in: diagnostic.file) {
      return change(key) { type in
        if type.kind == .object || type.kind == .value, !type.isWritten { type.kind = .options }
      }
    }
    if Self.literals[from] != nil, alias(to, from, diagnostic) { return }
    refineResult(at: diagnostic, from: from, to: to)
    if modules == known, type(from, in: diagnostic.file) != nil { relate(from, to, diagnostic) }
    if modules == known, Self.plain(from) == StandinMember.unknown { refineByName(to, diagnostic) }
  }

  /// The types that literals have, and what their protocols are called after.
  private static let literals = ["Int": "Integer", "Double": "Float", "String": "String", "Bool": "Boolean"]

  /// A type of which nothing is used but its name, and that is given a text or a number, is another name for that type.
  private mutating func alias(_ name: String, _ plain: String, _ diagnostic: Diagnostic) -> Bool {
    guard let key = type(name, in: diagnostic.file), let type = declared(key), type.kind == .object, !type.isWritten,
      type.members.isEmpty, type.superclass == nil, !type.isOpen, type.generics == 0,
      modules[key.module]?.types.keys.contains(where: { $0.hasPrefix(key.name + ".") }) == false
    else { return false }
    change(key) { ($0.kind, $0.aliased, $0.conformances) = (.alias, plain, []) }
    return true
  }

  /// Whether a message is about a number, a text or a truth value that is written out, as constants of C are.
  private mutating func isLiteral(_ diagnostic: Diagnostic) -> Bool {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column) else { return false }
    return [.number, .string].contains(tokens.tokens[place].kind) || ["true", "false"].contains(tokens.text(place))
  }

  /// A property of unknown type has the type that its name ends with, as `viewContext` for `NSManagedObjectContext`.
  private mutating func refineByName(_ type: String, _ diagnostic: Diagnostic) {
    guard let key = self.type(type, in: diagnostic.file),
      let word = key.name.lastIndex(where: \.isUppercase).map({ key.name[$0...] }), word.count > 2
    else { return }
    changeMembers { member, _ in
      if member.kind == .property, member.result == StandinMember.unknown,
        member.name.lowercased().hasSuffix(word.lowercased())
      {
        member.result = key.name
      }
    }
  }

  private mutating func convertArgument(_ from: String, _ to: String, _ diagnostic: Diagnostic) {
    if isWidened(to, diagnostic) { return }
    let known = modules
    if Self.plain(to) == StandinMember.unknown { setEnvironmentValue(from, diagnostic) }
    if modules != known { return }
    convert(from, to, diagnostic)
  }

  /// If the parameter is a stand-in's own, it takes anything from now on.
  private mutating func isWidened(_ to: String, _ diagnostic: Diagnostic) -> Bool {
    guard let call = call(around: diagnostic), call.argument != nil else { return false }
    let known = modules
    if call.use.arguments?[call.argument ?? 0].isTrailing == true {
      addOverload(diagnostic)
    } else {
      setForm(.anything, diagnostic)
    }
    return modules != known
  }

  /// A stand-in's type is used where another one is needed: it may inherit from it or conform to it.
  private mutating func relate(_ from: String, _ to: String, _ diagnostic: Diagnostic) {
    let target = Self.plain(to)
    guard let key = type(from, in: diagnostic.file), let own = declared(key), own.kind == .object, !own.isWritten else {
      return
    }
    let other = type(target, in: diagnostic.file).flatMap(declared)
    if other?.kind == .requirement || to.hasPrefix("any ") {
      change(key) { $0.conformances.insert(target) }
    } else if own.superclass == nil, other?.kind == .object || NamingKnowledge.prefix(of: target) != nil,
      target != own.name
    {
      change(key) { $0.superclass = target }
      if let other, let otherKey = type(other.name, in: diagnostic.file) { change(otherKey) { $0.isOpen = true } }
    }
  }

  private mutating func assign(_ from: String, _ to: String, _ diagnostic: Diagnostic) {
    let known = modules
    let tokens = sources.tokens(diagnostic.file)
    if let place = tokens.index(line: diagnostic.line, column: diagnostic.column) {
      let first = (max(0, place - 40)...place).last { tokens.tokens[$0].beginsLine } ?? place
      if let equals = (first..<min(place + 40, tokens.count)).first(where: { tokens.text($0) == "=" }),
        let target = tokens.componentEnding(equals - 1)
      {
        let value = producer(equals + 1, tokens)
        let isUnknown = Self.plain(from) == StandinMember.unknown
        if isUnknown, let value, refine(value, from: from, to: to) { return }
        let isOwn = refine(.member(tokens.text(target)), from: to, to: from)
        if !isOwn, !isUnknown, let value { _ = refine(value, from: from, to: to) }
      }
    }
    if modules == known { refineResult(at: diagnostic, from: from, to: to) }
    if modules == known { relate(from, to, diagnostic) }
  }

  private mutating func allowNil(_ type: String, _ diagnostic: Diagnostic) {
    let known = modules
    setForm(.anything, diagnostic)
    if modules == known { refineResult(at: diagnostic, from: type, to: type + "?", isBefore: true) }
  }

  private mutating func operate(_ left: String, _ right: String, _ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column) else { return }
    let isLeft = Self.plain(left) == StandinMember.unknown || type(left) != nil
    if isLeft, let component = tokens.componentEnding(place - 1), let value = producer(component, tokens) {
      _ = refine(value, from: left, to: Self.literal(right))
    } else if let value = producer(place + 1, tokens) {
      _ = refine(value, from: right, to: Self.literal(left))
    }
  }

  private static func literal(_ type: String) -> String {
    type == "Range<Int>" || type.hasPrefix("Duration") ? "Int" : type
  }

  // MARK: - Changing it

  /// Gives a producer's value another type.
  ///
  /// - Returns: whether there is such a producer.
  @discardableResult
  mutating func refine(_ producer: Producer, from: String, to: String) -> Bool {
    let wanted = Self.spelled(to)
    let isNameable = !to.hasPrefix("some ") && !Self.words(wanted).contains(where: unnameable.contains)
    var isFound = false
    switch producer {
    case .member(let name):
      let isFailable = to.hasSuffix("?")
      changeMembers { member, owner in
        if isFailable, member.kind == .initializer, owner?.lastName == name, !member.parameters.isEmpty,
          Self.plain(to) == owner?.name
        {
          isFound = true
          member.result = "Optional"
        }
        guard member.name == name, member.kind != .initializer, member.kind != .enumCase else { return }
        if Self.refineRegistered(&member, from: from, to: to) {
          isFound = true
          return
        }
        let own = member.result == "Self" ? owner?.name ?? "Self" : member.result
        guard
          Self.isSame(own, from) || Self.plain(from) == StandinMember.unknown && own.hasPrefix(StandinMember.unknown)
        else { return }
        isFound = true
        member.refinements += 1
        if !isNameable || member.refinements > 3 {
          if member.kind == .method { member.result = StandinMember.generic }
        } else {
          member.result = wanted
        }
      }
    case .closureParameter(let name, let index):
      guard isNameable else { return false }
      changeMembers { member, owner in
        guard member.name == name || member.kind == .initializer && owner?.lastName == name else { return }
        if member.kind == .property, let changed = Self.closureType(member.result, index, wanted) {
          isFound = true
          member.result = changed
        }
        for place in member.parameters.indices {
          guard case .closure(var shape) = member.parameters[place].form, shape.count > index else { continue }
          if shape.types.isEmpty { shape.types = Array(repeating: StandinMember.unknown, count: shape.count) }
          guard shape.types[index] != wanted else { continue }
          isFound = true
          shape.types[index] = wanted
          member.parameters[place].form = .closure(shape)
        }
      }
    }
    return isFound
  }

  /// A function's type with another parameter, as of `((Anything) -> Void)?`.
  private static func closureType(_ type: String, _ index: Int, _ wanted: String) -> String? {
    guard type.hasPrefix("(("), let end = type.range(of: ") ") ?? type.range(of: ") ->") else { return nil }
    let start = type.index(type.startIndex, offsetBy: 2)
    var types = type[start..<end.lowerBound].components(separatedBy: ", ")
    guard types.indices.contains(index), types[index].hasPrefix(StandinMember.unknown) else { return nil }
    types[index] = wanted
    return "((" + types.joined(separator: ", ") + type[end.lowerBound...]
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other
      || plain(one).split(separator: ".").last == plain(other).split(separator: ".").last
        && one.hasSuffix("?") == other.hasSuffix("?")
  }

  /// A type of a message as a declaration has it.
  private static func spelled(_ type: String) -> String {
    var text = type.replacingOccurrences(of: "@lvalue ", with: "").replacingOccurrences(of: "inout ", with: "")
    if text.hasSuffix("?"),
      text.dropLast().contains(" ") && !text.hasPrefix("(") && !text.hasPrefix("[") && !text.contains("<")
    {
      text = "(\(text.dropLast()))?"
    }
    return text == "()" ? "Void" : text
  }

  static func words(_ type: String) -> [String] {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.flatMap {
      [String($0)] + $0.split(separator: ".").map(String.init)
    }
  }
}
