import Foundation
import UnderstudyCore
import UnderstudyStore
import UnderstudyTime

/// The saved objects of a container, which any thread may read and write.
final class ModelStore: @unchecked Sendable {
  typealias Values = ContiguousArray<AnyObject?>

  /// The objects of a class.
  struct Table {
    var type: ModelEntity
    var objects = ObjectTable<PersistentIdentifier, Values>()
    /// The objects by their unique values, for each constraint of the class.
    var unique: [[[AnyHashable]: PersistentIdentifier]] = []
  }

  /// What a save writes.
  struct Changes {
    var inserted: [(id: PersistentIdentifier, entity: ModelEntity, values: Values)] = []
    var updated: [(id: PersistentIdentifier, entity: ModelEntity, values: Values, slots: Set<Int>)] = []
    var deleted: [(id: PersistentIdentifier, entity: ModelEntity)] = []

    var ids: [(PersistentIdentifier, ModelEntity)] {
      inserted.map { ($0.id, $0.entity) } + updated.map { ($0.id, $0.entity) } + deleted.map { ($0.id, $0.entity) }
    }
  }

  struct WeakContext { weak var context: ModelContext? }

  struct State {
    var tables: [String: Table] = [:]
    /// The version of the app's classes that the objects are of, if the app has versions.
    var version: Schema.Version?
    var files: [ModelFile] = []
    /// Files are not written before all stages have run.
    var isMigrating = false
    var history: [SaveRecord] = []
    var lastSave: Int64 = 0
    /// What each save has changed, beginning with the one of this number.
    var journal: [[(PersistentIdentifier, ModelEntity)]] = []
    var firstNumber = 0
    var contexts: [WeakContext] = []
  }

  let state = Guarded(unchecked: State())
  /// Held from the look at what others have saved until the changes are written, as both decide what is written.
  let saving = NSRecursiveLock()
  /// Names the store in identifiers and in the history.
  let identifier = UUID().uuidString

  init() {}

  // MARK: Reading

  func ids(of entity: ModelEntity) -> [PersistentIdentifier] {
    state.withUncheckedLock { $0.tables[entity.name]?.objects.ids ?? [] }
  }

  /// The values of an object; nil if there is none, or if the store has another version of its class by now.
  func values(of id: PersistentIdentifier, as entity: ModelEntity) -> Values? {
    state.withUncheckedLock { state in
      guard let table = state.tables[id.entityName], table.type === entity else { return nil }
      return table.objects[id]
    }
  }

  /// Whether the store has objects of another version of a class, as a container that was made later has had it.
  func hasOtherVersion(of entity: ModelEntity) -> Bool {
    state.withUncheckedLock { $0.tables[entity.name].map { $0.type !== entity } ?? false }
  }

  /// The saved object that has the unique values.
  func object(of entity: ModelEntity, constraint: Int, _ key: [AnyHashable]) -> PersistentIdentifier? {
    state.withUncheckedLock { state in
      guard let table = state.tables[entity.name], table.unique.indices.contains(constraint) else { return nil }
      return table.unique[constraint][key]
    }
  }

  // MARK: Unique values

  static func uniqueKey(_ constraint: [Int], _ values: Values, _ entity: ModelEntity) -> [AnyHashable]? {
    var key: [AnyHashable] = []
    for slot in constraint {
      guard let value = values[slot].flatMap({ entity.properties[slot].hash($0) }) else { return nil }
      key.append(value)
    }
    return key
  }

  static func index(_ id: PersistentIdentifier, _ values: Values, in table: inout Table) {
    for (number, constraint) in table.type.uniqueness.enumerated() {
      if let key = uniqueKey(constraint, values, table.type) { table.unique[number][key] = id }
    }
  }

  private static func removeFromIndex(_ id: PersistentIdentifier, in table: inout Table) {
    guard !table.type.uniqueness.isEmpty, let values = table.objects[id] else { return }
    for (number, constraint) in table.type.uniqueness.enumerated() {
      if let key = uniqueKey(constraint, values, table.type), table.unique[number][key] == id {
        table.unique[number][key] = nil
      }
    }
  }

  // MARK: Writing

  /// Writes all changes at once. Of an updated object, the properties that changed are written.
  ///
  /// - Throws: If a file cannot be written. The changes are saved for the app then, and written by the next save.
  func commit(_ changes: Changes, by saver: ModelContext) throws {
    let (others, hasReconciled): ([ModelContext], Bool) = state.withUncheckedLock { state in
      state.note(changes, author: saver.author)
      let relationships = state.relationships(in: changes)
      Self.apply(changes, to: &state)
      let reconciled = state.reconcile(relationships).map { ($0, state.tables[$0.entityName]?.type) }
        .compactMap { id, type in type.map { (id, $0) } }
      state.contexts.removeAll { $0.context == nil }
      let others = state.contexts.compactMap(\.context).filter { $0 !== saver }
      state.journal.append(changes.ids)
      saver.seenSaves = state.firstNumber + state.journal.count
      if !reconciled.isEmpty { state.journal.append(reconciled) }
      Self.trim(&state, (others + [saver]).map(\.seenSaves))
      for (id, entity) in changes.ids + reconciled {
        state.file(of: entity.name)?.text.mark(id.number, of: entity.name)
      }
      return (others, !reconciled.isEmpty)
    }
    if hasReconciled { saver.catchUp() }
    for other in others { other.storeDidChange() }
    try writeFiles()
  }

  private static func apply(_ changes: Changes, to state: inout State) {
    for (id, entity, values) in changes.inserted {
      write(entity, in: &state) { table in
        table.objects[id] = values
        index(id, values, in: &table)
      }
    }
    for (id, entity, values, slots) in changes.updated {
      write(entity, in: &state) { table in
        guard table.objects[id] != nil else { return }
        removeFromIndex(id, in: &table)
        table.objects.update(id) { row in for slot in slots { row[slot] = values[slot] } }
        if let row = table.objects[id] { index(id, row, in: &table) }
      }
    }
    state.markHolders(of: changes.deleted)
    for (id, entity) in changes.deleted {
      write(entity, in: &state) { table in
        removeFromIndex(id, in: &table)
        table.objects[id] = nil
      }
    }
  }

  private static func write(_ entity: ModelEntity, in state: inout State, _ body: (inout Table) -> Void) {
    body(&state.tables[entity.name, default: Table(type: entity, unique: entity.uniqueness.map { _ in [:] })])
  }

  /// Forgets the saves that all contexts have seen.
  private static func trim(_ state: inout State, _ seen: [Int]) {
    let number = seen.min() ?? state.firstNumber + state.journal.count
    guard number > state.firstNumber else { return }
    state.journal.removeFirst(min(number - state.firstNumber, state.journal.count))
    state.firstNumber = number
  }

  // MARK: Following

  func add(_ context: ModelContext) {
    state.withUncheckedLock { state in
      context.seenSaves = state.firstNumber + state.journal.count
      state.contexts.append(WeakContext(context: context))
    }
  }

  /// What others have saved since the last call.
  func changes(for context: ModelContext) -> [(PersistentIdentifier, ModelEntity)] {
    state.withUncheckedLock { state in
      let skipped = max(0, context.seenSaves - state.firstNumber)
      context.seenSaves = state.firstNumber + state.journal.count
      return skipped < state.journal.count ? Array(state.journal[skipped...].joined()) : []
    }
  }

  /// Removes all objects.
  ///
  /// - Throws: If a file cannot be written.
  func removeAll() throws {
    let contexts: [ModelContext] = state.withUncheckedLock { state in
      state.removeObjects { _ in true }
      return state.contexts.compactMap(\.context)
    }
    for context in contexts { context.storeDidChange() }
    try writeFiles()
  }
}

extension ModelStore.State {
  /// Removes the objects of some classes.
  mutating func removeObjects(of isMeant: (String) -> Bool) {
    var all: [(PersistentIdentifier, ModelEntity)] = []
    for (name, table) in tables where isMeant(name) {
      all += table.objects.ids.map { ($0, table.type) }
      tables[name] = ModelStore.Table(type: table.type, unique: table.type.uniqueness.map { _ in [:] })
    }
    for (id, entity) in all { file(of: entity.name)?.text.mark(id.number, of: entity.name) }
    journal.append(all)
  }
}
