import Foundation
import UnderstudyElements
import UnderstudyJSON
import XCUIAutomation

/// What a step is done to.
@MainActor enum StepTarget {
  /// An element, with the query that finds it.
  case element(XCUIElement, query: String, name: String, serial: UInt32?)
  /// A place on the screen, in points.
  case point(CGPoint)

  /// As titles name it.
  var name: String {
    switch self {
    case .element(_, _, let name, _): name
    case .point(let point): "(\(Self.number(point.x)), \(Self.number(point.y)))"
    }
  }

  var serial: UInt32? { if case .element(_, _, _, let serial) = self { serial } else { nil } }

  /// As a request has it that is run again.
  var json: JSON {
    switch self {
    case .element(_, let query, _, _): .string(query)
    case .point(let point): .members(["x": .number(point.x), "y": .number(point.y)])
    }
  }

  /// As code has it.
  var code: String {
    switch self {
    case .element(_, let query, _, _): query == "app" ? query : "app.\(query)"
    case .point(let point): "app.\(Self.coordinate(point))"
    }
  }

  /// The query; nil for a place.
  var query: String? { if case .element(_, let query, _, _) = self { query } else { nil } }

  static func coordinate(_ point: CGPoint) -> String {
    "coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: \(number(point.x)), dy: \(number(point.y))))"
  }

  static func number(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }

  /// The place of a point in an app.
  static func coordinate(_ point: CGPoint, in application: XCUIApplication) -> XCUICoordinate {
    application.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: point.x, dy: point.y))
  }
}

extension AppSession {
  /// What a parameter means: a reference, a query, a point, or a name.
  ///
  /// - Throws: ``SessionError`` where nothing or several things have the name.
  func target(_ request: Request, _ parameter: String = "target") throws(SessionError) -> StepTarget {
    let value = try request.needed(parameter, request[parameter])
    if value.members != nil { return .point(try point(value, parameter, request)) }
    let advice = "Write a name, a reference such as e7, a query, or {\"x\":10,\"y\":20}"
    guard value.text != "" else {
      throw SessionError(.badParameter, "\"\(parameter)\" of \"\(request.call)\" is empty.", advice: advice)
    }
    guard let text = value.text else {
      throw SessionError(
        .badParameter, "\"\(parameter)\" of \"\(request.call)\" is a text or a point, and here it is \(value.kind).",
        advice: advice)
    }
    return try target(named: text)
  }

  private func point(_ value: JSON, _ name: String, _ request: Request) throws(SessionError) -> CGPoint {
    guard let x = value["x"]?.double, let y = value["y"]?.double, abs(x) < 100_000, abs(y) < 100_000 else {
      throw SessionError(
        .badParameter, "\"\(name)\" of \"\(request.call)\" is no point.", advice: "Write {\"x\":10,\"y\":20}")
    }
    return CGPoint(x: x, y: y)
  }

  func target(named text: String) throws(SessionError) -> StepTarget {
    let application = try application()
    if ElementReferences.isReference(text) { return made(try references.element(text)) }
    if isQuery(text) {
      let parsed = try QueryParser.parse(text, in: application)
      guard case .element(let element) = parsed else {
        throw SessionError(
          .badQuery, "\(text) is a query of any number of elements.",
          advice: "Choose one by [\"…\"], .firstMatch or .element")
      }
      var found: Element?
      try failing(as: .badQuery) { found = element.matchedElements.first }
      let query = text.hasPrefix("app.") ? String(text.dropFirst(4)) : text
      return .element(
        element, query: query, name: found.map { $0.texts.messageName($0.type) } ?? query, serial: found?.serial)
    }
    return try target(called: text, in: application)
  }

  /// Whether a text is a query rather than a name: "Save" is a name, `buttons["Save"]` is none.
  func isQuery(_ text: String) -> Bool {
    if text == "app" || text.hasPrefix("app.") { return true }
    let word = text.prefix { $0.isLetter }
    guard !word.isEmpty, let next = text[word.endIndex...].first, next == "." || next == "[" || next == "(" else {
      return QueryParser.isQueryName(text)
    }
    return QueryParser.isQueryName(String(word))
  }

  private func target(called name: String, in application: XCUIApplication) throws(SessionError) -> StepTarget {
    var found = matches(of: name, in: application)
    let query = "descendants(matching: .any)[\(name.swiftLiteral)]"
    let handle = application.descendants(matching: .any)[name]
    if found.isEmpty {
      // As an action of a test does, which looks again for a moment.
      var hasCome = false
      try failing { hasCome = handle.waitForExistence(timeout: 2) }
      if hasCome { found = matches(of: name, in: application) }
    }
    guard let first = found.first else {
      return .element(handle, query: query, name: ElementLine.quoted(name), serial: nil)
    }
    guard found.count == 1 else { throw several(found, name) }
    return made(first)
  }

  /// The elements of a name: by identifier, else by label, else by another text. A text inside of a control that has the same one
  /// is none of its own. A name may also be written as answers show it, on one line and cut off, or `#` with an identifier.
  func matches(of name: String, in application: XCUIApplication) -> [Element] {
    let all = application.descendants(matching: .any)[name].matchedElements
    if all.isEmpty { return name.hasPrefix("#") ? identified(by: name, in: application) : shown(as: name) }
    let ranked: [(Element) -> Bool] = [
      { $0.identifier == name && $0.type != .navigationBar }, { $0.label == name && !$0.isTitleOfBar },
      // A bar has the screen's title as its identifier, which is no name that the app has chosen for tests.
      { $0.identifier == name }, { $0.placeholder == name }, { _ in true },
    ]
    for isMeant in ranked {
      let found = all.filter(isMeant)
      if !found.isEmpty { return Self.outermost(found) }
    }
    return []
  }

  private static func outermost(_ found: [Element]) -> [Element] {
    found.filter { element in !found.contains { $0 !== element && element.isInside($0) } }
  }

  /// The elements of an identifier that is written as answers show it, such as `#save`.
  private func identified(by name: String, in application: XCUIApplication) -> [Element] {
    var identifier = String(name.dropFirst())
    // One with spaces is shown between quotation marks.
    if identifier.count > 2, identifier.hasPrefix("\""), identifier.hasSuffix("\"") {
      identifier = String(identifier.dropFirst().dropLast())
    }
    guard !identifier.isEmpty else { return [] }
    let all = application.descendants(matching: .any)[identifier].matchedElements
    let whole = Self.outermost(all.filter { $0.identifier == identifier })
    guard whole.isEmpty else { return whole }
    readScreen()
    return screen.entries.filter { ElementLine.word($0.texts.identifier) == name.dropFirst() }.map(\.element)
  }

  private func shown(as name: String) -> [Element] {
    guard name.contains("\\") || name.hasSuffix("…") else { return [] }
    readScreen()
    return screen.entries.filter { entry in
      [entry.texts.identifier, entry.texts.label, entry.texts.placeholder ?? ""].contains { text in
        text != name && ElementLine.quoted(text) == "\"\(name)\""
      }
    }.map(\.element)
  }

  private func several(_ found: [Element], _ name: String) -> SessionError {
    let lines = found.prefix(5).map { element in
      "\(references.name(element, line: ElementLine.short(element.type, element.texts))) \(ElementLine.short(element.type, element.texts))"
    }
    return SessionError(
      .severalMatch, "\(found.count) elements are called \(ElementLine.quoted(name)): \(lines.joined(separator: "; "))",
      advice: "Name one by its reference, or by a query")
  }

  /// The target of an element that is known, with its best query.
  func made(_ element: Element) -> StepTarget {
    guard let running else { return .point(.zero) }
    let query = BestQuery(running).text(for: element)
    let name = element.texts.messageName(element.type)
    guard case .element(let handle) = try? QueryParser.parse(query, in: running) else {
      return .element(running.handle(on: element), query: query, name: name, serial: element.serial)
    }
    return .element(handle, query: query, name: name, serial: element.serial)
  }
}

extension Element {
  /// Whether it is the text of a navigation bar's title, which is the bar's identifier.
  fileprivate var isTitleOfBar: Bool {
    guard type == .staticText, let parent else { return false }
    return parent.type == .navigationBar && label == parent.identifier
  }
}
