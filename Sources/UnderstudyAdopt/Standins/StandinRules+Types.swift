import Foundation

/// Names of types, and what a type is.
extension StandinRules {
  static let typeRules: [Rule] = [
    Rule("cannot find type '*' in scope") { rules, diagnostic, parts, _ in rules.declareType(parts[0], diagnostic) },
    Rule("cannot find '*' in scope") { rules, diagnostic, parts, _ in rules.declareValue(parts[0], diagnostic) },
    Rule("'*' is ambiguous for type lookup in this context") { rules, _, parts, _ in rules.giveWay(parts[0]) },
    Rule("'*' is not a prefix unary operator") { rules, diagnostic, parts, _ in
      let module = rules.sources.modules(importedBy: diagnostic.file).first { $0 != MissingModule.name }
      rules.modules[module ?? MissingModule.name]?.prefixOperators.insert(parts[0])
    },
    Rule("unknown attribute '*'") { rules, diagnostic, parts, _ in rules.declareType(parts[0], diagnostic) },
    Rule("no type named '*' in module '*'") { rules, _, parts, _ in rules.declare(parts[0], in: parts[1]) },
    Rule("module '*' has no member named '*'") { rules, diagnostic, parts, _ in
      if parts[1].first?.isUppercase == true {
        rules.declare(parts[1], in: parts[0])
      } else {
        rules.declareGlobal(parts[1], in: parts[0], diagnostic)
      }
    },
    Rule("'*' is not a member type of * '*'") { rules, diagnostic, parts, _ in
      guard let owner = rules.type(parts[2], in: diagnostic.file) else {
        return rules.declare(parts[0], insideOf: parts[2], diagnostic)
      }
      rules.declare(owner.name + "." + parts[0], in: owner.module)
    },
    Rule("inheritance from non-protocol*type '*'") { rules, diagnostic, parts, _ in
      guard let key = rules.type(parts[1], in: diagnostic.file) else { return }
      let uses = rules.uses(of: key)
      rules.change(key) { type in
        type.kind = uses.isInherited && !uses.isConformedTo ? .object : .requirement
        type.isOpen = type.kind == .object
      }
    },
    Rule("multiple inheritance from classes '*' and '*'") { rules, diagnostic, parts, _ in
      if let key = rules.type(parts[1], in: diagnostic.file) { rules.change(key) { $0.kind = .requirement } }
    },
    Rule("inheritance from a final class '*'") { rules, diagnostic, parts, _ in
      if let key = rules.type(parts[0], in: diagnostic.file) { rules.change(key) { $0.isOpen = true } }
    },
    Rule("inheritance from class '*'") { rules, diagnostic, parts, _ in
      if let key = rules.type(parts[0], in: diagnostic.file) { rules.change(key) { $0.kind = .requirement } }
    },
    Rule("type '*' constrained to non-protocol, non-class type '*'") { rules, diagnostic, parts, _ in
      if let key = rules.type(parts[1], in: diagnostic.file) { rules.change(key) { $0.kind = .requirement } }
    },
    Rule("'any' has no effect on concrete type '*'") { rules, diagnostic, parts, _ in
      if let key = rules.type(parts[0], in: diagnostic.file) { rules.change(key) { $0.kind = .requirement } }
    },
    Rule("cannot specialize non-generic type '*'") { rules, diagnostic, parts, _ in
      guard let key = rules.type(parts[0], in: diagnostic.file) else { return }
      let count = rules.uses(of: key).generics
      rules.change(key) { $0.generics = max(count, 1) }
    },
    Rule("generic type '*' specialized with too many type parameters (got *, but expected *)") {
      rules, diagnostic, parts, _ in
      guard let key = rules.type(parts[0], in: diagnostic.file), let count = Int(parts[1]) else { return }
      rules.change(key) { $0.generics = count }
    },
    Rule("'weak' must not be applied to non-class-bound '*'") { rules, diagnostic, parts, _ in
      if let key = rules.type(parts[0], in: diagnostic.file) {
        rules.change(key) { $0.conformances.insert("AnyObject") }
      }
    },
    Rule("'weak' may only be applied to class and class-bound protocol types, not '*'") { rules, diagnostic, parts, _ in
      if let key = rules.type(parts[0], in: diagnostic.file) { rules.change(key) { $0.kind = .object } }
    },
    Rule("designated initializer cannot be declared in an extension of '*'") { rules, diagnostic, parts, _ in
      if let key = rules.type(parts[0], in: diagnostic.file) { rules.change(key) { $0.kind = .value } }
    },
    Rule("'mutating' is not valid on *") { rules, diagnostic, _, _ in
      if let key = rules.extendedType(around: diagnostic) { rules.change(key) { $0.kind = .value } }
    },
    Rule("* requires that '*' inherit from '*'") { rules, diagnostic, parts, _ in
      rules.inherit(parts[1], from: parts[2], diagnostic)
    },
    Rule("for-in loop requires '*' to conform to '*'") { rules, diagnostic, parts, _ in
      rules.conform(parts[0], to: parts[1], diagnostic)
    },
    Rule("* requires that '*' conform to '*'") { rules, diagnostic, parts, _ in
      rules.conform(parts[1], to: parts[2], diagnostic)
    },
    Rule("type '*' does not conform to protocol '*'") { rules, diagnostic, parts, _ in
      rules.conform(parts[0], to: parts[1], diagnostic)
    },
    Rule("type '*' cannot conform to '*'") { rules, diagnostic, parts, _ in
      rules.conform(parts[0], to: parts[1], diagnostic)
    },
    Rule("argument type '*' does not conform to expected type '*'") { rules, diagnostic, parts, _ in
      rules.conform(parts[0], to: parts[1], diagnostic)
    },
    Rule("property type '*' does not conform to '*'") { rules, diagnostic, parts, _ in
      rules.conform(parts[0], to: parts[1], diagnostic)
    },
    Rule("stored property type '*' does not conform to protocol '*'") { rules, diagnostic, parts, _ in
      rules.conform(parts[0], to: parts[1], diagnostic)
    },
    Rule("cannot automatically synthesize '*' because '*' does not conform to '*'") { rules, diagnostic, parts, _ in
      rules.conform(parts[1], to: parts[2], diagnostic)
    },
    Rule("associated value type '*' does not conform to protocol '*'") { rules, diagnostic, parts, _ in
      rules.conform(parts[0], to: parts[1], diagnostic)
    },
    Rule("thrown expression type '*' does not conform to 'Error'") { rules, diagnostic, parts, _ in
      rules.conform(parts[0], to: "Error", diagnostic)
    },
    Rule("return type of * '*' requires that '*' conform to 'View'") { rules, diagnostic, parts, _ in
      rules.conform(parts[2], to: "View", diagnostic)
    },
  ]

  // MARK: - Declaring

  private mutating func declareType(_ name: String, _ diagnostic: Diagnostic) {
    guard let module = origin.module(of: name, sources) else { return }
    for exporter in module.exporters { addImport(of: module.name, to: exporter) }
    if exported(by: module.name).contains(where: { modules[$0]?.types[name] != nil }) { return }
    declare(name, in: module.name)
  }

  /// Takes a type back that the library or another stand-in has, too. The file that lacked it gets that one by the same import.
  private mutating func giveWay(_ name: String) {
    let owners = modules.values.filter { $0.types[name]?.isWritten == false }.map(\.name).sorted()
    if owners.count == 1 { modules[owners[0]]?.exportsLibrary = true }
    for owner in owners.count == 1 ? owners[...] : owners.dropFirst() {
      let types = modules[owner]?.types ?? [:]
      modules[owner]?.types = types.filter { $0.key != name && !$0.key.hasPrefix(name + ".") }
      addImport(of: owners[0], to: owner)
    }
  }

  /// Lets a stand-in export another, unless that one needs it.
  mutating func addImport(of name: String, to exporter: String) {
    if !exported(by: name).contains(exporter) { modules[exporter]?.imports.insert(name) }
  }

  /// A stand-in, and those that it exports.
  private func exported(by name: String) -> Set<String> {
    var result: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      if result.insert(next).inserted { open += modules[next]?.imports ?? [] }
    }
    return result
  }

  private mutating func declareValue(_ name: String, _ diagnostic: Diagnostic) {
    if name.first?.isUppercase == true, !isFunction(name, diagnostic) { return declareType(name, diagnostic) }
    if addInherited(name, diagnostic) { return }
    guard !name.hasPrefix("$"), name.first?.isLetter == true || name.hasPrefix("_"),
      let module = origin.module(of: name, sources)
    else { return }
    declareGlobal(name, in: module.name, diagnostic)
  }

  /// Whether a name in capitals is that of a function, as those of C are: it has a verb, and no argument has a label.
  private mutating func isFunction(_ name: String, _ diagnostic: Diagnostic) -> Bool {
    let tokens = sources.tokens(diagnostic.file)
    guard NamingKnowledge.hasVerb(name),
      let use = tokens.use(of: name, line: diagnostic.line, column: diagnostic.column), let arguments = use.arguments
    else { return false }
    return arguments.allSatisfy { $0.label == nil }
  }

  /// A name inside of an extension or subclass of a stand-in's type is a member of that.
  private mutating func addInherited(_ name: String, _ diagnostic: Diagnostic) -> Bool {
    let tokens = sources.tokens(diagnostic.file)
    guard let use = tokens.use(of: name, line: diagnostic.line, column: diagnostic.column) else { return false }
    var current = use.index
    var isStatic = false
    while let brace = tokens.enclosing(current) {
      let start = (max(0, brace - 40)..<brace).last { ["}", "{", ";"].contains(tokens.text($0)) } ?? max(0, brace - 40)
      let head = start..<brace
      if let word = head.last(where: { tokens.text($0) == "func" || tokens.text($0) == "var" }) {
        isStatic =
          ["static", "class"].contains(tokens.text(word - 1)) || ["static", "class"].contains(tokens.text(word - 2))
      }
      let owner =
        head.last { tokens.text($0) == "extension" }.map { $0 + 1 }
        ?? head.last { tokens.text($0) == "class" && tokens.isIdentifier($0 + 1) && tokens.text($0 + 2) == ":" }.map {
          $0 + 3
        }
      if let owner, let key = type(tokens.text(owner), in: diagnostic.file), let known = declared(key) {
        var member = member(name, use, owner: known, in: diagnostic.file)
        member.isStatic = isStatic && member.kind != .initializer
        if member.kind == .property { member.result = StandinMember.unknown }
        add(member, to: key)
        return true
      }
      current = brace
    }
    return false
  }

  mutating func declareGlobal(_ name: String, in module: String, _ diagnostic: Diagnostic) {
    guard let use = sources.tokens(diagnostic.file).use(of: name, line: diagnostic.line, column: diagnostic.column)
    else { return }
    let member = member(name, use, owner: nil, in: diagnostic.file)
    if modules[module]?.globals.contains(where: { $0.signature == member.signature }) == false {
      modules[module]?.globals.append(member)
    }
  }

  /// Declares a type that a module adds to one of another module.
  private mutating func declare(_ name: String, insideOf owner: String, _ diagnostic: Diagnostic) {
    origin.note(name, in: diagnostic.file)
    // The message begins with the module that declares the owner, often a part of the one that sources import.
    var path = Self.plain(owner).split(separator: ".").map(String.init)
    if path.count > 1 { path.removeFirst() }
    guard unnameable.isDisjoint(with: path), let module = origin.module(of: name, sources, isMember: true)?.name
    else { return }
    let type = StandinType((path + [name]).joined(separator: "."), .object)
    if modules[module]?.types[type.name] == nil { modules[module]?.types[type.name] = type }
  }

  /// Declares a type as its uses need it.
  mutating func declare(_ name: String, in module: String) {
    guard modules[module] != nil, modules[module]?.types[name] == nil else { return }
    if let parent = name.contains(".") ? name.split(separator: ".").dropLast().joined(separator: ".") : nil,
      modules[module]?.types[parent] == nil
    {
      declare(parent, in: module)
    }
    let uses = uses(of: TypeKey(module: module, name: name))
    let last = name.split(separator: ".").last.map(String.init) ?? name
    var type = StandinType(name, kind(last, uses))
    let isPlain = type.kind == .requirement || type.kind == .alias
    type.generics = isPlain ? 0 : max(uses.generics, uses.constrained.count)
    type.parameterNames = uses.constrained
    if type.kind == .wrapper {
      type.generics = max(type.generics, 1)
      if uses.isBare { type.members.append(StandinMember(.initializer, "init")) }
    }
    type.isOpen = type.kind == .object && uses.isInherited
    if type.kind == .requirement, uses.isWeak || last.hasSuffix("Delegate") || last.hasSuffix("DataSource") {
      type.conformances.insert("AnyObject")
    }
    if NamingKnowledge.isError(last) || uses.isThrown, type.kind != .requirement { type.conformances.insert("Error") }
    modules[module]?.types[name] = type
    // The compiler would take the identity of an object for it.
    if type.kind == .object, uses.hasIdentityType { declare(name + ".ID", in: module) }
  }

  func kind(_ name: String, _ uses: TypeUses) -> StandinType.Kind {
    if uses.isWrapper { return .wrapper }
    if uses.isAttributeOfDeclaration { return .alias }
    if uses.isConformedTo || uses.isConstraint && !uses.isBuilt { return .requirement }
    if uses.isInherited { return NamingKnowledge.isProtocol(name) ? .requirement : .object }
    if NamingKnowledge.isProtocol(name), !uses.isBuilt { return .requirement }
    if NamingKnowledge.isView(name), uses.isBuilt { return .view }
    return .object
  }

  mutating func uses(of key: TypeKey) -> TypeUses {
    let last = key.name.split(separator: ".").last.map(String.init) ?? key.name
    return TypeUses(of: last, in: sources.files(of: key.module), &sources)
  }

  /// The stand-in's type in whose extension a place is.
  private mutating func extendedType(around diagnostic: Diagnostic) -> TypeKey? {
    let tokens = sources.tokens(diagnostic.file)
    var current = tokens.index(line: diagnostic.line, column: diagnostic.column)
    while let place = current, let brace = tokens.enclosing(place) {
      let head = max(0, brace - 40)..<brace
      if let word = head.last(where: { tokens.text($0) == "extension" }),
        !(word..<brace).contains(where: { tokens.text($0) == "}" })
      {
        return type(tokens.text(word + 1), in: diagnostic.file)
      }
      current = brace
    }
    return nil
  }

  // MARK: - Conforming

  mutating func conform(_ text: String, to name: String, _ diagnostic: Diagnostic) {
    let wanted = Self.plain(name)
    if text == StandinMember.unknown || text == "Anything?" {
      if let type = Self.types[wanted] { refineResult(at: diagnostic, from: text, to: type) }
      return
    }
    if let parent = Self.represented[wanted] { return represent(parent, diagnostic) }
    // A wrapper conforms where its value does.
    if let wrapper = type(text, in: diagnostic.file).flatMap(declared), wrapper.kind == .wrapper,
      let open = text.firstIndex(of: "<"), text.hasSuffix(">")
    {
      return conform(String(text[text.index(after: open)...].dropLast()), to: name, diagnostic)
    }
    guard let key = type(text, in: diagnostic.file), let known = declared(key), known.kind != .requirement else {
      return
    }
    if wanted == "View" {
      return change(key) { type in
        if type.kind != .view, !type.isWritten { type.kind = .view }
      }
    }
    if wanted == "ObservableObject" || wanted == "Observable" || wanted == "AnyObject" {
      change(key) { $0.kind = .object }
    }
    let isStandin = self.type(wanted, in: diagnostic.file).flatMap(declared)?.kind == .requirement
    guard ConformanceKit.known.contains(wanted) || isStandin else { return }
    change(key) { $0.conformances.insert(ConformanceKit.completed(wanted)) }
  }

  /// The type that a value of unknown type has if it must conform to a protocol.
  static let types = [
    "BinaryInteger": "Int", "FixedWidthInteger": "Int", "BinaryFloatingPoint": "Double", "FloatingPoint": "Double",
    "StringProtocol": "String",
    "Numeric": "Double", "SignedNumeric": "Double", "AdditiveArithmetic": "Double",
    "LosslessStringConvertible": "String", "Strideable": "Int",
    "DataProtocol": "Data", "ContiguousBytes": "Data", "SignedInteger": "Int", "Publisher": "Empty<Anything, Never>",
  ]

  /// What the wrapped types of views inherit from.
  private static let represented = [
    "UIViewRepresentable": "UIView", "UIViewControllerRepresentable": "UIViewController",
    "NSViewRepresentable": "NSView",
    "NSViewControllerRepresentable": "NSViewController",
  ]

  /// The type that the app's wrapper makes, if it is a stand-in's, is a view of UIKit.
  private mutating func represent(_ parent: String, _ diagnostic: Diagnostic) {
    let tokens = sources.tokens(diagnostic.file)
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column) else { return }
    for index in place..<tokens.count
    where tokens.text(index).hasPrefix("make\(parent)") && tokens.text(index - 1) == "func" {
      guard let close = tokens.partners[index + 1], tokens.text(close + 1) == "->" else { continue }
      return inherit(tokens.text(close + 2), from: parent, diagnostic)
    }
  }

  mutating func inherit(_ text: String, from parent: String, _ diagnostic: Diagnostic) {
    guard let key = type(text, in: diagnostic.file), type(parent) == nil else { return }
    change(key) { type in
      type.kind = .object
      type.superclass = Self.plain(parent)
    }
  }
}
