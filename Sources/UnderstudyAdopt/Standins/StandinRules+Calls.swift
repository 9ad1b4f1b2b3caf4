import Foundation

/// Calls that no declaration accepts.
extension StandinRules {
  private static let overloads = [
    "extra argument*in call", "extra arguments at positions*in call", "missing argument*for parameter*in call",
    "missing arguments for parameters*in call",
    "incorrect argument label*in call", "no exact matches in call to*",
    "argument passed to call that takes no arguments", "no '*' candidates produce",
    "cannot call value of non-function type '*'", "extra trailing closure passed in call",
    "trailing closure passed to parameter of type '*'",
    "unable to infer type of a closure parameter*", "cannot infer type of closure parameter*",
    "contextual closure type '*' expects*",
    "contextual type for closure argument list expects*", "argument '*' must precede argument '*'",
    "unnamed argument #*must precede*",
    "type '*' has no member 'init'", "'*' cannot be constructed because it has no accessible initializers",
    "cannot convert value of type '(*) -> *' to expected argument type*",
    "missing argument label*in call", "extraneous argument label*in call",
    "cannot pass function of type '*' to parameter expecting*", "invalid conversion from*",
    "cannot convert value of type '*' to closure result type '*'", "type '*' cannot be instantiated",
    "closure passed to parameter of type '*' that does not accept a closure",
    "value of type '*' is not a function", "initializer * requires that",
    "cannot convert return expression of type '*' to closure result",
    "failed to produce diagnostic for expression*", "argument type '*' does not conform to expected type '*'",
    "argument type '*' expected to be an instance of a class*", "generic parameter '*' could not be inferred",
    "ambiguous use of*", "type of expression is ambiguous without a type annotation",
    "'*' initializer is inaccessible due to '*' protection level",
  ]

  static let callRules: [Rule] =
    overloads.map { pattern in Rule(pattern) { rules, diagnostic, _, _ in rules.addOverload(diagnostic) } } + [
      Rule("cannot infer contextual base in reference to member '*'") { rules, diagnostic, parts, _ in
        rules.addOption(parts[0], diagnostic)
      },
      Rule("reference to member '*' cannot be resolved without a contextual type") { rules, diagnostic, parts, _ in
        rules.addOption(parts[0], diagnostic)
      },
      Rule("type 'Any?' has no member '*'") { rules, diagnostic, parts, _ in rules.addOption(parts[0], diagnostic) },
      Rule("type 'Any' has no member '*'") { rules, diagnostic, parts, _ in rules.addOption(parts[0], diagnostic) },
      Rule("type 'Equatable' has no member '*'") { rules, diagnostic, parts, _ in rules.addOption(parts[0], diagnostic)
      },
      Rule("'Any' cannot be constructed because*") { rules, diagnostic, _, _ in rules.addOption("init", diagnostic) },
      Rule("failed to produce diagnostic for expression*") { rules, diagnostic, _, _ in
        rules.assignByDeclaration(diagnostic)
      },
      Rule("cannot infer key path type from context*") { rules, diagnostic, _, _ in
        rules.addEnvironmentValue(diagnostic)
      },
      Rule("cannot infer key path type from context*") { rules, diagnostic, _, _ in
        rules.setForm(.type("KeyPath<Anything, Anything>"), diagnostic)
      },
      Rule("heterogeneous collection literal could only be inferred to '*'") { rules, diagnostic, parts, _ in
        rules.setForm(.type(parts[0].contains(":") ? "[AnyHashable: Any]" : "[Any]"), diagnostic)
      },
      Rule("empty collection literal requires an explicit type") { rules, diagnostic, _, _ in
        rules.setForm(.type("[Any]"), diagnostic)
      },
      Rule("use of extraneous '&'") { rules, diagnostic, _, _ in rules.setForm(.inOut, diagnostic) },
      Rule("'&' may only be used to pass an argument to inout parameter") { rules, diagnostic, _, _ in
        rules.setForm(.inOut, diagnostic)
      },
      Rule("expression is 'async' but is not marked with 'await'") { rules, diagnostic, _, _ in
        rules.unmark(diagnostic, isAsync: true)
      },
      Rule("'async' call in a function that does not support concurrency") { rules, diagnostic, _, _ in
        rules.unmark(diagnostic, isAsync: true)
      },
      Rule("'async' property access in a function that does not support concurrency") { rules, diagnostic, _, _ in
        rules.unmark(diagnostic, isAsync: true)
      },
      Rule("call can throw*") { rules, diagnostic, _, _ in rules.unmark(diagnostic, isAsync: false) },
      Rule("property access can throw*") { rules, diagnostic, _, _ in rules.unmark(diagnostic, isAsync: false) },
      Rule("errors thrown from here are not handled*") { rules, diagnostic, _, _ in
        rules.unmark(diagnostic, isAsync: false)
      },
    ]

  // MARK: - Finding the call

  /// A call around a place, and the argument that the place is in.
  struct FoundCall {
    let name: String
    let use: Use
    let argument: Int?
  }

  /// The innermost call of something that a stand-in declares.
  ///
  /// - Parameter isOutside: Whether a call of the name at the place itself does not count.
  mutating func call(around diagnostic: Diagnostic, isOutside: Bool = false) -> FoundCall? {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column) else { return nil }
    for offset in 0..<2
    where !isOutside && tokens.isIdentifier(place + offset)
      && (offset == 0 || tokens.text(place) == "." || tokens.text(place) == "@")
    {
      if let found = found(place + offset, tokens, argumentAt: nil) { return found }
    }
    var current = place
    if ["(", "{", "["].contains(tokens.text(place)), let before = tokens.componentEnding(place - 1),
      let found = found(before, tokens, argumentAt: nil)
    {
      return found
    }
    while let open = tokens.enclosing(current) {
      if tokens.text(open) != "[", let component = tokens.componentEnding(open - 1),
        let found = found(component, tokens, argumentAt: place)
      {
        return found
      }
      current = open
    }
    return nil
  }

  private mutating func found(_ index: Int, _ tokens: SourceTokens, argumentAt place: Int?) -> FoundCall? {
    var index = index
    if tokens.text(index) == "init", tokens.text(index - 1) == ".", tokens.isIdentifier(index - 2) { index -= 2 }
    var name = tokens.text(index).trimmingBackticks
    if !isKnown(name), let alias = sources.alias(name) { name = alias }
    guard isKnown(name) else { return nil }
    let isInit = tokens.text(index + 1) == "." && tokens.text(index + 2) == "init"
    let use = tokens.use(at: isInit ? index + 2 : index)
    guard let arguments = use.arguments else { return nil }
    // The brace after a superclass begins the class.
    if let brace = arguments.first?.range.lowerBound, brace == index + 1, tokens.text(brace) == "{",
      SourceParts(tokens).body(at: brace) == nil
    {
      return nil
    }
    let argument = place.flatMap { place in arguments.firstIndex { $0.range.contains(place) } }
    if place != nil, argument == nil { return nil }
    return FoundCall(name: name, use: use, argument: argument)
  }

  private func isKnown(_ name: String) -> Bool {
    modules.values.contains { module in
      module.types.values.contains {
        $0.lastName == name || $0.members.contains { $0.name == name && $0.kind != .initializer }
      }
        || module.globals.contains { $0.name == name }
        || module.extensions.values.contains { $0.contains { $0.name == name } }
    }
  }

  // MARK: - Overloads

  mutating func addOverload(_ diagnostic: Diagnostic) {
    if addSuperInitializer(diagnostic) { return }
    let known = modules
    if let call = call(around: diagnostic) {
      for module in modules.keys.sorted() { addOverload(call, to: module, diagnostic.file) }
    }
    if modules == known { addImplicitInitializer(diagnostic) }
    if modules == known { promoteUnknown(diagnostic) }
  }

  /// In `name = .init(…)` the declaration of the name has the type.
  private mutating func addImplicitInitializer(_ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column) else { return }
    guard
      let index = (max(0, place - 3)...place).last(where: { tokens.text($0) == "init" && tokens.text($0 - 1) == "." })
    else { return }
    let use = tokens.use(at: index)
    guard use.isImplicit, tokens.text(use.start - 1) == "=", let target = tokens.componentEnding(use.start - 2) else {
      return
    }
    let name = tokens.text(target)
    let own = modules.values.flatMap { $0.types.values.flatMap(\.members) }.first {
      $0.name == name && $0.kind == .property
    }?.result
    guard let key = (declaredType(name, tokens) ?? own).flatMap({ type($0, in: diagnostic.file) }) else { return }
    add(member("init", use, owner: declared(key), in: diagnostic.file), to: key)
  }

  private mutating func addOverload(_ call: FoundCall, to module: String, _ file: String) {
    guard let content = modules[module] else { return }
    for (name, type) in content.types {
      let key = TypeKey(module: module, name: name)
      if type.lastName == call.name, type.kind != .requirement {
        addUnlessThere(member("init", call.use, owner: type, in: file), beside: nil, to: key)
      }
      guard let known = type.members.first(where: { $0.name == call.name }), known.kind != .initializer else {
        continue
      }
      var added = member(call.name, call.use, owner: type, in: file)
      if known.kind == .enumCase { added = known.parameters.isEmpty ? added : known }
      addUnlessThere(added, beside: known, to: key)
    }
    for (name, members) in content.extensions {
      guard let known = members.first(where: { $0.name == call.name }) else { continue }
      var added = member(
        call.name, call.use, owner: StandinType(name, name == "View" || name == "Scene" ? .view : .value), in: file)
      (added.isStatic, added.result) = (known.isStatic, known.result)
      if !members.contains(where: { $0.signature == added.signature }) {
        modules[module]?.extensions[name]?.append(added)
      }
    }
    if let known = content.globals.first(where: { $0.name == call.name }) {
      var added = member(call.name, call.use, owner: nil, in: file)
      added.result = known.result
      if !content.globals.contains(where: { $0.signature == added.signature }) {
        modules[module]?.globals.append(added)
      }
    }
  }

  private mutating func addUnlessThere(_ member: StandinMember, beside known: StandinMember?, to key: TypeKey) {
    var member = member
    if let known {
      member.isStatic = known.isStatic
      if known.kind == member.kind { member.result = known.result }
    }
    if member.kind == .initializer, member.parameters.isEmpty { return }
    add(member, to: key)
  }

  // MARK: - Parameters

  /// Gives the parameter at a place another form.
  mutating func setForm(_ form: StandinParameter.Form, _ diagnostic: Diagnostic) {
    if let call = call(around: diagnostic) { setForm(form, of: call) }
  }

  private mutating func setForm(_ form: StandinParameter.Form, of call: FoundCall) {
    guard let index = call.argument, let arguments = call.use.arguments else { return }
    changeMembers { member, owner in
      let isCalled = member.name == call.name || member.kind == .initializer && owner?.lastName == call.name
      guard isCalled, member.parameters.map(\.label) == arguments.map(\.label),
        member.parameters.indices.contains(index)
      else { return }
      member.parameters[index].form = form
    }
  }

  /// An argument such as `.alert` needs a type that has it.
  mutating func addOption(_ name: String, _ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    if let use = tokens.use(of: name, line: diagnostic.line, column: diagnostic.column), use.isImplicit,
      let place = place(comparedWith: use, tokens)
    {
      return promote(place, tokens)
    }
    guard let call = call(around: diagnostic, isOutside: true), let index = call.argument,
      let argument = call.use.arguments?[index], tokens.text(argument.range.lowerBound) != "{"
    else { return }
    let word = argument.label ?? call.name
    var owner = owner(ofMember: call.name)
    if let known = owner.flatMap(declared), known.kind == .requirement || known.generics > 0 { owner = nil }
    guard let module = self.owner(ofMember: call.name)?.module ?? moduleOfGlobal(call.name) else { return }
    let path =
      (owner.map { $0.name + "." } ?? "") + NamingKnowledge.typeName(word)
      + (argument.label == nil || owner?.name.hasSuffix(NamingKnowledge.typeName(word)) == true ? "Option" : "")
    if modules[module]?.types[path] == nil { modules[module]?.types[path] = StandinType(path, .options) }
    addMember(name, to: module + "." + path, isStatic: true, diagnostic, 1)
    setForm(.type(path), of: call)
  }

  /// The type that has a member or is called so.
  func owner(ofMember name: String) -> TypeKey? {
    for (module, content) in modules.sorted(by: { $0.key < $1.key }) {
      let types = content.types.values.sorted { $0.name < $1.name }
      if let type = types.first(where: { $0.members.contains { $0.name == name } })
        ?? types.first(where: { $0.lastName == name })
      {
        return TypeKey(module: module, name: type.name)
      }
    }
    return nil
  }

  func moduleOfGlobal(_ name: String) -> String? {
    modules.values.filter { module in
      module.globals.contains { $0.name == name }
        || module.extensions.values.contains { $0.contains { $0.name == name } }
    }.map(\.name).sorted().first
  }

  // MARK: - Effects

  private mutating func unmark(_ diagnostic: Diagnostic, isAsync: Bool) {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column) else { return }
    let names = Set(
      (place..<min(place + 12, tokens.count)).filter {
        tokens.isIdentifier($0) && tokens.tokens[$0].line == diagnostic.line
      }.map { tokens.text($0) })
    changeMembers { member, owner in
      guard names.contains(member.name) || member.kind == .initializer && names.contains(owner?.lastName ?? "") else {
        return
      }
      if isAsync { member.isAsync = false } else { member.isThrowing = false }
    }
  }
}
