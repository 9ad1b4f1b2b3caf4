import Foundation

/// Where a container stores objects. Source: Apple's page "ModelConfiguration".
///
/// A store lasts as long as the app is installed, which for a test is its end. A configuration that the app gives an address
/// has a file there, as text.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// Which shared folder of a device has the store. It has no effect here.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    /// The container of the app's entitlements.
    public static let automatic = GroupContainer(name: "automatic")
    /// None.
    public static let none = GroupContainer(name: "none")
    /// The container of a group.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
  }

  /// Which database of iCloud has the objects, too. It has no effect here.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    /// The database of the app's entitlements.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// None.
    public static let none = CloudKitDatabase(name: "none")
    /// A private one.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
  }

  /// The name; `default` where none was given.
  public let name: String
  /// The address of the store.
  public let url: URL
  /// Whether there is a file at the address.
  let namesFile: Bool
  /// Whether the objects end with the container.
  public let isStoredInMemoryOnly: Bool
  /// Whether contexts can save; otherwise `save()` throws.
  public let allowsSave: Bool
  /// The classes that the configuration is for; nil for those of the container.
  public let schema: Schema?
  /// What the app said about iCloud.
  public let cloudKitDatabase: CloudKitDatabase

  /// The name.
  public var id: String { name }

  /// Stores objects under a name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name, schema: schema, url: URL.applicationSupportDirectory.appending(path: "\(name ?? "default").store"),
      namesFile: false, isInMemory: isStoredInMemoryOnly, allowsSave: allowsSave, cloudKitDatabase: cloudKitDatabase)
  }

  /// Stores objects in a file, which each save writes. Its folder is made if it does not exist.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name, schema: schema, url: url, namesFile: url.path != "/dev/null", isInMemory: url.path == "/dev/null",
      allowsSave: allowsSave,
      cloudKitDatabase: cloudKitDatabase)
  }

  /// Stores the objects of some classes as usual.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private init(
    _ name: String?, schema: Schema?, url: URL, namesFile: Bool, isInMemory: Bool, allowsSave: Bool,
    cloudKitDatabase: CloudKitDatabase
  ) {
    self.namesFile = namesFile
    (self.name, self.schema, self.url, self.allowsSave) = (name ?? "default", schema, url, allowsSave)
    (isStoredInMemoryOnly, self.cloudKitDatabase) = (isInMemory, cloudKitDatabase)
  }

  /// Configurations are equal if they have the same name, address and kind.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.url == rhs.url && lhs.isStoredInMemoryOnly == rhs.isStoredInMemoryOnly
  }

  /// Hashes the name and the address.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }
}
