import Foundation

/// Messages about the stand-ins' own files: what was guessed wrong is taken back.
extension StandinRules {
  mutating func applyOwn(_ diagnostic: Diagnostic, attempt: Int) {
    guard diagnostic.severity == .error else { return }
    let module = URL(fileURLWithPath: diagnostic.file).deletingPathExtension().lastPathComponent
    if let name = diagnostic.captures("cannot find type '*' in scope")?.first, attempt == 0, let key = type(name),
      key.module != module
    {
      let known = modules
      addImport(of: key.module, to: module)
      if modules != known { return }
    }
    for pattern in attempt > 1
      ? [] : ["cannot find type '*' in scope", "'*' is not a member type of*", "no type named '*' in module*"]
    {
      if let name = diagnostic.captures(pattern)?.first { return forget(name) }
    }
    if attempt < 2, let parts = diagnostic.captures("'*' is inaccessible due to*") { return forget(parts[0]) }
    let tokens = SourceTokens((try? String(contentsOfFile: diagnostic.file, encoding: .utf8)) ?? "")
    guard let place = tokens.index(line: diagnostic.line, column: diagnostic.column) else { return }
    let owner = StandinFile(tokens).owner(of: place)
    let known = modules
    if attempt == 0, diagnostic.captures("invalid redeclaration of*") == nil { takeBack(module, owner, diagnostic) }
    if modules == known { remove(module, owner) }
  }

  /// Drops what the compiler does not accept in any form.
  private mutating func remove(_ module: String, _ owner: (type: String, member: String?)) {
    guard var changed = modules[module] else { return }
    func isConcerned(_ member: StandinMember) -> Bool { member.name == owner.member && !member.isWritten }
    if let index = changed.types[owner.type]?.members.lastIndex(where: isConcerned) {
      changed.types[owner.type]?.members.remove(at: index)
    } else if let index = changed.extensions[owner.type]?.lastIndex(where: isConcerned) {
      changed.extensions[owner.type]?.remove(at: index)
    } else if let index = changed.globals.lastIndex(where: isConcerned) {
      changed.globals.remove(at: index)
    } else if owner.member == nil {
      changed.extensions[owner.type] = nil
      if changed.types[owner.type]?.conformances.isEmpty == true, changed.types[owner.type]?.isWritten == false {
        changed.types[owner.type] = nil
      }
      changed.types[owner.type]?.conformances = []
    }
    modules[module] = changed
  }

  /// No stand-in can name a type.
  private mutating func forget(_ name: String) {
    unnameable.insert(name)
    func isConcerned(_ type: String) -> Bool { Self.words(type).contains(name) }
    changeMembers { member, _ in
      if isConcerned(member.result) {
        member.result =
          member.kind == .method
          ? StandinMember.generic : StandinMember.unknown + (member.result.hasSuffix("?") ? "?" : "")
      }
      for index in member.parameters.indices {
        switch member.parameters[index].form {
        case .type(let type) where isConcerned(type): member.parameters[index].form = .anything
        case .closure(var shape) where shape.types.contains(where: isConcerned):
          shape.types = shape.types.map { isConcerned($0) ? StandinMember.unknown : $0 }
          member.parameters[index].form = .closure(shape)
        default: break
        }
      }
    }
    for module in modules.keys {
      for target in modules[module]?.extensions.keys.filter({ isConcerned($0) }) ?? [] {
        modules[module]?.extensions[target] = nil
      }
      for (type, value) in modules[module]?.types ?? [:] {
        if type.hasPrefix(name + "."), modules[module]?.types[name] == nil, !value.isWritten {
          modules[module]?.types[type] = nil
          continue
        }
        modules[module]?.types[type]?.conformances.remove(name)
        if value.superclass == name { modules[module]?.types[type]?.superclass = nil }
      }
    }
  }

  /// Simplifies what the compiler does not accept.
  private mutating func takeBack(_ module: String, _ owner: (type: String, member: String?), _ diagnostic: Diagnostic) {
    if let member = owner.member {
      return changeMembers { known, type in
        guard known.name == member || known.kind == .initializer && member == "init",
          (type?.name ?? "") == owner.type || type == nil
        else { return }
        if known.result != "Self", known.result != "Void" { known.result = StandinMember.unknown }
        if known.kind == .initializer { known.isThrowing = false }
      }
    }
    let key = TypeKey(module: module, name: owner.type)
    change(key) { type in
      for part in ["redundant conformance of '*' to protocol '*'", "type '*' does not conform to protocol '*'"] {
        if let parts = diagnostic.captures(part) { type.conformances.remove(parts[1]) }
      }
      if diagnostic.message.contains("superclass") || diagnostic.message.contains("inherit") { type.superclass = nil }
    }
  }
}
