import Foundation

/// Members that a type lacks.
extension StandinRules {
  static let memberRules: [Rule] = [
    Rule("value of type '*' has no member '*'") { rules, diagnostic, parts, attempt in
      rules.addMember(parts[1], to: parts[0], isStatic: false, diagnostic, attempt)
    },
    Rule("type '*' has no member '*'") { rules, diagnostic, parts, attempt in
      rules.addMember(parts[1], to: parts[0], isStatic: true, diagnostic, attempt)
    },
    Rule("value of type '*' has no dynamic member '*' using key path from root type") {
      rules, diagnostic, parts, attempt in
      rules.addMember(parts[1], to: parts[0], isStatic: false, diagnostic, attempt)
    },
    Rule("static member '*' cannot be used on instance of type '*'") { rules, diagnostic, parts, attempt in
      rules.addMember(parts[0], to: parts[1], isStatic: false, diagnostic, attempt)
    },
    Rule("instance member '*' cannot be used on type '*'") { rules, diagnostic, parts, attempt in
      rules.addMember(parts[0], to: parts[1], isStatic: true, diagnostic, attempt)
    },
    Rule("cannot call value of non-function type '*'") { rules, diagnostic, parts, _ in
      rules.makeCallable(parts[0], diagnostic)
    },
    Rule("value of type '*' has no subscripts") { rules, diagnostic, parts, _ in
      rules.addSubscript(to: parts[0], diagnostic)
    },
    Rule("cannot assign to property: '*' is a get-only property") { rules, diagnostic, parts, _ in
      rules.makeSettable(parts[0])
    },
    Rule("cannot assign to property: '*' setter is inaccessible") { rules, diagnostic, parts, _ in
      rules.makeSettable(parts[0])
    },
    Rule("cannot assign to value: '*' is a method") { rules, diagnostic, parts, _ in rules.makeSettable(parts[0]) },
    Rule("cannot use mutating getter") { _, _, _, _ in },
    Rule("ambiguous use of '*'") { rules, _, parts, _ in rules.dropFromMissing(parts[0]) },
    Rule("method does not override any method from its superclass") { rules, diagnostic, _, _ in
      rules.addOverridden(diagnostic)
    },
    Rule("property does not override any property from its superclass") { rules, diagnostic, _, _ in
      rules.addOverridden(diagnostic)
    },
    Rule("initializer does not override a designated initializer from its superclass") { rules, diagnostic, _, _ in
      rules.addOverridden(diagnostic)
    },
    Rule("cannot find * '*' to override") { rules, diagnostic, _, _ in rules.addOverridden(diagnostic) },
    Rule("overriding declaration requires an 'override' keyword") { rules, diagnostic, _, _ in
      rules.dropOverridden(diagnostic)
    },
  ]

  // MARK: - Adding

  mutating func addMember(_ name: String, to owner: String, isStatic: Bool, _ diagnostic: Diagnostic, _ attempt: Int) {
    let tokens = sources.tokens(diagnostic.file)
    guard let use = tokens.use(of: name, line: diagnostic.line, column: diagnostic.column) else { return }
    if ["Any", "Any?", "Equatable", "any Equatable"].contains(owner) {
      if isStatic { return addOption(name, diagnostic) }
      return refineResult(at: diagnostic, from: owner + "?", to: StandinMember.unknown + "?")
    }
    if Self.plain(owner) == StandinMember.unknown { return addToUnknown(name, use, diagnostic) }
    guard let key = type(owner, in: diagnostic.file) ?? base(of: owner, in: diagnostic.file), let type = declared(key)
    else {
      return extend(owner, name, use, isStatic: isStatic, diagnostic, attempt)
    }
    if isStatic, NamingKnowledge.isType(name), use.arguments == nil || type.kind != .enumeration {
      return declare(key.name + "." + name, in: key.module)
    }
    if !isStatic, type.kind == .object || type.kind == .value, type.superclass == nil,
      NamingKnowledge.viewMembers.contains(name)
        || use.arguments != nil && NamingKnowledge.viewModifiers.contains(name),
      use.assigned == nil, name != "id", name != "tag", attempt == 0, !type.isWritten
    {
      return change(key) { $0.kind = .view }
    }
    if isStatic, use.isPattern, [.object, .value].contains(type.kind), !type.isOpen, type.superclass == nil,
      !type.isWritten
    {
      makeEnumeration(key)
    }
    var member = member(name, use, owner: declared(key), in: diagnostic.file)
    member.isStatic = isStatic && member.kind != .enumCase && member.kind != .initializer
    add(member, to: key)
    // The compiler says little of a chain that begins with a closure and a value of unknown type.
    if NamingKnowledge.registers(name), tokens.text(use.end) == "." { promote(use.index, tokens) }
  }

  /// The stand-in's type that a type of the app inherits from, or conforms to.
  private mutating func base(of owner: String, in file: String) -> TypeKey? {
    for name in sources.bases(of: Self.plain(owner), in: file) {
      if let key = type(name, in: file), declared(key)?.isWritten == false { return key }
    }
    return nil
  }

  private mutating func makeEnumeration(_ key: TypeKey) {
    change(key) { type in
      type.kind = .enumeration
      type.members = type.members.map { member in
        guard member.isStatic, member.kind == .property else { return member }
        return StandinMember(.enumCase, member.name)
      }
    }
  }

  mutating func add(_ member: StandinMember, to key: TypeKey) {
    change(key) { type in
      if let index = type.members.firstIndex(where: { $0.signature == member.signature && $0.isAsync == member.isAsync }
      ) {
        if member.isSettable { type.members[index].isSettable = true }
        return
      }
      if member.kind == .property,
        type.members.contains(where: {
          $0.name == member.name && $0.kind == .property && $0.isStatic == member.isStatic
        })
      {
        return
      }
      type.members.append(member)
    }
  }

  /// A member as a use of it needs it.
  func member(_ name: String, _ use: Use, owner: StandinType?, in file: String) -> StandinMember {
    var sources = sources
    let tokens = sources.tokens(file)
    let isView = owner?.kind == .view
    let isSelf = use.isImplicit || NamingKnowledge.isInstance(name, of: owner?.lastName)
    if use.isPattern, owner?.kind == .enumeration {
      var result = StandinMember(.enumCase, name)
      result.parameters = (use.arguments ?? []).map { StandinParameter(label: $0.label, form: .anything) }
      return result
    }
    guard let arguments = use.arguments else {
      if owner?.kind == .enumeration,
        use.isImplicit || use.assigned == nil && tokens.text(use.index - 2) == owner?.lastName
      {
        return StandinMember(.enumCase, name)
      }
      var result = StandinMember(.property, name)
      if isSelf || tokens.text(use.index - 2) == owner?.lastName, owner != nil { result.result = "Self" }
      if let assigned = use.assigned {
        result.isSettable = true
        result.result = assignedType(tokens, assigned)
      }
      result.isAsync = use.isAwaited && tokens.text(use.end) != "."
      if result.isSettable { result.isAsync = false }
      return result
    }
    var result = StandinMember(name == "init" ? .initializer : .method, name)
    result.parameters = tokens.parameters(arguments, makesViews: isView)
    let isLast = tokens.text(use.end) != "."
    result.isAsync = use.isAwaited && isLast
    result.isThrowing = use.isTried && isLast
    if isView || isSelf, owner != nil { result.result = "Self" }
    if result.kind == .method { takeType(&result, use, sources.tokens(file)) }
    return result
  }

  /// The type of a value that is written as a literal.
  private func assignedType(_ tokens: SourceTokens, _ range: Range<Int>) -> String {
    guard let first = range.first else { return StandinMember.unknown }
    let token = tokens.tokens[first]
    switch (token.kind, token.text) {
    case (_, "true"), (_, "false"): return "Bool"
    case (_, "nil"): return "Anything?"
    case (_, "self") where range.count == 1: return "Any?"
    case (.string, _) where range.count == 1: return "String"
    case (.number, let text) where range.count == 1: return text.contains(".") ? "Double" : "Int"
    case (_, "{"):
      let shape = tokens.closure(first)
      return
        "((\(Array(repeating: "Anything", count: shape.count).joined(separator: ", ")))\(shape.isThrowing ? " throws" : "") -> \(shape.result == .nothing ? "Void" : "Any?"))?"
    default: return StandinMember.unknown
    }
  }

  // MARK: - Other owners

  /// A type of another module lacks a member: a file's stand-ins may give it one.
  mutating func extend(
    _ owner: String, _ name: String, _ use: Use, isStatic: Bool, _ diagnostic: Diagnostic, _ attempt: Int
  ) {
    guard let module = origin.module(of: name, sources, isMember: true)?.name, !name.hasPrefix("_") else { return }
    let plain = Self.plain(owner)
    let isView = owner.hasPrefix("some ") || NamingKnowledge.isShown(plain)
    let isScene =
      plain == "some Scene" || owner == "some Scene"
      || ["WindowGroup", "DocumentGroup", "Settings", "Window"].contains(plain)
    let target = isScene ? "Scene" : isView == (attempt == 0) && !isStatic ? "View" : plain
    if target.contains("[") || target.contains("(") || Self.words(target).contains(where: unnameable.contains)
      || ["Any", "AnyObject", "_"].contains(target)
    {
      return
    }
    var member = member(
      name, use, owner: StandinType(target, isScene || target == "View" ? .view : .value), in: diagnostic.file)
    member.isStatic = isStatic
    if target != "View" && !isScene && !isStatic { member.result = StandinMember.unknown }
    if member.isStatic, use.isImplicit { member.result = target }
    if member.isStatic, name.hasSuffix("Notification"), use.arguments == nil { member.result = "Notification.Name" }
    if NamingKnowledge.isType(name), isStatic { return }
    if modules[module]?.extensions[target]?.contains(where: { $0.signature == member.signature }) == true { return }
    modules[module]?.extensions[target, default: []].append(member)
  }

  /// A value of the environment that a module adds, as in `@Environment(\\.requestReview)`.
  mutating func addEnvironmentValue(_ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column),
      let dot = (place..<min(place + 3, tokens.count)).first(where: { tokens.text($0) == "." }),
      let open = tokens.enclosing(dot),
      ["Environment", "environment"].contains(tokens.text(open - 1)), tokens.isIdentifier(dot + 1)
    else { return }
    let name = tokens.text(dot + 1)
    origin.note(name, in: diagnostic.file)
    guard let module = origin.module(of: name, sources, isMember: true)?.name else { return }
    let word = NamingKnowledge.typeName(name)
    let type =
      modules[module]?.types.keys.sorted().first { $0 == word || $0.hasSuffix(word) && !$0.contains(".") } ?? word
    if modules[module]?.types[type] == nil { modules[module]?.types[type] = StandinType(type, .object) }
    var member = StandinMember(.property, name)
    (member.result, member.isSettable) = (type, true)
    if modules[module]?.extensions["EnvironmentValues"]?.contains(where: { $0.name == name }) == true { return }
    modules[module]?.extensions["EnvironmentValues", default: []].append(member)
  }

  private mutating func addSubscript(to owner: String, _ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let key = type(owner, in: diagnostic.file),
      let place = tokens.index(line: diagnostic.line, column: diagnostic.column)
    else { return }
    let use = tokens.use(at: place)
    var member = StandinMember(.subscript_, "subscript")
    member.parameters = (use.subscripts ?? [Use.Argument(label: nil, range: 0..<0, isTrailing: false)]).map {
      StandinParameter(label: $0.label, form: .anything)
    }
    add(member, to: key)
  }

  /// A value that is called like a function.
  private mutating func makeCallable(_ text: String, _ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let key = type(text, in: diagnostic.file),
      var place = tokens.index(line: diagnostic.line, column: diagnostic.column)
    else { return }
    if tokens.text(place) == "(" { place -= 1 }
    add(member("callAsFunction", tokens.use(at: place), owner: declared(key), in: diagnostic.file), to: key)
  }

  private mutating func makeSettable(_ name: String) {
    changeMembers { member, _ in
      if member.name == name, member.kind == .property { member.isSettable = true }
    }
  }

  /// Changes members of all stand-ins that the user has not written.
  mutating func changeMembers(_ body: (inout StandinMember, StandinType?) -> Void) {
    for module in modules.keys {
      guard var changed = modules[module] else { continue }
      for index in changed.globals.indices where !changed.globals[index].isWritten {
        body(&changed.globals[index], nil)
      }
      for name in changed.types.keys {
        guard var type = changed.types[name] else { continue }
        for index in type.members.indices where !type.members[index].isWritten { body(&type.members[index], type) }
        changed.types[name] = type
      }
      for name in changed.extensions.keys {
        guard var members = changed.extensions[name] else { continue }
        for index in members.indices where !members[index].isWritten { body(&members[index], nil) }
        changed.extensions[name] = members
      }
      if changed != modules[module] { modules[module] = changed }
    }
  }

  /// Two stand-ins give the same member to a type: that of a module that is named takes precedence.
  private mutating func dropFromMissing(_ text: String) {
    let name = String(text.prefix { $0 != "(" })
    guard var missing = modules[MissingModule.name] else { return }
    for (type, members) in missing.extensions where members.contains(where: { $0.name == name }) {
      let isElsewhere = modules.values.contains { module in
        module.name != MissingModule.name && module.extensions[type]?.contains { $0.name == name } == true
      }
      if isElsewhere { missing.extensions[type] = members.filter { $0.name != name } }
    }
    modules[MissingModule.name] = missing
  }
}
