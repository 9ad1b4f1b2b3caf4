import UnderstudyJSON

extension GeneratedContent {
  /// The content as JSON, on one line, with the values of structures in their order.
  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): JSON.number(value).description
    case .string(let text): JSON.string(text).description
    case .array(let elements): "[\(elements.map(\.jsonString).joined(separator: ", "))]"
    case .structure(let properties, let names):
      "{\(names.map { "\(JSON.string($0)): \(properties[$0]?.jsonString ?? "null")" }.joined(separator: ", "))}"
    }
  }

  /// A text as it is, other content as JSON.
  var text: String { if case .string(let text) = kind { text } else { jsonString } }
}

/// Reads JSON that may break off, and keeps the order of names, which Foundation's decoder does not.
struct JSONReader {
  private var rest: Substring.UnicodeScalarView

  static func content(of json: String) throws -> GeneratedContent {
    var reader = JSONReader(rest: Substring(json).unicodeScalars)
    let content = try reader.value() ?? GeneratedContent.incomplete(.null)
    reader.skipSpace()
    guard reader.rest.isEmpty else { throw reader.problem }
    return content
  }

  private var problem: LanguageModelSession.GenerationError {
    .decodingFailure(.init("This is no JSON, from \"\(String(String(rest).prefix(20)))\" on."))
  }

  private mutating func skipSpace() { rest = rest.drop { $0.properties.isWhitespace } }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  /// - Returns: nil where nothing has come of the value.
  private mutating func value() throws -> GeneratedContent? {
    skipSpace()
    guard let first = rest.first else { return nil }
    switch first {
    case "{": return try structure()
    case "[": return try array()
    case "\"":
      let (text, isComplete) = try string()
      return isComplete ? GeneratedContent(kind: .string(text)) : .incomplete(.string(text))
    default: return try word()
    }
  }

  private mutating func structure() throws -> GeneratedContent {
    rest.removeFirst()
    var values: [(String, GeneratedContent)] = []
    func content(isComplete: Bool) -> GeneratedContent {
      var content = GeneratedContent(properties: values) { _, last in last }
      content.isComplete = isComplete
      return content
    }
    if skip("}") { return content(isComplete: true) }
    while true {
      skipSpace()
      if rest.isEmpty { return content(isComplete: false) }
      guard rest.first == "\"" else { throw problem }
      let (name, isComplete) = try string()
      let hasColon = skip(":")
      guard isComplete, hasColon || !rest.isEmpty else { return content(isComplete: false) }
      guard hasColon else { throw problem }
      guard let value = try value() else { return content(isComplete: false) }
      values.append((name, value))
      if skip("}") { return content(isComplete: true) }
      guard skip(",") else {
        if rest.isEmpty { return content(isComplete: false) }
        throw problem
      }
    }
  }

  private mutating func array() throws -> GeneratedContent {
    rest.removeFirst()
    var elements: [GeneratedContent] = []
    if skip("]") { return GeneratedContent(kind: .array([])) }
    while let element = try value() {
      elements.append(element)
      if skip("]") { return GeneratedContent(kind: .array(elements)) }
      guard skip(",") else {
        if rest.isEmpty { break }
        throw problem
      }
    }
    return .incomplete(.array(elements))
  }

  private mutating func string() throws -> (text: String, isComplete: Bool) {
    rest.removeFirst()
    var text = ""
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return (text, true) }
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      guard let mark = rest.popFirst() else { break }
      switch mark {
      case "n": text += "\n"
      case "t": text += "\t"
      case "r": text += "\r"
      case "b": text += "\u{8}"
      case "f": text += "\u{c}"
      case "u":
        guard let character = try escaped() else { return (text, false) }
        text += character
      case "\"", "\\", "/": text.unicodeScalars.append(mark)
      default: throw problem
      }
    }
    return (text, false)
  }

  /// The character of `\uXXXX`, or of two of them.
  private mutating func escaped() throws -> String? {
    guard var units = try unit().map({ [$0] }) else { return nil }
    if UTF16.isLeadSurrogate(units[0]) {
      guard rest.popFirst() != nil, rest.popFirst() != nil, let second = try unit() else { return nil }
      units.append(second)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func unit() throws -> UInt16? {
    guard rest.count >= 4 else { return nil }
    guard let unit = UInt16(String(rest.prefix(4)), radix: 16) else { throw problem }
    rest.removeFirst(4)
    return unit
  }

  private mutating func word() throws -> GeneratedContent? {
    let word = String(rest.prefix { !$0.properties.isWhitespace && ![",", "]", "}", ":"].contains($0) })
    let words: [String: GeneratedContent.Kind] = ["null": .null, "true": .bool(true), "false": .bool(false)]
    let after = rest.dropFirst(word.unicodeScalars.count)
    // Swift reads more words as numbers than JSON has.
    let number = word.allSatisfy { "+-.0123456789Ee".contains($0) } ? Double(word) : nil
    if let kind = words[word] ?? number.map(GeneratedContent.Kind.number) {
      rest = after
      return GeneratedContent(kind: kind)
    }
    guard after.isEmpty, word == "-" || words.keys.contains(where: { $0.hasPrefix(word) }) else { throw problem }
    rest = after
    return nil
  }
}

extension GeneratedContent {
  static func incomplete(_ kind: Kind) -> GeneratedContent {
    var content = GeneratedContent(kind: kind)
    content.isComplete = false
    return content
  }
}
