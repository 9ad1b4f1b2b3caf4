import Foundation

/// An element of a data model's file, which is XML with attributes alone.
struct DataModelElement {
  let name: String
  var attributes: [String: String] = [:]
  var children: [DataModelElement] = []

  /// Why a text is no data model.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  init(name: String, attributes: [String: String] = [:]) { (self.name, self.attributes) = (name, attributes) }

  /// Reads the outermost element.
  ///
  /// - Throws: A ``Problem`` that names the line.
  init(text: String) throws {
    var reader = Reader(bytes: Array(text.utf8))
    var open: [DataModelElement] = []
    while let tag = try reader.nextTag() {
      switch tag {
      case .begin(let element, isEmpty: false): open.append(element)
      case .begin(let element, isEmpty: true):
        guard !open.isEmpty else {
          self = element
          return
        }
        open[open.count - 1].children.append(element)
      case .end(let name):
        guard let element = open.popLast(), element.name == name else {
          throw reader.problem("</\(name)> closes nothing")
        }
        guard !open.isEmpty else {
          self = element
          return
        }
        open[open.count - 1].children.append(element)
      }
    }
    throw reader.problem(open.last.map { "<\($0.name)> is not closed" } ?? "there is no element")
  }

  func isOn(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
  func all(_ name: String) -> [DataModelElement] { children.filter { $0.name == name } }
}

private enum Tag {
  case begin(DataModelElement, isEmpty: Bool)
  case end(String)
}

private struct Reader {
  let bytes: [UInt8]
  var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  func problem(_ text: String) -> DataModelElement.Problem {
    let line = bytes[..<min(place, bytes.count)].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return DataModelElement.Problem(description: "line \(line): \(text)")
  }

  /// The next tag; comments, instructions and text between tags are passed over.
  mutating func nextTag() throws -> Tag? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      if skip("!--", to: "-->") || skip("?", to: "?>") || skip("!", to: ">") { continue }
      if place < bytes.count, bytes[place] == UInt8(ascii: "/") {
        place += 1
        let name = try self.name()
        skipSpace()
        guard take(">") else { throw problem("</\(name) has no end") }
        return .end(name)
      }
      return try beginning()
    }
    return nil
  }

  private mutating func beginning() throws -> Tag {
    var element = DataModelElement(name: try name())
    while true {
      skipSpace()
      if take(">") { return .begin(element, isEmpty: false) }
      if take("/>") { return .begin(element, isEmpty: true) }
      let key = try name()
      skipSpace()
      guard take("=") else { throw problem("the attribute \(key) of <\(element.name)> has no value") }
      skipSpace()
      guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]),
        let end = bytes[(place + 1)...].firstIndex(of: bytes[place])
      else { throw problem("the value of \(key) has no quotes") }
      element.attributes[key] = Self.plain(String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
      place = end + 1
    }
  }

  private mutating func name() throws -> String {
    let start = place
    let ends = Array(" \t\r\n=/><".utf8)
    while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
    guard place > start else { throw problem("a name is missing") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard bytes[place...].starts(with: start.utf8) else { return false }
    while place < bytes.count, !bytes[place...].starts(with: end.utf8) { place += 1 }
    place = min(place + end.utf8.count, bytes.count)
    return true
  }

  /// A value with its references replaced.
  private static func plain(_ value: String) -> String {
    guard value.contains("&") else { return value }
    var result = ""
    var rest = value[...]
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      result += rest[..<start]
      let name = rest[rest.index(after: start)..<end]
      result += character(of: name).map(String.init) ?? "&\(name);"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(of name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
      guard name.hasPrefix("#") else { return nil }
      return UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10).flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
