/// A stored property among the members of a type, with what macros on types need of it.
struct StoredProperty {
  let name: String
  /// As it is written; nil if it follows from the value.
  let type: String?
  let initialValue: String?
  /// What is written in the parentheses of each attribute, by its name; empty where there are none. Attributes of one name are
  /// joined by a comma.
  let attributes: [String: String]
  let isConstant: Bool

  var isTransient: Bool { attributes["Transient"] != nil }

  /// Whether `@Model` stores it.
  var isPersistent: Bool { !isTransient && !isConstant && !name.hasPrefix("_$") }

  /// The stored properties of instances among declarations.
  ///
  /// - Parameters:
  ///   - tokens: Of the whole source.
  ///   - range: The declarations' tokens.
  ///   - depth: How many brackets are around the declarations.
  static func all(in tokens: Tokens, _ range: Range<Int>, depth: Int, source: String) -> [StoredProperty] {
    var scanner = MemberScanner(tokens: tokens, range: range, depth: depth, source: source)
    return scanner.properties()
  }
}

/// Goes through members, and keeps the attributes and modifiers in front of the next declaration.
private struct MemberScanner {
  let tokens: Tokens
  let range: Range<Int>
  let depth: Int
  let source: String
  private var attributes: [String: String] = [:]
  private var isOfInstance = true

  init(tokens: Tokens, range: Range<Int>, depth: Int, source: String) {
    (self.tokens, self.range, self.depth, self.source) = (tokens, range, depth, source)
  }

  private func text(_ position: Int) -> Substring {
    range.contains(position) ? tokens.all[position].text : ""
  }

  mutating func properties() -> [StoredProperty] {
    var found: [StoredProperty] = []
    var position = range.lowerBound
    while position < range.upperBound {
      defer { position += 1 }
      guard tokens.all[position].depth == depth else { continue }
      let word = text(position)
      switch word {
      case "@": position = readAttribute(at: position)
      case "static", "lazy": isOfInstance = false
      case "class" where ["var", "let", "func", "subscript"].contains(text(position + 1)): isOfInstance = false
      case "var", "let":
        guard text(position - 1) != "." else { continue }
        let end = endOfDeclaration(after: position)
        if isOfInstance, let property = property(position..<end, isConstant: word == "let") { found.append(property) }
        position = end - 1
        reset()
      case "func", "init", "subscript", "struct", "enum", "class", "actor", "typealias", "case", "deinit":
        if text(position - 1) != "." { reset() }
      default: break
      }
    }
    return found
  }

  private mutating func reset() { (attributes, isOfInstance) = ([:], true) }

  /// - Returns: The position of the attribute's last token.
  private mutating func readAttribute(at position: Int) -> Int {
    var name = position + 1
    while text(name + 1) == ".", range.contains(name + 2) { name += 2 }
    let hasArguments =
      text(name + 1) == "(" && tokens.all[name].text.endIndex == tokens.all[name + 1].text.startIndex
    let old = attributes[String(text(name))].flatMap { $0.isEmpty ? nil : $0 + ", " } ?? ""
    guard hasArguments else {
      attributes[String(text(name)), default: ""] += ""
      return name
    }
    var end = name + 2
    while end < range.upperBound, tokens.all[end].depth > depth { end += 1 }
    attributes[String(text(name))] = old + (end > name + 2 ? tokens.source(name + 2..<end, in: source) ?? "" : "")
    return end
  }

  private static let starters: Set<Substring> = [
    "var", "let", "func", "init", "deinit", "subscript", "class", "struct", "enum", "actor", "typealias", "static",
    "public", "private", "internal", "fileprivate", "package", "open", "final", "lazy", "weak", "unowned", "override",
    "required", "convenience", "nonisolated", "mutating", "@", "#", "case", "indirect", "dynamic", "protocol",
  ]

  /// Where the next member begins: at a word for it, in a line of its own or after a semicolon.
  private func endOfDeclaration(after start: Int) -> Int {
    var position = start + 2
    while position < range.upperBound {
      defer { position += 1 }
      let token = tokens.all[position]
      guard token.depth == depth else { continue }
      if token.text == ";" { return position }
      guard Self.starters.contains(token.text), text(position - 1) != "=" else { continue }
      let between = source[tokens.all[position - 1].text.endIndex..<token.text.startIndex]
      if between.contains(where: \.isNewline) { return position }
    }
    return range.upperBound
  }

  private func property(_ range: Range<Int>, isConstant: Bool) -> StoredProperty? {
    let outline = range.filter { tokens.all[$0].depth == depth }
    let equals = outline.first { text($0) == "=" }
    var end = range.upperBound
    if let brace = outline.last(where: { text($0) == "{" }) {
      if ["didSet", "willSet"].contains(text(brace + 1)) {
        end = brace
      } else if equals.map({ brace < $0 }) ?? true {
        return nil
      }
    }
    let value = equals.flatMap { $0 + 1 < end ? tokens.source($0 + 1..<end, in: source) : nil }
    let colon = range.lowerBound + 2
    let type = text(colon) == ":" ? tokens.source(colon + 1..<(equals ?? end), in: source) : nil
    return StoredProperty(
      name: String(text(range.lowerBound + 1)), type: type, initialValue: value, attributes: attributes,
      isConstant: isConstant)
  }
}
