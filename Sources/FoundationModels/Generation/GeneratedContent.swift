import Foundation

/// What the model has generated: a value, a list, or a structure of values by name. Source: Apple's page "GeneratedContent".
public struct GeneratedContent: CustomDebugStringConvertible, Equatable, Generable, Sendable {
  /// What the content is. Source: Apple's page "GeneratedContent.Kind".
  public enum Kind: Equatable, Sendable {
    /// No value.
    case null
    /// True or false.
    case bool(Bool)
    /// A number, whole or not.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in their order.
    case array([GeneratedContent])
    /// Values by names, which are in the order of the second value.
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  /// What the content is, with its parts.
  public let kind: Kind
  /// Identifies the value as long as its answer comes.
  public var id: GenerationID?
  /// Whether all of it has come.
  public internal(set) var isComplete = true

  /// Makes content of its kind.
  ///
  /// - Parameters:
  ///   - kind: What the content is.
  ///   - id: Identifies it.
  public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }

  /// Takes content as it is.
  public init(_ content: GeneratedContent) throws { self = content }

  /// Makes content of a value.
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

  /// Makes content of a value, with an identity.
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self = value.generatedContent
    self.id = id
  }

  /// Makes a structure.
  ///
  /// - Parameters:
  ///   - properties: The values by name, in their order, without those that are nil. The last of several values with one name counts.
  ///   - id: Identifies it.
  public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
    let values = properties.compactMap { name, value -> (String, GeneratedContent)? in
      let content = value.generatedContent
      return content.kind == .null && !(value is GeneratedContent) ? nil : (name, content)
    }
    self.init(properties: values, id: id) { _, last in last }
  }

  /// Makes a structure of pairs.
  ///
  /// - Parameters:
  ///   - properties: The values by name, in their order.
  ///   - id: Identifies it.
  ///   - combine: What counts of two values with the same name.
  public init<S: Sequence>(
    properties: S, id: GenerationID? = nil,
    uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
  ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
    try self.init(properties: properties.map { ($0.0, $0.1.generatedContent) }, id: id) {
      try combine($0, $1).generatedContent
    }
  }

  init(
    properties: [(String, GeneratedContent)], id: GenerationID? = nil,
    combine: (GeneratedContent, GeneratedContent) throws -> GeneratedContent
  ) rethrows {
    var values: [String: GeneratedContent] = [:]
    var keys: [String] = []
    for (name, value) in properties {
      if let old = values[name] {
        values[name] = try combine(old, value)
      } else {
        values[name] = value
        keys.append(name)
      }
    }
    self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
  }

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - elements: The values.
  ///   - id: Identifies it.
  public init<S: Sequence>(elements: S, id: GenerationID? = nil) where S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }

  /// Reads JSON.
  ///
  /// - Parameter json: May break off: then the content is what there is of it, and is not complete.
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, if it is no JSON.
  public init(json: String) throws { self = try JSONReader.content(of: json) }

  /// Any content.
  public static var generationSchema: GenerationSchema { .init(name: "GeneratedContent", shape: .anything) }
  /// Itself.
  public var generatedContent: GeneratedContent { self }
  /// The content as JSON.
  public var debugDescription: String { jsonString }
  /// Compares what the contents are, without their identities.
  public static func == (one: Self, other: Self) -> Bool { one.kind == other.kind }

  // MARK: - Values

  /// Reads the content as a value.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, if it does not fit.
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(self)
  }

  /// Reads a value of a structure.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, if there is none of the name, or it does not fit.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard let value = try properties()[property] else { throw missing(property) }
    return try within("\"\(property)\"") { try Value(value) }
  }

  /// Reads a value of a structure that can be absent.
  ///
  /// - Returns: nil if there is none of the name, if it is null, or if too little of it has come.
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, if it does not fit.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard let value = try properties()[property], value.kind != .null else { return nil }
    guard value.isComplete else { return try? Value(value) }
    return try within("\"\(property)\"") { try Value(value) }
  }

  /// The elements of a list.
  func elements() throws -> [GeneratedContent] {
    guard case .array(let elements) = kind else { throw problem("a list") }
    return elements
  }

  /// The values of a structure.
  func properties() throws -> [String: GeneratedContent] {
    guard case .structure(let properties, _) = kind else { throw problem("a structure") }
    return properties
  }

  // MARK: - Problems

  func problem(_ expected: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init("There is \(jsonString), not \(expected)."))
  }

  func missing(_ name: String) -> LanguageModelSession.GenerationError {
    guard case .structure(_, let names) = kind, !names.isEmpty else {
      return .decodingFailure(.init("There is no \"\(name)\"."))
    }
    return .decodingFailure(.init("There is no \"\(name)\"; there is \(quoted(names))."))
  }
}

/// Says in which part something does not fit.
func within<Value>(_ part: String, _ read: () throws -> Value) throws -> Value {
  do { return try read() } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
    throw LanguageModelSession.GenerationError.decodingFailure(.init("In \(part): \(context.debugDescription)"))
  }
}
