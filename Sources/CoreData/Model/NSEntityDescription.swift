import Foundation
import UnderstudyTime

/// What is stored of one kind of objects. Source: Apple's page "NSEntityDescription".
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name, by which a store has the objects.
  open var name: String?
  /// The class of the objects, as `NSManagedObject` or with its module.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are only objects of the entities below it.
  open var isAbstract = false
  /// The name in an earlier version of the model.
  open var renamingIdentifier: String?
  /// What the app says of the entity.
  open var userInfo: [AnyHashable: Any]?
  /// Has no effect here.
  open var versionHashModifier: String?
  /// Which attributes are together unique: each element is an array of names.
  open var uniquenessConstraints: [[Any]] = []
  /// The model that has the entity.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The entity whose properties it has, too.
  open internal(set) weak var superentity: NSEntityDescription?

  var module: String?
  /// The key path of the name that a search of the home screen shows.
  var nameInSearch: String?
  private let resolvedClass = Guarded<NSManagedObject.Type?>(nil)

  /// The entities that have the properties of this one, too.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  /// The attributes and relationships; those that an entity inherits are in it too, as soon as it is below another one.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.entity = self }
    }
  }
  private var own: [NSPropertyDescription] = [] {
    didSet { index = nil }
  }
  private var index: [String: NSPropertyDescription]?

  /// Makes an entity without a name.
  public override init() {}

  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }
  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  /// The relationships to objects of an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
  }
  /// The entities below this one, by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
  }

  /// Whether it is an entity or lies below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    title == entity.title || superentity?.isKindOf(entity: entity) == true
  }

  /// The name.
  open override var description: String { name ?? "an entity without a name" }

  /// The entity of a name.
  ///
  /// - Returns: Nil if the context's model has none.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of the entity of a name.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      CoreDataWording.log(CoreDataWording.noEntity(entityName, context.model))
      return NSManagedObject(entity: .unknown(entityName), insertInto: nil)
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  // MARK: - Inside

  var title: String { name ?? "" }

  static func unknown(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }

  func property(_ name: String) -> NSPropertyDescription? {
    if let index { return index[name] ?? superentity?.property(name) }
    let made = Dictionary(own.map { ($0.name, $0) }) { $1 }
    index = made
    return made[name] ?? superentity?.property(name)
  }

  /// The entity above it that is below none.
  var root: NSEntityDescription { superentity?.root ?? self }

  /// The entity and all below it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// Its constraints, and those of the entities above it.
  var constraints: [[String]] {
    (superentity?.constraints ?? [])
      + uniquenessConstraints.map { $0.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name } }
  }

  /// The last part of the name of the class.
  var className: String { managedObjectClassName.split(separator: ".").last.map(String.init) ?? "NSManagedObject" }

  /// A type that code uses for objects of the entity is its class, if it has the name.
  func note(_ type: NSManagedObject.Type) {
    guard resolvedClass.withLock({ $0 }) != type, String(describing: type) == className else { return }
    resolvedClass.withLock { $0 = type }
  }

  /// The class of new objects; without one that can be found they are of the base class.
  var objectClass: NSManagedObject.Type {
    if let known = resolvedClass.withLock({ $0 }) { return known }
    let found = ClassSearch.find(managedObjectClassName, module: module) ?? NSManagedObject.self
    resolvedClass.withLock { $0 = found }
    return found
  }
}
