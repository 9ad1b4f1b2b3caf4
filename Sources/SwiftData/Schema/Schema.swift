/// Which classes a container stores. Source: Apple's page "Schema".
public final class Schema: Sendable {
  /// The number of a version of an app's classes.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The number of an incompatible version.
    public let major: Int
    /// The number of a compatible one.
    public let minor: Int
    /// The number of a correction.
    public let patch: Int

    /// Makes a version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Compares the numbers in their order.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    /// The numbers with points between them.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// A class that is stored.
  public struct Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String
  }

  /// The version that the schema was made with.
  public let version: Version
  /// Whether it is that of a ``VersionedSchema``.
  let isVersion: Bool
  let models: [ModelEntity]

  /// Makes a schema of classes, and of those that they refer to.
  ///
  /// - Parameters:
  ///   - types: The classes.
  ///   - version: A number for the app's own use.
  public convenience init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {
    self.init(types, version, isVersion: false)
  }

  private init(_ types: [any PersistentModel.Type], _ version: Version, isVersion: Bool) {
    var found: [ModelEntity] = []
    var waiting = types.map { $0._$entity }
    while !waiting.isEmpty {
      let entity = waiting.removeFirst()
      guard !found.contains(where: { $0 === entity }) else { continue }
      found.append(entity)
      _ = entity.inverses
      waiting += entity.properties.compactMap(\.destination)
    }
    models = found
    (self.version, self.isVersion) = (version, isVersion)
  }

  /// Makes a schema of classes, and of those that they refer to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Makes the schema of a version of the app's classes.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, versionedSchema.versionIdentifier, isVersion: true)
  }

  /// The classes, in the order in which they were found.
  public var entities: [Entity] { models.map { Entity(name: $0.name) } }

  func contains(_ entity: ModelEntity) -> Bool { models.contains { $0 === entity } }
}

/// The classes of a version of the app. Source: Apple's page "VersionedSchema".
public protocol VersionedSchema: Sendable {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The number of the version.
  static var versionIdentifier: Schema.Version { get }
}

/// How stores of earlier versions of the app are taken along. Source: Apple's page "SchemaMigrationPlan".
///
/// Values are taken along by the names of properties, and custom stages change them before and after.
public protocol SchemaMigrationPlan: Sendable {
  /// All versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The ways between them.
  static var stages: [MigrationStage] { get }
}

/// The way from one version to the next. Source: Apple's page "MigrationStage".
public enum MigrationStage: @unchecked Sendable {
  /// By the names of properties alone.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// With code before and after, each with a context of the classes of its version. It saves what it changes.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
