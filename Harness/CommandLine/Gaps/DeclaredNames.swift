/// The names that Swift sources declare for others: types, and members by the type that they are written in.
struct DeclaredNames: Equatable {
  /// Types by their names, nested ones as `Outer.Inner`, and functions and values outside of types.
  private(set) var types: Set<String> = []
  /// Members as `Owner.name`.
  private(set) var members: Set<String> = []
  /// The types that type aliases stand for, without the names around them, by the name of the alias.
  private(set) var aliases: [String: String] = [:]
  /// The members that are functions and do nothing but return the view itself, as `Owner.name`.
  private(set) var inert: Set<String> = []

  private struct Scope {
    let indent: Int
    let name: String
    /// Whether members need no word to be public.
    let isOpen: Bool
  }

  /// Adds what a file declares; it is formatted as this package is, so that a line's indent says where it belongs.
  mutating func scan(_ source: String) {
    var scopes: [Scope] = []
    var function: (key: String, indent: Int, text: String)?
    for line in source.split(separator: "\n", omittingEmptySubsequences: true) {
      let indent = line.prefix { $0 == " " }.count
      if let open = function {
        function?.text += line
        if indent == open.indent, line.hasSuffix("}") {
          note(open.key, open.text + line)
          function = nil
        }
        continue
      }
      while let last = scopes.last, indent <= last.indent { scopes.removeLast() }
      if let found = line.firstMatch(of: Self.typeLine) {
        let isOpen = found.output.2 == "extension" || found.output.2 == "protocol" || Self.isPublic(line)
        guard isOpen else {
          if line.hasSuffix("{") { scopes.append(Scope(indent: indent, name: "", isOpen: false)) }
          continue
        }
        let outer = scopes.map(\.name).joined(separator: ".")
        let name = outer.isEmpty ? String(found.output.3) : "\(outer).\(found.output.3)"
        if found.output.2 != "extension" { types.insert(name) }
        if found.output.2 == "typealias", let meant = line.firstMatch(of: /= (?:\w+\.)*(\w+)/) {
          aliases[name] = String(meant.output.1)
        }
        for alias in line.matches(of: /\bcase (\w+(?:, \w+)*)/) {
          for part in alias.output.1.split(separator: ",") { members.insert("\(name).\(part.drop { $0 == " " })") }
        }
        scopes.append(Scope(indent: indent, name: String(found.output.3), isOpen: found.output.2 == "protocol"))
        // A type that fits its line.
        if line.hasSuffix("}"), let brace = line.firstIndex(of: "{"), Self.isPublic(line[brace...]),
          let member = line[brace...].firstMatch(of: Self.memberLine)
        {
          members.insert("\(name).\(member.output.2)")
        }
        continue
      }
      guard let owner = Self.owner(scopes, of: indent) else {
        if indent == 0, Self.isPublic(line), let found = line.firstMatch(of: Self.memberLine) {
          types.insert(String(found.output.2))
        }
        continue
      }
      if let found = line.firstMatch(of: /^ *(?:indirect )?case (.*)/) {
        for part in found.output.1.split(separator: ",") {
          let name = part.drop { $0 == " " || $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          if !name.isEmpty { members.insert("\(owner).\(name)") }
        }
        continue
      }
      guard Self.isPublic(line) || scopes.last?.isOpen == true, let found = line.firstMatch(of: Self.memberLine)
      else { continue }
      let key = "\(owner).\(found.output.2)"
      members.insert(key)
      // A requirement of a protocol has no body.
      guard found.output.1 == "func", scopes.last?.isOpen != true else { continue }
      if line.contains(/\{.*\}$/) { note(key, String(line)) } else { function = (key, indent, String(line)) }
    }
  }

  /// Notes whether a function of a name does something: where overloads differ, the one that does most counts.
  private mutating func note(_ key: String, _ text: String) {
    if text.contains(/\{ *self *\}$/), !acting.contains(key) {
      inert.insert(key)
    } else {
      acting.insert(key)
      inert.remove(key)
    }
  }

  private var acting: Set<String> = []

  nonisolated(unsafe) private static let typeLine =
    /^ *((?:@[\w.]+(?:\([^)]*\))? |@_spi\(\w+\) |public |open |package |final |indirect |nonisolated |private |fileprivate )*)(struct|class|enum|protocol|extension|actor|typealias) ([A-Z_]\w*(?:\.\w+)*)/
  nonisolated(unsafe) private static let memberLine =
    /\b(func|var|let|typealias|macro) `?(\w+)/

  private static func isPublic(_ line: Substring) -> Bool { line.contains(/\b(?:public|open)\b/) }

  /// The type that a line of an indent is directly inside.
  private static func owner(_ scopes: [Scope], of indent: Int) -> String? {
    guard let last = scopes.last, indent == last.indent + 2, !scopes.contains(where: \.name.isEmpty) else { return nil }
    return scopes.map(\.name).joined(separator: ".")
  }
}
