import UnderstudyStore

extension ModelStore.State: RelationshipStore {
  func links(of id: PersistentIdentifier, _ slot: Int) -> [PersistentIdentifier]? {
    guard let values = tables[id.entityName]?.objects[id], values.indices.contains(slot) else { return nil }
    return values[slot].map { unsafeDowncast($0, to: Relation.self).ids } ?? []
  }

  mutating func setLinks(_ links: [PersistentIdentifier], of id: PersistentIdentifier, _ slot: Int) {
    guard let property = tables[id.entityName]?.type.properties[slot] else { return }
    tables[id.entityName]?.objects.update(id) {
      $0[slot] = Relation(links, isNil: links.isEmpty && property.kind == .toOne)
    }
  }

  /// The relationships that a save is about to write, with what is stored of them.
  func relationships(in changes: ModelStore.Changes) -> [WrittenRelationship<PersistentIdentifier, Int>] {
    func written(
      _ id: PersistentIdentifier, _ entity: ModelEntity, _ slots: some Sequence<Int>
    ) -> [WrittenRelationship<PersistentIdentifier, Int>] {
      slots.compactMap { slot in
        guard let inverse = entity.inverses[slot], let destination = entity.properties[slot].destination else {
          return nil
        }
        return WrittenRelationship(
          id, slot, isToMany: entity.properties[slot].kind == .toMany, inverse: inverse,
          isInverseToMany: destination.properties[inverse].kind == .toMany, before: links(of: id, slot) ?? [])
      }
    }
    let inserted = changes.inserted.flatMap { written($0.id, $0.entity, $0.entity.properties.indices) }
    let updated = changes.updated.flatMap { written($0.id, $0.entity, $0.slots.sorted()) }
    let deleted = changes.deleted.flatMap { id, entity in
      // Without an action, the others keep their reference.
      written(
        id, entity, entity.properties.indices.filter { entity.properties[$0].relationship.deleteRule != .noAction })
    }
    return inserted + updated + deleted
  }
}
