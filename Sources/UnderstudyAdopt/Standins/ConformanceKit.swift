import Foundation

/// What a type declares for the protocols that it conforms to.
enum ConformanceKit {
  static func members(of type: StandinType, path: String) -> [String] {
    let names = type.conformances
    let element = type.generics > 0 ? type.genericNames[0] : "Anything"
    var result: [String] = []
    if names.contains("RandomAccessCollection") {
      result += [
        "public var startIndex: Int { 0 }", "public var endIndex: Int { 0 }",
        "public subscript(position: Int) -> \(element) { standin(\"\(path).subscript\") }",
      ]
    } else if names.contains("Sequence") {
      result.append("public func makeIterator() -> IndexingIterator<[\(element)]> { [].makeIterator() }")
    }
    if names.contains("AsyncSequence") {
      result += [
        "public typealias Element = \(element)",
        "public struct AsyncIterator: AsyncIteratorProtocol {\n  public mutating func next() async -> \(element)? {\n    await Standin.turn(\"\(path).next\")\n    return nil\n  }\n}",
        "public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }",
      ]
    }
    if names.contains("Comparable") {
      result.append("public static func < (one: \(type.lastName), other: \(type.lastName)) -> Bool { false }")
    }
    if names.contains("CustomStringConvertible") {
      result.append("public var description: String { standin(\"\(path).description\") }")
    }
    if names.contains("ViewModifier") { result.append("public func body(content: Content) -> some View { content }") }
    if names.contains("ButtonStyle") {
      result.append("public func makeBody(configuration: Configuration) -> some View { configuration.label }")
    }
    for literal in ["String", "Integer", "Float", "Boolean"] where names.contains("ExpressibleBy\(literal)Literal") {
      let swift = ["Integer": "Int", "Float": "Double", "Boolean": "Bool"][literal] ?? literal
      let mark = type.kind != .object ? "" : type.isOpen ? "required convenience " : "convenience "
      result.append("public \(mark)init(\(literal.lowercased())Literal value: \(swift)) { self.init() }")
    }
    return result
  }

  /// Several names of which one implies the others.
  static func completed(_ name: String) -> String {
    switch name {
    case "Collection", "BidirectionalCollection": "RandomAccessCollection"
    case "Encodable", "Decodable": "Codable"
    case "Equatable": "Hashable"
    default: name
    }
  }

  /// Whether a stand-in can conform to a protocol without anything else.
  static let known: Set<String> = [
    "Hashable", "Equatable", "Codable", "Encodable", "Decodable", "Sendable", "Identifiable", "Error", "LocalizedError",
    "ObservableObject",
    "Observable", "Comparable", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "AsyncSequence", "View",
    "ViewModifier", "ButtonStyle", "DynamicProperty", "CustomStringConvertible", "AnyObject",
    "ExpressibleByStringLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral", "CaseIterable",
  ]
}
