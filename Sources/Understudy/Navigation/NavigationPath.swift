import Foundation
import UnderstudyTime

/// The values of a stack's pages, of any types (SEM-287).
public struct NavigationPath: Equatable {
  struct Element: Equatable {
    let value: AnyHashable
    /// The type that the value was pushed as, which its destination is declared for: it can be a class that the value's own
    /// inherits from, or `AnyHashable`.
    let type: Any.Type
    /// Encodes the value, nil where it cannot be.
    let encode: (() -> (type: String, json: String)?)?

    static func == (lhs: Element, rhs: Element) -> Bool { lhs.value == rhs.value && lhs.type == rhs.type }
  }

  var elements: [Element] = []

  /// Makes the path of a stack that shows its root.
  public init() {}

  /// Makes a path with a page for each value; ``codable`` works if every value is `Codable` after all.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Makes a path whose values can be saved by ``codable``.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    for element in elements { append(element) }
  }

  /// Restores a path from its encoded form; values whose type is not known any more are left out.
  public init(_ codable: CodableRepresentation) { elements = codable.decoded }

  /// The number of pages above the root.
  public var count: Int { elements.count }
  /// Whether the stack shows its root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a page for a value; a value that is not `Codable` makes ``codable`` nil.
  ///
  /// - Parameter value: What the stack's destinations choose the page by.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(Element(value, as: V.self))
  }

  /// Takes values off the end.
  ///
  /// - Parameter k: How many; more than there are is a programmer's error and stops.
  public mutating func removeLast(_ k: Int = 1) {
    guard 0...elements.count ~= k else {
      fatalError(
        "Can't remove \(k) values from a NavigationPath of \(elements.count): check count before removeLast(_:).")
    }
    elements.removeLast(k)
  }

  /// The path in a form that can be saved, nil if any value is not `Codable`.
  public var codable: CodableRepresentation? {
    var parts: [String] = []
    for element in elements.reversed() {
      guard let encoded = element.encode?() else { return nil }
      parts += [encoded.type, encoded.json]
    }
    return CodableRepresentation(parts: parts)
  }

  /// The saved form of a path: type names and values, last page first.
  public struct CodableRepresentation: Codable, Equatable {
    let parts: [String]

    init(parts: [String]) { self.parts = parts }

    /// Reads the type names and values of a path; their types are looked up when a path is made of it.
    public init(from decoder: any Decoder) throws {
      parts = try decoder.singleValueContainer().decode([String].self)
    }

    /// Writes the type names and values of a path as a list of strings.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(parts)
    }

    var decoded: [Element] {
      var result: [Element] = []
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        guard let type = KnownTypes.type(named: parts[index]) else { continue }
        if let element = Self.decode(type, parts[index + 1]) { result.insert(element, at: 0) }
      }
      return result
    }

    private static func decode<V: Hashable & Codable>(_ type: V.Type, _ json: String) -> Element? {
      (try? JSONDecoder().decode([V].self, from: Data("[\(json)]".utf8)).first).map { Element($0, as: V.self) }
    }
  }
}

extension NavigationPath: @unchecked Sendable {}

extension NavigationPath.Element {
  init(_ value: any Hashable, as type: Any.Type) {
    self.value = AnyHashable(value)
    self.type = type
    encode = (value as? any Hashable & Codable).map { Self.encoder(of: $0) }
  }

  private static func encoder<V: Hashable & Codable>(of value: V) -> () -> (type: String, json: String)? {
    KnownTypes.register(V.self)
    let name = KnownTypes.name(of: V.self)
    return {
      guard let data = try? JSONEncoder().encode([value]), let json = String(data: data, encoding: .utf8) else {
        return nil
      }
      return (name, String(json.dropFirst().dropLast()))
    }
  }
}

/// The types that paths have carried, by name, for restoring.
private enum KnownTypes {
  private static let types = Guarded<UncheckedSendable<[String: any (Hashable & Codable).Type]>>(
    unchecked: [
      name(of: String.self): String.self, name(of: Int.self): Int.self, name(of: UUID.self): UUID.self,
      name(of: Double.self): Double.self, name(of: Bool.self): Bool.self, name(of: URL.self): URL.self,
    ])

  static func name(of type: Any.Type) -> String { _mangledTypeName(type) ?? String(reflecting: type) }

  static func register<V: Hashable & Codable>(_ type: V.Type) {
    types.withUncheckedLock { $0[name(of: type)] = type }
  }

  static func type(named name: String) -> (any (Hashable & Codable).Type)? {
    types.withUncheckedLock { $0[name] } ?? _typeByName(name) as? any (Hashable & Codable).Type
  }
}
