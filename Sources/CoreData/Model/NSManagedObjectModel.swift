import Foundation

/// The entities that a container stores. Source: Apple's page "NSManagedObjectModel".
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] {
    get { list }
    set {
      list = newValue
      for entity in newValue { entity.managedObjectModel = self }
      byName = Dictionary(newValue.map { ($0.title, $0) }) { $1 }
    }
  }
  private var list: [NSEntityDescription] = []
  private var byName: [String: NSEntityDescription] = [:]
  private var members: [String: [NSEntityDescription]] = [:]
  private var templates: [String: () -> NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// What the model says of its version.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// Makes a model without entities.
  public override init() {
    super.init()
    DataModels.add(self)
  }

  /// Reads a model.
  ///
  /// - Parameter url: Of a folder `.xcdatamodeld`, or of one of its versions. A compiled model, `.momd`, is not there on Linux: the source
  ///   of the same name beside it is read.
  /// - Returns: Nil if there is none that can be read, which is an issue.
  public convenience init?(contentsOf url: URL) {
    let source =
      url.pathExtension.hasPrefix("mom")
      ? url.deletingPathExtension().appendingPathExtension("xcdatamodeld") : url
    do {
      try self.init(file: DataModelFile(text: DataModelFile.text(at: source)), module: nil)
    } catch {
      CoreDataWording.log("The data model at \(url.path) cannot be read: \(error)")
      return nil
    }
  }

  /// All models of the app in one, or of some bundles.
  ///
  /// - Returns: Nil if there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = DataModels.all(in: bundles)
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Takes the entities of models together.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    // A model that is in two bundles is one.
    var names: Set<String> = []
    entities = models.flatMap(\.entities).filter { names.insert($0.title).inserted }
    for model in models { members.merge(model.members) { $0 + $1 } }
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] { byName }

  /// The names of the configurations.
  open var configurations: [String] { members.keys.sorted() }

  /// The entities of a configuration; nil for the name of none.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration else { return entities }
    return members[configuration] ?? (configuration == "PF_DEFAULT_CONFIGURATION_NAME" ? entities : nil)
  }

  /// Puts entities into a configuration.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    members[configuration] = entities
  }

  /// The request of a name, which the model's editor or the app has made.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    templates[name]?()
  }

  /// Keeps a request under a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate.map { request in { request } }
  }

  /// The request of a name, with values for its variables.
  open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any])
    -> NSFetchRequest<any NSFetchRequestResult>?
  {
    guard let request = fetchRequestTemplate(forName: name)?.copy() as? NSFetchRequest<any NSFetchRequestResult> else {
      return nil
    }
    request.predicate = request.predicate?.withSubstitutionVariables(variables)
    return request
  }

  // MARK: - Reading

  convenience init(file: DataModelFile, module: String?) throws {
    self.init()
    let made = file.entities.map { Self.entity($0, module: module) }
    let byName = Dictionary(made.map { ($0.title, $0) }) { $1 }
    for (source, entity) in zip(file.entities, made) {
      if let parent = source.parent {
        guard let above = byName[parent] else { throw Self.missing(parent, "the parent of \(source.name)") }
        above.subentities.append(entity)
      }
      entity.properties =
        source.attributes.map(Self.attribute)
        + (try source.relationships.map { relationship in
          guard let destination = byName[relationship.destination] else {
            throw Self.missing(relationship.destination, "the destination of \(source.name).\(relationship.name)")
          }
          return Self.relationship(relationship, to: destination)
        })
    }
    for (source, entity) in zip(file.entities, made) {
      for relationship in source.relationships {
        guard let inverse = relationship.inverse else { continue }
        let destination = byName[relationship.destination]
        (entity.property(relationship.name) as? NSRelationshipDescription)?.inverseRelationship =
          destination?.property(inverse) as? NSRelationshipDescription
      }
    }
    entities = made
    for (name, entities) in file.configurations { members[name] = entities.compactMap { byName[$0] } }
    for request in file.requests {
      templates[request.name] = {
        let made = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entity)
        made.predicate = request.predicate.map { NSPredicate(format: $0) }
        made.fetchLimit = request.limit
        return made
      }
    }
    if !file.version.isEmpty { versionIdentifiers = [file.version] }
  }

  private static func missing(_ name: String, _ role: String) -> DataModelElement.Problem {
    DataModelElement.Problem(description: "there is no entity \(name), \(role)")
  }

  private static func entity(_ source: DataModelFile.Entity, module: String?) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = source.name
    entity.managedObjectClassName = source.className ?? "NSManagedObject"
    entity.module = source.module ?? module
    entity.isAbstract = source.isAbstract
    entity.nameInSearch = source.nameInSearch
    entity.renamingIdentifier = source.originalName
    entity.uniquenessConstraints = source.uniqueness
    if !source.information.isEmpty { entity.userInfo = source.information }
    return entity
  }

  private static func attribute(_ source: DataModelFile.Attribute) -> NSPropertyDescription {
    let attribute: NSAttributeDescription
    if let derivation = source.derivation {
      let derived = NSDerivedAttributeDescription()
      derived.derivationText = derivation
      attribute = derived
    } else {
      attribute = NSAttributeDescription()
    }
    attribute.name = source.name
    attribute.isOptional = source.isOptional
    attribute.isTransient = source.isTransient
    attribute.isIndexedBySpotlight = source.isSearched
    attribute.renamingIdentifier = source.originalName
    attribute.attributeType = AttributeText.type(source.type)
    attribute.defaultValue = source.defaultText.flatMap { AttributeText.value($0, attribute.attributeType) }
    attribute.attributeValueClassName = source.valueClass
    attribute.valueTransformerName = source.transformer
    attribute.allowsExternalBinaryDataStorage = source.isStoredOutside
    attribute.minimum = source.minimum.flatMap(Double.init)
    attribute.maximum = source.maximum.flatMap(Double.init)
    attribute.pattern = source.pattern
    return attribute
  }

  private static func relationship(
    _ source: DataModelFile.Relationship, to destination: NSEntityDescription
  ) -> NSPropertyDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = source.name
    relationship.isOptional = source.isOptional
    relationship.renamingIdentifier = source.originalName
    relationship.destinationEntity = destination
    relationship.minCount = source.minimum
    relationship.maxCount = source.isToMany ? source.maximum : 1
    relationship.isOrdered = source.isOrdered
    relationship.deleteRule =
      switch source.deleteRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }
}

/// What a model's file writes for types and values.
enum AttributeText {
  static func type(_ name: String) -> NSAttributeType {
    switch name {
    case "Integer 16": .integer16AttributeType
    case "Integer 32": .integer32AttributeType
    case "Integer 64": .integer64AttributeType
    case "Decimal": .decimalAttributeType
    case "Double": .doubleAttributeType
    case "Float": .floatAttributeType
    case "String": .stringAttributeType
    case "Boolean": .booleanAttributeType
    case "Date": .dateAttributeType
    case "Binary": .binaryDataAttributeType
    case "UUID": .UUIDAttributeType
    case "URI": .URIAttributeType
    case "Transformable": .transformableAttributeType
    case "Composite": .compositeAttributeType
    default: .undefinedAttributeType
    }
  }

  static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}
