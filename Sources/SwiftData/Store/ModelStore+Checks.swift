import UnderstudyStore

/// The objects whose relationships stored values do not have, by the numbers of the properties.
typealias RelationGaps = [Int: [PersistentIdentifier]]

extension ModelStore.State {
  /// An error of an object that cannot be stored as it is: with its place, if a file has it.
  private func contradiction(_ properties: [String], _ id: PersistentIdentifier, _ reason: String) -> SwiftDataError {
    let names = properties.map { "'\($0)'" }.joined(separator: " and ")
    if let file = file(of: id.entityName) {
      return file.error(file.text.unreadable(names, of: id.number, id.entityName, reason))
    }
    return .loadIssueModelContainer.saying(
      "The stored objects cannot be taken along: \(names) of object \(id.number) of \(id.entityName): \(reason).")
  }

  // MARK: Relationships

  /// Gives objects the relationships that stored values do not have, from what refers back.
  ///
  /// - Throws: ``SwiftDataError``, if a relationship to one object had several, or if one that needs an object had none.
  mutating func close(_ gaps: RelationGaps, of entity: ModelEntity) throws {
    for (slot, ids) in gaps.sorted(by: { $0.key < $1.key }) {
      let property = entity.properties[slot]
      guard let inverse = entity.inverses[slot], let destination = property.destination else { continue }
      let holders = holders(destination, inverse)
      for id in ids {
        guard let found = holders[id] else {
          if property.needsObject { throw contradiction([property.name], id, ModelStore.noDefault) }
          continue
        }
        if property.kind == .toOne, found.count > 1 {
          throw contradiction([property.name], id, Self.severalHolders(found, destination.properties[inverse].name))
        }
        tables[entity.name]?.objects.update(id) { $0[slot] = Relation(found) }
      }
    }
  }

  private static func severalHolders(_ ids: [PersistentIdentifier], _ name: String) -> String {
    let numbers = ids.map { "\($0.number)" }.joined(separator: " and ")
    return "it is one object, and those of \(ids[0].entityName) that refer to it by '\(name)' are \(numbers)"
  }

  /// The objects of a class that refer to others by a relationship, by these.
  private func holders(_ entity: ModelEntity, _ slot: Int) -> [PersistentIdentifier: [PersistentIdentifier]] {
    guard let table = tables[entity.name], table.type === entity else { return [:] }
    var holders: [PersistentIdentifier: [PersistentIdentifier]] = [:]
    for id in table.objects.ids {
      for target in table.relation(id, slot)?.ids ?? [] { holders[target, default: []].append(id) }
    }
    return holders
  }

  /// Checks objects of a file, as a hand may have changed it.
  ///
  /// - Throws: ``SwiftDataError``, if relationships contradict each other, or if unique values stand twice.
  func check(_ entity: ModelEntity, in file: ModelFile) throws {
    guard let table = tables[entity.name], table.type === entity else { return }
    try checkUniqueness(of: entity)
    for (slot, property) in entity.properties.enumerated() {
      guard let destination = property.destination, self.file(of: destination.name) === file else { continue }
      let targets = tables[destination.name] ?? ModelStore.Table(type: destination)
      guard targets.type === destination else { continue }
      let inverse = entity.inverses[slot]
      let holders = inverse.map { self.holders(destination, $0).mapValues(Set.init) }
      for id in table.objects.ids {
        guard let ids = table.relation(id, slot)?.ids, !ids.isEmpty else { continue }
        if let reason = Self.reason(against: ids, in: property, targets) {
          throw contradiction([property.name], id, reason)
        }
        guard let inverse, let holders else { continue }
        let known = holders[id] ?? []
        if let stray = ids.first(where: { !known.contains($0) }) {
          throw contradiction(
            [property.name], id,
            "it refers to object \(stray.number) of \(destination.name), whose '\(destination.properties[inverse].name)' does not refer back"
          )
        }
      }
    }
  }

  private static func reason(
    against ids: [PersistentIdentifier], in property: ModelEntity.Property, _ targets: ModelStore.Table
  ) -> String? {
    let name = targets.type.name
    if property.kind == .toOne, ids.count > 1 { return "it is one object of \(name), and refers to \(ids.count)" }
    var seen: Set<PersistentIdentifier> = []
    for id in ids {
      if targets.objects[id] == nil { return "it refers to object \(id.number) of \(name), and there is none" }
      if !seen.insert(id).inserted { return "it refers to object \(id.number) of \(name) twice" }
    }
    return nil
  }

  // MARK: Unique values

  /// - Throws: ``SwiftDataError``, if unique values stand twice.
  func checkUniqueness(of entity: ModelEntity) throws {
    guard let table = tables[entity.name], !entity.uniqueness.isEmpty else { return }
    var holders = entity.uniqueness.map { _ in [[AnyHashable]: PersistentIdentifier]() }
    for id in table.objects.ids {
      guard let values = table.objects[id] else { continue }
      for (number, constraint) in entity.uniqueness.enumerated() {
        guard let key = ModelStore.uniqueKey(constraint, values, entity) else { continue }
        guard let other = holders[number].updateValue(id, forKey: key) else { continue }
        throw contradiction(
          constraint.map { entity.properties[$0].name }, id,
          "object \(other.number) has the same, and there can be one object with it")
      }
    }
  }
}

extension ModelStore.Table {
  fileprivate func relation(_ id: PersistentIdentifier, _ slot: Int) -> Relation? {
    objects[id]?[slot].map { unsafeDowncast($0, to: Relation.self) }
  }
}

extension ModelStore {
  static var noDefault: String { "there is no such value, and the class has no default" }
}

extension ModelEntity {
  /// The value of an object that has none: the default, or nothing for a relationship that the other side may have.
  func makeValue(_ slot: Int) -> AnyObject? {
    properties[slot].makeDefault?() ?? (properties[slot].needsObject && inverses[slot] != nil ? Relation([]) : nil)
  }
}

extension ModelEntity.Property {
  fileprivate var needsObject: Bool { kind == .toOne && !isOptional }
}
