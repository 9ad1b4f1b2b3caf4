import Foundation
import SwiftUI
import UnderstudyCore

/// On which queue a context is used. Source: Apple's page "NSManagedObjectContextConcurrencyType".
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// Whichever the app uses.
  case confinementConcurrencyType = 0
  /// One of its own.
  case privateQueueConcurrencyType = 1
  /// The main one.
  case mainQueueConcurrencyType = 2
}

/// Finds, makes and deletes objects, and saves what has changed. Source: Apple's page "NSManagedObjectContext".
///
/// A context that outlives a test, as one in a static property, has no objects in the next one.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The older name of the type. Source: Apple's page "NSManagedObjectContext.ConcurrencyType".
  public struct ConcurrencyType: Hashable, Sendable {
    let type: NSManagedObjectContextConcurrencyType
    /// A queue of the context's own.
    public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
    /// The main queue.
    public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
  }

  /// When a block of `perform(schedule:_:)` runs. Source: Apple's page "NSManagedObjectContext.ScheduledTaskType".
  public struct ScheduledTaskType: Hashable, Sendable {
    private let name: String
    /// At once, if the caller is on the queue of the context.
    public static let immediate = ScheduledTaskType(name: "immediate")
    /// After what waits already.
    public static let enqueued = ScheduledTaskType(name: "enqueued")
  }

  /// On which queue the context is used.
  public final let concurrencyType: NSManagedObjectContextConcurrencyType
  /// What stands in messages.
  open var name: String?
  /// Who changes objects, for the history. It has no effect here.
  open var transactionAuthor: String?
  /// What a save does about changes of others: one of the policies such as ``NSMergePolicy/mergeByPropertyObjectTrump``.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// What the app keeps with the context.
  open var userInfo = NSMutableDictionary()
  /// Has no effect here: objects stay as long as their context.
  open var retainsRegisteredObjects = false
  /// Has no effect here.
  open var shouldDeleteInaccessibleFaults = true
  /// Has no effect here.
  open var propagatesDeletesAtEndOfEvent = true
  /// Has no effect here.
  open var stalenessInterval: TimeInterval = -1
  /// Takes changes back that are made from now on; initially nil, with which nothing is remembered.
  open var undoManager: UndoManager?
  /// Whether the context takes over what other contexts save.
  open var automaticallyMergesChangesFromParent = false

  var coordinator: NSPersistentStoreCoordinator?
  private var above: NSManagedObjectContext?
  private weak var installation: Installation?
  private lazy var own = ContextContent(self, stores: .current)
  let queue = BlockQueue()
  /// Whether the context executes a batch request, which other contexts do not take over by themselves.
  var isOfBatch = false

  /// Makes a context for a queue.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    installation = .current
    super.init()
    _ = own
  }

  /// Makes a context for a queue.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

  /// The context of views that have none around them: it has no objects.
  static let missing = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  /// The objects of the context in the running test.
  final var content: ContextContent {
    guard let current = Installation.current, current !== installation else { return own }
    return current.part(InstalledDataStores.self).content(of: self)
  }

  /// The stores that the context saves to; those of the parent, if it has one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { above?.persistentStoreCoordinator ?? coordinator }
    set { coordinator = newValue }
  }

  /// The context that this one fetches from and saves to, instead of a store.
  open var parent: NSManagedObjectContext? {
    get { above }
    set { above = newValue }
  }

  final var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: - Changes

  /// Whether there is something to save.
  open var hasChanges: Bool { content.hasChanges }
  /// The objects that are inserted and not saved.
  open var insertedObjects: Set<NSManagedObject> { Set(content.inserted) }
  /// The saved objects that have changed since.
  open var updatedObjects: Set<NSManagedObject> { Set(content.updated) }
  /// The saved objects that are deleted since.
  open var deletedObjects: Set<NSManagedObject> { Set(content.deleted) }
  /// All objects that the context has fetched or inserted.
  open var registeredObjects: Set<NSManagedObject> { Set(content.registered.values) }

  /// Adds an object that is in no context.
  open func insert(_ object: NSManagedObject) { content.insert(object) }
  /// Deletes an object, and applies the delete rules of its relationships; the next save removes it from the store.
  open func delete(_ object: NSManagedObject) { content.delete(object) }

  /// Posts the changes since the last call. That happens by itself at the end of a turn, and before a save.
  open func processPendingChanges() { content.processPendingChanges() }

  /// Writes all changes to the parent or the store.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`, if an object is not valid or contradicts what another context has saved. Nothing is
  ///   saved then.
  open func save() throws { try content.save() }

  /// Gives up all changes since the last save, and what the undo manager remembers.
  open func rollback() {
    undoManager?.removeAllActions()
    content.rollback()
  }

  /// Empties the context, and what the undo manager remembers. Its objects cannot be used any more.
  open func reset() {
    undoManager?.removeAllActions()
    content.reset()
  }

  /// Takes the last group of changes back that the undo manager remembers.
  open func undo() { undoManager?.undo() }

  /// Does again what was undone last.
  open func redo() { undoManager?.redo() }

  /// Takes the stored values of an object.
  ///
  /// - Parameters:
  ///   - object: An object of this context.
  ///   - flag: Whether values that have changed here stay.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { content.refresh(object, keepsChanges: flag) }

  /// Takes the stored values of all objects, but for values that have changed here.
  open func refreshAllObjects() {
    for object in content.registered.values { content.refresh(object, keepsChanges: true) }
  }

  /// Takes over what another context has saved.
  ///
  /// - Parameter notification: The `NSManagedObjectContextDidSave` of that context.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    content.merge(Self.ids(in: notification.userInfo ?? [:]))
  }

  /// Takes over what was saved, as by a batch request, into contexts.
  ///
  /// - Parameters:
  ///   - changeNotificationData: Identifiers by `NSInsertedObjectsKey`, `NSUpdatedObjectsKey` and `NSDeletedObjectsKey`.
  ///   - contexts: The contexts.
  public final class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    let ids = ids(in: changeNotificationData)
    for context in contexts { context.performAndWait { context.content.merge(ids) } }
  }

  private static func ids(in information: [AnyHashable: Any]) -> [NSManagedObjectID] {
    let keys = [
      NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey, NSInsertedObjectIDsKey, NSUpdatedObjectIDsKey,
      NSDeletedObjectIDsKey,
    ]
    return keys.flatMap { ManagedValue.elements(of: information[$0]) }.compactMap {
      ($0 as? NSManagedObjectID) ?? ($0 as? NSManagedObject)?.objectID
    }.sorted()
  }

  // MARK: - Finding by identifier

  /// The object of an identifier, if this context has it already.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { content.registered[objectID] }

  /// The object of an identifier. If there is none, that is an issue and the object has no values.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let found = content.registered[objectID] ?? content.object(objectID) { return found }
    CoreDataWording.log(CoreDataWording.noObject(objectID))
    return objectID.entity.objectClass.init(entity: objectID.entity, insertInto: nil)
  }

  /// The object of an identifier.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`, if there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let found = content.object(objectID) { return found }
    throw CoreDataWording.error(NSManagedObjectReferentialIntegrityError, CoreDataWording.noObject(objectID))
  }

  /// Gives new objects identifiers that stay. Here they always do.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects {
      object.objectID.persistentStore = content.data(for: object.entity)?.store
      object.objectID.isTemporaryID = false
    }
  }

  /// Has no effect here: a save finds contradictions itself.
  open func detectConflicts(for object: NSManagedObject) {}
  /// Has no effect here: objects of a store are saved to it.
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  /// Has no effect here: a fetch finds what is stored.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}

/// A state of the store that a context reads. Source: Apple's page "NSQueryGenerationToken".
public final class NSQueryGenerationToken: NSObject, Sendable {
  /// The newest.
  public static let current = NSQueryGenerationToken()
}
