extension GenerationSchema {
  /// What is generated, without the names of types. Parts are asked for when they are needed, as types can contain themselves.
  enum Shape: Sendable {
    case anything
    case boolean
    case number(minimum: Double?, maximum: Double?, isWhole: Bool)
    /// Any text, or one of several.
    case text(choices: [String])
    case array(element: @Sendable () -> Shape, minimum: Int?, maximum: Int?)
    case structure(StructureName, properties: [Property])
    case oneOf([@Sendable () -> Shape])
  }

  /// The name of a structure, which types that are nested in others can share.
  struct StructureName: Hashable, Sendable {
    let full: String
    let short: String

    init(_ type: any Generable.Type, in part: String = "") {
      (full, short) = (String(reflecting: type) + part, "\(type)\(part)")
    }

    init(full: String, short: String) { (self.full, self.short) = (full, short) }
  }
}

extension GenerationSchema.Shape {
  init<Value: Generable>(_ type: Value.Type, _ guides: [GenerationGuide<Value>]) {
    self = guides.reduce(type.generationSchema.shape) { $1.apply($0) }
  }

  func bounded(_ minimum: Double?, _ maximum: Double?) -> Self {
    guard case .number(let oldMinimum, let oldMaximum, let isWhole) = self else { return self }
    return .number(minimum: minimum ?? oldMinimum, maximum: maximum ?? oldMaximum, isWhole: isWhole)
  }

  func counted(_ minimum: Int?, _ maximum: Int?) -> Self {
    guard case .array(let element, let oldMinimum, let oldMaximum) = self else { return self }
    return .array(element: element, minimum: minimum ?? oldMinimum, maximum: maximum ?? oldMaximum)
  }

  // MARK: - Values

  /// A value that fits; nil if there is none without one of the structures.
  ///
  /// - Parameter outer: The structures that the value is in, which are not made again: types can contain themselves.
  func made(within outer: Set<GenerationSchema.StructureName> = []) -> GeneratedContent? {
    switch self {
    case .anything, .text([]): GeneratedContent(kind: .string("An answer of the model."))
    case .text(let choices): GeneratedContent(kind: .string(choices[0]))
    case .boolean: GeneratedContent(kind: .bool(false))
    case .number(let minimum, let maximum, _): GeneratedContent(kind: .number(minimum ?? min(maximum ?? 0, 0)))
    case .oneOf(let shapes): shapes.lazy.compactMap { $0().made(within: outer) }.first
    case .array(let element, let minimum, let maximum):
      GeneratedContent(
        kind: .array(
          element().made(within: outer).map {
            Array(repeating: $0, count: max(minimum ?? min(maximum ?? 1, 1), 0))
          } ?? []))
    case .structure(let name, let properties): Self.made(name, properties, within: outer)
    }
  }

  private static func made(
    _ name: GenerationSchema.StructureName, _ properties: [GenerationSchema.Property],
    within outer: Set<GenerationSchema.StructureName>
  ) -> GeneratedContent? {
    guard !outer.contains(name) else { return nil }
    var values: [(String, GeneratedContent)] = []
    for property in properties {
      if let value = property.shape().made(within: outer.union([name])) {
        values.append((property.name, value))
      } else if !property.isOptional {
        return nil
      }
    }
    return GeneratedContent(properties: values) { first, _ in first }
  }

  // MARK: - Checks

  /// Checks whether content has this shape, for those who get it without a type.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``.
  func check(_ content: GeneratedContent) throws {
    switch self {
    case .anything: break
    case .boolean: _ = try Bool(content)
    case .number(_, _, true): _ = try Int(content)
    case .number: _ = try Double(content)
    case .text(let choices):
      let text = try String(content)
      guard choices.isEmpty || choices.contains(text) else { throw content.problem("one of \(quoted(choices))") }
    case .array(let element, _, _):
      for (place, part) in try content.elements().enumerated() {
        try within("element \(place)") { try element().check(part) }
      }
    case .structure(_, let properties):
      let values = try content.properties()
      for property in properties {
        guard let value = values[property.name], value.kind != .null else {
          if property.isOptional { continue }
          throw content.missing(property.name)
        }
        try within("\"\(property.name)\"") { try property.shape().check(value) }
      }
    case .oneOf(let shapes):
      guard shapes.contains(where: { (try? $0().check(content)) != nil }) else {
        throw content.problem("one of \(shapes.count) types")
      }
    }
  }

  /// The shape in words.
  func text(within outer: Set<GenerationSchema.StructureName>) -> String {
    switch self {
    case .anything: return "anything"
    case .boolean: return "true or false"
    case .number(let minimum, let maximum, let isWhole):
      func text(_ bound: Double) -> String { bound.generatedContent.jsonString }
      let bounds = [minimum.map { "from \(text($0))" }, maximum.map { "to \(text($0))" }].compactMap { $0 }
      return ([isWhole ? "whole number" : "number"] + bounds).joined(separator: " ")
    case .text(let choices): return choices.isEmpty ? "text" : "one of \(quoted(choices))"
    case .array(let element, _, _): return "[\(element().text(within: outer))]"
    case .structure(let name, let properties):
      guard !outer.contains(name) else { return name.short }
      let parts = properties.map {
        "\($0.name)\($0.isOptional ? "?" : ""): \($0.shape().text(within: outer.union([name])))"
      }
      return "{\(parts.joined(separator: ", "))}"
    case .oneOf(let shapes): return shapes.map { $0().text(within: outer) }.joined(separator: " or ")
    }
  }
}

/// Texts in quotation marks, with commas.
func quoted(_ texts: [String]) -> String { texts.map { "\"\($0)\"" }.joined(separator: ", ") }
