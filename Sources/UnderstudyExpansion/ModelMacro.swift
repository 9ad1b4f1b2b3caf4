/// `@Model`: a class whose properties SwiftData stores.
enum ModelMacro {
  static func expand(_ expansion: Expansion) -> ExpansionResult {
    switch expansion.macroRole {
    case "memberAttribute": return memberAttribute(expansion)
    case "extension":
      guard (try? model(expansion)) != nil else { return .source("") }
      return .source(
        "extension \(expansion.extendedTypeSyntax?.source ?? ""): SwiftData.PersistentModel, Observation.Observable {}")
    default:
      do {
        return .source(members(of: try model(expansion)))
      } catch {
        let problem = (error as? VariableDeclaration.Problem)?.message ?? "\(error)"
        return .failure("@Model \(problem).", at: expansion.use)
      }
    }
  }

  private static func model(_ expansion: Expansion) throws -> TypeDeclaration {
    let type = try TypeDeclaration(expansion.declSyntax?.source ?? "")
    guard type.kind == "class" else {
      throw VariableDeclaration.Problem(message: "belongs on a class; '\(type.name)' is declared by '\(type.kind)'")
    }
    return type
  }

  /// The number of a property is its place among those that are stored.
  private static func memberAttribute(_ expansion: Expansion) -> ExpansionResult {
    let source = expansion.declSyntax?.source ?? ""
    let tokens = Tokens(source)
    let properties = StoredProperty.all(in: tokens, tokens.all.indices, depth: 0, source: source)
    guard let name = properties.first(where: \.isPersistent)?.name,
      let type = try? TypeDeclaration(expansion.parentDeclSyntax?.source ?? ""),
      let number = type.properties.filter(\.isPersistent).firstIndex(where: { $0.name == name })
    else { return .source("") }
    return .source("@_PersistedProperty(\(number))")
  }

  private static func members(of type: TypeDeclaration) -> String {
    let persistent = type.properties.filter(\.isPersistent)
    var lines = [
      "@Transient private var _$backingData = SwiftData.ModelBacking(\(type.name)._$entity)",
      "\(type.access)var persistentBackingData: SwiftData.ModelBacking { _$backingData }",
      "\(type.access)static let _$entity = SwiftData.ModelEntity(\(type.name).self) { entity in",
    ]
    for property in persistent { lines.append("  " + metadata(of: property, in: type)) }
    for constraint in type.uniqueness {
      lines.append("  entity.addUnique([\(constraint)] as [[PartialKeyPath<\(type.name)>]])")
    }
    lines.append("}")
    lines.append("\(type.access)required init(backingData: SwiftData.ModelBacking) {")
    for property in persistent {
      lines.append("  \(PersistedPropertyMacro.storage(of: property.name)) = SwiftData._SwiftDataNoType()")
    }
    lines.append("  self._$backingData = backingData")
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  private static func metadata(of property: StoredProperty, in type: TypeDeclaration) -> String {
    var arguments = ["\"\(property.name.filter { $0 != "`" })\"", "\\\(type.name).\(property.name)"]
    if let value = property.initialValue { arguments.append("default: { \(value) }") }
    if let options = property.attributes["Attribute"] {
      arguments.append("attribute: SwiftData.Schema.Attribute.Options(\(options))")
    }
    if let options = property.attributes["Relationship"] {
      arguments.append("relationship: SwiftData.Schema.Relationship.Options(\(options))")
    }
    return "entity.add(\(arguments.joined(separator: ", ")))"
  }
}

/// `@_PersistedProperty`: the accessors of a property that SwiftData stores.
enum PersistedPropertyMacro {
  static func expand(_ expansion: Expansion) -> ExpansionResult {
    let source = expansion.declSyntax?.source ?? ""
    let tokens = Tokens(source)
    let properties = StoredProperty.all(in: tokens, tokens.all.indices, depth: 0, source: source)
    guard let property = properties.first else { return .source("") }
    let storage = storage(of: property.name)
    guard expansion.macroRole == "accessor" else {
      return .source("@Transient private var \(storage): SwiftData._SwiftDataNoType")
    }
    let number = (expansion.attributeSyntax?.source ?? "").filter(\.isNumber)
    return .source(
      """
      @storageRestrictions(accesses: _$backingData, initializes: \(storage))
      init(initialValue) {
        _$backingData.initialize(\(number), to: initialValue)
        \(storage) = SwiftData._SwiftDataNoType()
      }
      get { _$backingData.get(\(number), of: self, \\.\(property.name)) }
      set { _$backingData.set(newValue, \(number), of: self, \\.\(property.name)) }
      """)
  }

  static func storage(of name: String) -> String { "_" + name.filter { $0 != "`" } }
}

/// `@ModelActor`: an actor with a context of its own.
enum ModelActorMacro {
  static func expand(_ expansion: Expansion) -> ExpansionResult {
    do {
      let type = try TypeDeclaration(expansion.declSyntax?.source ?? "")
      guard type.kind == "actor" else {
        throw VariableDeclaration.Problem(message: "belongs on an actor; '\(type.name)' is declared by '\(type.kind)'")
      }
      guard expansion.macroRole == "member" else {
        return .source("extension \(expansion.extendedTypeSyntax?.source ?? ""): SwiftData.ModelActor {}")
      }
      return .source(members(of: type, arguments: expansion.attributeSyntax?.source ?? ""))
    } catch {
      guard expansion.macroRole == "member" else { return .source("") }
      let problem = (error as? VariableDeclaration.Problem)?.message ?? "\(error)"
      return .failure("@ModelActor \(problem).", at: expansion.use)
    }
  }

  private static func members(of type: TypeDeclaration, arguments: String) -> String {
    let properties = """
      \(type.access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(type.access)nonisolated let modelContainer: SwiftData.ModelContainer
      """
    let words = Tokens(arguments).all.map(\.text)
    if words.contains("disableGenerateInit"), words.contains("true") { return properties }
    return properties + """

      \(type.access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """
  }
}
