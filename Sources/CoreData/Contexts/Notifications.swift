import Foundation

/// The key of inserted objects, a set.
public let NSInsertedObjectsKey = "inserted"
/// The key of changed objects, a set.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects, a set.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects that have taken stored values, a set.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of objects that have lost their values, a set.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key that is there if all objects have lost their values.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the identifiers of inserted objects, a set.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of changed objects, a set.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of deleted objects, a set.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  /// The objects of a context have changed; the information has them by keys such as ``NSInsertedObjectsKey``.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// A context has saved; the information has the objects by keys such as ``NSInsertedObjectsKey``.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// A context has saved; the information has the identifiers by keys such as ``NSInsertedObjectIDsKey``.
  public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// A context has taken over what others have saved.
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
  /// A store was saved to, if its description has the option ``NSPersistentStoreRemoteChangeNotificationPostOptionKey``.
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
  /// The stores of a coordinator are others.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
  /// The keys of what notifications have. Source: Apple's page "NSManagedObjectContext.NotificationKey".
  public enum NotificationKey: String, Sendable {
    /// The context.
    case sourceContext = "managedObjectContext"
    /// Inserted objects.
    case insertedObjects = "inserted"
    /// Changed objects.
    case updatedObjects = "updated"
    /// Deleted objects.
    case deletedObjects = "deleted"
    /// Objects that have taken stored values.
    case refreshedObjects = "refreshed"
    /// Objects that have lost their values.
    case invalidatedObjects = "invalidated"
    /// The identifiers of inserted objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of changed objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
  }

  /// The newer name of `Notification.Name.NSManagedObjectContextObjectsDidChange`.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  /// The newer name of `Notification.Name.NSManagedObjectContextWillSave`.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// The newer name of `Notification.Name.NSManagedObjectContextDidSave`.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The newer name of `Notification.Name.NSManagedObjectContextDidSaveObjectIDs`.
  public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
  /// The newer name of `Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs`.
  public static let didMergeChangesObjectIDsNotification =
    Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs
}
