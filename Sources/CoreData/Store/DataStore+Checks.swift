import Foundation
import UnderstudyStore

extension DataStore.State {
  /// An error of an object that cannot be stored as it is: with its place, if a file has it.
  func contradiction(_ properties: [String], _ number: Int, _ entity: String, _ reason: String) -> NSError {
    let names = properties.map { "'\($0)'" }.joined(separator: " and ")
    if let file { return DataStore.unreadable("\(file.unreadable(names, of: number, entity, reason))") }
    return CoreDataWording.error(
      NSMigrationError,
      "The stored objects cannot be taken along: \(names) of object \(number) of \(entity): \(reason).")
  }

  // MARK: Relationships

  /// Gives objects the relationships that stored values do not have, from what refers back.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`, if a relationship to one object had several.
  mutating func closeGaps(_ model: NSManagedObjectModel) throws {
    for entity in model.entities {
      for case let relationship as NSRelationshipDescription in entity.properties {
        let gaps = tables[entity.title]?.all.filter { $0.value.values[relationship.name] == nil }.keys.sorted() ?? []
        guard !gaps.isEmpty, let inverse = relationship.inverseRelationship else { continue }
        let holders = holders(relationship, by: inverse)
        for id in gaps {
          guard let found = holders[id] else { continue }
          if !relationship.isToMany, found.count > 1 {
            let numbers = found.map { "\($0.number)" }.joined(separator: " and ")
            throw contradiction(
              [relationship.name], id.number, entity.title,
              "it is one object, and those of \(found[0].entity.title) that refer to it by '\(inverse.name)' are \(numbers)"
            )
          }
          tables[entity.title]?.update(id) { $0.values[relationship.name] = found }
          mark(id)
        }
      }
    }
  }

  /// The objects at the other end of a relationship that refer to others, by these.
  private func holders(
    _ relationship: NSRelationshipDescription, by inverse: NSRelationshipDescription
  ) -> [NSManagedObjectID: [NSManagedObjectID]] {
    var holders: [NSManagedObjectID: [NSManagedObjectID]] = [:]
    for entity in relationship.destinationEntity?.family ?? [] {
      guard let table = tables[entity.title] else { continue }
      for id in table.ids {
        for target in table[id]?.values[inverse.name] as? [NSManagedObjectID] ?? [] {
          holders[target, default: []].append(id)
        }
      }
    }
    return holders
  }

  /// Checks objects of a file, as a hand may have changed it.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`, if a relationship has one side only.
  func checkInverses(of entity: NSEntityDescription) throws {
    guard let table = tables[entity.title] else { return }
    for case let relationship as NSRelationshipDescription in entity.properties {
      guard let inverse = relationship.inverseRelationship else { continue }
      let holders = holders(relationship, by: inverse).mapValues(Set.init)
      for id in table.ids {
        let ids = table[id]?.values[relationship.name] as? [NSManagedObjectID] ?? []
        let known = holders[id] ?? []
        guard let stray = ids.first(where: { !known.contains($0) }) else { continue }
        throw contradiction(
          [relationship.name], id.number, entity.title,
          "it refers to object \(stray.number) of \(stray.entity.title), whose '\(inverse.name)' does not refer back")
      }
    }
  }

  /// Marks the objects that refer to others which are deleted, and whose relationship no delete rule changes.
  mutating func markHolders(of deleted: [NSManagedObjectID]) {
    guard file != nil, !deleted.isEmpty else { return }
    let gone = Set(deleted)
    for entity in entities.values {
      for case let relationship as NSRelationshipDescription in entity.properties {
        guard relationship.inverseRelationship.map({ $0.deleteRule == .noActionDeleteRule }) ?? true else { continue }
        for (id, row) in tables[entity.title]?.all ?? [:] {
          let ids = row.values[relationship.name] as? [NSManagedObjectID] ?? []
          if ids.contains(where: gone.contains) { mark(id) }
        }
      }
    }
  }

  // MARK: Unique values

  /// - Throws: An error of `NSCocoaErrorDomain`, if unique values stand twice.
  func checkUniqueness(of entity: NSEntityDescription) throws {
    guard let table = tables[entity.title] else { return }
    for constraint in entity.constraints where !constraint.isEmpty {
      var holders: [[AnyHashable]: NSManagedObjectID] = [:]
      for id in table.ids {
        let values = constraint.compactMap { table[id]?.values[$0] as? AnyHashable }
        guard values.count == constraint.count, let other = holders.updateValue(id, forKey: values) else { continue }
        throw contradiction(
          constraint, id.number, entity.title,
          "object \(other.number) has the same, and there can be one object with it")
      }
    }
  }
}
