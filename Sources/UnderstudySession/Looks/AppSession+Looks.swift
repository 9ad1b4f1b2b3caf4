import Foundation
import UnderstudyCore
import UnderstudyElements
import UnderstudyJSON
import UnderstudyPictures
import XCUIAutomation

private enum PictureFormat: String, CaseIterable { case svg, png }

/// What the screen shows: elements and pictures.
extension AppSession {
  func find(_ request: Request) throws(SessionError) -> JSON {
    let text = try request.needed("query", try request.name("query"))
    let application = try application()
    readScreen()
    var found: [Element] = []
    var close: (lines: [String], advice: String?) = ([], nil)
    if ElementReferences.isReference(text) {
      found = [try references.element(text)]
    } else if isQuery(text) {
      let parsed = try QueryParser.parse(text, in: application)
      try failing(as: .badQuery) {
        found = parsed.elements
        if found.isEmpty, let query = parsed.query { close = query.closeElements }
      }
    } else {
      found = matches(of: text, in: application)
      if found.isEmpty {
        close = application.descendants(matching: .any).matching(identifier: text).closeElements
      }
    }
    if found.isEmpty, close.lines.isEmpty, !isQuery(text) { close.lines = partlyNamed(text) }
    let matches = found.prefix(Self.mostMatches).map { describe($0, in: application) }
    return .members([
      "count": .integer(found.count), "matches": .array(matches), "lines": .texts(matches.map(MatchLine.text(of:))),
      "near": .texts(close.lines.map(\.onVisibleLines)), "advice": close.advice.map { .string($0.onVisibleLines) },
    ])
  }

  /// The first elements of the screen that have a text in one of their own, a line each.
  func partlyNamed(_ text: String) -> [String] {
    let found = screen.entries.filter { entry in
      [entry.texts.label, entry.texts.identifier, entry.texts.placeholder ?? "", entry.texts.value ?? ""]
        .contains { $0.localizedCaseInsensitiveContains(text) }
    }
    return found.prefix(3).map { "\($0.reference) \(ElementLine.text($0))" }
  }

  /// How many elements an answer lists at most.
  private static var mostMatches: Int { 50 }

  /// An element with its attributes and the query that a test finds it by.
  private func describe(_ element: Element, in application: XCUIApplication, depth: Int? = nil) -> JSON {
    let frame = application.host?.layout.frame(of: element) ?? .zero
    let texts = element.texts
    let line = ElementLine.short(element.type, texts)
    let rules = DecidedKinds.rules(of: element, in: application.host)
    return .members([
      "ref": .string(references.name(element, line: line)), "type": .string(element.type.name),
      "label": .string(texts.label), "identifier": .string(texts.identifier),
      "value": texts.value.map { .string($0) } ?? .null,
      "placeholder": texts.placeholder.map { .string($0) },
      "frame": .array([frame.x, frame.y, frame.width, frame.height].map { .number($0) }),
      "enabled": .bool(element.isEnabled), "selected": .bool(element.isSelected),
      "focused": element.hasKeyboardFocus ? true : nil,
      "hittable": .bool(application.isHittable(element)),
      "query": .string(BestQuery(application).text(for: element)), "depth": depth.map { .integer($0) },
      "decided": rules.isEmpty ? nil : .texts(rules),
    ])
  }

  func tree() throws(SessionError) -> JSON {
    let application = try application()
    readScreen()
    let size = application.host?.screenSize ?? .zero
    return .members([
      "lines": .texts(screen.lines), "screen": .string(screen.hash), "time": .seconds(screen.time),
      "width": .number(size.width), "height": .number(size.height),
      "decided": .texts(DecidedKinds.lines(of: screen.entries, in: application.host)),
      "elements": .array(screen.entries.map { describe($0.element, in: application, depth: $0.depth) }),
    ])
  }

  /// A picture of at most two pixels a point: a device's three have twice as many, which a debug build draws for as long, and nothing
  /// more to see.
  private static func small(_ picture: Picture) -> Picture {
    Picture(size: picture.size, scale: min(picture.scale, 2), items: picture.items)
  }

  func picture(_ request: Request) throws(SessionError) -> JSON {
    let marks = try request.truth("marks") ?? false
    let application = try application()
    readScreen()
    let picture = application.picture(marks ? .identifiers : nil)
    let format = try request.choice("format", of: PictureFormat.self) ?? .svg
    return .members([
      "svg": format == .svg ? .string(picture.svg) : nil,
      "png": format == .png ? .string(Self.small(picture).png.base64EncodedString()) : nil,
      "width": .number(picture.size.width), "height": .number(picture.size.height),
      "screen": .string(screen.hash),
    ])
  }
}
