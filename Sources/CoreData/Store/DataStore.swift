import Foundation
import UnderstudyCore
import UnderstudyStore
import UnderstudyTime

/// The saved objects of one store of an installed app, which any thread may read and write.
final class DataStore: @unchecked Sendable {
  /// The values of a saved object.
  struct Row {
    var values: [String: Any]
    /// Grows with each save of the object.
    var version = 1
  }

  /// What a save writes.
  struct Changes {
    var inserted: [(id: NSManagedObjectID, values: [String: Any])] = []
    /// With the keys that are written; nil for all.
    var updated: [(id: NSManagedObjectID, values: [String: Any], keys: [String]?)] = []
    var deleted: [NSManagedObjectID] = []
    /// The entities whose objects are in other stores, by their names.
    var foreign: Set<String> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
    var ids: [NSManagedObjectID] { inserted.map(\.id) + updated.map(\.id) + deleted }
  }

  typealias Table = ObjectTable<NSManagedObjectID, Row>

  struct State {
    var tables: [String: Table] = [:]
    /// The entities of the models that the store was opened with.
    var entities: [String: NSEntityDescription] = [:]
    var file: StoreFile?

    mutating func mark(_ id: NSManagedObjectID) { file?.mark(id.number, of: id.entity.title) }
  }

  let state = Guarded(unchecked: State())
  /// Held while a save compares its changes with what is stored, and writes them.
  let saving = NSRecursiveLock()

  init() {}

  func ids(of entity: String) -> [NSManagedObjectID] { state.withUncheckedLock { $0.tables[entity]?.ids ?? [] } }

  func row(_ id: NSManagedObjectID) -> Row? { state.withUncheckedLock { $0.tables[id.entity.title]?[id] } }

  func rows(of entity: String) -> [NSManagedObjectID: Row] { state.withUncheckedLock { $0.tables[entity]?.all ?? [:] } }

  var isEmpty: Bool { state.withUncheckedLock { $0.tables.values.allSatisfy { $0.count == 0 } } }

  /// Writes all changes at once.
  ///
  /// - Returns: The objects whose relationships are others than the save has written, as another context has changed them.
  func write(_ changes: Changes) -> [NSManagedObjectID] {
    state.withUncheckedLock { state in
      let relationships = state.relationships(in: changes)
      for (id, values) in changes.inserted { state.tables[id.entity.title, default: Table()][id] = Row(values: values) }
      for (id, values, keys) in changes.updated {
        state.tables[id.entity.title]?.update(id) { row in
          if let keys {
            for key in keys { row.values[key] = values[key] }
          } else {
            row.values = values
          }
          row.version += 1
        }
      }
      state.markHolders(of: changes.deleted)
      for id in changes.deleted { state.tables[id.entity.title]?[id] = nil }
      let reconciled = state.reconcile(relationships)
      for id in changes.ids + reconciled { state.mark(id) }
      return reconciled
    }
  }

  /// Removes all objects, and the file.
  func removeAll() -> [NSManagedObjectID] {
    state.withUncheckedLock { state in
      if let file = state.file {
        try? FileManager.default.removeItem(at: file.url)
        file.forget()
      }
      defer { state.tables = [:] }
      return state.tables.values.flatMap(\.ids)
    }
  }

  // MARK: - Opening

  /// Takes stored objects of a file, or of an earlier version of a model, along: by the names of entities and properties, or their
  /// former names.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`, if a required value is missing and has no default, or if the file cannot be read
  ///   or written.
  func open(_ model: NSManagedObjectModel, for store: NSPersistentStore) throws {
    try state.withUncheckedLock { state in
      Result {
        if state.file == nil, let url = store.file { state.file = StoreFile(url) }
        try state.orAsBefore { state in
          for entity in model.entities { state.entities[entity.title] = entity }
          try state.read(model, for: store)
        }
      }
    }.get()
    if !store.isReadOnly { try writeFile(ifMissing: true) }
  }
}

/// The stores of an installed app by their places, and what contexts that outlive a test have in this one.
final class InstalledDataStores: SystemPart {
  private let stores = Guarded<[String: DataStore]>([:])
  private struct Entry {
    weak var context: NSManagedObjectContext?
    let content: ContextContent
  }
  private struct WeakContent { weak var content: ContextContent? }
  private let contents = Guarded(unchecked: [ObjectIdentifier: Entry]())
  private let all = Guarded(unchecked: [WeakContent]())

  init() {}

  func store(at place: String) -> DataStore {
    stores.withLock { stores in
      if let known = stores[place] { return known }
      let made = DataStore()
      stores[place] = made
      return made
    }
  }

  func remove(at place: String) { _ = stores.withLock { $0.removeValue(forKey: place) } }

  /// What a context has in this installation, if it was made in another one.
  func content(of context: NSManagedObjectContext) -> ContextContent {
    if let known = contents.withUncheckedLock({ $0[ObjectIdentifier(context)] }), known.context === context {
      return known.content
    }
    let made = ContextContent(context, stores: self)
    contents.withUncheckedLock { $0[ObjectIdentifier(context)] = Entry(context: context, content: made) }
    return made
  }

  func add(_ content: ContextContent) {
    all.withUncheckedLock { all in
      all.removeAll { $0.content == nil }
      all.append(WeakContent(content: content))
    }
  }

  /// The contexts that take over what others save into a store.
  func followers(of store: DataStore, besides saver: ContextContent) -> [ContextContent] {
    all.withUncheckedLock { $0.compactMap(\.content) }.filter { content in
      content !== saver && content.isMerging && content.stores.contains { $0.data === store }
    }
  }
}
