import Foundation
import UnderstudyCore

/// A model, its stores and its contexts. Source: Apple's page "NSPersistentContainer".
///
/// Objects are kept for the installed app: a second launch in a test finds them, and each test begins without any. That is so for a
/// container in a static property, too.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name, by which the model and the store are found.
  public final let name: String
  /// The context of the main queue.
  public final let viewContext: NSManagedObjectContext
  /// The entities.
  public final let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public final let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// Where `loadPersistentStores(completionHandler:)` stores objects; at first in one store of the container's name.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Makes a container of the model of a name, which the plugin `UnderstudyApp` or the target's resources have.
  public convenience init(name: String) {
    let model = DataModels.model(named: name)
    if model == nil { CoreDataWording.log(CoreDataWording.noModel(name)) }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Makes a container of the model of a name in a bundle.
  public convenience init(name: String, bundle: Bundle) { self.init(name: name) }

  /// Makes a container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.coordinator = persistentStoreCoordinator
    let standard = NSPersistentStoreDescription(
      url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    standard.isStandard = true
    persistentStoreDescriptions = [standard]
  }

  /// The folder that stands for where stores are.
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

  /// Opens the stores.
  ///
  /// - Parameter block: Gets each description, and why there is no store. It is called before this method returns, but for descriptions
  ///   with `shouldAddStoreAsynchronously`.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Makes a context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.coordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block later, with a context of its own.
  public final func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of its own; the task waits.
  ///
  /// - Returns: What the block returns.
  /// - Throws: What the block throws.
  nonisolated(nonsending) public final func performBackgroundTask<Result, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> Result in try block(context) }
  }
}

/// A container that keeps its data on this device alone: there is no iCloud. Source: Apple's page "NSPersistentCloudKitContainer".
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Has no effect here.
  ///
  /// - Throws: Nothing here.
  open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}

  /// Never posted, as there is no iCloud. A test may post it.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  /// The key of the ``Event`` in the notification.
  public static let eventNotificationUserInfoKey = "event"

  /// Something that the container does with iCloud. Source: Apple's page "NSPersistentCloudKitContainer.Event". There is none.
  public final class Event: NSObject, Sendable {
    /// What the container does.
    public let type: EventType
    /// A number for what it does.
    public let identifier: UUID
    /// The store that it does it for.
    public let storeIdentifier: String
    /// When it began.
    public let startDate: Date
    /// When it ended; nil while it lasts.
    public let endDate: Date?
    /// Whether it has ended without an error.
    public let succeeded: Bool
    /// Why it failed.
    public let error: (any Error)?

    init(type: EventType, startDate: Date) {
      (self.type, identifier, storeIdentifier) = (type, UUID(), "")
      (self.startDate, endDate, succeeded, error) = (startDate, nil, false, nil)
    }
  }

  /// What a container does with iCloud. Source: Apple's page "NSPersistentCloudKitContainer.EventType".
  public enum EventType: Int, Sendable {
    case setup, `import`, export
  }
}

/// How a database of iCloud is set up. It has no effect here.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only looks.
  public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
  /// Writes what it would do.
  public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}
