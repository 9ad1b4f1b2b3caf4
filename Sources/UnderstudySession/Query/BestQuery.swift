import UnderstudyElements
import XCUIAutomation

/// Finds how a test best names an element: by its identifier, else by its label with its type, else by what is around it.
///
/// Each candidate is evaluated, so that the one that is taken has this element as its only match.
@MainActor struct BestQuery {
  private let application: XCUIApplication

  init(_ application: XCUIApplication) { self.application = application }

  /// The query of an element without `app.`; `app` for the application itself.
  func text(for element: Element) -> String {
    guard element.type != .application else { return "app" }
    return candidates(for: element).first { finds($0, element) } ?? indexed(element)
  }

  private func finds(_ text: String, _ element: Element) -> Bool {
    guard let parsed = try? QueryParser.parse(text, in: application) else { return false }
    let found = parsed.elements
    return found.count == 1 && found[0] === element
  }

  private func candidates(for element: Element) -> [String] {
    let own = keys(of: element).map { "\(name(of: element.type))[\($0.swiftLiteral)]" }
    let around = sequence(first: element) { $0.parent }.dropFirst().prefix { $0.type != .application }
    return own + around.filter { !isPlain($0) }.flatMap { inner(of: element, $0) }
  }

  /// Queries of an element that begin at one around it.
  private func inner(of element: Element, _ outer: Element) -> [String] {
    let type = name(of: element.type)
    let places = places(of: outer)
    let own = keys(of: element)
    let keyed = own.flatMap { key in places.map { "\($0).\(type)[\(key.swiftLiteral)]" } }
    return keyed + places.map { "\($0).\(type).element" }
  }

  /// How an element around another is named: by its texts, by a text inside, or as the only one of its type.
  private func places(of outer: Element) -> [String] {
    let type = name(of: outer.type)
    var places = keys(of: outer).map { "\(type)[\($0.swiftLiteral)]" }
    if outer.type == .cell {
      var count = 0
      outer.forEachDescendant { inner in
        if inner.type == .staticText || inner.type == .button, let key = keys(of: inner).first {
          let kind = String(describing: inner.type)
          places.append("\(type).containing(.\(kind), identifier: \(key.swiftLiteral))")
          count += 1
        }
        return count < 2
      }
    }
    if outer.type != .other && outer.type != .window { places.append(type) }
    return places
  }

  /// The texts that may name an element, the one that changes least first. A value is no name: it changes.
  private func keys(of element: Element) -> [String] {
    let texts = [element.identifier, element.label, element.placeholder ?? "", element.title]
    return texts.filter { !$0.isEmpty && $0.count <= Self.longest }.reduce(into: []) { known, text in
      if !known.contains(text) { known.append(text) }
    }
  }

  private static let longest = 120

  private func isPlain(_ element: Element) -> Bool {
    (element.type == .other || element.type == .window) && keys(of: element).isEmpty
  }

  private func name(of type: ElementType) -> String { type == .any ? "descendants(matching: .any)" : type.queryName }

  /// The element by its place among those of its type, which holds as long as none comes before it.
  private func indexed(_ element: Element) -> String {
    let type = name(of: element.type)
    let all = application.descendants(matching: element.type).matchedElements
    for key in keys(of: element) {
      let same = all.filter { $0.texts.contain(key) }
      if let index = same.firstIndex(where: { $0 === element }) {
        return "\(type).matching(identifier: \(key.swiftLiteral)).element(boundBy: \(index))"
      }
    }
    return "\(type).element(boundBy: \(all.firstIndex { $0 === element } ?? 0))"
  }
}
