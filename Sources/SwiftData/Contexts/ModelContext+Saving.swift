import Foundation

extension ModelContext {
  /// What the notifications of a save say. Source: Apple's page "ModelContext.NotificationKey".
  public enum NotificationKey: String, Hashable, Sendable {
    /// The identifiers of inserted objects.
    case insertedIdentifiers
    /// The identifiers of changed objects.
    case updatedIdentifiers
    /// The identifiers of deleted objects.
    case deletedIdentifiers
  }

  /// A context is about to save.
  public static let willSave = Notification.Name("ModelContextWillSaveNotification")
  /// A context has saved; the information has the identifiers by the raw values of ``NotificationKey``.
  public static let didSave = Notification.Name("ModelContextDidSaveNotification")

  /// Writes all changes to the store, where other contexts find them.
  ///
  /// Keeps one of the objects with the same unique values: the saved or older one, with the values of the newest.
  ///
  /// - Throws: An error of validation, if a delete rule or a number of related objects does not allow the changes. Nothing is
  ///   saved then. ``SwiftDataError``, if the configuration does not allow to save, or if a file cannot be read or written.
  public func save() throws {
    guard hasChanges else { return }
    guard allowsSave else {
      throw SwiftDataError.modelValidationFailure.saying("The configuration of the container does not allow to save.")
    }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let (changes, result) = try store.saving.withLock { try write() }
    notifyOfSave()
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: changes.inserted.map(\.id),
        NotificationKey.updatedIdentifiers.rawValue: changes.updated.map(\.id),
        NotificationKey.deletedIdentifiers.rawValue: changes.deleted.map(\.id),
      ])
    try result.get()
  }

  /// Compares the changes with what others have saved, and writes them. No other context may save in between.
  private func write() throws -> (ModelStore.Changes, Result<Void, any Error>) {
    try store.readOthers()
    catchUp()
    try validate()
    mergeDuplicates()
    var changes = ModelStore.Changes()
    changes.inserted = inserted.map { ($0.id, $0.entity, $0.values) }
    changes.updated = changed.map { ($0.id, $0.entity, $0.values, $0.changedSlots) }
    changes.deleted = deleted.map { ($0.id, $0.entity) }
    for backing in inserted + changed {
      backing.state = .saved
      backing.changedSlots = []
    }
    let gone = deleted
    (inserted, changed, deleted) = ([], [], [])
    for backing in gone { forget(backing, as: .gone) }
    return (changes, Result { try store.commit(changes, by: self) })
  }

  /// Runs a function, then saves.
  ///
  /// - Throws: What the function or the save throws.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Gives up all changes since the last save.
  public func rollback() {
    undoManager?.removeAllActions()
    let (new, others) = (inserted, changed + deleted)
    (inserted, changed, deleted) = ([], [], [])
    for backing in others {
      backing.state = .saved
      backing.changedSlots = []
      guard let values = store.values(of: backing.id, as: backing.entity) else { continue }
      for slot in values.indices { backing.replace(slot, by: values[slot]) }
    }
    for backing in new { forget(backing, as: .gone) }
    for backing in others + new { notify(of: backing) }
  }

  private func validate() throws {
    if let other = (inserted + changed + deleted).first(where: { store.hasOtherVersion(of: $0.entity) })?.entity {
      throw SwiftDataError.unknownSchema.saying(
        "The store has another version of \(other.name) since a container was made with that. Use a context of the newer container."
      )
    }
    for backing in deleted {
      for (slot, property) in backing.entity.properties.enumerated() where property.relationship.deleteRule == .deny {
        let left = backing.relation(slot).ids.filter { object($0, of: property.destination) != nil }
        guard left.isEmpty else {
          throw SwiftDataError.modelValidationFailure.saying(
            "An object of \(backing.entity.name) cannot be deleted: its '\(property.name)' has \(left.count), and the rule is deny."
          )
        }
      }
    }
    for backing in inserted + changed {
      for (slot, property) in backing.entity.properties.enumerated() where property.kind == .toMany {
        let (count, rule) = (backing.relation(slot).ids.count, property.relationship)
        guard count < rule.minimum || rule.maximum > 0 && count > rule.maximum else { continue }
        throw SwiftDataError.modelValidationFailure.saying(
          "'\(property.name)' of \(backing.entity.name) has \(count) objects, and can have \(rule.minimum) to \(rule.maximum)."
        )
      }
    }
  }

  // MARK: - Unique values

  private func mergeDuplicates() {
    var seen: [ObjectIdentifier: [[[AnyHashable]: ModelBacking]]] = [:]
    for backing in (changed + inserted).filter({ !$0.entity.uniqueness.isEmpty }) {
      let entity = backing.entity
      let type = ObjectIdentifier(entity)
      for (number, constraint) in entity.uniqueness.enumerated() where backing.state != .gone {
        guard let key = ModelStore.uniqueKey(constraint, backing.values, entity) else { continue }
        let saved = store.object(of: entity, constraint: number, key).flatMap { object($0, of: entity) }
        let other =
          seen[type]?[number][key]
          ?? saved.flatMap {
            // The saved one may have another value here by now.
            ModelStore.uniqueKey(constraint, $0.values, entity) == key ? $0 : nil
          }
        if let other, other !== backing {
          merge(backing, into: other)
        } else {
          seen[type, default: entity.uniqueness.map { _ in [:] }][number][key] = backing
        }
      }
    }
  }

  /// The other object takes the values and the place of this one.
  private func merge(_ backing: ModelBacking, into other: ModelBacking) {
    var related: [(slot: Int, old: [PersistentIdentifier])] = []
    for (slot, property) in backing.entity.properties.enumerated() {
      if property.kind != .attribute {
        if backing.relation(slot).ids.isEmpty { continue }
        related.append((slot, other.relation(slot).ids))
      }
      other.replace(slot, by: backing.values[slot])
      noteChange(of: other, slot)
    }
    for holder in registered.values where holder !== backing {
      for (slot, property) in holder.entity.properties.enumerated() where property.destination === backing.entity {
        let relation = holder.relation(slot)
        guard relation.ids.contains(backing.id) else { continue }
        var ids: [PersistentIdentifier] = []
        for id in relation.ids.map({ $0 == backing.id ? other.id : $0 }) where !ids.contains(id) { ids.append(id) }
        holder.replace(slot, by: Relation(ids, isNil: relation.isNil))
        noteChange(of: holder, slot)
      }
    }
    for (slot, old) in related { maintainInverse(of: other, slot, from: old, to: other.relation(slot).ids) }
    let wasSaved = backing.state == .changed
    forget(backing, as: .gone)
    if wasSaved {
      backing.state = .deleted
      deleted.append(backing)
    }
    notify(of: backing)
  }
}
