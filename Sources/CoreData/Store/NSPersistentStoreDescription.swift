import Foundation

/// The type of a store that lasts as long as the app is installed, which for a test is its end, or as long as its file.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store that lasts as long as its coordinator.
public let NSInMemoryStoreType = "InMemory"
/// A store that is like ``NSSQLiteStoreType`` here: the files of both are text.
public let NSBinaryStoreType = "Binary"

/// The option of whether objects of an earlier version of the model are taken along. Here they always are.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option of whether how they are is found by names. Here it always is.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option of whether a store can only be read.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option of settings of SQLite. It has no effect here.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option of how a file is protected. It has no effect here.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option of whether the store has a history. It has no effect here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option of whether saves post `NSPersistentStoreRemoteChange`.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"

/// Where a container stores objects. Source: Apple's page "NSPersistentStoreDescription".
///
/// An address that the app gives has a file, as text; `/dev/null` is a store in memory.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The type: `SQLite`, or `InMemory` for objects that end with the container.
  open var type = NSSQLiteStoreType
  /// The address of the store.
  open var url: URL? { didSet { isStandard = false } }
  /// Whether it is the one that a container makes, which has no file.
  var isStandard = false
  /// The configuration of the model whose entities the store has; nil for all.
  open var configuration: String?
  /// The options by their keys.
  open private(set) var options: [String: NSObject] = [:]
  /// Whether the store can only be read.
  open var isReadOnly = false
  /// Has no effect here.
  open var timeout: TimeInterval = 240
  /// Has no effect here.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// Whether the store is opened later, and not before the call returns.
  open var shouldAddStoreAsynchronously = false
  /// Has no effect here: objects of an earlier version of the model are always taken along.
  open var shouldMigrateStoreAutomatically = true
  /// Has no effect here: they are always found by their names.
  open var shouldInferMappingModelAutomatically = true
  /// What the app says about iCloud. It has no effect here.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// Describes a store without an address.
  public override init() {}

  /// Describes a store.
  public init(url: URL) { self.url = url }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets a value of SQLite's. It has no effect here.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

  /// A description that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.url, copy.configuration, copy.options) = (type, url, configuration, options)
    (copy.isReadOnly, copy.shouldAddStoreAsynchronously) = (isReadOnly, shouldAddStoreAsynchronously)
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    copy.isStandard = isStandard
    return copy
  }

  /// The type and the address.
  open override var description: String {
    "<NSPersistentStoreDescription> (type: \(type); url: \(url?.path ?? "none"))"
  }
}

/// Which database of iCloud has the objects, too. Source: Apple's page "NSPersistentCloudKitContainerOptions".
///
/// It has no effect here.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name of the container in iCloud.
  public final let containerIdentifier: String

  /// Names a container in iCloud.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
