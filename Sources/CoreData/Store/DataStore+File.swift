import Foundation
import UnderstudyCore
import UnderstudyStore

extension DataStore {
  /// Writes the file, if the store has one and objects have changed.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`. The objects are written by the next save then.
  func writeFile(ifMissing: Bool = false) throws {
    try state.withUncheckedLock { state in
      Result {
        guard let file = state.file, file.hasChanges || ifMissing && file.condition == .missing else { return }
        do { try file.write { [state] entity, number in state.row(number, of: entity) } } catch {
          throw CoreDataWording.error(NSPersistentStoreSaveError, "\(error)")
        }
      }
    }.get()
  }
}

extension DataStore.State {
  /// Reads the objects of the file, if others have written it.
  ///
  /// - Returns: The entities whose objects were read.
  /// - Throws: An error of `NSCocoaErrorDomain`, if it cannot be read. The file is left as it is.
  mutating func readFile(_ model: NSManagedObjectModel, for store: NSPersistentStore) throws -> [NSEntityDescription] {
    guard let file else { return [] }
    switch file.condition {
    case .unchanged: break
    case .missing:
      if file.isKnown { tables = [:] }
      file.forget()
    case .changed:
      tables = [:]
      do { try file.read() } catch { throw DataStore.unreadable("\(error)") }
    }
    let names = file.untakenNumbers.keys.sorted().compactMap { name in model.entity(ofFile: name).map { (name, $0) } }
    let members = try members(names)
    for (name, entity) in names {
      for row in file.take(name) {
        NSManagedObjectID.noteUsed(row.number)
        let values = try values(of: row, entity, named: name) { number, destination in
          members[Member(number, destination)].map { NSManagedObjectID($0, number: number, in: store) }
        }
        let id = NSManagedObjectID(entity, number: row.number, in: store)
        tables[entity.title, default: DataStore.Table()][id] = DataStore.Row(values: values)
        if name != entity.title || !row.names.isSubset(of: entity.properties.map(\.name)) {
          file.mark(row.number, of: entity.title)
        }
      }
    }
    return names.map(\.1)
  }

  /// The number of an object, which no other object of an entity with the same root has.
  private struct Member: Hashable {
    let number: Int
    let root: String

    init(_ number: Int, _ entity: NSEntityDescription) { (self.number, root) = (number, entity.root.title) }
  }

  /// The entities of objects: those of the file, and those that were read before.
  private func members(_ names: [(name: String, entity: NSEntityDescription)]) throws -> [Member: NSEntityDescription] {
    var members: [Member: NSEntityDescription] = [:]
    guard let file, !names.isEmpty else { return members }
    for (title, table) in tables {
      for id in table.ids { members[Member(id.number, entities[title] ?? id.entity)] = entities[title] ?? id.entity }
    }
    let numbers = file.untakenNumbers
    for (name, entity) in names {
      for number in numbers[name] ?? [] {
        if let other = members.updateValue(entity, forKey: Member(number, entity)) {
          throw contradiction(["#"], number, name, "an object of \(other.title) has the number, too")
        }
      }
    }
    return members
  }

  private func values(
    of row: StoredRow, _ entity: NSEntityDescription, named name: String,
    id: (Int, NSEntityDescription) -> NSManagedObjectID?
  ) throws -> [String: Any] {
    var values: [String: Any] = [:]
    for property in entity.properties {
      let names = [property.name, property.renamingIdentifier].compactMap { $0.map { StoredName($0) } }
      guard let key = names.first(where: { row.values.contains($0) }) else { continue }
      do {
        if let attribute = property as? NSAttributeDescription {
          values[property.name] = try ManagedValue.decode(row.values, key, of: attribute)
        } else if let relationship = property as? NSRelationshipDescription {
          let numbers = try row.values.decode([Int].self, forKey: key)
          values[property.name] = try related(numbers, relationship, id: id)
        }
      } catch let error as StoreFileError {
        throw contradiction([property.name], row.number, name, error.description)
      } catch {
        guard let file else { throw error }
        throw DataStore.unreadable("\(file.unreadable(property.name, of: row.number, name, because: error))")
      }
    }
    return values
  }

  private func related(
    _ numbers: [Int], _ relationship: NSRelationshipDescription, id: (Int, NSEntityDescription) -> NSManagedObjectID?
  ) throws -> [NSManagedObjectID] {
    guard let destination = relationship.destinationEntity else { return [] }
    if !relationship.isToMany, numbers.count > 1 {
      throw StoreFileError("it is one object of \(destination.title), and refers to \(numbers.count)")
    }
    var seen: Set<Int> = []
    return try numbers.map { number in
      guard let found = id(number, destination), found.entity.isKindOf(entity: destination) else {
        throw StoreFileError("it refers to object \(number) of \(destination.title), and there is none")
      }
      if !seen.insert(number).inserted {
        throw StoreFileError("it refers to object \(number) of \(destination.title) twice")
      }
      return found
    }
  }

  fileprivate func row(_ number: Int, of name: String) -> WrittenRow? {
    guard let entity = entities[name],
      let row = tables[name]?[NSManagedObjectID(entity, number: number, in: nil)]
    else { return nil }
    return WrittenRow(number) { container in
      for property in entity.properties {
        guard let value = row.values[property.name] else { continue }
        if let attribute = property as? NSAttributeDescription {
          if try !ManagedValue.encode(value, of: attribute, &container) {
            CoreDataWording.log(CoreDataWording.notInFile(value, attribute))
          }
        } else if let ids = value as? [NSManagedObjectID] {
          // A rule, or a missing inverse, lets objects refer to deleted ones.
          let left = ids.filter { tables[$0.entity.title]?[$0] != nil }
          try container.encode(left.map(\.number), forKey: StoredName(property.name))
        }
      }
    }
  }
}

extension DataStore {
  static func unreadable(_ text: String) -> NSError {
    CoreDataWording.error(CocoaError.Code.fileReadCorruptFile.rawValue, text)
  }
}

extension NSManagedObjectModel {
  /// The entity of a name in a file, or that had the name in an earlier version.
  fileprivate func entity(ofFile name: String) -> NSEntityDescription? {
    entitiesByName[name] ?? entities.first { $0.renamingIdentifier == name }
  }
}
