import Foundation

/// Wrappers that find their value by a path of keys, as `@Injected(\.kettle) var kettle` does.
extension StandinRules {
  private static let pathMessages = [
    "cannot infer key path type from context*", "missing argument label 'wrappedValue:' in call",
    "generic parameter '*' could not be inferred",
  ]

  /// Gives the wrapper of an attribute an initializer that takes a path from the type that has the wrapper's values.
  ///
  /// - Returns: Whether the message is about such an attribute, so that no other rule helps.
  mutating func addPathInitializer(_ diagnostic: Diagnostic) -> Bool {
    guard Self.pathMessages.contains(where: { diagnostic.captures($0) != nil }) else { return false }
    let tokens = sources.tokens(diagnostic.file)
    guard let attribute = attribute(around: diagnostic, tokens), let path = tokens.use(at: attribute).arguments?.first,
      path.label == nil, tokens.text(path.range.lowerBound) == "\\", tokens.text(path.range.lowerBound + 1) == ".",
      let key = type(tokens.text(attribute), in: diagnostic.file), let wrapper = declared(key),
      wrapper.kind == .wrapper,
      !wrapper.isWritten
    else { return false }
    let name = tokens.text(path.range.lowerBound + 2)
    let (root, value) = root(declaring: name, of: wrapper, in: key.module)
    let type = wrapper.genericNames.last ?? StandinMember.unknown
    var member = member("init", tokens.use(at: attribute), owner: wrapper, in: diagnostic.file)
    member.parameters[0].form = .type("KeyPath<\(root), \(value.map { "\($0)<\(type)>" } ?? type)>")
    add(member, to: key)
    return true
  }

  private func attribute(around diagnostic: Diagnostic, _ tokens: SourceTokens) -> Int? {
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column) else { return nil }
    let candidates = [place, place + 1] + (tokens.enclosing(place).map { [$0 - 1] } ?? [])
    return candidates.first { tokens.text($0 - 1) == "@" && tokens.isIdentifier($0) }
  }

  /// The type that has the values of a wrapper, in the wrapper's module: one that the project extends by a property of this name, else the
  /// one of another use, else a new one.
  ///
  /// - Returns: Beside it, the stand-ins' generic type that is around the value.
  private mutating func root(declaring name: String, of wrapper: StandinType, in module: String) -> (String, String?) {
    let extensions = sources.extensions(declaring: name).filter {
      !unnameable.contains($0.0) && !sources.declares($0.0)
    }
    if let (extended, type) = extensions.first {
      declareRoot(extended, in: module)
      guard let type, !unnameable.contains(type), !sources.declares(type) else { return (extended, nil) }
      declareRoot(type, in: module)
      change(TypeKey(module: module, name: type)) { $0.generics = 1 }
      return (extended, type)
    }
    let known = rootOfOthers(wrapper) ?? "\(wrapper.lastName)Values"
    if type(known) == nil { modules[module]?.types[known] = StandinType(known, .object) }
    declareRoot(known, in: module)
    add(StandinMember(.property, name), to: TypeKey(module: module, name: known))
    return (known, nil)
  }

  /// The root of the paths that a wrapper takes already.
  private func rootOfOthers(_ wrapper: StandinType) -> String? {
    wrapper.members.lazy.compactMap { member -> String? in
      guard case .type(let text)? = member.parameters.first?.form, text.hasPrefix("KeyPath<") else { return nil }
      return String(text.dropFirst(8).prefix { $0 != "," })
    }.first
  }

  /// Declares a type in the module of a wrapper. A module that has declared it exports that one.
  private mutating func declareRoot(_ name: String, in module: String) {
    guard modules[module]?.types[name] == nil else { return }
    guard let key = type(name), let known = declared(key), !known.isWritten else { return declare(name, in: module) }
    addImport(of: module, to: key.module)
    guard modules[key.module]?.imports.contains(module) == true else { return }
    modules[key.module]?.types[key.name] = nil
    modules[module]?.types[name] = known
  }
}

extension SourceSet {
  /// Whether a file of the project declares a type.
  fileprivate mutating func declares(_ name: String) -> Bool {
    Set(users.values.joined()).contains { path in
      let tokens = tokens(path)
      return (1..<max(1, tokens.count)).contains {
        tokens.text($0) == name
          && ["class", "struct", "enum", "actor", "protocol", "typealias"].contains(tokens.text($0 - 1))
      }
    }
  }

  /// The types that the project extends by a property of a name, each with the generic type of the property, as `Factory` in `Factory<Kettle>`.
  fileprivate mutating func extensions(declaring name: String) -> [(String, String?)] {
    var result: [(String, String?)] = []
    for path in Set(users.values.joined()).sorted() {
      let tokens = tokens(path)
      for index in 1..<max(1, tokens.count) where tokens.text(index) == name && tokens.text(index - 1) == "var" {
        guard let brace = tokens.enclosing(index),
          let word = (max(0, brace - 20)..<brace).last(where: { tokens.text($0) == "extension" })
        else { continue }
        let isGeneric = tokens.text(index + 1) == ":" && tokens.text(index + 3) == "<"
        result.append((tokens.text(word + 1), isGeneric ? tokens.text(index + 2) : nil))
      }
    }
    return result
  }
}
