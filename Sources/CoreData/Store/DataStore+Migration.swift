import Foundation
import UnderstudyStore

extension DataStore.State {
  /// Makes all objects those of a model's entities, by the names of properties.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`, if a required value is missing and has no default.
  mutating func migrate(to model: NSManagedObjectModel) throws {
    for entity in model.entities {
      guard let table = tables[entity.title], table.count > 0 else { continue }
      var migrated = table
      for id in table.ids {
        guard let row = table[id] else { continue }
        let values = try migrate(row.values, id, to: entity)
        migrated[id] = DataStore.Row(values: values, version: row.version)
        if Set(values.keys) != Set(row.values.keys) { file?.mark(id.number, of: entity.title) }
      }
      tables[entity.title] = migrated
    }
  }

  private func migrate(
    _ values: [String: Any], _ id: NSManagedObjectID, to entity: NSEntityDescription
  ) throws -> [String: Any] {
    var result: [String: Any] = [:]
    for property in entity.properties {
      if let value = values[property.name] ?? property.renamingIdentifier.flatMap({ values[$0] }) {
        result[property.name] = value
      } else if let attribute = property as? NSAttributeDescription {
        result[attribute.name] = attribute.defaultValue.flatMap { ManagedValue.stored($0, for: attribute) }
        let isFree = attribute.isOptional || attribute is NSDerivedAttributeDescription
        if result[attribute.name] == nil, !isFree { throw missing(attribute, of: id, entity) }
      }
    }
    return result
  }

  private func missing(
    _ attribute: NSAttributeDescription, of id: NSManagedObjectID, _ entity: NSEntityDescription
  ) -> NSError {
    if file?.line(of: id.number, entity.title) != nil {
      return contradiction(
        [attribute.name], id.number, entity.title,
        "it is required, there is no such value, and the model has no default")
    }
    let text = "Stored objects of \(entity.title) have no value for '\(attribute.name)', which is required"
    return CoreDataWording.error(NSMigrationMissingMappingModelError, text + " and has no default.")
  }

  /// Gives the objects of entities that have other names now identifiers of these.
  mutating func rename(by model: NSManagedObjectModel, for store: NSPersistentStore) {
    var renamed: [NSManagedObjectID: NSManagedObjectID] = [:]
    for entity in model.entities where tables[entity.title] == nil {
      guard let old = entity.renamingIdentifier, let table = tables.removeValue(forKey: old) else { continue }
      var made = DataStore.Table()
      for id in table.ids {
        let new = NSManagedObjectID(entity, number: id.number, in: store)
        made[new] = table[id]
        renamed[id] = new
        file?.mark(id.number, of: old)
        mark(new)
      }
      tables[entity.title] = made
    }
    guard !renamed.isEmpty else { return }
    tables = tables.mapValues { table in
      table.mapRows { row in
        var row = row
        for (key, value) in row.values {
          guard let ids = value as? [NSManagedObjectID] else { continue }
          row.values[key] = ids.map { renamed[$0] ?? $0 }
        }
        return row
      }
    }
  }
}
