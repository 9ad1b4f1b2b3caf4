import Foundation

/// What a request gives that is no fetch. Source: Apple's page "NSPersistentStoreResult".
open class NSPersistentStoreResult: NSObject {}

/// What a batch insertion gives. Source: Apple's page "NSBatchInsertRequestResultType".
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnly = 0
  /// The identifiers of the objects.
  case objectIDs = 1
  /// How many objects there are.
  case count = 2
}

/// What a batch deletion gives. Source: Apple's page "NSBatchDeleteRequestResultType".
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly = 0
  /// The identifiers of the objects.
  case resultTypeObjectIDs = 1
  /// How many objects there were.
  case resultTypeCount = 2
}

/// What a batch update gives. Source: Apple's page "NSBatchUpdateRequestResultType".
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnlyResultType = 0
  /// The identifiers of the objects.
  case updatedObjectIDsResultType = 1
  /// How many objects there are.
  case updatedObjectsCountResultType = 2
}

/// What a batch insertion has given.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// A truth value, an array of identifiers, or a number.
  public final let result: Any?
  /// What the request asked for.
  public final let resultType: NSBatchInsertRequestResultType
  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}

/// What a batch deletion has given.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// A truth value, an array of identifiers, or a number.
  public final let result: Any?
  /// What the request asked for.
  public final let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}

/// What a batch update has given.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// A truth value, an array of identifiers, or a number.
  public final let result: Any?
  /// What the request asked for.
  public final let resultType: NSBatchUpdateRequestResultType
  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}

/// Inserts objects into the store, past the contexts. Source: Apple's page "NSBatchInsertRequest".
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public final let entityName: String
  /// The values of the objects.
  open var objectsToInsert: [[String: Any]]?
  /// Fills the values of the next object; true when there is none.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills the next object; true when there is none.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// What the request gives.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Inserts objects with values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, dictionaries)
  }
  /// Inserts objects with values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.title, objects: dictionaries)
  }
  /// Inserts objects until a function gives true.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    (self.entityName, dictionaryHandler) = (entityName, handler)
  }
  /// Inserts objects until a function gives true.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.title, dictionaryHandler: handler)
  }
  /// Inserts objects until a function gives true.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    (self.entityName, managedObjectHandler) = (entityName, handler)
  }
  /// Inserts objects until a function gives true.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.title, managedObjectHandler: handler)
  }
}

/// Deletes objects from the store, past the contexts. Source: Apple's page "NSBatchDeleteRequest".
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Finds the objects.
  public final let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What the request gives.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let ids: [NSManagedObjectID]?

  /// Deletes the objects that a request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { (fetchRequest, ids) = (fetch, nil) }
  /// Deletes objects of one entity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    (fetchRequest, ids) = (NSFetchRequest(entityName: objects.first?.entity.title ?? ""), objects)
  }
}

/// Changes objects in the store, past the contexts. Source: Apple's page "NSBatchUpdateRequest".
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public final let entityName: String
  /// What objects must satisfy; nil for all.
  open var predicate: NSPredicate?
  /// Whether objects of the entities below are changed, too.
  open var includesSubentities = true
  /// The new values by the names of attributes, or by attributes.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// What the request gives.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Changes objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
  /// Changes objects of an entity.
  public init(entity: NSEntityDescription) { entityName = entity.title }
}

extension NSManagedObjectContext {
  /// Executes a batch request in the store. Contexts do not see it before they merge it or fetch.
  ///
  /// - Returns: For example an ``NSBatchDeleteResult``.
  /// - Throws: An error of `NSCocoaErrorDomain`, if there is no such entity, or if objects cannot be saved so.
  @discardableResult
  public final func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let request = request as? any LaterRequest { return request.begin(in: self) }
    let batch = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    batch.coordinator = persistentStoreCoordinator
    batch.mergePolicy = (mergePolicy as? NSMergePolicy) === NSMergePolicy.error ? NSMergePolicy.overwrite : mergePolicy
    batch.isOfBatch = true
    switch request {
    case let request as NSBatchInsertRequest: return try batch.insert(request)
    case let request as NSBatchDeleteRequest: return try batch.delete(request)
    case let request as NSBatchUpdateRequest: return try batch.update(request)
    default:
      let text = "\(type(of: request)) cannot be executed here; use fetch(_:)."
      throw CoreDataWording.error(NSCoreDataError, text)
    }
  }

  private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    var what = FetchDescription()
    what.entityName = request.entityName
    let entity = try content.entity(of: what)
    func add() -> NSManagedObject { entity.objectClass.init(entity: entity, insertInto: self) }
    for values in request.objectsToInsert ?? [] { add().setValuesForKeys(values) }
    if let handler = request.dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if handler(values) { break }
        add().setValuesForKeys((values as NSDictionary as? [String: Any]) ?? [:])
      }
    }
    if let handler = request.managedObjectHandler {
      while true {
        let object = add()
        guard handler(object) else { continue }
        delete(object)
        break
      }
    }
    let new = content.inserted
    try save()
    let ids = new.filter { $0.state != .gone }.map(\.objectID)
    switch request.resultType {
    case .statusOnly: return NSBatchInsertResult(true, request.resultType)
    case .objectIDs: return NSBatchInsertResult(ids, request.resultType)
    case .count: return NSBatchInsertResult(ids.count, request.resultType)
    }
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    var what = request.fetchRequest.what
    what.resultType = .managedObjectResultType
    let objects = try request.ids.map { $0.compactMap { content.object($0) } } ?? content.page(content.all(what), what)
    let ids = objects.map(\.objectID)
    for object in objects { delete(object) }
    try save()
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, request.resultType)
    case .resultTypeCount: return NSBatchDeleteResult(ids.count, request.resultType)
    }
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    var what = FetchDescription()
    (what.entityName, what.predicate) = (request.entityName, request.predicate)
    what.includesSubentities = request.includesSubentities
    let objects = try content.all(what)
    for (key, value) in request.propertiesToUpdate ?? [:] {
      guard let name = (key as? String) ?? (key.base as? NSPropertyDescription)?.name else { continue }
      for object in objects { object.setValue(value, forKey: name) }
    }
    try save()
    switch request.resultType {
    case .statusOnlyResultType: return NSBatchUpdateResult(true, request.resultType)
    case .updatedObjectIDsResultType: return NSBatchUpdateResult(objects.map(\.objectID), request.resultType)
    case .updatedObjectsCountResultType: return NSBatchUpdateResult(objects.count, request.resultType)
    }
  }
}
