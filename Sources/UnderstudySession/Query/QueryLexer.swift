import XCUIAutomation

/// A part of a query's text.
enum QueryToken: Equatable {
  case name(String)
  case text(String)
  case number(Double)
  case sign(Character)
  case end

  /// For messages.
  var description: String {
    switch self {
    case .name(let name): "\"\(name)\""
    case .text(let text): text.swiftLiteral
    case .number(let number): number.rounded() == number && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .sign(let sign): "\"\(sign)\""
    case .end: "the end"
    }
  }
}

/// Takes a query's text apart: names, texts as Swift writes them, numbers and signs.
struct QueryLexer {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  static func tokens(of text: String) throws(SessionError) -> [QueryToken] {
    var lexer = QueryLexer(text)
    var tokens: [QueryToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token == .end { return tokens }
    }
  }

  private mutating func next() throws(SessionError) -> QueryToken {
    rest = rest.drop { $0.isWhitespace }
    guard let first = rest.first else { return .end }
    if first == "\"" { return .text(try string()) }
    if first.isLetter || first == "_" { return .name(take { $0.isLetter || $0.isNumber || $0 == "_" }) }
    if first.isASCII, first.isNumber || first == "-" {
      let text = String(rest.prefix(1)) + takeAfterFirst { $0.isASCII && $0.isNumber || $0 == "." }
      guard let number = Double(text) else { throw SessionError(.badQuery, "\"\(text)\" is no number.") }
      return .number(number)
    }
    rest = rest.dropFirst()
    return .sign(first)
  }

  private mutating func take(_ belongs: (Character) -> Bool) -> String {
    let text = rest.prefix(while: belongs)
    rest = rest[text.endIndex...]
    return String(text)
  }

  private mutating func takeAfterFirst(_ belongs: (Character) -> Bool) -> String {
    rest = rest.dropFirst()
    return take(belongs)
  }

  /// A literal with the escapes of Swift.
  private mutating func string() throws(SessionError) -> String {
    rest = rest.dropFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { break }
      switch escaped {
      case "n": text += "\n"
      case "t": text += "\t"
      case "r": text += "\r"
      case "0": text += "\0"
      case "u": text.unicodeScalars.append(try scalar())
      case "\"", "\\", "'": text.append(escaped)
      default:
        throw SessionError(.badQuery, "\"\\\(escaped)\" is no escape of a text.", advice: "A backslash is written \\\\")
      }
    }
    throw SessionError(.badQuery, "A text has no end: a quotation mark is missing.")
  }

  private mutating func scalar() throws(SessionError) -> Unicode.Scalar {
    let digits = rest.hasPrefix("{") ? rest.dropFirst().prefix { $0 != "}" } : ""
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value),
      rest.dropFirst(digits.count + 1).first == "}"
    else { throw SessionError(.badQuery, "An escape \\u{…} of a text names no character.") }
    rest = rest.dropFirst(digits.count + 2)
    return scalar
  }
}
