import Foundation

/// What the model has to generate: a value with its parts and what is possible for them. Source: Apple's page
/// "GenerationSchema".
public struct GenerationSchema: CustomDebugStringConvertible, Sendable {
  /// A variable of a structure. Source: Apple's page "GenerationSchema.Property".
  public struct Property: Sendable {
    let name: String
    let description: String?
    let isOptional: Bool
    /// Is asked for when it is needed, as types can contain themselves.
    let shape: @Sendable () -> Shape

    init(name: String, description: String?, isOptional: Bool, shape: @escaping @Sendable () -> Shape) {
      (self.name, self.description, self.isOptional, self.shape) = (name, description, isOptional, shape)
    }

    /// Describes a variable that is always there.
    ///
    /// - Parameters:
    ///   - name: The key of the value.
    ///   - description: What it is, for the model.
    ///   - type: What is generated.
    ///   - guides: Which values are possible.
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
    ) { self.init(name: name, description: description, isOptional: false) { Shape(type, guides) } }

    /// Describes a variable that the model can leave out.
    ///
    /// - Parameters:
    ///   - name: The key of the value.
    ///   - description: What it is, for the model.
    ///   - type: What is generated.
    ///   - guides: Which values are possible.
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
    ) { self.init(name: name, description: description, isOptional: true) { Shape(Value.self, guides) } }

    /// Describes a text that matches a pattern, which has no effect here.
    ///
    /// - Parameters:
    ///   - name: The key of the value.
    ///   - description: What it is, for the model.
    ///   - type: A text.
    ///   - guides: What the text has to match.
    public init<RegexOutput>(
      name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
    ) { self.init(name: name, description: description, isOptional: false) { .text(choices: []) } }

    /// Describes a text that the model can leave out and that matches a pattern, which has no effect here.
    ///
    /// - Parameters:
    ///   - name: The key of the value.
    ///   - description: What it is, for the model.
    ///   - type: A text.
    ///   - guides: What the text has to match.
    public init<RegexOutput>(
      name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []
    ) { self.init(name: name, description: description, isOptional: true) { .text(choices: []) } }
  }

  let name: String
  let description: String?
  let shape: Shape

  init(name: String, description: String? = nil, shape: Shape) {
    (self.name, self.description, self.shape) = (name, description, shape)
  }

  /// Describes a structure.
  ///
  /// - Parameters:
  ///   - type: What the structure is read as.
  ///   - description: What it is, for the model.
  ///   - properties: Its variables, in the order in which they are generated.
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    self.init(name: "\(type)", description: description, shape: .structure(.init(type), properties: properties))
  }

  /// Describes one of several texts.
  ///
  /// - Parameters:
  ///   - type: What the text is read as.
  ///   - description: What it is, for the model.
  ///   - choices: The texts.
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    self.init(name: "\(type)", description: description, shape: .text(choices: choices))
  }

  /// Describes a value of one of several types.
  ///
  /// - Parameters:
  ///   - type: What the value is read as.
  ///   - description: What it is, for the model.
  ///   - types: The types.
  public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
    let shapes = types.map { type -> @Sendable () -> Shape in { type.generationSchema.shape } }
    self.init(name: "\(type)", description: description, shape: .oneOf(shapes))
  }

  /// Describes the cases of an enumeration with values; `@Generable` writes it.
  ///
  /// - Parameters:
  ///   - type: The enumeration.
  ///   - description: What it is, for the model.
  ///   - cases: Their names and values.
  public init(
    type: any Generable.Type, description: String? = nil, cases: [(name: String, properties: [Property])]
  ) {
    let shapes = cases.map { one -> @Sendable () -> Shape in
      let name = Property(name: "case", description: nil, isOptional: false) { .text(choices: [one.name]) }
      let properties = [name] + one.properties
      return { .structure(.init(type, in: ".\(one.name)"), properties: properties) }
    }
    self.init(name: "\(type)", description: description, shape: .oneOf(shapes))
  }

  /// The parts, for a log.
  public var debugDescription: String { "\(name): \(shape.text(within: []))" }
}
