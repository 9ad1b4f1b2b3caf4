import UnderstudyStore
import UnderstudyTime

extension ModelStore {
  /// Takes the objects of files, and of earlier versions of classes, along.
  ///
  /// - Throws: If a property of a class has neither a value nor a default, if a file cannot be read or written, or what the code of
  ///   a stage throws. The objects are then as they were.
  func open(_ schema: Schema, plan: (any SchemaMigrationPlan.Type)? = nil) throws {
    let before = state.withUncheckedLock { $0 }
    do {
      let versions = plan?.schemas.map(Version.init) ?? []
      try readFiles(schema, versions)
      state.withUncheckedLock { $0.isMigrating = true }
      try runStages(of: plan, versions, to: schema)
      try convert(to: schema)
      let target = versions.last { $0.schema.has(the: schema.models) }?.schema ?? schema
      state.withUncheckedLock { state in
        state.isMigrating = false
        if target.isVersion { state.version = target.version }
        for file in state.files { file.text.schemaVersion = state.version?.description }
      }
      try writeFiles(ifMissing: true)
    } catch {
      state.withUncheckedLock { state in
        state = before
        for file in state.files { file.text.forget() }
      }
      throw error
    }
  }

  /// A version of the app's classes in a plan.
  struct Version {
    let type: any VersionedSchema.Type
    let schema: Schema

    init(_ type: any VersionedSchema.Type) { (self.type, schema) = (type, Schema(versionedSchema: type)) }
  }

  // MARK: Stages

  /// Calls the code of the stages from the version that is stored to that of the schema.
  private func runStages(of plan: (any SchemaMigrationPlan.Type)?, _ versions: [Version], to schema: Schema) throws {
    guard let plan, let target = versions.lastIndex(where: { $0.schema.has(the: schema.models) }),
      var current = storedVersion(versions)
    else { return }
    while current < target {
      let stage = plan.stages.first { ObjectIdentifier($0.fromVersion) == ObjectIdentifier(versions[current].type) }
      let next = versions.firstIndex { version in
        stage.map { ObjectIdentifier(version.type) == ObjectIdentifier($0.toVersion) } ?? false
      }
      if let stage, let next, next > current, next <= target {
        try stage.run(
          before: migrationContext(versions[current].schema),
          converting: { try convert(to: versions[next].schema) },
          after: { migrationContext(versions[next].schema) })
        current = next
      } else {
        current += 1
        try convert(to: versions[current].schema)
      }
    }
  }

  /// Where in the plan the stored objects are; nil if there are none, or if they are of no version.
  private func storedVersion(_ versions: [Version]) -> Int? {
    state.withUncheckedLock { state in
      let types = state.tables.values.filter { $0.objects.count > 0 }.map(\.type)
      guard !types.isEmpty else { return nil }
      let fitting = versions.indices.filter { versions[$0].schema.has(the: types) }
      return fitting.first { versions[$0].schema.version == state.version } ?? fitting.first
    }
  }

  private func migrationContext(_ schema: Schema) -> ModelContext {
    ModelContext(ModelContainer(migrating: self, schema))
  }

  // MARK: Objects

  /// Makes all objects those of a schema's classes, by the names of properties.
  private func convert(to schema: Schema) throws {
    try state.withUncheckedLock { state in
      Result {
        for entity in schema.models {
          guard let table = state.tables[entity.name] else {
            state.tables[entity.name] = Table(type: entity, unique: entity.uniqueness.map { _ in [:] })
            continue
          }
          guard table.type !== entity else { continue }
          let objects = try table.objects.mapRows { try Self.migrate($0, table.type, to: entity) }
          state.fill(entity, objects)
          for id in objects.ids { state.file(of: entity.name)?.text.mark(id.number, of: entity.name) }
        }
      }
    }.get()
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
}

extension ModelStore.State {
  /// Takes the objects of a class in the place of those that are there.
  mutating func fill(_ entity: ModelEntity, _ objects: ObjectTable<PersistentIdentifier, ModelStore.Values>) {
    var table = ModelStore.Table(type: entity, objects: objects, unique: entity.uniqueness.map { _ in [:] })
    for (id, values) in objects.all { ModelStore.index(id, values, in: &table) }
    tables[entity.name] = table
  }
}

extension Schema {
  /// Whether it has all of some classes.
  fileprivate func has(the models: [ModelEntity]) -> Bool { models.allSatisfy(contains) }
}

extension MigrationStage {
  fileprivate var fromVersion: any VersionedSchema.Type {
    switch self {
    case .lightweight(let version, _), .custom(let version, _, _, _): version
    }
  }

  fileprivate var toVersion: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let version), .custom(_, let version, _, _): version
    }
  }

  fileprivate func run(
    before: ModelContext, converting: () throws -> Void, after: () -> ModelContext
  ) throws {
    guard case .custom(_, _, let willMigrate, let didMigrate) = self else { return try converting() }
    try willMigrate?(before)
    try converting()
    try didMigrate?(after())
  }
}
