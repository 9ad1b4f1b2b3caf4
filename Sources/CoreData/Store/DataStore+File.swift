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

extension DataStore {
  /// Reads what other stores have written into the file, so that a save adds to it.
  ///
  /// - Returns: The objects that are new, gone or changed since.
  /// - Throws: An error of `NSCocoaErrorDomain`, if the file cannot be read.
  func readOthers(_ model: NSManagedObjectModel, for store: NSPersistentStore) throws -> [NSManagedObjectID] {
    try state.withUncheckedLock { state in
      Result {
        // The objects of another model are left to the write.
        guard state.file?.isOvertaken == true, state.entities.keys.allSatisfy({ model.entitiesByName[$0] != nil })
        else {
          return []
        }
        let before = state.tables
        try state.orAsBefore { try $0.read(model, for: store) }
        return state.followVersions(of: before)
      }
    }.get()
  }
}

extension DataStore.State {
  /// Runs a change. If it throws, all is as before.
  mutating func orAsBefore(_ body: (inout Self) throws -> Void) throws {
    let (before, takeBack) = (self, file?.checkpoint())
    do { try body(&self) } catch {
      self = before
      takeBack?()
      throw error
    }
  }

  /// Reads the file, and makes all objects those of a model.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`, if the file cannot be read, or if objects do not fit the model.
  mutating func read(_ model: NSManagedObjectModel, for store: NSPersistentStore) throws {
    let read = try readFile(model, for: store)
    rename(by: model, for: store)
    try migrate(to: model)
    try closeGaps(model)
    for entity in read { try checkInverses(of: entity) }
    for entity in model.entities { try checkUniqueness(of: entity) }
    if let file { store.identifier = file.identifier }
  }

  /// Gives objects that were read again the versions after those that they had, if they have changed.
  fileprivate mutating func followVersions(of before: [String: DataStore.Table]) -> [NSManagedObjectID] {
    var changed: [NSManagedObjectID] = []
    for name in Set(before.keys).union(tables.keys).sorted() {
      let old = before[name] ?? DataStore.Table()
      for id in tables[name]?.ids ?? [] {
        guard let row = tables[name]?[id], let former = old[id] else {
          changed.append(id)
          continue
        }
        let keys = Set(row.values.keys).union(former.values.keys)
        let isEqual = keys.allSatisfy { ManagedValue.areEqual(row.values[$0], former.values[$0]) }
        tables[name]?.update(id) { $0.version = former.version + (isEqual ? 0 : 1) }
        if !isEqual { changed.append(id) }
      }
      changed += old.ids.filter { tables[name]?[$0] == nil }
    }
    return changed
  }

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
