extension GenerationSchema: Codable {
  /// Writes the schema in the vocabulary of JSON Schema.
  public func encode(to encoder: any Encoder) throws { try CodedContent(content: described).encode(to: encoder) }

  /// Reads what another schema has written.
  public init(from decoder: any Decoder) throws { self.init(described: try CodedContent(from: decoder).content) }

  /// The schema as JSON, in the vocabulary of JSON Schema.
  var described: GeneratedContent {
    var definitions: [Definition] = []
    var parts = shape.described(&definitions)
    parts.insert(("title", name.generatedContent), at: 0)
    if let description { parts.append(("description", description.generatedContent)) }
    if !definitions.isEmpty { parts.append(("$defs", .structure(definitions.map { ($0.key, $0.content) }))) }
    return .structure(parts)
  }

  /// A structure to which others refer by its key.
  struct Definition {
    let name: StructureName
    let key: String
    var content = GeneratedContent(kind: .null)
  }

  init(described content: GeneratedContent) {
    self.init(
      name: content.text("title") ?? "Schema", description: content.text("description"),
      shape: Shape(content, content.part("$defs")))
  }
}

extension GenerationSchema.Shape {
  /// - Parameter definitions: Structures are added by name, as types can contain themselves.
  func described(_ definitions: inout [GenerationSchema.Definition]) -> [(String, GeneratedContent)] {
    func type(_ name: String) -> (String, GeneratedContent) { ("type", name.generatedContent) }
    switch self {
    case .anything: return []
    case .boolean: return [type("boolean")]
    case .text(let choices):
      return [type("string")] + (choices.isEmpty ? [] : [("enum", choices.generatedContent)])
    case .number(let minimum, let maximum, let isWhole):
      return [type(isWhole ? "integer" : "number")] + [("minimum", minimum), ("maximum", maximum)].values
    case .array(let element, let minimum, let maximum):
      let items = GeneratedContent.structure(element().described(&definitions))
      return [type("array"), ("items", items)] + [("minItems", minimum), ("maxItems", maximum)].values
    case .oneOf(let shapes):
      let parts = shapes.map { GeneratedContent.structure($0().described(&definitions)) }
      return [("anyOf", GeneratedContent(kind: .array(parts)))]
    case .structure(let name, let properties):
      let place = definitions.firstIndex { $0.name == name } ?? definitions.count
      if place == definitions.count {
        let isTaken = definitions.contains { $0.key == name.short }
        definitions.append(.init(name: name, key: isTaken ? name.full : name.short))
        definitions[place].content = Self.described(name.short, properties, &definitions)
      }
      return [("$ref", "#/$defs/\(definitions[place].key)".generatedContent)]
    }
  }

  private static func described(
    _ name: String, _ properties: [GenerationSchema.Property], _ definitions: inout [GenerationSchema.Definition]
  ) -> GeneratedContent {
    var parts: [(String, GeneratedContent)] = []
    for property in properties {
      var part = property.shape().described(&definitions)
      if let description = property.description { part.append(("description", description.generatedContent)) }
      parts.append((property.name, .structure(part)))
    }
    return .structure([
      ("type", "object".generatedContent), ("title", name.generatedContent), ("properties", .structure(parts)),
      ("required", properties.filter { !$0.isOptional }.map(\.name).generatedContent),
      // JSON Schema has no order.
      ("x-order", properties.map(\.name).generatedContent), ("additionalProperties", false.generatedContent),
    ])
  }

  /// - Parameter key: By which the content is referred to.
  init(_ content: GeneratedContent, _ definitions: GeneratedContent?, key: String? = nil) {
    if let reference = content.text("$ref") {
      let name = reference.replacing("#/$defs/", with: "")
      self = definitions?.part(name).map { Self($0, definitions, key: name) } ?? .anything
      return
    }
    if let choices = try? content.part("anyOf")?.elements() {
      self = .oneOf(choices.map { choice in { Self(choice, definitions) } })
      return
    }
    switch content.text("type") {
    case "boolean": self = .boolean
    case "string": self = .text(choices: (try? content.value([String].self, forProperty: "enum")) ?? [])
    case "number", "integer":
      self = .number(
        minimum: try? content.value(Double.self, forProperty: "minimum"),
        maximum: try? content.value(Double.self, forProperty: "maximum"), isWhole: content.text("type") == "integer")
    case "array":
      let items = content.part("items")
      self = .array(
        element: { items.map { Self($0, definitions) } ?? .anything },
        minimum: try? content.value(Int.self, forProperty: "minItems"),
        maximum: try? content.value(Int.self, forProperty: "maxItems"))
    case "object":
      let title = content.text("title") ?? key ?? ""
      self = .structure(.init(full: key ?? title, short: title), properties: Self.properties(content, definitions))
    default: self = .anything
    }
  }

  private static func properties(
    _ content: GeneratedContent, _ definitions: GeneratedContent?
  ) -> [GenerationSchema.Property] {
    let required = (try? content.value([String].self, forProperty: "required")) ?? []
    let parts = (try? content.part("properties")?.properties()) ?? [:]
    let order = (try? content.value([String].self, forProperty: "x-order")) ?? parts.keys.sorted()
    return order.compactMap { name in
      guard let part = parts[name] else { return nil }
      return .init(name: name, description: part.text("description"), isOptional: !required.contains(name)) {
        Self(part, definitions)
      }
    }
  }
}

extension [(String, Double?)] {
  fileprivate var values: [(String, GeneratedContent)] {
    compactMap { name, value in value.map { (name, $0.generatedContent) } }
  }
}

extension [(String, Int?)] {
  fileprivate var values: [(String, GeneratedContent)] {
    compactMap { name, value in value.map { (name, $0.generatedContent) } }
  }
}

extension GeneratedContent {
  static func structure(_ parts: [(String, GeneratedContent)]) -> GeneratedContent {
    GeneratedContent(properties: parts) { first, _ in first }
  }

  func part(_ name: String) -> GeneratedContent? { try? properties()[name] }
  func text(_ name: String) -> String? { part(name).flatMap { try? String($0) } }
}

/// Content as coders take it. The order of names is lost, as coders have none.
struct CodedContent: Codable {
  let content: GeneratedContent

  init(content: GeneratedContent) { self.content = content }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      content = GeneratedContent(kind: .null)
    } else if let value = try? container.decode(Bool.self) {
      content = value.generatedContent
    } else if let value = try? container.decode(Double.self) {
      content = value.generatedContent
    } else if let value = try? container.decode(String.self) {
      content = value.generatedContent
    } else if let values = try? container.decode([CodedContent].self) {
      content = values.map(\.content).generatedContent
    } else {
      let values = try container.decode([String: CodedContent].self)
      content = .structure(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.content) })
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch content.kind {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
    case .string(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements.map(CodedContent.init))
    case .structure(let properties, _): try container.encode(properties.mapValues(CodedContent.init))
    }
  }
}
