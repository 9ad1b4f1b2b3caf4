import Foundation
import UnderstudyCore
import UnderstudyStore

/// The file that a configuration names, and the classes whose objects are in it.
final class ModelFile {
  let text: StoreFile
  /// The names of the classes; nil for all that no other file has.
  let names: Set<String>?

  init(_ configuration: ModelConfiguration, at url: URL) {
    text = StoreFile(url)
    names = configuration.schema.map { Set($0.models.map(\.name)) }
  }
}

extension ModelStore.State {
  func file(of entity: String) -> ModelFile? {
    guard !files.isEmpty else { return nil }
    return files.first { $0.names?.contains(entity) == true } ?? files.first { $0.names == nil }
  }
}

extension ModelStore {
  /// Stores objects in the files that configurations name.
  func attach(_ configurations: [ModelConfiguration]) {
    state.withUncheckedLock { state in
      for configuration in configurations where configuration.namesFile {
        let url = Installation.current?.relocated(configuration.url) ?? configuration.url
        if !state.files.contains(where: { $0.text.url.standardizedFileURL == url.standardizedFileURL }) {
          state.files.append(ModelFile(configuration, at: url))
        }
      }
    }
  }

  // MARK: Reading

  /// Reads files that others have written, and removes the objects of those that are gone.
  func readFiles(_ schema: Schema, _ versions: [Version]) throws {
    let changed: [ModelContext] = try state.withUncheckedLock { state in
      Result {
        var hasChanged = false
        for file in state.files {
          switch file.text.condition {
          case .unchanged: break
          case .missing where !file.text.isKnown: break
          case .missing:
            file.text.forget()
            state.removeObjects { [files = state] in files.file(of: $0) === file }
            hasChanged = true
          case .changed:
            hasChanged = file.text.isKnown
            do { try file.text.read() } catch { throw file.error(error) }
            if hasChanged { state.removeObjects { [files = state] in files.file(of: $0) === file } }
          }
          try state.read(Self.entities(of: file, schema, versions), from: file)
          if let name = file.text.schemaVersion, state.version == nil {
            state.version = versions.first { $0.schema.version.description == name }?.schema.version
          }
        }
        return hasChanged ? state.contexts.compactMap(\.context) : []
      }
    }.get()
    for context in changed { context.storeDidChange() }
  }

  /// Reads what other stores have written into files, so that a save adds to it.
  ///
  /// - Throws: ``SwiftDataError``, if a file cannot be read, or if it is of another version of the app's classes by now.
  func readOthers() throws {
    let changed: [ModelContext] = try state.withUncheckedLock { state in
      Result {
        guard !state.isMigrating else { return [] }
        var hasChanged = false
        for file in state.files where file.text.isOvertaken {
          let (before, takeBack) = (state, file.text.checkpoint())
          do { try state.readAgain(file) } catch {
            takeBack()
            state = before
            throw error
          }
          hasChanged = true
        }
        return hasChanged ? state.contexts.compactMap(\.context) : []
      }
    }.get()
    for context in changed { context.storeDidChange() }
  }

  /// The classes that the objects of a file are of: those of the version in a plan that the file names or that fits, or those of the
  /// schema.
  private static func entities(of file: ModelFile, _ schema: Schema, _ versions: [Version]) -> [ModelEntity] {
    if let named = versions.first(where: { $0.schema.version.description == file.text.schemaVersion }) {
      return named.schema.models
    }
    let untaken = file.text.untaken
    let fitting = versions.first { version in
      untaken.allSatisfy { name, properties in
        version.schema.models.contains { $0.name == name && Set($0.properties.map(\.name)) == properties }
      }
    }
    return (fitting?.schema ?? schema).models
  }

  // MARK: Writing

  /// Writes the files whose objects have changed.
  ///
  /// - Parameter ifMissing: Whether files that do not exist are written without changes, too.
  /// - Throws: ``SwiftDataError``. The objects are written by the next save then.
  func writeFiles(ifMissing: Bool = false) throws {
    try state.withUncheckedLock { state in
      Result {
        if state.isMigrating { return }
        for file in state.files where file.text.hasChanges || ifMissing && file.text.condition == .missing {
          do {
            try file.text.write { entity, number in state.row(number, of: entity) }
          } catch {
            throw SwiftDataError.unwritableStore.saying("\(error)")
          }
        }
      }
    }.get()
  }
}

extension ModelStore.State {
  /// Reads the objects of classes that were not read yet.
  fileprivate mutating func read(_ classes: [ModelEntity], from file: ModelFile) throws {
    let untaken = file.text.untaken
    let entities = classes.filter { untaken[$0.name] != nil }
    let gaps = try entities.map { try read($0, from: file) }
    for (entity, gaps) in zip(entities, gaps) { try close(gaps, of: entity) }
    for entity in entities { try check(entity, in: file) }
  }

  fileprivate mutating func readAgain(_ file: ModelFile) throws {
    let version = file.text.schemaVersion
    do { try file.text.read() } catch { throw file.error(error) }
    guard file.text.schemaVersion == version else {
      throw SwiftDataError.unknownSchema.saying(
        "The store at \(file.text.url.path) is of version \(file.text.schemaVersion ?? "none") by now. Use a container of it."
      )
    }
    removeObjects { [self] in self.file(of: $0) === file }
    try read(tables.values.map(\.type), from: file)
  }

  /// - Returns: The relationships that the file does not have.
  fileprivate mutating func read(_ entity: ModelEntity, from file: ModelFile) throws -> RelationGaps {
    var objects = ObjectTable<PersistentIdentifier, ModelStore.Values>()
    var gaps = RelationGaps()
    let relationships = entity.properties.indices.filter { entity.properties[$0].kind != .attribute }
    for row in file.text.take(entity.name) {
      let id = PersistentIdentifier(entityName: entity.name, number: row.number)
      objects[id] = try Self.values(of: row, entity, file)
      if row.names != Set(entity.properties.map(\.name)) { file.text.mark(row.number, of: entity.name) }
      for slot in relationships where entity.properties[slot].key(in: row) == nil { gaps[slot, default: []].append(id) }
    }
    fill(entity, objects)
    journal.append(objects.ids.map { ($0, entity) })
    return gaps
  }

  private static func values(of row: StoredRow, _ entity: ModelEntity, _ file: ModelFile) throws -> ModelStore.Values {
    var values = ModelStore.Values()
    for (slot, property) in entity.properties.enumerated() {
      guard let key = property.key(in: row) else {
        guard let value = entity.makeValue(slot) else {
          throw file.error(
            file.text.unreadable(
              "'\(property.name)'", of: row.number, entity.name, "there is no such value, and the class has no default")
          )
        }
        values.append(value)
        continue
      }
      do { values.append(try property.decode(row.values, key)) } catch {
        throw file.error(file.text.unreadable(property.name, of: row.number, entity.name, because: error))
      }
    }
    return values
  }

  fileprivate func row(_ number: Int, of name: String) -> WrittenRow? {
    guard let table = tables[name] else { return nil }
    guard let values = table.objects[PersistentIdentifier(entityName: name, number: number)] else { return nil }
    return WrittenRow(number) { container in
      for (property, value) in zip(table.type.properties, values) {
        guard let value else { continue }
        try property.encode(existing(value, property), &container, StoredName(property.name))
      }
    }
  }

  /// Marks the objects that refer to others which are deleted, and whose relationship no delete rule changes.
  mutating func markHolders(of deleted: [(id: PersistentIdentifier, entity: ModelEntity)]) {
    guard !files.isEmpty else { return }
    for (entity, gone) in Dictionary(grouping: deleted, by: { $0.entity.name }) {
      let ids = Set(gone.map(\.id))
      for table in tables.values {
        for slot in table.type.oneSidedSlots(to: entity) {
          for (id, values) in table.objects.all {
            guard let relation = values[slot].map({ unsafeDowncast($0, to: Relation.self) }) else { continue }
            if relation.ids.contains(where: ids.contains) {
              file(of: id.entityName)?.text.mark(id.number, of: id.entityName)
            }
          }
        }
      }
    }
  }

  /// A relationship without objects that are deleted, to which a rule of the class or a missing inverse lets it refer.
  private func existing(_ value: AnyObject, _ property: ModelEntity.Property) -> AnyObject {
    guard property.kind != .attribute, let destination = property.destination else { return value }
    let relation = unsafeDowncast(value, to: Relation.self)
    let objects = tables[destination.name]?.objects
    let ids = relation.ids.filter { objects?[$0] != nil }
    guard ids.count < relation.ids.count else { return value }
    return Relation(ids, isNil: ids.isEmpty && property.kind == .toOne)
  }
}

extension ModelEntity {
  /// The relationships to a class whose objects leave them as they are when they are deleted.
  fileprivate func oneSidedSlots(to name: String) -> [Int] {
    properties.indices.filter { slot in
      guard let destination = properties[slot].destination, destination.name == name else { return false }
      return inverses[slot].map { destination.properties[$0].relationship.deleteRule == .noAction } ?? true
    }
  }
}

extension ModelEntity.Property {
  /// The name by which an object of a file has the property.
  fileprivate func key(in row: StoredRow) -> StoredName? {
    [name, originalName].lazy.compactMap { $0.map(StoredName.init) }.first { row.values.contains($0) }
  }
}

extension ModelFile {
  func error(_ error: any Error) -> SwiftDataError { .loadIssueModelContainer.saying("\(error)") }
}
