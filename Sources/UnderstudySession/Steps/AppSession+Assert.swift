import UnderstudyElements
import UnderstudyJSON
import XCUIAutomation

extension AppSession {
  /// Checks something of the screen, and notes what a test is to expect.
  func check(_ request: Request) throws(SessionError) -> StepOutcome {
    var kind = try request.choice("kind", of: Assertion.Kind.self) ?? .exists
    var (query, name, serial, actual) = try look(kind, request)
    var expected = request["expected"] ?? (kind == .exists ? true : actual)
    try checkType(of: expected, kind)
    // An empty field has its placeholder as value, and a person calls that empty.
    if kind == .value, expected == "", let text = actual.text, found(serial)?.placeholder == text { expected = actual }
    guard expected == actual else { throw unmet(kind, of: name, actual, expected, request) }
    // An element that is found by its label has that label if it exists.
    if kind == .label, let label = actual.text, query.hasSuffix("[\(label.swiftLiteral)]"),
      found(serial)?.label == label,
      found(serial)?.identifier != label
    {
      (kind, actual, expected) = (.exists, true, true)
    }
    let call = request.setting("target", to: .string(query)).setting("kind", to: .string(kind.rawValue))
      .setting("expected", to: expected)
    return StepOutcome(
      call, "Expect \(kind.rawValue) of \(name): \(expected)",
      .assertion(Assertion(query: query, kind: kind, expected: expected)), target: serial)
  }

  private func unmet(
    _ kind: Assertion.Kind, of name: String, _ actual: JSON, _ expected: JSON, _ request: Request
  ) -> SessionError {
    guard request["expected"] == nil else {
      let list = kind == .count ? "find \(name) lists them. " : ""
      return SessionError(
        .assertionFailed, "\(kind.rawValue) of \(name) is \(actual), not \(expected).",
        advice: "\(list)Leave \"expected\" out to expect what there is now")
    }
    let close = request["target"]?.text.map(partlyNamed) ?? []
    let lines = close.isEmpty ? "" : "\nClose:\n" + close.map { "  \($0)" }.joined(separator: "\n")
    // Only existence is expected without being asked for.
    return SessionError(
      .assertionFailed, "\(name) does not exist.\(lines)",
      advice: "tree shows what does; exists false notes that it is not to be there")
  }

  private func found(_ serial: UInt32?) -> Element? {
    screen.entries.first { $0.element.serial == serial }?.element
  }

  private func checkType(of expected: JSON, _ kind: Assertion.Kind) throws(SessionError) {
    let isRight =
      switch kind {
      case .exists, .enabled, .selected: expected.truth != nil
      case .label, .value: expected.text != nil
      case .count: expected.integer != nil
      }
    guard !isRight else { return }
    if kind == .count, let number = expected.double {
      throw SessionError(.badParameter, "\"expected\" of count is \(JSON.number(number)), which is not a whole number.")
    }
    let wanted = kind == .count ? "a whole number" : kind == .label || kind == .value ? "a text" : "true or false"
    throw SessionError(.badParameter, "\"expected\" of \(kind.rawValue) is \(wanted), and here it is \(expected.kind).")
  }

  private func look(
    _ kind: Assertion.Kind, _ request: Request
  ) throws(SessionError) -> (query: String, name: String, serial: UInt32?, actual: JSON) {
    let application = try application()
    if kind == .count {
      let text = try request.needed("target", try request.name("target"))
      guard case .query(let query) = try QueryParser.parse(text, in: application) else {
        throw SessionError(
          .badQuery, "\(text) is one element, and count is of a query.",
          advice: "Write for example buttons, or buttons.matching(identifier: \"…\")")
      }
      var count = 0
      try failing(as: .badQuery) { count = query.count }
      let short = text.hasPrefix("app.") ? String(text.dropFirst(4)) : text
      return (short, short, nil, .integer(count))
    }
    guard case .element(let handle, let query, let name, let serial) = try existing(request, kind) else {
      throw SessionError(.badParameter, "A point of the screen has no \(kind.rawValue).")
    }
    var actual = JSON.null
    try doing(
      .element(handle, query: query, name: name, serial: serial),
      { element in
        switch kind {
        case .exists: actual = .bool(element.exists)
        case .label: actual = .string(element.label)
        case .value: actual = .string(element.value as? String ?? "")
        case .enabled: actual = .bool(element.isEnabled)
        case .selected: actual = .bool(element.isSelected)
        case .count: break
        }
      }, { _ in })
    return (query, name, serial, actual)
  }

  /// The target; what is expected not to exist is not waited for.
  private func existing(_ request: Request, _ kind: Assertion.Kind) throws(SessionError) -> StepTarget {
    let application = try application()
    if kind == .exists, request["expected"] == .bool(false), let name = request["target"]?.text, !name.isEmpty,
      !ElementReferences.isReference(name), !isQuery(name), matches(of: name, in: application).isEmpty
    {
      let query = "descendants(matching: .any)[\(name.swiftLiteral)]"
      return .element(
        application.descendants(matching: .any)[name], query: query, name: ElementLine.quoted(name), serial: nil)
    }
    return try target(request)
  }
}
