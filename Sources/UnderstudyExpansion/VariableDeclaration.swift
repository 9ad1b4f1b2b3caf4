/// The outline of a `var` that a macro is written on.
struct VariableDeclaration {
  /// What keeps a declaration from being used.
  struct Problem: Error {
    let message: String
  }

  let name: String
  let type: String?
  let initialValue: String?

  /// - Parameter isOfType: Whether the property is to be one of the type; otherwise it is one of the instance.
  /// - Throws: A problem, where the source is not a single stored `var` of that kind.
  init(_ source: String, isOfType: Bool = false) throws {
    let tokens = Tokens(source)
    let outline = tokens.all.indices.filter { tokens.all[$0].depth == 0 }
    func text(_ position: Int) -> Substring { tokens.all[position].text }

    guard let keyword = outline.first(where: { ["var", "let", "func"].contains(text($0)) }), text(keyword) == "var",
      keyword + 1 < tokens.all.count
    else { throw Problem(message: "needs a 'var'") }
    guard outline.contains(where: { $0 < keyword && ["static", "class"].contains(text($0)) }) == isOfType else {
      throw Problem(
        message: isOfType ? "needs a static property" : "needs a property of the instance, not of the type")
    }
    name = String(text(keyword + 1))

    let rest = outline.filter { $0 > keyword + 1 }
    let equals = rest.first { text($0) == "=" }
    let end = equals ?? tokens.all.count
    if rest.contains(where: { $0 < end && text($0) == "{" }) {
      throw Problem(message: "needs a stored property; '\(name)' has accessors")
    }
    for (place, position) in zip(rest.indices, rest) where text(position) == "," && place + 2 < rest.count {
      if [":", "="].contains(text(rest[place + 2])) {
        throw Problem(message: "needs a declaration of its own for each property")
      }
    }
    if let colon = rest.first, text(colon) == ":" {
      type = tokens.source(colon + 1..<end, in: source)
    } else {
      type = nil
    }
    initialValue = equals.flatMap { tokens.source($0 + 1..<tokens.all.count, in: source) }
  }

  /// What is inside the optional, if the type is written as one.
  var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst(9).dropLast()) }
    return nil
  }
}
