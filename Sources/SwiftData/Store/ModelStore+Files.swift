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
            do { try file.text.read() } catch { throw SwiftDataError.loadIssueModelContainer.saying("\(error)") }
            if hasChanged { state.removeObjects { [files = state] in files.file(of: $0) === file } }
          }
          let entities = Self.entities(of: file, schema, versions)
          for entity in entities where file.text.untaken[entity.name] != nil { try state.read(entity, from: file) }
          if let name = file.text.schemaVersion, state.version == nil {
            state.version = versions.first { $0.schema.version.description == name }?.schema.version
          }
        }
        return hasChanged ? state.contexts.compactMap(\.context) : []
      }
    }.get()
    for context in changed { context.storeDidChange() }
  }

  /// The classes that the objects of a file are of: those of the version in a plan that it was written by, or those of the schema.
  private static func entities(of file: ModelFile, _ schema: Schema, _ versions: [Version]) -> [ModelEntity] {
    let untaken = file.text.untaken
    let named = versions.filter { $0.schema.version.description == file.text.schemaVersion }
    let fitting = (named + versions).first { version in
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
  fileprivate mutating func read(_ entity: ModelEntity, from file: ModelFile) throws {
    var objects = ObjectTable<PersistentIdentifier, ModelStore.Values>()
    for row in file.text.take(entity.name) {
      let id = PersistentIdentifier(entityName: entity.name, number: row.number)
      objects[id] = try Self.values(of: row, entity, file)
      if row.names != Set(entity.properties.map(\.name)) { file.text.mark(row.number, of: entity.name) }
    }
    fill(entity, objects)
    journal.append(objects.ids.map { ($0, entity) })
  }

  private static func values(of row: StoredRow, _ entity: ModelEntity, _ file: ModelFile) throws -> ModelStore.Values {
    var values = ModelStore.Values()
    for property in entity.properties {
      let key = [property.name, property.originalName].lazy.compactMap { $0.map(StoredName.init) }
        .first { row.values.contains($0) }
      do {
        if let key {
          values.append(try property.decode(row.values, key))
        } else if let value = property.makeDefault?() {
          values.append(value)
        } else {
          throw StoreFileError("There is no such value, and no default.")
        }
      } catch {
        throw SwiftDataError.loadIssueModelContainer.saying(
          "'\(property.name)' of object \(row.number) of \(entity.name) in the store at \(file.text.url.path) cannot be read: "
            + StoreFile.place(of: error))
      }
    }
    return values
  }

  fileprivate func row(_ number: Int, of name: String) -> WrittenRow? {
    guard let table = tables[name] else { return nil }
    guard let values = table.objects[PersistentIdentifier(entityName: name, number: number)] else { return nil }
    return WrittenRow(number) { container in
      for (property, value) in zip(table.type.properties, values) {
        if let value { try property.encode(value, &container, StoredName(property.name)) }
      }
    }
  }
}
