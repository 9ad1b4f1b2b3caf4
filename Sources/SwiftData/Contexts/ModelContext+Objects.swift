import Foundation
import UnderstudyCore

extension ModelContext {
  // MARK: - Inserting

  /// Adds an object, with those that it refers to; it is stored by the next save.
  public func insert<T: PersistentModel>(_ model: T) { _ = adopt(model) }

  /// Adds an object that is in no context.
  ///
  /// - Returns: Whether the object is in the context now.
  func adopt(_ model: any PersistentModel) -> Bool {
    let backing = model.persistentBackingData
    if let context = backing.context {
      guard context === self else {
        SwiftDataWording.log(SwiftDataWording.otherContext(backing.entity))
        return false
      }
      if backing.state == .deleted { revive(backing) }
      return true
    }
    guard schema.contains(backing.entity) else {
      let isMissing = self === ModelContext.missing
      RuntimeLog.fail(
        .framework, isMissing ? SwiftDataWording.noContainer : SwiftDataWording.notInSchema(backing.entity))
      return false
    }
    if backing.state == .gone { backing.id = PersistentIdentifier(entityName: backing.entity.name) }
    register(backing, model, as: .inserted)
    inserted.append(backing)
    rememberInsertion(of: backing)
    for (slot, property) in backing.entity.properties.enumerated() where property.kind != .attribute {
      let relation = backing.relation(slot)
      let objects = relation.objects.filter { adopt($0) }
      backing.values[slot] = Relation(objects.map(\.persistentModelID), isNil: relation.isNil)
    }
    for (slot, property) in backing.entity.properties.enumerated() where property.kind != .attribute {
      maintainInverse(of: backing, slot, from: [], to: backing.relation(slot).ids)
    }
    notify(of: backing)
    return true
  }

  func register(_ backing: ModelBacking, _ model: any PersistentModel, as state: ModelBacking.State) {
    backing.state = state
    backing.context = self
    backing.model = model
    registered[backing.id] = backing
  }

  func revive(_ backing: ModelBacking) {
    deleted.removeAll { $0 === backing }
    backing.state = .changed
    backing.changedSlots = Set(backing.values.indices)
    changed.append(backing)
    notify(of: backing)
  }

  // MARK: - Finding by identifier

  /// The object of a name that exists in this context: as it is here or, if it is not here yet, as it is stored.
  func object(_ id: PersistentIdentifier, of entity: ModelEntity?) -> ModelBacking? {
    if let known = registered[id] { return known.state == .deleted ? nil : known }
    guard let entity = entity ?? schema.models.first(where: { $0.name == id.entityName }),
      let values = store.values(of: id, as: entity)
    else { return nil }
    let backing = ModelBacking(entity, id: id, values: values)
    register(backing, entity.make(backing), as: .saved)
    return backing
  }

  /// The object of an identifier. Without one it is a new object that is in no context, so that reading it stops; use
  /// ``registeredModel(for:)`` or a fetch where an object may be missing.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    catchUp()
    if let found = object(persistentModelID, of: nil)?.model { return found }
    guard let entity = schema.models.first(where: { $0.name == persistentModelID.entityName }) else {
      preconditionFailure("model(for:): the container has no class \(persistentModelID.entityName).")
    }
    SwiftDataWording.log("model(for:): there is no object of \(entity.name) with the identifier.")
    let backing = ModelBacking(entity)
    backing.values = ContiguousArray(entity.properties.map { $0.makeDefault?() })
    return entity.make(backing)
  }

  /// The object of an identifier, if this context has fetched or inserted it.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    registered[persistentModelID].flatMap { $0.state == .deleted ? nil : $0.model as? T }
  }

  // MARK: - Deleting

  /// Deletes an object, and applies the delete rules of its relationships; the next save removes it from the store.
  public func delete<T: PersistentModel>(_ model: T) { remove(model.persistentBackingData) }

  /// Deletes the objects of a class that satisfy a predicate.
  ///
  /// - Throws: ``SwiftDataError``, if the predicate cannot be evaluated.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }

  func remove(_ backing: ModelBacking) {
    guard backing.state != .gone, backing.state != .deleted, backing.state != .new else { return }
    guard backing.context === self else { return SwiftDataWording.log(SwiftDataWording.otherContext(backing.entity)) }
    let wasInserted = backing.state == .inserted
    let (model, values) = (backing.model, backing.values)
    inserted.removeAll { $0 === backing }
    changed.removeAll { $0 === backing }
    backing.state = .deleted
    if !wasInserted { deleted.append(backing) }
    for (slot, property) in backing.entity.properties.enumerated() where property.kind != .attribute {
      let targets = backing.relation(slot).ids.compactMap { object($0, of: property.destination) }
      switch property.relationship.deleteRule {
      case .cascade: for target in targets { remove(target) }
      case .nullify, .deny:
        guard let inverse = backing.entity.inverses[slot] else { continue }
        for target in targets { unlink(target, inverse, from: backing.id) }
      case .noAction: break
      }
    }
    notify(of: backing)
    rememberDeletion(of: backing, model, values)
    guard wasInserted else { return }
    let kept = backing.values
    backing.values = ContiguousArray(
      zip(backing.entity.properties, kept).map { property, value in
        guard property.kind != .attribute, let value else { return value }
        return Relation([], isNil: unsafeDowncast(value, to: Relation.self).isNil)
      })
    forget(backing, as: .gone)
  }

  // MARK: - Inverses

  /// Changes the other side of a relationship that has been set.
  func maintainInverse(
    of backing: ModelBacking, _ slot: Int, from old: [PersistentIdentifier], to new: [PersistentIdentifier]
  ) {
    guard let inverse = backing.entity.inverses[slot], old != new else { return }
    let destination = backing.entity.properties[slot].destination
    let kept = Set(new)
    for id in old where !kept.contains(id) {
      if let target = object(id, of: destination) { unlink(target, inverse, from: backing.id) }
    }
    let known = Set(old)
    for id in new where !known.contains(id) {
      if let target = object(id, of: destination) { link(target, inverse, to: backing, back: slot) }
    }
  }

  private func unlink(_ target: ModelBacking, _ slot: Int, from id: PersistentIdentifier) {
    let relation = target.relation(slot)
    guard relation.ids.contains(id) else { return }
    let isNil = target.entity.properties[slot].kind == .toOne
    write(Relation(relation.ids.filter { $0 != id }, isNil: isNil), slot, of: target)
  }

  private func link(_ target: ModelBacking, _ slot: Int, to owner: ModelBacking, back: Int) {
    let relation = target.relation(slot)
    guard !relation.ids.contains(owner.id) else { return }
    guard target.entity.properties[slot].kind == .toOne else {
      return write(Relation(relation.ids + [owner.id]), slot, of: target)
    }
    // The target leaves the one that it belonged to.
    for id in relation.ids {
      if let former = object(id, of: owner.entity) { unlink(former, back, from: target.id) }
    }
    write(Relation([owner.id]), slot, of: target)
  }

  private func write(_ relation: Relation, _ slot: Int, of target: ModelBacking) {
    rememberValue(of: target, slot)
    target.replace(slot, by: relation)
    noteChange(of: target, slot)
  }
}
