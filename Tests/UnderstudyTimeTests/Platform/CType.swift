/// A type of C, as far as the declarations of this package need it.
indirect enum CType: Equatable, Sendable, CustomStringConvertible {
  /// A type by its name, without `const`, `struct` and `enum`.
  case named(String)
  /// - Parameter isConstant: Whether what it points to cannot be written.
  case pointer(CType, isConstant: Bool, isNullable: Bool)
  /// A pointer to a function.
  case function(parameters: [CType], result: CType, isNullable: Bool)

  /// Reads the type of a parameter or a result, with or without a name behind it.
  ///
  /// A pointer without a word on null may be null.
  init(_ text: some StringProtocol) {
    let text = String(text).trimmed
    if let match = text.wholeMatch(of: /(.*?)\(\s*\*\s*(_Nonnull|_Nullable|)\s*\w*\s*\)\s*\((.*)\)/) {
      self = .function(
        parameters: CType.parameters(match.output.3), result: CType(match.output.1),
        isNullable: match.output.2 != "_Nonnull")
      return
    }
    let words = text.matches(of: /\w+|\*/).map { String($0.output) }.filter { $0 != "enum" && $0 != "struct" }
    var isConstant = words.first == "const"
    var type = CType.named(words.first { $0 != "const" } ?? "")
    for (index, word) in words.enumerated() where word == "*" {
      let isNullable = words.dropFirst(index + 1).first != "_Nonnull"
      type = .pointer(type, isConstant: isConstant, isNullable: isNullable)
      isConstant = false
    }
    self = type
  }

  /// The types between the parentheses of a declaration; none for `void`.
  static func parameters(_ text: some StringProtocol) -> [CType] {
    let parts = String(text).split(outsideOf: "(<", at: ",")
    return parts.map(\.trimmed) == ["void"] ? [] : parts.map { CType($0) }
  }

  var description: String {
    switch self {
    case .named(let name): name
    case .pointer(let type, let isConstant, let isNullable):
      "\(isConstant ? "const " : "")\(type) *\(isNullable ? "_Nullable" : "_Nonnull")"
    case .function(let parameters, let result, let isNullable):
      "\(result) (*\(isNullable ? "_Nullable" : "_Nonnull"))(\(parameters.map(\.description).joined(separator: ", ")))"
    }
  }
}

extension CType {
  /// The names of C's types that a type of Swift stands for on 64-bit Linux.
  private static let names: [String: Set<String>] = [
    "Void": ["void"], "Bool": ["bool"], "Double": ["double"], "CChar": ["char"], "UInt8": ["uint8_t"],
    "Int": ["size_t", "intptr_t"], "UInt": ["uintptr_t"], "Int32": ["int", "int32_t"], "Int64": ["int64_t"],
    "UInt32": ["uint32_t"], "UInt64": ["uint64_t"],
  ]

  /// Whether a type of Swift stands for this one. Swift may refuse null in a parameter, and expect it in a result, though the
  /// header does not say so; the other way round null would come where nothing looks for it.
  ///
  /// - Parameters:
  ///   - isGiven: Whether Swift gives the value to C; nil for what lies in memory that both write.
  ///   - header: Knows the names of structures, which raw pointers stand for, and of enumerations, which are `UInt32`.
  func matches(_ swift: some StringProtocol, isGiven: Bool?, in header: CHeader) -> Bool {
    var swift = String(swift).trimmed
    let isOptional = swift.hasSuffix("?")
    if isOptional { swift = String(swift.dropLast()).trimmed.withoutParentheses }
    func agrees(_ isNullable: Bool) -> Bool { isNullable == isOptional || isNullable == isGiven }
    switch self {
    case .named(let name):
      if isOptional { return false }
      return header.enumerations.contains(name) ? swift == "UInt32" : Self.names[swift]?.contains(name) == true

    case .pointer(let type, let isConstant, let isNullable):
      guard agrees(isNullable) else { return false }
      if swift == (isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer") {
        if case .named(let name) = type { return name == "void" || header.structures.contains(name) }
        return false
      }
      let prefix = isConstant ? "UnsafePointer<" : "UnsafeMutablePointer<"
      guard swift.hasPrefix(prefix), swift.hasSuffix(">") else { return false }
      return type.matches(swift.dropFirst(prefix.count).dropLast(), isGiven: nil, in: header)

    case .function(let parameters, let result, let isNullable):
      guard agrees(isNullable), let match = swift.wholeMatch(of: /@convention\(c\)\s*\((.*)\)\s*->\s*(.+)/) else {
        return false
      }
      let types = String(match.output.1).split(outsideOf: "(<", at: ",")
      return types.count == parameters.count
        && zip(parameters, types).allSatisfy { $0.matches($1, isGiven: isGiven.map(!), in: header) }
        && result.matches(match.output.2, isGiven: isGiven, in: header)
    }
  }
}

extension Substring {
  /// What is before the parenthesis that closes one before this text; nil where none does.
  var untilParenthesis: Substring? {
    var depth = 1
    for place in indices {
      if self[place] == "(" { depth += 1 }
      if self[place] == ")" { depth -= 1 }
      if depth == 0 { return self[..<place] }
    }
    return nil
  }
}

extension String {
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// What is inside of the parentheses around all of it.
  var withoutParentheses: String {
    hasPrefix("(") && hasSuffix(")") ? String(dropFirst().dropLast()).trimmed : self
  }

  /// The parts between separators that are in no bracket of the given kinds; none of an empty text.
  func split(outsideOf brackets: String, at separator: Character) -> [String] {
    let closing: [Character: Character] = ["(": ")", "<": ">", "{": "}"]
    var parts = [""]
    var open: [Character] = []
    for character in self {
      if character == open.last {
        open.removeLast()
      } else if brackets.contains(character), let end = closing[character] {
        open.append(end)
      } else if character == separator, open.isEmpty {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts.count == 1 && parts[0].trimmed.isEmpty ? [] : parts
  }
}
