import Foundation
import UnderstudyCore
import UnderstudyTime

/// A store of a coordinator. Source: Apple's page "NSPersistentStore".
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// A type by its newer name. Source: Apple's page "NSPersistentStore.StoreType".
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Makes a type of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One that lasts as long as the app is installed.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A store that is like ``sqlite`` here.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// One that lasts as long as its coordinator.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The type.
  public final let type: String
  /// The address of the store.
  open var url: URL?
  /// The configuration of the model whose entities the store has.
  public final let configurationName: String?
  /// A name that no other store has.
  open var identifier: String! {
    didSet { metadata?[NSStoreUUIDKey] = identifier }
  }
  /// Whether the store can only be read.
  open var isReadOnly: Bool
  /// The options.
  public final let options: [AnyHashable: Any]?
  /// What is said of the store.
  open var metadata: [String: Any]!
  /// The coordinator that has the store.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  /// By what the installed app finds the objects.
  let place: String
  /// The file that has the objects, too.
  let file: URL?

  init(
    type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?, isReadOnly: Bool,
    isStandard: Bool = false
  ) {
    (self.type, self.url, configurationName, self.options) = (type, url, configuration, options)
    self.isReadOnly = isReadOnly
    let name = UUID().uuidString
    identifier = name
    metadata = [NSStoreUUIDKey: name, NSStoreTypeKey: type]
    let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
    file = isInMemory || isStandard ? nil : url
    place = isInMemory ? "memory:\(name)" : url?.standardizedFileURL.path ?? name
  }

  func option(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? false }
}

/// The stores of a model. Source: Apple's page "NSPersistentStoreCoordinator".
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The entities that it stores.
  public final let managedObjectModel: NSManagedObjectModel
  /// What stands in messages.
  open var name: String?

  private let stores = Guarded(unchecked: (list: [NSPersistentStore](), version: 0))
  private let lock = NSRecursiveLock()

  /// Makes a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// The stores.
  open var persistentStores: [NSPersistentStore] { stores.withUncheckedLock { $0.list } }

  /// Grows with each change of the stores.
  var version: Int { stores.withUncheckedLock { $0.version } }

  /// The store of an address.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
  }

  /// The address of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// The metadata of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Adds a store.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`, if stored objects do not fit the model, if there is no such configuration, or if
  ///   the file cannot be read or written.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    let store = NSPersistentStore(
      type: storeType, url: storeURL, configuration: configuration, options: options, isReadOnly: isReadOnly)
    try add(store)
    return store
  }

  /// Adds a store.
  ///
  /// - Throws: As the older form.
  @discardableResult
  public final func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds a store.
  ///
  /// - Parameters:
  ///   - storeDescription: Describes the store.
  ///   - block: Gets the description, and why there is no store.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let add = { [self] in
      do {
        try self.add(
          NSPersistentStore(
            type: storeDescription.type, url: storeDescription.url, configuration: storeDescription.configuration,
            options: storeDescription.options, isReadOnly: storeDescription.isReadOnly,
            isStandard: storeDescription.isStandard))
        block(storeDescription, nil)
      } catch {
        block(storeDescription, error)
      }
    }
    guard storeDescription.shouldAddStoreAsynchronously else { return add() }
    nonisolated(unsafe) let later = add
    MainThread.enqueue { later() }
  }

  private func add(_ store: NSPersistentStore) throws {
    if let configuration = store.configurationName,
      managedObjectModel.entities(forConfigurationName: configuration) == nil
    {
      throw CoreDataWording.error(
        NSPersistentStoreOpenError, "The data model has no configuration '\(configuration)'.")
    }
    try InstalledDataStores.current.store(at: store.place).open(managedObjectModel, for: store)
    store.persistentStoreCoordinator = self
    stores.withUncheckedLock { stores in
      stores.list.append(store)
      stores.version += 1
    }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
  }

  /// Takes a store away. What it stores stays.
  ///
  /// - Throws: Nothing here.
  open func remove(_ store: NSPersistentStore) throws {
    stores.withUncheckedLock { stores in
      stores.list.removeAll { $0 === store }
      stores.version += 1
    }
  }

  /// Deletes all that is stored for an address.
  ///
  /// - Throws: Nothing here.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    _ = InstalledDataStores.current.store(at: url.standardizedFileURL.path).removeAll()
  }

  /// Deletes all that is stored for an address.
  ///
  /// - Throws: Nothing here.
  public final func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// The identifier that an address stands for.
  ///
  /// - Returns: Nil if it is none of these stores.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let number = Int(url.lastPathComponent.dropFirst()) else { return nil }
    let name = url.deletingLastPathComponent().lastPathComponent
    guard let entity = managedObjectModel.entitiesByName[name] else { return nil }
    for store in persistentStores {
      let id = NSManagedObjectID(entity, number: number, in: store)
      if InstalledDataStores.current.store(at: store.place).row(id) != nil { return id }
    }
    return nil
  }

  /// Runs a block while no other block of the coordinator runs; the caller waits.
  public final func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try block()
  }

  /// Runs a block later.
  public final func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    Task { performAndWait(block) }
  }
}
