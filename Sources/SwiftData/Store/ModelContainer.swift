import Foundation
import UnderstudyCore
import UnderstudyTime

/// What a container has in one test: its store, and the context of the main actor.
final class ContainerState: @unchecked Sendable {
  let store: ModelStore
  fileprivate let main = Guarded(unchecked: ModelContext?.none)

  init(_ store: ModelStore) { self.store = store }
}

/// Stores the objects of an app's classes. Source: Apple's page "ModelContainer".
///
/// Objects are kept for the installed app: a second launch in a test finds them, and each test begins without any. That is so
/// for a container in a static property, too.
public final class ModelContainer: @unchecked Sendable, Equatable {
  /// The classes that it stores.
  public let schema: Schema
  /// Where it stores them.
  public let configurations: Set<ModelConfiguration>
  /// How it takes stores of earlier versions along.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  private let own: ContainerState
  private weak var installation: Installation?

  /// Makes a container of a schema.
  ///
  /// - Throws: ``SwiftDataError``, if stored objects do not fit the classes, if a file cannot be read, or if a stage of a migration
  ///   fails.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    guard Set(configurations.map(\.name)).count == configurations.count else {
      throw SwiftDataError.duplicateConfiguration.saying("Two configurations have the same name.")
    }
    let given = schema.models.isEmpty ? configurations.compactMap(\.schema).first ?? schema : schema
    self.schema = given
    self.migrationPlan = migrationPlan
    self.configurations = configurations.isEmpty ? [ModelConfiguration(schema: given)] : Set(configurations)
    installation = .current
    own = ContainerState(Self.store(for: configurations))
    try own.store.open(given, plan: migrationPlan, writes: allowsSave)
  }

  /// Makes a container of a schema.
  ///
  /// - Throws: ``SwiftDataError``, if stored objects do not fit the classes, if a file cannot be read, or if a stage of a migration
  ///   fails.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes a container of classes, and of those that they refer to.
  ///
  /// - Throws: ``SwiftDataError``, if stored objects do not fit the classes, if a file cannot be read, or if a stage of a migration
  ///   fails.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  private static func store(for configurations: [ModelConfiguration]) -> ModelStore {
    let names = configurations.filter { !$0.isStoredInMemoryOnly }.map(\.url.standardizedFileURL.path)
    if names.isEmpty, !configurations.isEmpty { return ModelStore() }
    let standard = URL.applicationSupportDirectory.appending(path: "default.store").standardizedFileURL.path
    let store = InstalledStores.current.store(named: names.isEmpty ? standard : names.sorted().joined(separator: ":"))
    store.attach(configurations)
    return store
  }

  /// What the code of a migration stage finds objects in.
  init(migrating store: ModelStore, _ schema: Schema) {
    (self.schema, configurations, migrationPlan) = (schema, [], nil)
    installation = .current
    own = ContainerState(store)
  }

  /// Whether contexts can save.
  var allowsSave: Bool { configurations.allSatisfy(\.allowsSave) }

  var state: ContainerState {
    guard let current = Installation.current, current !== installation else { return own }
    return current.part(InstalledStores.self).state(of: self) {
      let state = ContainerState(Self.store(for: Array(configurations)))
      do { try state.store.open(schema, plan: migrationPlan, writes: allowsSave) } catch {
        SwiftDataWording.log("\(error)")
      }
      return state
    }
  }

  /// The context for views, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    let state = state
    if let made = state.main.withUncheckedLock({ $0 }) { return made }
    let context = ModelContext(self, isMain: true)
    state.main.withUncheckedLock { $0 = context }
    return context
  }

  /// Deletes everything that is stored.
  ///
  /// - Throws: ``SwiftDataError``, if a file cannot be written.
  public func deleteAllData() throws { try state.store.removeAll() }

  /// Deletes everything that is stored.
  ///
  /// - Throws: As ``deleteAllData()``.
  public func erase() throws { try deleteAllData() }

  /// A container is equal to itself alone.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}
