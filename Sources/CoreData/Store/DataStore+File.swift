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
  /// - Throws: An error of `NSCocoaErrorDomain`, if it cannot be read. The file is left as it is.
  mutating func readFile(_ model: NSManagedObjectModel, for store: NSPersistentStore) throws {
    guard let file else { return }
    switch file.condition {
    case .unchanged: break
    case .missing:
      if file.isKnown { tables = [:] }
      file.forget()
    case .changed:
      tables = [:]
      do { try file.read() } catch { throw DataStore.unreadable("\(error)") }
    }
    let entities = file.untakenNumbers.reduce(into: [Int: NSEntityDescription]()) { result, entry in
      guard let entity = model.entity(ofFile: entry.key) else { return }
      for number in entry.value { result[number] = entity }
    }
    for name in file.untakenNumbers.keys.sorted() {
      guard let entity = model.entity(ofFile: name) else { continue }
      for row in file.take(name) {
        let id = NSManagedObjectID(entity, number: row.number, in: store)
        NSManagedObjectID.noteUsed(row.number)
        do {
          let values = try Self.values(of: row, entity) { number in
            entities[number].map { NSManagedObjectID($0, number: number, in: store) }
          }
          tables[entity.title, default: DataStore.Table()][id] = DataStore.Row(values: values)
        } catch {
          throw DataStore.unreadable(
            "Object \(row.number) of \(name) in the store at \(file.url.path) cannot be read: \(StoreFile.place(of: error))"
          )
        }
        if name != entity.title { file.mark(row.number, of: entity.title) }
      }
    }
  }

  private static func values(
    of row: StoredRow, _ entity: NSEntityDescription, id: (Int) -> NSManagedObjectID?
  ) throws -> [String: Any] {
    var values: [String: Any] = [:]
    for property in entity.properties {
      let names = [property.name, property.renamingIdentifier].compactMap { $0.map { StoredName($0) } }
      guard let name = names.first(where: { row.values.contains($0) }) else { continue }
      if let attribute = property as? NSAttributeDescription {
        values[property.name] = try ManagedValue.decode(row.values, name, of: attribute)
      } else if property is NSRelationshipDescription {
        values[property.name] = try row.values.decode([Int].self, forKey: name).compactMap(id)
      }
    }
    return values
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
          try container.encode(ids.map(\.number), forKey: StoredName(property.name))
        }
      }
    }
  }
}

extension DataStore {
  fileprivate static func unreadable(_ text: String) -> NSError {
    CoreDataWording.error(CocoaError.Code.fileReadCorruptFile.rawValue, text)
  }
}

extension NSManagedObjectModel {
  /// The entity of a name in a file, or that had the name in an earlier version.
  fileprivate func entity(ofFile name: String) -> NSEntityDescription? {
    entitiesByName[name] ?? entities.first { $0.renamingIdentifier == name }
  }
}
