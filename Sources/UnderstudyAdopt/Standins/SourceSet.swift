import Foundation

/// The files of a project that import stand-ins, as tokens that are scanned once.
struct SourceSet {
  /// By module, the paths of files that import it.
  let users: [String: Set<String>]
  private var scanned: [String: SourceTokens] = [:]
  private var aliases: [String: String]?
  /// The paths of files that see the stand-in for what no import explains; nil if there is none.
  private let seeingMissing: Set<String>?

  init(users: [String: [URL]]) {
    var users = users.mapValues { Set($0.map(\.standardizedFileURL.path)) }
    seeingMissing = users.removeValue(forKey: MissingModule.name)
    self.users = users
  }

  /// Whether there is a stand-in for what no import explains.
  var hasMissing: Bool { seeingMissing != nil }

  /// The paths of files in which a stand-in's names may stand.
  func files(of module: String) -> Set<String> {
    (module == MissingModule.name ? seeingMissing : users[module]) ?? []
  }

  /// The tokens of a file; none of one that cannot be read.
  mutating func tokens(_ path: String) -> SourceTokens {
    if let known = scanned[path] { return known }
    let made = SourceTokens((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    scanned[path] = made
    return made
  }

  /// What `typealias` in the files stands for, without arguments.
  mutating func alias(_ name: String) -> String? {
    if aliases == nil {
      var found: [String: String] = [:]
      for path in Set(users.values.joined()).sorted() {
        let tokens = tokens(path)
        for index in 0..<tokens.count where tokens.text(index) == "typealias" && tokens.text(index + 2) == "=" {
          found[tokens.text(index + 1)] = tokens.text(index + 3)
        }
      }
      aliases = found
    }
    return aliases?[name]
  }

  /// What a type of the project inherits from and conforms to, by its declaration and extensions; of a generic parameter, its
  /// constraints in a file.
  mutating func bases(of name: String, in file: String) -> [String] {
    var result: [String] = []
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for path in [file] + Set(users.values.joined()).union(seeingMissing ?? []).subtracting([file]).sorted() {
      let tokens = tokens(path)
      for index in 0..<tokens.count where tokens.text(index) == last {
        let word = tokens.text(index - 1)
        let isDeclared = ["class", "struct", "enum", "extension", "actor", "protocol"].contains(word)
        let isParameter = path == file && ["<", ","].contains(word)
        guard isDeclared || isParameter else { continue }
        var place = index + 1
        if tokens.text(place) == "<", let close = tokens.closingAngle(place) { place = close + 1 }
        guard tokens.text(place) == ":" else { continue }
        let ends: Set<String> = isParameter ? [">", ",", "{", ")"] : ["{", "where"]
        while place < tokens.count, !ends.contains(tokens.text(place)) {
          if tokens.isIdentifier(place) { result.append(tokens.text(place)) }
          place += 1
        }
      }
    }
    return result
  }

  /// The modules that a file imports and that are stand-ins, in alphabetical order.
  func modules(importedBy path: String) -> [String] {
    users.filter { $0.value.contains(path) }.map(\.key).sorted()
  }
}

/// Where a type's name stands in the project.
struct TypeUses {
  var isInherited = false
  var isConformedTo = false
  var isConstraint = false
  var isWrapper = false
  var isAttributeOfDeclaration = false
  var isWeak = false
  var isThrown = false
  var generics = 0
  /// The arguments that extensions constrain, as in `extension Store where State == Tea`.
  var constrained: [String] = []
  var isBuilt = false
  /// Whether it has a type of its own for identities, which is not that of objects.
  var hasIdentityType = false
  /// Whether it is the wrapper of a variable with a type that is not optional and has no value.
  var isBare = false

  /// Looks at all uses of a name in files.
  init(of name: String, in files: Set<String>, _ sources: inout SourceSet) {
    for path in files.sorted() {
      let tokens = sources.tokens(path)
      for index in 0..<tokens.count where tokens.tokens[index].text == name { note(index, tokens) }
    }
  }

  private mutating func note(_ index: Int, _ tokens: SourceTokens) {
    let before = tokens.text(index - 1)
    if before == "extension", tokens.text(index + 1) == "where" { noteConstraints(index + 1, tokens) }
    if before == "@" { return noteAttribute(index, tokens) }
    if tokens.text(index + 1) == "<", let close = tokens.closingAngle(index + 1) {
      generics = max(generics, tokens.list(in: index + 2..<close).count)
    }
    if tokens.text(index + 1) == ".", tokens.text(index + 2) == "ID" { hasIdentityType = true }
    if before == "any" || before == "some" { isConstraint = true }
    if before == "throw" { isThrown = true }
    if ["(", "{"].contains(tokens.text(index + 1)), before != ":" { isBuilt = true }
    if before == ":", tokens.text(index - 3) == "var" || tokens.text(index - 3) == "let",
      tokens.text(index - 4) == "weak"
    {
      isWeak = true
    }
    // In a clause a name may have an attribute, as in `: @retroactive Identifiable`.
    var first = index
    while tokens.isIdentifier(first - 1), tokens.text(first - 2) == "@" { first -= 2 }
    guard [":", ",", "&"].contains(tokens.text(first - 1)), let colon = colon(before: first, tokens) else { return }
    noteClause(colon, isFirst: colon == first - 1, tokens)
  }

  /// The colon of the clause that a name is in.
  private func colon(before index: Int, _ tokens: SourceTokens) -> Int? {
    var place = index - 1
    while place > 0, place > index - 40 {
      switch tokens.text(place) {
      case ":": return place
      case ",", ".", "<", ">", "&", "@": break
      default: if !tokens.isIdentifier(place) { return nil }
      }
      place -= 1
    }
    return nil
  }

  private mutating func noteClause(_ colon: Int, isFirst: Bool, _ tokens: SourceTokens) {
    var place = colon - 1
    if tokens.text(place) == ">" {
      while place > 0, tokens.text(place) != "<" { place -= 1 }
      place -= 1
    }
    while tokens.text(place - 1) == "." { place -= 2 }
    switch tokens.text(place - 1) {
    case "class" where isFirst: isInherited = true
    case "class", "struct", "enum", "actor", "extension", "protocol": isConformedTo = true
    case "<": isConstraint = true
    default: break
    }
  }

  private mutating func noteConstraints(_ start: Int, _ tokens: SourceTokens) {
    var place = start
    while place < tokens.count, tokens.text(place) != "{" {
      let name = tokens.text(place + 1)
      if place == start || tokens.text(place) == ",", ["==", ":"].contains(tokens.text(place + 2)),
        tokens.isIdentifier(place + 1), !constrained.contains(name)
      {
        constrained.append(name)
      }
      place = ["(", "["].contains(tokens.text(place)) ? (tokens.partners[place] ?? place) + 1 : place + 1
    }
  }

  private mutating func noteAttribute(_ index: Int, _ tokens: SourceTokens) {
    var place = index + 1
    while place < tokens.count {
      switch tokens.text(place) {
      case "(": place = tokens.partners[place] ?? place
      case "var", "let":
        isWrapper = true
        if tokens.text(index + 1) != "(", tokens.text(place + 2) == ":" {
          var end = place + 3
          while end < tokens.count, !tokens.tokens[end].beginsLine, tokens.text(end) != "=" { end += 1 }
          if tokens.text(end) != "=", tokens.text(end - 1) != "?" { isBare = true }
        }
        return
      case "struct", "class", "enum", "func", "actor", "extension", "protocol", "init":
        return isAttributeOfDeclaration = true
      case "{", "}": return
      default: break
      }
      if place > index + 60 { return }
      place += 1
    }
  }
}
