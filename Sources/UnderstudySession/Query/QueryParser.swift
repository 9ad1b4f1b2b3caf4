import Foundation
import UnderstudyElements
import XCUIAutomation

/// What the text of a query stands for.
enum ParsedQuery {
  case element(XCUIElement)
  case query(XCUIElementQuery)
}

/// Reads queries as tests have them, such as `app.cells.element(boundBy: 1).staticTexts["Tea"].firstMatch`.
@MainActor struct QueryParser {
  private let application: XCUIApplication
  private let tokens: [QueryToken]
  private var place = 0

  /// - Parameters:
  ///   - text: With or without `app.` at its beginning.
  ///   - application: The app that it is about.
  /// - Throws: ``SessionError`` with what is known at the place that is wrong.
  static func parse(_ text: String, in application: XCUIApplication) throws(SessionError) -> ParsedQuery {
    var parser = QueryParser(application: application, tokens: try QueryLexer.tokens(of: text))
    return try parser.chain()
  }

  private init(application: XCUIApplication, tokens: [QueryToken]) {
    (self.application, self.tokens) = (application, tokens)
  }

  private var next: QueryToken { tokens[min(place, tokens.count - 1)] }

  private mutating func advance() -> QueryToken {
    defer { place += 1 }
    return next
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard next == .sign(sign) else { return false }
    place += 1
    return true
  }

  private mutating func need(_ sign: Character, _ where: String) throws(SessionError) {
    guard take(sign) else {
      throw SessionError(.badQuery, "\"\(sign)\" is missing \(`where`): there is \(next.description).")
    }
  }

  // MARK: - The chain

  private mutating func chain() throws(SessionError) -> ParsedQuery {
    var result = ParsedQuery.element(application)
    if next == .name("app") {
      place += 1
      if next == .end { return result }
      try need(".", "behind \"app\"")
    }
    result = try member(of: result)
    while next != .end {
      if take("[") {
        result = try subscripted(result)
      } else if take(".") {
        result = try member(of: result)
      } else {
        throw SessionError(.badQuery, "\(next.description) does not belong behind a query.")
      }
    }
    return result
  }

  private mutating func subscripted(_ base: ParsedQuery) throws(SessionError) -> ParsedQuery {
    guard case .query(let query) = base else {
      throw SessionError(
        .badQuery, "An element has no subscript.", advice: "Continue with a query, such as .staticTexts[\"…\"]")
    }
    switch advance() {
    case .text(let key):
      try need("]", "behind the text in brackets")
      return .element(query[key])
    case let token:
      throw SessionError(.badQuery, "A text in quotation marks belongs in brackets, not \(token.description).")
    }
  }

  private mutating func member(of base: ParsedQuery) throws(SessionError) -> ParsedQuery {
    guard case .name(let name) = advance() else {
      throw SessionError(.badQuery, "A query's name is missing.", advice: Self.advice)
    }
    if let type = Self.types[name] { return .query(base.descendants(type)) }
    switch (name, base) {
    case ("firstMatch", .query(let query)): return .element(query.firstMatch)
    case ("firstMatch", .element(let element)): return .element(element.firstMatch)
    case ("element", .query(let query)):
      return next == .sign("(") ? .element(try element(of: query)) : .element(query.element)
    case ("allElementsBoundByIndex", .query(let query)):
      try need("[", "behind \"allElementsBoundByIndex\"")
      let index = try index()
      try need("]", "behind the index")
      return .element(query.element(boundBy: index))
    case ("descendants", _): return .query(base.descendants(try typeArgument()))
    case ("children", _): return .query(base.children(try typeArgument()))
    case ("matching", .query(let query)): return .query(try matching(query))
    case ("containing", .query(let query)): return .query(try containing(query))
    case ("matching", _), ("containing", _), ("element", _), ("allElementsBoundByIndex", _):
      throw SessionError(
        .badQuery, "\"\(name)\" belongs behind a query, and this is an element.",
        advice: "Write for example .staticTexts.\(name)…")
    default: throw unknown(name)
    }
  }

  private func unknown(_ name: String) -> SessionError {
    let near = Self.types.keys.filter { $0.lowercased().hasPrefix(name.lowercased().prefix(4)) }.sorted()
    let advice = near.isEmpty ? Self.advice : "Close: \(near.joined(separator: ", "))"
    return SessionError(.badQuery, "There is no query \"\(name)\".", advice: advice)
  }

  /// The names of queries by type.
  private static let types: [String: ElementType] = {
    let named = ElementType.allCases.filter { $0 != .any && $0 != .application }.map { ($0.queryName, $0) }
    return Dictionary(named) { first, _ in first }
  }()

  /// Whether a word begins a query.
  static func isQueryName(_ word: String) -> Bool { types[word] != nil || word == "descendants" || word == "children" }

  private static let advice = """
    Queries are buttons, staticTexts, textFields, switches, cells and so on, as XCUITest has them, then ["…"], .element, \
    .firstMatch, .element(boundBy: 0), .matching(identifier: "…"), .matching(NSPredicate(format: "…")), \
    .containing(.staticText, identifier: "…"), .children(matching: .any), .descendants(matching: .any)
    """

  // MARK: - Arguments

  private mutating func index() throws(SessionError) -> Int {
    guard case .number(let number) = advance(), let index = Int(exactly: number), index >= 0 else {
      throw SessionError(.badQuery, "An index is a whole number from 0.")
    }
    return index
  }

  private mutating func label(_ name: String) throws(SessionError) {
    guard next == .name(name) else {
      throw SessionError(.badQuery, "\"\(name):\" is missing: there is \(next.description).")
    }
    place += 1
    try need(":", "behind \"\(name)\"")
  }

  private mutating func typeArgument() throws(SessionError) -> ElementType {
    try need("(", "behind \"descendants\" or \"children\"")
    try label("matching")
    let type = try type()
    try need(")", "behind the type")
    return type
  }

  /// A type, as `.button` or `XCUIElement.ElementType.button`.
  private mutating func type() throws(SessionError) -> ElementType {
    while case .name(let name) = next, name == "XCUIElement" || name == "ElementType" {
      place += 1
      guard next == .sign(".") else { break }
      if case .name("ElementType") = tokens[min(place + 1, tokens.count - 1)] { place += 1 }
    }
    try need(".", "before a type")
    guard case .name(let name) = advance(),
      let type = ElementType.allCases.first(where: { String(describing: $0) == name })
    else {
      throw SessionError(
        .badQuery, "There is no such type of elements.", advice: "Types are .button, .staticText, .cell, .any and so on"
      )
    }
    return type
  }

  private mutating func optionalText() throws(SessionError) -> String? {
    switch advance() {
    case .text(let text): return text
    case .name("nil"): return nil
    case let token:
      throw SessionError(.badQuery, "A text in quotation marks is missing: there is \(token.description).")
    }
  }

  private mutating func element(of query: XCUIElementQuery) throws(SessionError) -> XCUIElement {
    try need("(", "behind \"element\"")
    let result: XCUIElement
    if case .name("boundBy") = next {
      try label("boundBy")
      result = query.element(boundBy: try index())
    } else if case .name("at") = next {
      try label("at")
      result = query.element(at: try index())
    } else {
      try label("matching")
      if next == .name("NSPredicate") {
        result = query.element(matching: try predicate())
      } else {
        let (type, identifier) = try typeAndIdentifier()
        result = query.element(matching: type, identifier: identifier)
      }
    }
    try need(")", "at the end of \"element\"")
    return result
  }

  private mutating func typeAndIdentifier() throws(SessionError) -> (ElementType, String?) {
    let type = try type()
    try need(",", "behind the type")
    try label("identifier")
    return (type, try optionalText())
  }

  private mutating func matching(_ query: XCUIElementQuery) throws(SessionError) -> XCUIElementQuery {
    try need("(", "behind \"matching\"")
    let result: XCUIElementQuery
    if next == .name("identifier") {
      try label("identifier")
      result = query.matching(identifier: try optionalText() ?? "")
    } else if next == .name("NSPredicate") {
      result = query.matching(try predicate())
    } else {
      let (type, identifier) = try typeAndIdentifier()
      result = query.matching(type, identifier: identifier)
    }
    try need(")", "at the end of \"matching\"")
    return result
  }

  private mutating func containing(_ query: XCUIElementQuery) throws(SessionError) -> XCUIElementQuery {
    try need("(", "behind \"containing\"")
    let result: XCUIElementQuery
    if next == .name("NSPredicate") {
      result = query.containing(try predicate())
    } else {
      let (type, identifier) = try typeAndIdentifier()
      result = query.containing(type, identifier: identifier)
    }
    try need(")", "at the end of \"containing\"")
    return result
  }

  /// `NSPredicate(format: "…", …)`, with texts and numbers as arguments.
  private mutating func predicate() throws(SessionError) -> NSPredicate {
    place += 1
    try need("(", "behind \"NSPredicate\"")
    try label("format")
    guard case .text(let format) = advance() else {
      throw SessionError(.badQuery, "The format of a predicate is a text in quotation marks.")
    }
    var arguments: [Any] = []
    while take(",") {
      switch advance() {
      case .text(let text): arguments.append(text)
      case .number(let number): arguments.append(Int(exactly: number).map { $0 as Any } ?? number)
      case .name("true"): arguments.append(true)
      case .name("false"): arguments.append(false)
      case let token:
        throw SessionError(.badQuery, "A predicate's argument is a text or a number, not \(token.description).")
      }
    }
    try need(")", "at the end of the predicate")
    return NSPredicate(format: format, argumentArray: arguments)
  }
}

@MainActor extension ParsedQuery {
  fileprivate func descendants(_ type: ElementType) -> XCUIElementQuery {
    switch self {
    case .element(let element): element.descendants(matching: type)
    case .query(let query): query.descendants(matching: type)
    }
  }

  fileprivate func children(_ type: ElementType) -> XCUIElementQuery {
    switch self {
    case .element(let element): element.children(matching: type)
    case .query(let query): query.children(matching: type)
    }
  }

  /// The elements that it finds now.
  var elements: [Element] {
    switch self {
    case .element(let element): element.matchedElements
    case .query(let query): query.matchedElements
    }
  }

  /// The query that says what is close, where nothing is found; nil for the app itself.
  var query: XCUIElementQuery? {
    switch self {
    case .element(let element): element.baseQuery
    case .query(let query): query
    }
  }
}
