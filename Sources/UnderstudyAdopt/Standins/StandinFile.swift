import Foundation

/// The declarations of a stand-in's file, as the user may have edited it.
struct StandinFile {
  struct Declaration: Hashable {
    let keyword: String
    /// The type around it, as `Outer.Inner`; empty at the top.
    let owner: String
    let name: String
    /// The labels of its parameters.
    let labels: [String]
    let isStatic: Bool
    /// Its token.
    let index: Int
    /// What follows a type's name after a colon.
    let inherited: [String]
    let generics: Int
  }

  let declarations: [Declaration]
  private let tokens: SourceTokens

  init(_ source: String) { self.init(SourceTokens(source)) }

  init(_ tokens: SourceTokens) {
    self.tokens = tokens
    var found: [Declaration] = []
    Self.scan(0..<tokens.count, owner: "", tokens, into: &found)
    declarations = found
  }

  private static let types: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]

  private static func scan(_ range: Range<Int>, owner: String, _ tokens: SourceTokens, into found: inout [Declaration])
  {
    var place = range.lowerBound
    var isStatic = false
    while place < range.upperBound {
      let word = tokens.text(place)
      if word == "static" || word == "class" && ["func", "var", "let"].contains(tokens.text(place + 1)) {
        isStatic = true
      } else if types.contains(word), tokens.isIdentifier(place + 1) {
        place = scanType(place, owner: owner, range, tokens, into: &found)
        isStatic = false
        continue
      } else if ["func", "var", "let", "init", "subscript", "case", "typealias"].contains(word) {
        let hasName = word != "init" && word != "subscript"
        let name = hasName ? tokens.text(place + 1).trimmingBackticks : word
        found.append(
          Declaration(
            keyword: word, owner: owner, name: name, labels: labels(after: hasName ? place + 1 : place, tokens),
            isStatic: isStatic, index: place,
            inherited: [], generics: 0))
        isStatic = false
      }
      if ["(", "[", "{"].contains(tokens.text(place)), let close = tokens.partners[place] { place = close }
      place += 1
    }
  }

  private static func scanType(
    _ place: Int, owner: String, _ range: Range<Int>, _ tokens: SourceTokens, into found: inout [Declaration]
  ) -> Int {
    var end = place + 2
    var name = tokens.text(place + 1).trimmingBackticks
    while tokens.text(end) == ".", tokens.isIdentifier(end + 1) {
      name += "." + tokens.text(end + 1)
      end += 2
    }
    guard let open = (end..<range.upperBound).first(where: { tokens.text($0) == "{" }),
      let close = tokens.partners[open]
    else { return end }
    let generics =
      tokens.text(end) == "<" ? tokens.closingAngle(end).map { tokens.list(in: end + 1..<$0).count } ?? 0 : 0
    let inherited = (end..<open).filter { tokens.isIdentifier($0) }.map { tokens.text($0) }
    let full = owner.isEmpty ? name : owner + "." + name
    found.append(
      Declaration(
        keyword: tokens.text(place), owner: owner, name: full, labels: [], isStatic: false, index: place,
        inherited: inherited, generics: generics))
    scan(open + 1..<close, owner: full, tokens, into: &found)
    return close + 1
  }

  private static func labels(after place: Int, _ tokens: SourceTokens) -> [String] {
    var open = place + 1
    if tokens.text(open) == "<", let close = tokens.closingAngle(open) { open = close + 1 }
    guard tokens.text(open) == "(", let close = tokens.partners[open] else { return [] }
    return tokens.list(in: open + 1..<close).map { part in
      if let label = part.label { return label }
      var first = part.range.lowerBound
      while tokens.text(first) == "@" { first += 2 }
      return tokens.text(first)
    }
  }

  /// The type and member whose declaration a token is in.
  func owner(of place: Int) -> (type: String, member: String?) {
    guard
      let last = declarations.last(where: {
        $0.index <= place + 3 && !Self.types.contains($0.keyword) || $0.index <= place
      })
    else { return ("", nil) }
    return Self.types.contains(last.keyword) ? (last.name, nil) : (last.owner, last.name)
  }

  /// Marks in a module what the file declares, and adds types of which it does not know.
  func mark(_ module: inout StandinModule) {
    for declaration in declarations {
      if Self.types.contains(declaration.keyword) {
        if declaration.keyword == "extension" { continue }
        var type = module.types[declaration.name] ?? StandinType(declaration.name, Self.kind(declaration))
        type.isWritten = true
        type.generics = declaration.generics
        module.types[declaration.name] = type
      } else if declaration.keyword == "typealias" {
        var type = StandinType(
          declaration.owner.isEmpty ? declaration.name : declaration.owner + "." + declaration.name, .alias)
        type.isWritten = true
        module.types[type.name] = type
      } else {
        mark(declaration, in: &module)
      }
    }
  }

  private func mark(_ declaration: Declaration, in module: inout StandinModule) {
    let kinds: [String: StandinMember.Kind] = [
      "func": .method, "init": .initializer, "subscript": .subscript_, "case": .enumCase,
    ]
    var member = StandinMember(kinds[declaration.keyword] ?? .property, declaration.name)
    member.isStatic = declaration.isStatic
    member.isWritten = true
    member.parameters = declaration.labels.map { StandinParameter(label: $0 == "_" ? nil : $0, form: .anything) }
    if declaration.owner.isEmpty {
      module.globals.append(member)
    } else if module.types[declaration.owner] != nil {
      module.types[declaration.owner]?.members.append(member)
    } else {
      module.extensions[declaration.owner, default: []].append(member)
    }
  }

  private static func kind(_ declaration: Declaration) -> StandinType.Kind {
    switch declaration.keyword {
    case "class", "actor": .object
    case "protocol": .requirement
    case "enum": .enumeration
    default:
      declaration.inherited.contains("View")
        ? .view : declaration.inherited.contains("DynamicProperty") ? .wrapper : .value
    }
  }
}
