/// The outline of a type that a macro is written on.
struct TypeDeclaration {
  /// The keyword: class, struct, enum or actor.
  let kind: String
  let name: String
  /// The access of members that other modules need, with a space after it; empty for the standard one.
  let access: String
  let properties: [StoredProperty]
  /// What stands after the colon: the type of raw values first, if there is one.
  let inheritance: [String]
  let cases: [EnumerationCase]
  /// The constraints that `#Unique` writes among the members: lists of key paths.
  let uniqueness: [String]

  /// - Throws: A problem, where the source is no type.
  init(_ source: String) throws {
    let tokens = Tokens(source)
    let all = tokens.all
    let keywords: Set<Substring> = ["class", "struct", "enum", "actor"]
    guard let keyword = all.indices.first(where: { all[$0].depth == 0 && keywords.contains(all[$0].text) }),
      keyword + 1 < all.count,
      let brace = all.indices.first(where: { $0 > keyword && all[$0].depth == 0 && all[$0].text == "{" })
    else { throw VariableDeclaration.Problem(message: "belongs on a type") }
    kind = String(all[keyword].text)
    name = String(all[keyword + 1].text)
    let modifiers = all[..<keyword].filter { $0.depth == 0 }.map(\.text)
    access =
      modifiers.contains("public") || modifiers.contains("open")
      ? "public " : modifiers.contains("package") ? "package " : ""
    let members = brace + 1..<(all.indices.last { all[$0].depth == 0 && all[$0].text == "}" } ?? all.count)
    inheritance = all[(keyword + 2)..<brace].prefix { $0.text != "where" }.drop { $0.text != ":" }.dropFirst()
      .split { $0.text == "," }.map { $0.map(\.text).joined() }
    properties = StoredProperty.all(in: tokens, members, depth: 1, source: source)
    cases = kind == "enum" ? EnumerationCase.all(in: tokens, members, source: source) : []
    uniqueness = Self.arguments(of: "Unique", in: tokens, members, source: source)
  }

  /// What is in the parentheses of each use of a macro among the members.
  private static func arguments(of name: String, in tokens: Tokens, _ members: Range<Int>, source: String) -> [String] {
    var found: [String] = []
    for position in members.dropLast()
    where tokens.all[position].text == "#" && tokens.all[position + 1].text == Substring(name) {
      let opening = members.first { $0 > position && tokens.all[$0].depth == 1 && tokens.all[$0].text == "(" }
      guard let opening else { continue }
      let closing = members.first { $0 > opening && tokens.all[$0].depth == 1 } ?? members.upperBound
      if opening + 1 < closing, let text = tokens.source(opening + 1..<closing, in: source) { found.append(text) }
    }
    return found
  }
}
