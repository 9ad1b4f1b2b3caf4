import Foundation

/// What a fetch can give: objects, their identifiers, dictionaries or numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What a context can execute. Source: Apple's page "NSPersistentStoreRequest".
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; nil for all. It has no effect here.
  open var affectedStores: [NSPersistentStore]?
}

/// What a request gives. Source: Apple's page "NSFetchRequestResultType".
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a type of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Identifiers of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What a request says, without the type of its results.
struct FetchDescription {
  var entityName: String?
  var entity: NSEntityDescription?
  var predicate: NSPredicate?
  var order: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var includesSubentities = true
  var includesPendingChanges = true
  var keys: [String] = []
  var isDistinct = false

  var name: String { entityName ?? entity?.title ?? "" }
}

/// Which objects a context finds, in which order. Source: Apple's page "NSFetchRequest".
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  var what = FetchDescription()

  /// Makes a request without an entity.
  public override init() { super.init() }

  /// Makes a request for the objects of an entity.
  public init(entityName: String) {
    super.init()
    what.entityName = entityName
    if let type = ResultType.self as? NSManagedObject.Type { DataModels.note(type, for: entityName) }
  }

  /// The entity of the objects.
  open var entity: NSEntityDescription? {
    get { what.entity ?? what.entityName.flatMap { DataModels.entity(named: $0) } }
    set { (what.entity, what.entityName) = (newValue, newValue?.name) }
  }
  /// The name of the entity.
  open var entityName: String? { what.entityName ?? what.entity?.name }
  /// What objects must satisfy; nil for all.
  open var predicate: NSPredicate? {
    get { what.predicate }
    set { what.predicate = newValue }
  }
  /// The order, the first descriptor first. Without any it is that in which the objects were made.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { what.order }
    set { what.order = newValue ?? [] }
  }
  /// How many objects at most; zero for all.
  open var fetchLimit: Int {
    get { what.limit }
    set { what.limit = newValue }
  }
  /// How many objects of the order are left out at its beginning.
  open var fetchOffset: Int {
    get { what.offset }
    set { what.offset = newValue }
  }
  /// What the request gives.
  open var resultType: NSFetchRequestResultType {
    get { what.resultType }
    set { what.resultType = newValue }
  }
  /// Whether objects of the entities below are found, too.
  open var includesSubentities: Bool {
    get { what.includesSubentities }
    set { what.includesSubentities = newValue }
  }
  /// Whether changes that are not saved apply. Without them the stored values decide which objects are found, and in which order.
  open var includesPendingChanges: Bool {
    get { what.includesPendingChanges }
    set { what.includesPendingChanges = newValue }
  }
  /// The keys of dictionaries, as names or properties.
  open var propertiesToFetch: [Any]? {
    get { what.keys }
    set { what.keys = (newValue ?? []).compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name } }
  }
  /// Whether equal dictionaries come once.
  open var returnsDistinctResults: Bool {
    get { what.isDistinct }
    set { what.isDistinct = newValue }
  }
  /// Has no effect here: values are always there.
  open var returnsObjectsAsFaults = true
  /// Has no effect here.
  open var includesPropertyValues = true
  /// Has no effect here: a fetch finds what is stored.
  open var shouldRefreshRefetchedObjects = false
  /// Has no effect here.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Has no effect here.
  open var fetchBatchSize = 0

  /// Finds the objects in the context whose block runs, which is the one of the calling thread.
  ///
  /// - Throws: As the context's `fetch(_:)`.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      throw CoreDataWording.error(NSCoreDataError, "execute() runs in a block of a context's perform.")
    }
    return try context.fetch(self)
  }

  /// A request that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.what = what
    return copy
  }
}

extension NSManagedObjectContext {
  /// The objects that a request describes, as they are in this context.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`, if the model has no such entity, or if the predicate cannot be evaluated.
  public final func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    if let type = T.self as? NSManagedObject.Type, let entity = try? content.entity(of: request.what) {
      entity.note(type)
    }
    return try content.results(of: request.what).map { result in
      guard let typed = result as? T else {
        throw CoreDataWording.error(
          NSCoreDataError, "A fetch of \(request.what.name) gives \(type(of: result)), and not \(T.self).")
      }
      return typed
    }
  }

  /// How many objects a request describes.
  ///
  /// - Throws: As ``fetch(_:)``.
  public final func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try content.page(content.all(request.what), request.what).count
  }
}

extension ContextContent {
  func entity(of what: FetchDescription) throws -> NSEntityDescription {
    guard let model = context?.model else {
      let isMissing = context === NSManagedObjectContext.missing
      throw CoreDataWording.error(
        NSPersistentStoreCoordinatorError, isMissing ? CoreDataWording.noContextAround : CoreDataWording.noStore)
    }
    guard let entity = model.entitiesByName[what.name] else {
      throw CoreDataWording.error(NSCoreDataError, CoreDataWording.noEntity(what.name, model))
    }
    return entity
  }

  /// The objects of all pages, in their order.
  func all(_ what: FetchDescription) throws -> [NSManagedObject] {
    let entity = try entity(of: what)
    catchUp()
    if ignoresChanges(what) {
      return try reading { try $0.all(what).map(\.objectID) }.compactMap { registered[$0] ?? object($0) }
    }
    let entities = what.includesSubentities ? entity.family : [entity]
    var found = ids(of: entities).compactMap { object($0) }
    if let predicate = what.predicate { found = try found.filter { try satisfies($0, predicate) } }
    guard !what.order.isEmpty else { return found }
    let order = ManagedOrder(what.order)
    return found.enumerated().sorted { first, second in
      switch order.compare(first.element, second.element) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: first.offset < second.offset
      }
    }.map(\.element)
  }

  /// Whether a request is for what is stored, and the context has something else.
  private func ignoresChanges(_ what: FetchDescription) -> Bool { !what.includesPendingChanges && hasChanges }

  /// Calls a function with a content that has no changes.
  private func reading<Result>(_ body: (ContextContent) throws -> Result) throws -> Result {
    let stored = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    (stored.coordinator, stored.parent) = (context?.coordinator, context?.parent)
    defer { withExtendedLifetime(stored) {} }
    let (result, reads) = try stored.content.evaluating { try body(stored.content) }
    noteReads(reads)
    return result
  }

  func satisfies(_ object: NSManagedObject, _ predicate: NSPredicate) throws -> Bool {
    switch predicate.evaluate(on: object, blockObject: object) {
    case .success(let answer): return answer
    case .failure(let problem):
      throw CoreDataWording.error(
        NSCoreDataError, "A predicate for \(object.entity.title) cannot be evaluated: \(problem.description)")
    }
  }

  func page<Element>(_ elements: [Element], _ what: FetchDescription) -> [Element] {
    let rest = elements.dropFirst(max(0, what.offset))
    return Array(what.limit > 0 ? rest.prefix(what.limit) : rest)
  }

  func results(of what: FetchDescription) throws -> [Any] {
    if what.resultType == .dictionaryResultType, ignoresChanges(what) {
      catchUp()
      return try reading { try $0.results(of: what) }
    }
    let objects = try all(what)
    switch what.resultType {
    case .countResultType: return [NSNumber(value: page(objects, what).count)]
    case .managedObjectIDResultType: return page(objects, what).map(\.objectID)
    case .dictionaryResultType: return page(dictionaries(of: objects, what), what)
    default: return page(objects, what)
    }
  }

  private func dictionaries(of objects: [NSManagedObject], _ what: FetchDescription) -> [NSDictionary] {
    var seen: Set<NSDictionary> = []
    return objects.compactMap { object in
      let keys = what.keys.isEmpty ? object.entity.attributesByName.keys.sorted() : what.keys
      let dictionary = NSMutableDictionary()
      for key in keys {
        let value = object.value(forKeyPath: key)
        if let value { dictionary[key] = (value as? NSManagedObject)?.objectID ?? value }
      }
      return what.isDistinct && !seen.insert(dictionary).inserted ? nil : dictionary
    }
  }
}
