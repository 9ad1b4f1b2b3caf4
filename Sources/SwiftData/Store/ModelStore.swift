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

  private struct WeakContext { weak var context: ModelContext? }

  private struct State {
    var tables: [String: Table] = [:]
    /// What each save has changed, beginning with the one of this number.
    var journal: [[(PersistentIdentifier, ModelEntity)]] = []
    var firstNumber = 0
    var contexts: [WeakContext] = []
  }

  private let state = Guarded(unchecked: State())

  init() {}

  // MARK: Reading

  func ids(of entity: ModelEntity) -> [PersistentIdentifier] {
    state.withUncheckedLock { $0.tables[entity.name]?.objects.ids ?? [] }
  }

  func values(of id: PersistentIdentifier) -> Values? {
    state.withUncheckedLock { $0.tables[id.entityName]?.objects[id] }
  }

  /// The saved object that has the unique values.
  func object(of entity: ModelEntity, constraint: Int, _ key: [AnyHashable]) -> PersistentIdentifier? {
    state.withUncheckedLock { state in
      guard let table = state.tables[entity.name], table.unique.indices.contains(constraint) else { return nil }
      return table.unique[constraint][key]
    }
  }

  // MARK: Opening

  /// Takes the objects of earlier versions of classes along.
  ///
  /// - Throws: If a property of a class has neither a value nor a default.
  func open(_ schema: Schema) throws {
    let result = state.withUncheckedLock { state in Result { try Self.open(schema, in: &state) } }
    try result.get()
  }

  private static func open(_ schema: Schema, in state: inout State) throws {
    for entity in schema.models {
      guard var table = state.tables[entity.name] else {
        state.tables[entity.name] = Table(type: entity, unique: entity.uniqueness.map { _ in [:] })
        continue
      }
      guard table.type !== entity else { continue }
      let old = table.type
      table = Table(type: entity, objects: try table.objects.mapRows { try Self.migrate($0, old, to: entity) })
      table.unique = entity.uniqueness.map { _ in [:] }
      for (id, values) in table.objects.all { Self.index(id, values, in: &table) }
      state.tables[entity.name] = table
    }
  }

  private static func migrate(_ values: Values, _ old: ModelEntity, to entity: ModelEntity) throws -> Values {
    var migrated = Values()
    for property in entity.properties {
      let source = old.properties.firstIndex { $0.name == property.name || $0.name == property.originalName }
      if let value = source.flatMap({ values[$0] }), property.accepts(value) {
        migrated.append(value)
      } else if let value = property.makeDefault?() {
        migrated.append(value)
      } else {
        throw SwiftDataError.loadIssueModelContainer.saying(
          "Stored objects of \(entity.name) have no value for '\(property.name)', which has no default.")
      }
    }
    return migrated
  }

  static func uniqueKey(_ constraint: [Int], _ values: Values, _ entity: ModelEntity) -> [AnyHashable]? {
    var key: [AnyHashable] = []
    for slot in constraint {
      guard let value = values[slot].flatMap({ entity.properties[slot].hash($0) }) else { return nil }
      key.append(value)
    }
    return key
  }

  private static func index(_ id: PersistentIdentifier, _ values: Values, in table: inout Table) {
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
  func commit(_ changes: Changes, by saver: ModelContext) {
    let others: [ModelContext] = state.withUncheckedLock { state in
      for (id, entity, values) in changes.inserted {
        Self.write(entity, in: &state) { table in
          table.objects[id] = values
          Self.index(id, values, in: &table)
        }
      }
      for (id, entity, values, slots) in changes.updated {
        Self.write(entity, in: &state) { table in
          guard table.objects[id] != nil else { return }
          Self.removeFromIndex(id, in: &table)
          table.objects.update(id) { row in for slot in slots { row[slot] = values[slot] } }
          if let row = table.objects[id] { Self.index(id, row, in: &table) }
        }
      }
      for (id, entity) in changes.deleted {
        Self.write(entity, in: &state) { table in
          Self.removeFromIndex(id, in: &table)
          table.objects[id] = nil
        }
      }
      state.contexts.removeAll { $0.context == nil }
      let others = state.contexts.compactMap(\.context).filter { $0 !== saver }
      state.journal.append(changes.ids)
      saver.seenSaves = state.firstNumber + state.journal.count
      Self.trim(&state, others.map(\.seenSaves))
      return others
    }
    for other in others { other.storeDidChange() }
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

  func removeAll() {
    let contexts: [ModelContext] = state.withUncheckedLock { state in
      var all: [(PersistentIdentifier, ModelEntity)] = []
      for (name, table) in state.tables {
        all += table.objects.ids.map { ($0, table.type) }
        state.tables[name] = Table(type: table.type, unique: table.type.uniqueness.map { _ in [:] })
      }
      state.journal.append(all)
      return state.contexts.compactMap(\.context)
    }
    for context in contexts { context.storeDidChange() }
  }
}

/// The stores of an installed app, by their names.
final class InstalledStores: SystemPart {
  private let stores = Guarded<[String: ModelStore]>([:])
  private let states = Guarded(unchecked: [ObjectIdentifier: (container: WeakContainer, state: ContainerState)]())

  private struct WeakContainer { weak var container: ModelContainer? }

  init() {}

  func store(named name: String) -> ModelStore {
    stores.withLock { stores in
      if let known = stores[name] { return known }
      let made = ModelStore()
      stores[name] = made
      return made
    }
  }

  /// What a container that outlives a test, as one in a static property, has in this one.
  func state(of container: ModelContainer, make: () -> ContainerState) -> ContainerState {
    if let known = states.withUncheckedLock({ $0[ObjectIdentifier(container)] }),
      known.container.container === container
    {
      return known.state
    }
    let made = make()
    states.withUncheckedLock { $0[ObjectIdentifier(container)] = (WeakContainer(container: container), made) }
    return made
  }
}
