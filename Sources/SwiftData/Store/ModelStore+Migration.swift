import UnderstudyStore
import UnderstudyTime

extension ModelStore {
  /// Takes the objects of files, and of earlier versions of classes, along.
  ///
  /// - Parameter writes: Whether files may be written.
  /// - Throws: If a property of a class has neither a value nor a default, if a file cannot be read or written, or what the code of
  ///   a stage throws. The objects are then as they were.
  func open(_ schema: Schema, plan: (any SchemaMigrationPlan.Type)? = nil, writes: Bool = true) throws {
    let (before, takeBack) = state.withUncheckedLock { state in (state, state.files.map { $0.text.checkpoint() }) }
    do {
      let versions = plan?.schemas.map(Version.init) ?? []
      try readFiles(schema, versions)
      try checkVersions(of: plan, versions)
      state.withUncheckedLock { $0.isMigrating = true }
      try runStages(of: plan, versions, to: schema)
      try convert(to: schema)
      let target = versions.last { $0.schema.has(the: schema.models) }?.schema ?? schema
      state.withUncheckedLock { state in
        state.isMigrating = false
        if target.isVersion { state.version = target.version }
        for file in state.files { file.text.schemaVersion = state.version?.description }
      }
      if writes { try writeFiles(ifMissing: true) }
    } catch {
      state.withUncheckedLock { state in
        state = before
        for takeBack in takeBack { takeBack() }
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

  /// - Throws: ``SwiftDataError``, if a file is of a version that a plan does not have, as one of a newer app.
  private func checkVersions(of plan: (any SchemaMigrationPlan.Type)?, _ versions: [Version]) throws {
    guard let plan else { return }
    try state.withUncheckedLock { state in
      Result {
        for file in state.files {
          guard let name = file.text.schemaVersion, !versions.contains(where: { $0.schema.version.description == name })
          else { continue }
          let known = versions.map { "\($0.schema.version)" }.joined(separator: ", ")
          throw file.error(
            file.text.unreadable("it is of version \(name), and \(plan) has the versions \(known)"))
        }
      }
    }.get()
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
        let (old, new) = (versions[current].schema, versions[next].schema)
        do {
          try stage.run(
            before: migrationContext(old), converting: { try convert(to: new) }, after: { migrationContext(new) })
        } catch {
          throw SwiftDataError.loadIssueModelContainer.saying(
            "The stage from version \(old.version) to \(new.version) of \(plan) has failed, and the objects are as they were: \(error)"
          )
        }
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
        var gaps: [(ModelEntity, RelationGaps)] = []
        for entity in schema.models {
          guard let table = state.tables[entity.name] else {
            state.tables[entity.name] = Table(type: entity, unique: entity.uniqueness.map { _ in [:] })
            continue
          }
          guard table.type !== entity else { continue }
          let objects = try table.objects.mapRows { try Self.migrate($0, table.type, to: entity) }
          state.fill(entity, objects)
          gaps.append((entity, Self.newRelationships(of: entity, since: table.type, objects.ids)))
          for id in objects.ids { state.file(of: entity.name)?.text.mark(id.number, of: entity.name) }
        }
        for (entity, gaps) in gaps {
          try state.close(gaps, of: entity)
          try state.checkUniqueness(of: entity)
        }
      }
    }.get()
  }

  private static func newRelationships(
    of entity: ModelEntity, since old: ModelEntity, _ ids: [PersistentIdentifier]
  ) -> RelationGaps {
    let new = entity.properties.indices.filter { entity.properties[$0].kind != .attribute }
      .filter { slot in !old.properties.contains { entity.properties[slot].hasName(of: $0) } }
    return Dictionary(uniqueKeysWithValues: new.map { ($0, ids) })
  }

  private static func migrate(_ values: Values, _ old: ModelEntity, to entity: ModelEntity) throws -> Values {
    var migrated = Values()
    for (slot, property) in entity.properties.enumerated() {
      let source = old.properties.firstIndex(where: property.hasName)
      if let value = source.flatMap({ values[$0] }), property.accepts(value) {
        migrated.append(value)
      } else if let value = entity.makeValue(slot) {
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

extension ModelEntity.Property {
  /// Whether it is a property of an earlier version of the class.
  fileprivate func hasName(of old: Self) -> Bool { old.name == name || old.name == originalName }
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
