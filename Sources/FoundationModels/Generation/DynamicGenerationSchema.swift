import Foundation

/// What the model has to generate, described while the app runs. Source: Apple's page "DynamicGenerationSchema".
public struct DynamicGenerationSchema: Sendable {
  /// A variable of a structure. Source: Apple's page "DynamicGenerationSchema.Property".
  public struct Property: Sendable {
    let name: String
    let description: String?
    let schema: DynamicGenerationSchema
    let isOptional: Bool

    /// Describes a variable.
    ///
    /// - Parameters:
    ///   - name: The key of the value.
    ///   - description: What it is, for the model.
    ///   - schema: What is generated.
    ///   - isOptional: Whether the model can leave it out.
    public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) {
      (self.name, self.description, self.schema, self.isOptional) = (name, description, schema, isOptional)
    }
  }

  indirect enum Content: Sendable {
    case structure([Property])
    case oneOf([DynamicGenerationSchema])
    case array(DynamicGenerationSchema, minimum: Int?, maximum: Int?)
    case reference
    case shape(GenerationSchema.Shape)
  }

  /// nil for those to which nothing can refer.
  let name: String?
  var description: String?
  let content: Content

  /// Describes a structure.
  ///
  /// - Parameters:
  ///   - name: What others refer to it by.
  ///   - description: What it is, for the model.
  ///   - properties: Its variables, in the order in which they are generated.
  public init(name: String, description: String? = nil, properties: [Property]) {
    (self.name, self.description, content) = (name, description, .structure(properties))
  }

  /// Describes a value of one of several kinds.
  ///
  /// - Parameters:
  ///   - name: What others refer to it by.
  ///   - description: What it is, for the model.
  ///   - choices: The kinds.
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    (self.name, self.description, content) = (name, description, .oneOf(choices))
  }

  /// Describes one of several texts.
  ///
  /// - Parameters:
  ///   - name: What others refer to it by.
  ///   - description: What it is, for the model.
  ///   - choices: The texts.
  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    (self.name, self.description) = (name, description)
    content = choices.isEmpty ? .oneOf([]) : .shape(.text(choices: choices))
  }

  /// Describes a list.
  ///
  /// - Parameters:
  ///   - itemSchema: The elements.
  ///   - minimumElements: How many there are at least.
  ///   - maximumElements: How many there are at most.
  public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
    (name, content) = (nil, .array(itemSchema, minimum: minimumElements, maximum: maximumElements))
  }

  /// Describes a value of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - guides: Which values are possible.
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    (name, content) = (nil, .shape(GenerationSchema.Shape(type, guides)))
  }

  /// Stands for another schema.
  ///
  /// - Parameter name: The other's name.
  public init(referenceTo name: String) { (self.name, content) = (name, .reference) }
}

extension GenerationSchema {
  /// Why a schema cannot be made. Source: Apple's page "GenerationSchema.SchemaError".
  public enum SchemaError: LocalizedError, Sendable {
    /// What is known about an error.
    public struct Context: Sendable {
      /// For developers.
      public let debugDescription: String
      /// Where the error comes from.
      public let underlyingErrors: [any Error]

      /// Says something about an error.
      public init(debugDescription: String, underlyingErrors: [any Error] = []) {
        (self.debugDescription, self.underlyingErrors) = (debugDescription, underlyingErrors)
      }
    }

    /// Two schemas have one name.
    case duplicateType(schema: String?, type: String, context: Context)
    /// Two properties of a schema have one name.
    case duplicateProperty(schema: String, property: String, context: Context)
    /// A schema has no choices.
    case emptyTypeChoices(schema: String, context: Context)
    /// A schema refers to names that no other schema has.
    case undefinedReferences(schema: String?, references: [String], context: Context)

    private var context: Context {
      switch self {
      case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context), .emptyTypeChoices(_, let context),
        .undefinedReferences(_, _, let context):
        context
      }
    }

    /// What is wrong.
    public var errorDescription: String? { context.debugDescription }
  }

  /// Makes a schema of one that was described while the app runs.
  ///
  /// - Parameters:
  ///   - root: What is generated.
  ///   - dependencies: What it refers to by name.
  /// - Throws: ``SchemaError``, if names are given twice or refer to nothing, or if there are no choices.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    var resolver = DynamicSchemaResolver()
    for schema in [root] + dependencies { try resolver.note(schema) }
    for schema in [root] + dependencies { try resolver.check(schema) }
    self.init(name: root.name ?? "Schema", description: root.description, shape: resolver.shape(of: root))
  }
}

/// Finds what schemas refer to by name.
private struct DynamicSchemaResolver: Sendable {
  typealias Problem = GenerationSchema.SchemaError

  private var named: [String: DynamicGenerationSchema] = [:]

  mutating func note(_ schema: DynamicGenerationSchema) throws(Problem) {
    guard let name = schema.name else { return }
    if case .reference = schema.content { return }
    guard named.updateValue(schema, forKey: name) == nil else {
      throw .duplicateType(
        schema: nil, type: name, context: .init(debugDescription: "There are two schemas \"\(name)\"."))
    }
  }

  /// - Parameter choices: Whose choice the schema is, directly.
  func check(_ schema: DynamicGenerationSchema, within choices: Set<String> = []) throws(Problem) {
    let name = schema.name ?? "Schema"
    func problem(_ text: String) -> Problem {
      .undefinedReferences(schema: nil, references: [name], context: .init(debugDescription: text))
    }
    switch schema.content {
    case .shape: break
    case .reference:
      guard let target = named[name] else { throw problem("There is no schema \"\(name)\".") }
      guard !choices.contains(name) else { throw problem("\"\(name)\" is a choice of itself.") }
      if case .oneOf = target.content, !choices.isEmpty { try check(target, within: choices) }
    case .array(let element, _, _): try check(element)
    case .oneOf(let list):
      guard !list.isEmpty else {
        throw .emptyTypeChoices(schema: name, context: .init(debugDescription: "\"\(name)\" has no choices."))
      }
      for choice in list { try check(choice, within: choices.union([name])) }
    case .structure(let properties):
      var names: Set<String> = []
      for property in properties {
        guard names.insert(property.name).inserted else {
          throw .duplicateProperty(
            schema: name, property: property.name,
            context: .init(debugDescription: "\"\(name)\" has two properties \"\(property.name)\"."))
        }
        try check(property.schema)
      }
    }
  }

  func shape(of schema: DynamicGenerationSchema) -> GenerationSchema.Shape {
    switch schema.content {
    case .shape(let shape): return shape
    case .reference: return schema.name.flatMap { named[$0] }.map(shape(of:)) ?? .anything
    case .array(let element, let minimum, let maximum):
      return .array(element: { shape(of: element) }, minimum: minimum, maximum: maximum)
    case .oneOf(let choices): return .oneOf(choices.map { choice in { shape(of: choice) } })
    case .structure(let properties):
      return .structure(
        .init(full: schema.name ?? "Schema", short: schema.name ?? "Schema"),
        properties: properties.map { property in
          .init(name: property.name, description: property.description, isOptional: property.isOptional) {
            shape(of: property.schema)
          }
        })
    }
  }
}
