import UnderstudyCore

/// The value of a relationship: names of objects or, as long as the owner is in no context, the objects.
final class Relation: @unchecked Sendable {
  let ids: [PersistentIdentifier]
  let objects: [any PersistentModel]
  /// Whether an optional relationship is nil.
  let isNil: Bool

  init(_ ids: [PersistentIdentifier], isNil: Bool = false) { (self.ids, objects, self.isNil) = (ids, [], isNil) }

  init(objects: [any PersistentModel], isNil: Bool = false) {
    (ids, self.objects, self.isNil) = ([], objects, isNil)
  }

  static let none = Relation([], isNil: true)
}

extension ModelBacking {
  func relation(_ slot: Int) -> Relation { values[slot].map { unsafeDowncast($0, to: Relation.self) } ?? .none }

  /// The objects of a relationship that exist.
  func related(_ slot: Int) -> [any PersistentModel] {
    let relation = relation(slot)
    guard !relation.ids.isEmpty else { return relation.objects }
    guard let context else { return [] }
    return relation.ids.compactMap { context.object($0, of: entity.properties[slot].destination)?.model }
  }

  private func relatedModels<M: PersistentModel, V, D: PersistentModel>(
    _ slot: Int, of model: M, _ keyPath: KeyPath<M, V>, _ type: D.Type
  ) -> [D] {
    noteAccess(slot, model, keyPath)
    return related(slot).compactMap { $0 as? D }
  }

  private func setRelated<M: PersistentModel, V>(
    _ objects: [any PersistentModel], isNil: Bool, _ slot: Int, of model: M, _ keyPath: KeyPath<M, V>
  ) {
    if context == nil, let other = objects.first(where: { $0.modelContext != nil })?.modelContext, state == .new,
      entity.inverses[slot] != nil
    {
      other.insert(model)
    }
    guard let context else { return store(Relation(objects: objects, isNil: isNil), slot, of: model, keyPath) }
    let accepted = objects.filter { context.adopt($0) }
    let old = relation(slot).ids
    let new = accepted.map(\.persistentModelID)
    store(Relation(new, isNil: isNil), slot, of: model, keyPath)
    context.maintainInverse(of: self, slot, from: old, to: new)
  }

  // MARK: To one

  /// Takes the first value of a relationship to one object.
  public func initialize<V: PersistentModel>(_ slot: Int, to value: V) { values[slot] = Relation(objects: [value]) }

  /// Takes the first value of an optional relationship to one object.
  public func initialize<V: PersistentModel>(_ slot: Int, to value: V?) {
    values[slot] = Relation(objects: value.map { [$0] } ?? [], isNil: value == nil)
  }

  /// Reads a relationship to one object.
  public func get<M: PersistentModel, V: PersistentModel>(_ slot: Int, of model: M, _ keyPath: KeyPath<M, V>) -> V {
    guard let found = relatedModels(slot, of: model, keyPath, V.self).first else {
      preconditionFailure(SwiftDataWording.noValue(entity, slot))
    }
    return found
  }

  /// Reads an optional relationship to one object.
  public func get<M: PersistentModel, V: PersistentModel>(_ slot: Int, of model: M, _ keyPath: KeyPath<M, V?>) -> V? {
    relatedModels(slot, of: model, keyPath, V.self).first
  }

  /// Writes a relationship to one object.
  public func set<M: PersistentModel, V: PersistentModel>(
    _ value: V, _ slot: Int, of model: M, _ keyPath: KeyPath<M, V>
  ) {
    setRelated([value], isNil: false, slot, of: model, keyPath)
  }

  /// Writes an optional relationship to one object.
  public func set<M: PersistentModel, V: PersistentModel>(
    _ value: V?, _ slot: Int, of model: M, _ keyPath: KeyPath<M, V?>
  ) {
    setRelated(value.map { [$0] } ?? [], isNil: value == nil, slot, of: model, keyPath)
  }

  // MARK: To many

  /// Takes the first value of a relationship to many objects.
  public func initialize<V: RelationshipCollection>(_ slot: Int, to value: V) {
    values[slot] = Relation(objects: value.relatedModels)
  }

  /// Takes the first value of an optional relationship to many objects.
  public func initialize<V: RelationshipCollection>(_ slot: Int, to value: V?) {
    values[slot] = Relation(objects: value?.relatedModels ?? [], isNil: value == nil)
  }

  /// Reads a relationship to many objects, in the order in which they were added.
  public func get<M: PersistentModel, V: RelationshipCollection>(
    _ slot: Int, of model: M, _ keyPath: KeyPath<M, V>
  ) -> V {
    V(relatedModels: relatedModels(slot, of: model, keyPath, V.PersistentElement.self))
  }

  /// Reads an optional relationship to many objects.
  public func get<M: PersistentModel, V: RelationshipCollection>(
    _ slot: Int, of model: M, _ keyPath: KeyPath<M, V?>
  ) -> V? {
    let models = relatedModels(slot, of: model, keyPath, V.PersistentElement.self)
    return relation(slot).isNil ? nil : V(relatedModels: models)
  }

  /// Writes a relationship to many objects.
  public func set<M: PersistentModel, V: RelationshipCollection>(
    _ value: V, _ slot: Int, of model: M, _ keyPath: KeyPath<M, V>
  ) {
    setRelated(value.relatedModels, isNil: false, slot, of: model, keyPath)
  }

  /// Writes an optional relationship to many objects.
  public func set<M: PersistentModel, V: RelationshipCollection>(
    _ value: V?, _ slot: Int, of model: M, _ keyPath: KeyPath<M, V?>
  ) {
    setRelated(value?.relatedModels ?? [], isNil: value == nil, slot, of: model, keyPath)
  }
}
