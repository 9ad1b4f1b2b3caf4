import UnderstudyStore

extension DataStore.State: RelationshipStore {
  func links(of id: NSManagedObjectID, _ key: String) -> [NSManagedObjectID]? {
    guard let row = tables[id.entity.title]?[id] else { return nil }
    return row.values[key] as? [NSManagedObjectID] ?? []
  }

  mutating func setLinks(_ links: [NSManagedObjectID], of id: NSManagedObjectID, _ key: String) {
    tables[id.entity.title]?.update(id) { row in
      row.values[key] = links
      row.version += 1
    }
  }

  /// The relationships that a save is about to write, with what is stored of them.
  func relationships(in changes: DataStore.Changes) -> [WrittenRelationship<NSManagedObjectID, String>] {
    func written(
      _ id: NSManagedObjectID, keys: [String]? = nil, isDeleted: Bool = false
    ) -> [WrittenRelationship<NSManagedObjectID, String>] {
      id.entity.properties.compactMap { property in
        guard let relationship = property as? NSRelationshipDescription,
          let inverse = relationship.inverseRelationship, keys?.contains(relationship.name) ?? true,
          relationship.destinationEntity.map({ !changes.foreign.contains($0.title) }) ?? false
        else { return nil }
        // Without an action, the others keep their reference.
        if isDeleted, relationship.deleteRule == .noActionDeleteRule { return nil }
        return WrittenRelationship(
          id, relationship.name, isToMany: relationship.isToMany, inverse: inverse.name,
          isInverseToMany: inverse.isToMany, before: links(of: id, relationship.name) ?? [])
      }
    }
    return changes.inserted.flatMap { written($0.id) } + changes.updated.flatMap { written($0.id, keys: $0.keys) }
      + changes.deleted.flatMap { written($0, isDeleted: true) }
  }
}
