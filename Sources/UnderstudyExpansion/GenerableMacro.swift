/// `@Generable`: a structure or an enumeration that a language model generates.
enum GenerableMacro {
  static func expand(_ expansion: Expansion) -> ExpansionResult {
    do {
      let type = try type(expansion)
      let written = expansion.attributeSyntax.flatMap { Arguments(ofAttribute: $0.source)["description"] }
      let description = written == "nil" ? nil : written
      let parts = try type.kind == "enum" ? enumeration(type, description) : structure(type, description)
      guard expansion.macroRole == "extension" else { return .source(parts.members) }
      let name = expansion.extendedTypeSyntax?.source ?? type.name
      return .source(
        "extension \(name): nonisolated FoundationModels.Generable {\n\(indented(parts.initializer))\n}")
    } catch {
      // Both roles find the same problem: it is reported once.
      guard expansion.macroRole != "extension" else { return .source("") }
      let problem = (error as? VariableDeclaration.Problem)?.message ?? "\(error)"
      return .failure("@Generable \(problem).", at: expansion.use)
    }
  }

  /// What the two roles write.
  struct Parts {
    let members: String
    let initializer: String
  }

  private static func type(_ expansion: Expansion) throws -> TypeDeclaration {
    let type = try TypeDeclaration(expansion.declSyntax?.source ?? "")
    guard ["struct", "enum"].contains(type.kind) else {
      throw VariableDeclaration.Problem(
        message: "belongs on a structure or an enumeration; '\(type.name)' is declared by '\(type.kind)'")
    }
    return type
  }

  // MARK: - Structures

  /// A variable that is generated.
  private struct Variable {
    let name: String
    let type: String
    let guide: Arguments

    var isIdentity: Bool { ["GenerationID", "FoundationModels.GenerationID"].contains(type) }
    var key: String { "\"\(name.filter { $0 != "`" })\"" }

    var property: String {
      var arguments = ["name: \(key)"]
      if let description = guide["description"], description != "nil" {
        arguments.append("description: \(description)")
      }
      arguments.append("type: \(type).self")
      let guides = guide.all.filter { $0.label == nil }.map(\.value)
      if !guides.isEmpty { arguments.append("guides: [\(guides.joined(separator: ", "))]") }
      return "FoundationModels.GenerationSchema.Property(\(arguments.joined(separator: ", ")))"
    }
  }

  private static func variables(of type: TypeDeclaration) throws -> [Variable] {
    try type.properties.filter { !$0.isConstant || $0.initialValue == nil }.map { property in
      guard let written = property.type else {
        throw VariableDeclaration.Problem(message: "needs a type for '\(property.name)', in a declaration of its own")
      }
      let tokens = Tokens(written)
      guard Arguments.split(tokens, tokens.all.indices).count == 1 else {
        throw VariableDeclaration.Problem(message: "needs a declaration of its own for each property")
      }
      return Variable(
        name: property.name, type: written, guide: Arguments(property.attributes["Guide"] ?? ""))
    }
  }

  private static func structure(_ type: TypeDeclaration, _ description: String?) throws -> Parts {
    let all = try variables(of: type)
    let generated = all.filter { !$0.isIdentity }
    let schema = generated.map { "\n      \($0.property)" }.joined(separator: ",")
    let values = generated.map { "\n      \($0.key): \($0.name)" }.joined(separator: ",")
    let content = values.isEmpty ? ":" : values + "\n    "
    let identity = all.first { $0.isIdentity && $0.name == "id" }.map { ", id: \($0.name)" } ?? ""
    let members = """
      \(type.access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(
          type: Self.self\(label("description", description)), properties: [\(schema)])
      }
      \(type.access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
        FoundationModels.GeneratedContent(
          properties: [\(content)]\(identity))
      }
      \(partial(all, type.access))
      """
    let lines = all.map { variable in
      variable.isIdentity
        ? "self.\(variable.name) = content.id ?? FoundationModels.GenerationID()"
        : "self.\(variable.name) = try content.value(forProperty: \(variable.key))"
    }
    return Parts(members: members, initializer: initializer(lines.joined(separator: "\n"), type.access))
  }

  /// The type with optionals, which has an identity unless the type has another `id`.
  private static func partial(_ variables: [Variable], _ access: String) -> String {
    var declarations = variables.map { variable in
      variable.isIdentity
        ? "\(access)var \(variable.name): FoundationModels.GenerationID"
        : "\(access)var \(variable.name): \(variable.type).PartiallyGenerated?"
    }
    var lines = variables.map { variable in
      variable.isIdentity
        ? "self.\(variable.name) = content.id ?? FoundationModels.GenerationID()"
        : "self.\(variable.name) = try content.value(forProperty: \(variable.key))"
    }
    if !variables.contains(where: { $0.name == "id" }) {
      declarations.insert("\(access)var id: FoundationModels.GenerationID", at: 0)
      lines.insert("self.id = content.id ?? FoundationModels.GenerationID()", at: 0)
    }
    let body = declarations.joined(separator: "\n") + "\n" + initializer(lines.joined(separator: "\n"), access)
    return """
      \(access)nonisolated struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
      \(indented(body))
      }
      """
  }

  // MARK: - Enumerations

  private static func enumeration(_ type: TypeDeclaration, _ description: String?) throws -> Parts {
    guard !type.cases.isEmpty else {
      throw VariableDeclaration.Problem(message: "needs a case in '\(type.name)'")
    }
    if type.cases.contains(where: { !$0.values.isEmpty }) { return cases(type, description) }
    let hasTexts = ["String", "Swift.String"].contains(type.inheritance.first)
    func text(_ one: EnumerationCase) -> String { hasTexts ? "Self.\(one.name).rawValue" : "\"\(one.plainName)\"" }
    let members = """
      \(type.access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(
          type: Self.self\(label("description", description)), anyOf: [\(type.cases.map(text).joined(separator: ", "))])
      }
      \(type.access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
        switch self {
      \(type.cases.map { "  case .\($0.name): FoundationModels.GeneratedContent(\(text($0)))" }.joined(separator: "\n"))
        }
      }
      """
    let body = """
      let value: String = try content.value()
      switch value {
      \(type.cases.map { "case \(text($0)): self = .\($0.name)" }.joined(separator: "\n"))
      \(otherwise(type))
      }
      """
    return Parts(members: members, initializer: initializer(body, type.access))
  }

  /// A case with values is a structure with its name and them.
  private static func cases(_ type: TypeDeclaration, _ description: String?) -> Parts {
    func key(_ place: Int, _ one: EnumerationCase) -> String {
      one.values[place].label ?? (one.values.count == 1 ? "value" : "value\(place + 1)")
    }
    let schema = type.cases.map { one in
      let properties = one.values.indices.map {
        "FoundationModels.GenerationSchema.Property(name: \"\(key($0, one))\", type: \(one.values[$0].type).self)"
      }
      return "\n      (\"\(one.plainName)\", [\(properties.joined(separator: ", "))])"
    }
    let contents = type.cases.map { one in
      let names = one.values.indices.map { "value\($0 + 1)" }
      let pattern = names.isEmpty ? "" : "(\(names.map { "let " + $0 }.joined(separator: ", ")))"
      let values = zip(one.values.indices, names).map { ", \"\(key($0, one))\": \($1)" }.joined()
      return """
          case .\(one.name)\(pattern):
            FoundationModels.GeneratedContent(properties: ["case": "\(one.plainName)"\(values)])
        """
    }
    let members = """
      \(type.access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(
          type: Self.self\(label("description", description)), cases: [\(schema.joined(separator: ","))])
      }
      \(type.access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
        switch self {
      \(contents.joined(separator: "\n"))
        }
      }
      """
    let reads = type.cases.map { one in
      let values = one.values.indices.map { place in
        "\(one.values[place].label.map { $0 + ": " } ?? "")try content.value(forProperty: \"\(key(place, one))\")"
      }
      return "case \"\(one.plainName)\": self = .\(one.name)"
        + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
    let body = """
      let value: String = try content.value(forProperty: "case")
      switch value {
      \(reads.joined(separator: "\n"))
      \(otherwise(type))
      }
      """
    return Parts(members: members, initializer: initializer(body, type.access))
  }

  /// What the initializer does with the name of no case. The type's name is written, as the runtime has a longer one for private types.
  private static func otherwise(_ type: TypeDeclaration) -> String {
    """
    default:
      throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
        .init(debugDescription: "There is \\(content.jsonString), no case of \(type.name)."))
    """
  }

  // MARK: - Source

  private static func initializer(_ body: String, _ access: String) -> String {
    """
    \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
    \(indented(body))
    }
    """
  }

  private static func label(_ name: String, _ value: String?) -> String { value.map { ", \(name): \($0)" } ?? "" }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }
}

/// `@Guide`: what it says is read by `@Generable`.
enum GuideMacro {
  static func expand(_ expansion: Expansion) -> ExpansionResult {
    let source = expansion.declSyntax?.source ?? ""
    let tokens = Tokens(source)
    let properties = StoredProperty.all(in: tokens, tokens.all.indices, depth: 0, source: source)
    guard properties.isEmpty else { return .source("") }
    return .failure("@Guide belongs on a stored property of a @Generable structure.", at: expansion.use)
  }
}
