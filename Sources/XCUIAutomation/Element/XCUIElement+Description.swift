import UnderstudyCore
import UnderstudyElements

extension XCUIElement {
  /// Whether typed text goes to the element; what predicates call `hasKeyboardFocus`.
  var hasKeyboardFocus: Bool {
    application.read(at: site, otherwise: false) { evaluation in
      let element = resolution(in: evaluation).element
      Probe.note(
        .element(self), element.map { .property("hasKeyboardFocus", $0.hasKeyboardFocus) } ?? .missing,
        in: application.run)
      return element?.hasKeyboardFocus ?? false
    }
  }

  /// How messages name the element: what was found, as `"Add" Button`, or else what was asked for.
  func name(for element: Element? = nil) -> String {
    if let element { return element.texts.messageName(element.type) }
    guard let query else { return "Application" }
    return [query.wantedKey.map { "\"\($0.onOneLine)\"" }, query.typeName, position].compactMap(\.self).joined(
      separator: " ")
  }

  /// Which match it is, where the position says so.
  var position: String? {
    switch selection {
    case .first: "(First Match)"
    case .index(let index): "(Element at index \(index))"
    default: nil
    }
  }
}

extension XCUIElementQuery {
  /// The links from the application on.
  var chain: [XCUIElementQuery] {
    var links: [XCUIElementQuery] = []
    var current: XCUIElementQuery? = self
    while let query = current {
      links.append(query)
      switch query.input {
      case .query(let input): current = input
      case .element(let element): current = element.query
      }
    }
    return links.reversed()
  }

  /// The text that the last links ask for.
  var wantedKey: String? {
    for link in chain.reversed() {
      if let key = link.step.indexKey { return key }
      guard link.step.isFilter else { return nil }
    }
    return nil
  }

  /// How messages name what the last links ask for.
  var typeName: String { wantedType.map { $0 == .any ? "element" : $0.name } ?? "element" }

  /// The type that the last links ask for.
  var wantedType: ElementType? {
    chain.reversed().lazy.compactMap(\.step.type).first
  }
}

/// Prints elements and queries with what they find at the moment.
@MainActor struct ChainDescription {
  let application: XCUIApplication

  init(_ application: XCUIApplication) { self.application = application }

  func describe(_ element: XCUIElement) -> String {
    application.read(at: element.site, otherwise: queryChain(of: element.query, in: nil)) { evaluation in
      guard let found = element.resolution(in: evaluation).element else {
        return queryChain(of: element.query, in: evaluation)
      }
      let layout = application.run.layout
      var path: [Element] = [found]
      while let parent = path[0].parent { path.insert(parent, at: 0) }
      return """
        Attributes: \(ElementDescription.line(found, layout: layout))
        Element subtree:
        \(ElementDescription.subtree(found, layout: layout))
        Path to element:
        \(steps(path.map { ElementDescription.line($0, layout: layout) }))
        \(queryChain(of: element.query, in: evaluation))
        """
    }
  }

  func describe(_ query: XCUIElementQuery) -> String {
    application.read(at: query.site, otherwise: queryChain(of: query, in: nil)) { queryChain(of: query, in: $0) }
  }

  /// The elements from the application down, each further in.
  private func steps(_ lines: [String]) -> String {
    lines.enumerated().map { depth, line in
      depth == 0 ? " →" + line : String(repeating: " ", count: 2 + 2 * depth) + "↳" + line
    }.joined(separator: "\n")
  }

  private func queryChain(of query: XCUIElementQuery?, in evaluation: QueryEvaluation?) -> String {
    var lines = ["Query chain:", " →Find: Target Application '\(application.name)'"]
    if let evaluation { lines += output([evaluation.tree.root], indent: "  ") }
    for (depth, link) in (query?.chain ?? []).enumerated() {
      let indent = String(repeating: " ", count: 2 + 2 * depth)
      lines.append("\(indent)↪︎Find: \(link.step.description)")
      if let evaluation { lines += output(link.matches(in: evaluation), indent: indent + "  ") }
    }
    return lines.joined(separator: "\n")
  }

  private func output(_ elements: [Element], indent: String) -> [String] {
    let layout = application.run.layout
    return ["\(indent)Output: {"] + elements.map { "\(indent)  " + ElementDescription.line($0, layout: layout) } + [
      "\(indent)}"
    ]
  }
}

/// Descriptions are asked for from anywhere, as XCTest does when an async test makes an expectation; only the main
/// thread can look at an app.
func onMain(otherwise fallback: @autoclosure () -> String, _ body: @MainActor () -> String) -> String {
  MainThread.runForTask(body) ?? fallback()
}
