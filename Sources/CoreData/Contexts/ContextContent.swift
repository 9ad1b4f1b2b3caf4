import Foundation
import UnderstudyCore
import UnderstudyTime

/// Follows the objects of a context.
protocol ContextFollower: AnyObject {
  /// An object was inserted, changed, deleted, or merged.
  func contextDidChange(_ object: NSManagedObjectID)
  /// All objects may be others, as after a reset.
  func contextDidReset()
  /// The changes of a turn are complete.
  func contextDidProcess()
  /// The context has saved its changes.
  func contextDidSave()
}

extension ContextFollower {
  func contextDidSave() {}
  func contextDidProcess() {}
}

/// What a context has in one installation of the app: its objects, and their changes. One thread at a time uses it.
final class ContextContent: @unchecked Sendable {
  weak var context: NSManagedObjectContext?
  let installed: InstalledDataStores
  /// Held by blocks of a context with a queue of its own.
  let lock = NSRecursiveLock()

  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []

  /// The changes since `processPendingChanges()` ran last.
  struct Pending {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
  }
  var pending = Pending()

  /// While a predicate is evaluated: the names of the entities that it has read.
  private(set) var reads: Set<String>?
  private struct WeakFollower { weak var follower: (any ContextFollower)? }
  private var followers: [WeakFollower] = []
  /// What others have saved and this context has not looked at yet.
  private let inbox = Guarded<[NSManagedObjectID]>([])
  /// The app whose jobs have one that processes changes among them, and whether those of the test have.
  private weak var scheduledApp: ExecutionSession?
  private var isScheduledForTest = false
  private var knownStores: (version: Int, list: [(store: NSPersistentStore, data: DataStore)]) = (-1, [])

  init(_ context: NSManagedObjectContext, stores: InstalledDataStores) {
    (self.context, installed) = (context, stores)
    stores.add(self)
  }

  var parent: ContextContent? { context?.parent?.content }
  var isMain: Bool { context?.concurrencyType == .mainQueueConcurrencyType }
  var isMerging: Bool { context?.automaticallyMergesChangesFromParent == true }
  var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }

  /// The stores of the coordinator, as this installation has them.
  var stores: [(store: NSPersistentStore, data: DataStore)] {
    guard let coordinator = context?.coordinator else { return [] }
    if knownStores.version == coordinator.version { return knownStores.list }
    let list = coordinator.persistentStores.map { ($0, installed.store(at: $0.place)) }
    knownStores = (coordinator.version, list)
    return list
  }

  func data(for entity: NSEntityDescription) -> (store: NSPersistentStore, data: DataStore)? {
    let stores = stores
    if stores.count < 2 { return stores.first }
    return stores.first { store, _ in
      guard let name = store.configurationName else { return false }
      return context?.model?.entities(forConfigurationName: name)?.contains { $0.title == entity.title } ?? false
    } ?? stores.first
  }

  // MARK: - Objects

  /// The identifiers of the objects of entities as they are below this context.
  func idsBelow(_ entities: [NSEntityDescription]) -> [NSManagedObjectID] {
    if let parent {
      return parent.ids(of: entities)
    }
    return entities.flatMap { entity in data(for: entity)?.data.ids(of: entity.title) ?? [] }
  }

  /// The identifiers of the objects that the context has, with changes that are not saved.
  func ids(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
    let names = Set(entities.map(\.title))
    let gone = Set(deleted.map(\.objectID))
    let new = inserted.filter { names.contains($0.entity.title) }.map(\.objectID)
    let below = idsBelow(entities)
    let known = gone.isEmpty ? below : below.filter { !gone.contains($0) }
    return new.isEmpty ? known : known + new.sorted()
  }

  func rowBelow(_ id: NSManagedObjectID) -> DataStore.Row? {
    if let parent { return parent.object(id).map { DataStore.Row(values: $0.values, version: 0) } }
    return data(for: id.entity)?.data.row(id)
  }

  /// The object of an identifier that exists in this context; nil after its deletion.
  func object(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let known = registered[id] { return known.state == .deleted ? nil : known }
    guard let row = rowBelow(id) else { return nil }
    // The context's model has the class, and another one may have given the identifier.
    let entity = context?.model?.entitiesByName[id.entity.title] ?? id.entity
    let object = entity.objectClass.init(entity: entity, insertInto: nil)
    object.objectID = id
    object.values = row.values
    object.version = row.version
    object.state = .saved
    register(object)
    object.awakeFromFetch()
    return object
  }

  func register(_ object: NSManagedObject) {
    object.content = self
    registered[object.objectID] = object
  }

  func insert(_ object: NSManagedObject) {
    if let content = object.content {
      if content !== self { return CoreDataWording.log(CoreDataWording.otherContext(object.entity)) }
      if object.state == .deleted { revive(object) }
      return
    }
    guard context?.model?.entitiesByName[object.entity.title] != nil else {
      let text =
        context === NSManagedObjectContext.missing
        ? CoreDataWording.noContextAround : CoreDataWording.noEntity(object.entity.title, context?.model)
      return CoreDataWording.log(text)
    }
    if object.state == .gone { object.objectID = NSManagedObjectID(object.entity) }
    object.state = .inserted
    register(object)
    inserted.append(object)
    note(object, in: \.inserted)
    rememberInsertion(of: object)
    object.awakeFromInsert()
  }

  func revive(_ object: NSManagedObject) {
    deleted.removeAll { $0 === object }
    pending.deleted.remove(object)
    object.state = .updated
    updated.append(object)
    note(object, in: \.updated)
  }

  /// Takes an object out of the context.
  func forget(_ object: NSManagedObject) {
    inserted.removeAll { $0 === object }
    updated.removeAll { $0 === object }
    deleted.removeAll { $0 === object }
    registered[object.objectID] = nil
    object.state = .gone
    object.committed = nil
    object.content = nil
  }

  // MARK: - Changes

  func willChange(_ object: NSManagedObject) {
    if object.committed == nil, object.state == .saved { object.committed = object.values }
  }

  func didChange(_ object: NSManagedObject) {
    if object.state == .saved {
      object.state = .updated
      updated.append(object)
    }
    guard object.state == .updated else {
      if object.state == .inserted { note(object, in: pending.inserted.contains(object) ? nil : \.updated) }
      return
    }
    note(object, in: \.updated)
  }

  /// Notes a change for what follows the context.
  func note(_ object: NSManagedObject, in kind: WritableKeyPath<Pending, Set<NSManagedObject>>?) {
    if let kind { pending[keyPath: kind].insert(object) }
    for entry in followers { entry.follower?.contextDidChange(object.objectID) }
    scheduleProcessing()
  }

  func notifyOfSave() {
    for entry in followers { entry.follower?.contextDidSave() }
  }

  func add(_ follower: any ContextFollower) {
    followers.removeAll { $0.follower == nil || $0.follower === follower }
    followers.append(WeakFollower(follower: follower))
  }

  func remove(_ follower: any ContextFollower) {
    followers.removeAll { $0.follower == nil || $0.follower === follower }
  }

  private func scheduleProcessing() {
    guard isMain, MainThread.isCurrent else { return }
    let app = Caller.app
    guard app.map({ $0 !== scheduledApp }) ?? !isScheduledForTest else { return }
    if let app { scheduledApp = app } else { isScheduledForTest = true }
    MainThread.enqueue { [weak self, weak app] in
      guard let self else { return }
      if app == nil { isScheduledForTest = false } else { scheduledApp = nil }
      processPendingChanges()
    }
  }

  func processPendingChanges() {
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = Pending()
    let isNew = changes.inserted
    for entry in followers { entry.follower?.contextDidProcess() }
    guard let context else { return }
    var information: [String: Any] = [:]
    let groups = [
      (NSInsertedObjectsKey, changes.inserted), (NSUpdatedObjectsKey, changes.updated.subtracting(isNew)),
      (NSDeletedObjectsKey, changes.deleted), (NSRefreshedObjectsKey, changes.refreshed),
    ]
    for (key, objects) in groups where !objects.isEmpty { information[key] = objects }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: context, userInfo: information)
  }

  /// Whether an object has changes that are not saved.
  func isPending(_ id: NSManagedObjectID) -> Bool {
    switch registered[id]?.state {
    case .inserted, .updated, .deleted: true
    case .new, .saved, .gone, nil: false
    }
  }

  // MARK: - What others save

  /// Another context has saved. Where changes are merged the main one follows at once, others when they are used next.
  func receive(_ ids: [NSManagedObjectID]) {
    inbox.withLock { $0 += ids }
    guard isMain else { return }
    if MainThread.isCurrent { return catchUp() }
    MainThread.enqueue(inAppWith: installed) { [weak self] in self?.catchUp() }
  }

  func catchUp() {
    let ids = inbox.withLock { ids in
      defer { ids = [] }
      return ids
    }
    if !ids.isEmpty { merge(ids) }
  }

  /// Takes over what is stored of objects, but for values that have changed here.
  func merge(_ ids: [NSManagedObjectID]) {
    for id in ids {
      if let object = registered[id] {
        if object.state == .inserted { continue }
        if let row = rowBelow(id) {
          merge(row, into: object)
        } else {
          pending.deleted.insert(object)
          object.objectWillChange.send()
          forget(object)
        }
      } else if let object = object(id) {
        pending.inserted.insert(object)
      }
      for entry in followers { entry.follower?.contextDidChange(id) }
    }
    scheduleProcessing()
    if isMain, MainThread.isCurrent, Caller.app == nil { processPendingChanges() }
  }

  func merge(_ row: DataStore.Row, into object: NSManagedObject) {
    let kept = Set(object.changedKeys)
    var values = row.values
    for key in kept { values[key] = object.values[key] }
    for (key, value) in object.values where object.entity.property(key)?.isTransient == true { values[key] = value }
    object.version = row.version
    object.objectWillChange.send()
    object.values = values
    object.committed = kept.isEmpty ? nil : row.values
    pending.refreshed.insert(object)
  }

  func reset() {
    let objects = Array(registered.values)
    for object in objects {
      object.willTurnIntoFault()
      forget(object)
      object.didTurnIntoFault()
    }
    (registered, inserted, updated, deleted, pending) = ([:], [], [], [], Pending())
    for entry in followers { entry.follower?.contextDidReset() }
  }

  // MARK: - Evaluation

  func noteRead(of entity: NSEntityDescription) { if reads != nil { reads?.insert(entity.title) } }
  func noteReads(_ names: Set<String>) { if reads != nil { reads?.formUnion(names) } }

  /// Runs a function.
  ///
  /// - Returns: What it returns, and the names of the entities whose objects it has read.
  func evaluating<Result>(_ body: () throws -> Result) rethrows -> (Result, reads: Set<String>) {
    let outer = reads
    reads = []
    defer { reads = outer.map { $0.union(reads ?? []) } }
    let result = try body()
    return (result, reads ?? [])
  }
}
