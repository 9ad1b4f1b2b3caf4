import Foundation

extension ContextContent {
  func save() throws {
    guard hasChanges, let context else { return }
    catchUp()
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: context)
    prepare()
    processPendingChanges()
    try validate()
    let saved = (inserted: inserted, updated: updated, deleted: deleted)
    if let above = context.parent {
      hand(to: above)
    } else {
      try write()
    }
    let new = Set(saved.inserted.filter { $0.state == .saved })
    let changed = Set(saved.updated.filter { $0.state == .saved })
    let gone = Set(saved.deleted + saved.inserted.filter { $0.state == .gone })
    for object in new.union(changed).union(saved.deleted) { object.didSave() }
    notifyOfSave()
    post(new, changed, gone, context)
  }

  /// Lets objects change themselves before they are saved.
  private func prepare() {
    var seen: Set<NSManagedObject> = []
    while let object = (inserted + updated + deleted).first(where: { !seen.contains($0) }) {
      seen.insert(object)
      object.willSave()
    }
    for object in inserted + updated { Derivation.apply(to: object) }
  }

  private func validate() throws {
    var errors: [NSError] = []
    func collect(_ body: () throws -> Void) { do { try body() } catch { errors.append(error as NSError) } }
    for object in deleted { collect { try object.validateForDelete() } }
    for object in inserted { collect { try object.validateForInsert() } }
    for object in updated { collect { try object.validateForUpdate() } }
    try Validation.raise(errors.flatMap { ($0.userInfo[NSDetailedErrorsKey] as? [NSError]) ?? [$0] })
  }

  private func post(
    _ new: Set<NSManagedObject>, _ changed: Set<NSManagedObject>, _ gone: Set<NSManagedObject>,
    _ context: NSManagedObjectContext
  ) {
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: context,
      userInfo: [NSInsertedObjectsKey: new, NSUpdatedObjectsKey: changed, NSDeletedObjectsKey: gone])
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: context,
      userInfo: [
        NSInsertedObjectIDsKey: Set(new.map(\.objectID)), NSUpdatedObjectIDsKey: Set(changed.map(\.objectID)),
        NSDeletedObjectIDsKey: Set(gone.map(\.objectID)),
      ])
    guard context.parent == nil else { return }
    for (store, _) in stores where store.option(NSPersistentStoreRemoteChangeNotificationPostOptionKey) {
      NotificationCenter.default.post(
        name: .NSPersistentStoreRemoteChange, object: context.persistentStoreCoordinator,
        userInfo: ["NSStoreUUID": store.identifier ?? ""])
    }
  }

  /// The values that are stored of an object.
  private func storedValues(_ object: NSManagedObject) -> [String: Any] {
    object.values.filter { object.entity.property($0.key)?.isTransient == false }
  }

  private func finish() {
    for object in inserted + updated {
      object.state = .saved
      object.committed = nil
    }
    let gone = deleted
    (inserted, updated, deleted) = ([], [], [])
    for object in gone { forget(object) }
  }

  // MARK: - To a parent

  private func hand(to above: NSManagedObjectContext) {
    let new = inserted.map { ($0, $0.values) }
    let changed = updated.map { object in (object, object.changedKeys.map { ($0, object.values[$0]) }) }
    let gone = deleted.map(\.objectID)
    above.performAndWait {
      let parent = above.content
      for (object, values) in new {
        // Objects may refer to each other, so all are there before their values.
        let twin = object.entity.objectClass.init(entity: object.entity, insertInto: nil)
        twin.objectID = object.objectID
        twin.values = values
        parent.take(twin)
      }
      for (object, values) in changed {
        guard let twin = parent.object(object.objectID) else { continue }
        for (key, value) in values { twin.replace(value, key) }
      }
      for id in gone { if let twin = parent.object(id) { parent.remove(twin) } }
    }
    finish()
  }

  private func take(_ twin: NSManagedObject) {
    twin.state = .inserted
    twin.content = self
    registered[twin.objectID] = twin
    inserted.append(twin)
    note(twin, in: \.inserted)
  }

  /// Deletes an object whose rules a child has applied.
  private func remove(_ object: NSManagedObject) {
    let isNew = object.state == .inserted
    inserted.removeAll { $0 === object }
    updated.removeAll { $0 === object }
    object.objectWillChange.send()
    object.state = .deleted
    if !isNew { deleted.append(object) }
    note(object, in: \.deleted)
    if isNew { forget(object) }
  }

  // MARK: - To the stores

  private func write() throws {
    let stores = stores
    guard !stores.isEmpty else {
      throw CoreDataWording.error(NSPersistentStoreCoordinatorError, CoreDataWording.noStore)
    }
    if let closed = stores.first(where: { $0.store.isReadOnly }), stores.count == 1 {
      throw CoreDataWording.error(NSPersistentStoreSaveError, "The store \(closed.store.place) can only be read.")
    }
    for store in stores { store.data.saving.lock() }
    defer { for store in stores.reversed() { store.data.saving.unlock() } }
    try readOthers()
    try resolveConflicts()
    try resolveConstraints()
    var (failure, reconciled): ((any Error)?, [NSManagedObjectID]) = (nil, [])
    for (store, data) in stores {
      let isHere = { (object: NSManagedObject) in self.data(for: object.entity)?.data === data }
      var changes = DataStore.Changes()
      for object in inserted.filter(isHere) {
        object.objectID.persistentStore = store
        object.objectID.isTemporaryID = false
        object.version = 1
        changes.inserted.append((object.objectID, storedValues(object)))
      }
      for object in updated.filter(isHere) {
        changes.updated.append((object.objectID, storedValues(object), nil))
        object.version += 1
      }
      changes.deleted = deleted.filter(isHere).map(\.objectID)
      if stores.count > 1 {
        changes.foreign = Set(
          (context?.model?.entities ?? []).filter { self.data(for: $0)?.data !== data }.map(\.title))
      }
      guard !changes.isEmpty else { continue }
      let others = data.write(changes)
      reconciled += others
      do { try data.writeFile() } catch { failure = error }
      guard notifiesOthers else { continue }
      for other in installed.followers(of: data, besides: self) { other.receive(changes.ids + others) }
    }
    finish()
    if !reconciled.isEmpty { merge(reconciled.filter { registered[$0] != nil }) }
    if let failure { throw failure }
  }

  /// Takes over what other stores have written into the files of these.
  private func readOthers() throws {
    guard let model = context?.model else { return }
    for (store, data) in stores {
      let ids = try data.readOthers(model, for: store)
      guard !ids.isEmpty else { continue }
      for other in installed.followers(of: data, besides: self) { other.receive(ids) }
      if isMerging { merge(ids) }
    }
  }

  private var notifiesOthers: Bool { context?.isOfBatch != true }

  private var policy: NSMergePolicyType { (context?.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

  /// Compares changed objects with what others have saved since they were fetched.
  private func resolveConflicts() throws {
    for object in updated + deleted {
      guard let row = data(for: object.entity)?.data.row(object.objectID) else {
        if object.state == .updated { try loseToDeletion(object) }
        continue
      }
      guard row.version != object.version else { continue }
      let (old, mine) = (object.committed ?? object.values, Set(object.changedKeys))
      let theirs = Set(old.keys).union(row.values.keys).filter { !ManagedValue.areEqual(old[$0], row.values[$0]) }
      switch policy {
      case .errorMergePolicyType:
        throw CoreDataWording.error(
          NSManagedObjectMergeError,
          "An object of \(object.entity.title) was changed by another context, too: \(theirs.sorted().joined(separator: ", ")).",
          [NSAffectedObjectsErrorKey: [object]])
      case .mergeByPropertyObjectTrumpMergePolicyType: adopt(row, object, theirs.subtracting(mine))
      case .mergeByPropertyStoreTrumpMergePolicyType: adopt(row, object, theirs)
      case .rollbackMergePolicyType: adopt(row, object, theirs.union(mine))
      case .overwriteMergePolicyType: break
      }
      object.version = row.version
    }
  }

  private func adopt(_ row: DataStore.Row, _ object: NSManagedObject, _ keys: Set<String>) {
    guard object.state == .updated, !keys.isEmpty else { return }
    object.objectWillChange.send()
    for key in keys { object.values[key] = row.values[key] }
    note(object, in: \.refreshed)
  }

  /// Another context has deleted an object that has changed here.
  private func loseToDeletion(_ object: NSManagedObject) throws {
    switch policy {
    case .errorMergePolicyType:
      throw CoreDataWording.error(
        NSManagedObjectMergeError, "An object of \(object.entity.title) was deleted by another context.",
        [NSAffectedObjectsErrorKey: [object]])
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
      updated.removeAll { $0 === object }
      object.state = .inserted
      inserted.append(object)
    case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
      object.objectWillChange.send()
      forget(object)
    }
  }

  // MARK: - Unique values

  private func resolveConstraints() throws {
    let groups = Dictionary(grouping: updated + inserted) { $0.entity.title }
    for entity in groups.sorted(by: { $0.key < $1.key }).compactMap(\.value.first?.entity) {
      for constraint in entity.constraints {
        func key(_ values: [String: Any]) -> [AnyHashable]? {
          let parts = constraint.compactMap { values[$0] as? AnyHashable }
          return parts.count == constraint.count ? parts : nil
        }
        var holders: [[AnyHashable]: NSManagedObjectID] = [:]
        for (id, row) in data(for: entity)?.data.rows(of: entity.title) ?? [:] {
          // What has changed here has another value by now, or is gone.
          if let known = registered[id], known.state != .saved { continue }
          if let key = key(row.values) { holders[key] = id }
        }
        for object in updated + inserted where object.entity.title == entity.title {
          guard let key = key(object.values) else { continue }
          if let holder = holders[key], holder != object.objectID {
            try resolve(object, against: holder, constraint)
          } else {
            holders[key] = object.objectID
          }
        }
      }
    }
  }

  /// Keeps the older of two objects with the same unique values, with the values of the side that the policy prefers.
  private func resolve(_ object: NSManagedObject, against id: NSManagedObjectID, _ constraint: [String]) throws {
    guard policy != .errorMergePolicyType, let other = self.object(id) else {
      throw CoreDataWording.error(
        NSManagedObjectConstraintMergeError,
        "Another object of \(object.entity.title) has the same \(constraint.joined(separator: " and ")).",
        [NSAffectedObjectsErrorKey: [object], NSValidationKeyErrorKey: constraint.joined(separator: ", ")])
    }
    let prefersObject = policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType
    if prefersObject {
      for property in object.entity.properties {
        guard let relationship = property as? NSRelationshipDescription else {
          other.replace(object.values[property.name], property.name)
          continue
        }
        let related = object.related(relationship.name)
        if !related.isEmpty { other.setRelated(related, relationship) }
      }
    }
    let wasSaved = object.state == .updated
    delete(object)
    if wasSaved, !deleted.contains(object) { deleted.append(object) }
  }

  // MARK: - Giving up changes

  func rollback() {
    let (new, others) = (inserted, updated + deleted)
    (inserted, updated, deleted) = ([], [], [])
    for object in others {
      object.objectWillChange.send()
      object.state = .saved
      if let committed = object.committed { object.values = committed }
      object.committed = nil
      note(object, in: \.refreshed)
    }
    for object in new {
      object.objectWillChange.send()
      note(object, in: \.deleted)
      forget(object)
    }
    pending.inserted = []
    processPendingChanges()
  }

  func refresh(_ object: NSManagedObject, keepsChanges: Bool) {
    guard object.content === self, object.state == .saved || object.state == .updated else { return }
    guard let row = rowBelow(object.objectID) else { return }
    if !keepsChanges {
      updated.removeAll { $0 === object }
      object.state = .saved
      object.committed = nil
    }
    merge(row, into: object)
    note(object, in: \.refreshed)
  }
}
