import CoreSpotlight
import Foundation
import Understudy
import UnderstudyTime

/// Adds the objects of a store to what the user can search for, and takes them out. Source: Apple's page
/// "NSCoreDataCoreSpotlightDelegate".
///
/// Objects are indexed whose entity has an attribute for that ("Index in Spotlight"), by the address of their identifier.
open class NSCoreDataCoreSpotlightDelegate: NSObject, @unchecked Sendable {
  /// Posted by the object when the index has changed.
  public static let indexDidUpdateNotification = Notification.Name("NSCoreDataCoreSpotlightDelegateIndexDidUpdate")

  private let storeDescription: NSPersistentStoreDescription
  private let coordinator: NSPersistentStoreCoordinator
  private let observer = Guarded(unchecked: (any NSObjectProtocol)?.none)

  /// Makes an object that does nothing before ``startSpotlightIndexing()``.
  ///
  /// - Parameters:
  ///   - description: Describes the store.
  ///   - psc: Has the store.
  public init(forStoreWith description: NSPersistentStoreDescription, coordinator psc: NSPersistentStoreCoordinator) {
    (storeDescription, coordinator) = (description, psc)
  }

  deinit { stopSpotlightIndexing() }

  /// The group of the items; the store's identifier by default.
  open func domainIdentifier() -> String { store?.identifier ?? "" }
  /// The name of the index; nil, as by default, for the app's own.
  open func indexName() -> String? { nil }

  /// What is known of an object: its name, and the values that are indexed.
  ///
  /// - Returns: Nil leaves the object out.
  open func attributeSet(for object: NSManagedObject) -> CSSearchableItemAttributeSet? {
    let attributes = CSSearchableItemAttributeSet(contentType: .content)
    attributes.displayName = object.entity.nameInSearch.flatMap { object.value(forKeyPath: $0) as? String }
    let texts = object.entity.properties.filter(\.isIndexedBySpotlight).compactMap {
      object.value(forKey: $0.name) as? String
    }
    attributes.title = attributes.displayName ?? texts.first
    attributes.textContent = texts.joined(separator: " ")
    return attributes
  }

  /// Whether the store is indexed.
  open var isIndexingEnabled: Bool { observer.withUncheckedLock { $0 != nil } }

  /// Indexes the objects of the store, and each save from now on.
  open func startSpotlightIndexing() {
    guard !isIndexingEnabled else { return }
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
    ) { [weak self] in self?.didSave($0) }
    observer.withUncheckedLock { $0 = token }
    indexAll()
  }

  /// Ends that; the index keeps what it has.
  open func stopSpotlightIndexing() {
    let token = observer.withUncheckedLock { token in
      defer { token = nil }
      return token
    }
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// Deletes the items of the store.
  ///
  /// - Parameter completionHandler: Called outside of the main actor, without an error.
  @preconcurrency open func deleteSpotlightIndex(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    index.deleteSearchableItems(withDomainIdentifiers: [domainIdentifier()], completionHandler: completionHandler)
  }

  /// Deletes the items of the store.
  ///
  /// - Throws: Nothing here.
  open func deleteSpotlightIndex() async throws {
    try await index.deleteSearchableItems(withDomainIdentifiers: [domainIdentifier()])
  }

  // MARK: - Items

  private var index: CSSearchableIndex { indexName().map { CSSearchableIndex(name: $0) } ?? .default() }

  private var store: NSPersistentStore? {
    storeDescription.url.flatMap(coordinator.persistentStore) ?? coordinator.persistentStores.first
  }

  private func indexAll() {
    let entities = coordinator.managedObjectModel.entities.filter {
      $0.properties.contains(where: \.isIndexedBySpotlight)
    }
    guard !entities.isEmpty else { return }
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    context.performAndWait {
      for entity in entities {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity.title)
        request.includesSubentities = false
        update((try? context.fetch(request)) ?? [], deleted: [])
      }
    }
  }

  private func didSave(_ notification: Notification) {
    guard let context = notification.object as? NSManagedObjectContext, context.parent == nil,
      context.persistentStoreCoordinator === coordinator
    else { return }
    func objects(_ key: String) -> [NSManagedObject] {
      (notification.userInfo?[key] as? Set<NSManagedObject> ?? [])
        .filter { $0.entity.properties.contains(where: \.isIndexedBySpotlight) }
        .sorted { $0.objectID < $1.objectID }
    }
    update(objects(NSInsertedObjectsKey) + objects(NSUpdatedObjectsKey), deleted: objects(NSDeletedObjectsKey))
  }

  private func update(_ objects: [NSManagedObject], deleted: [NSManagedObject]) {
    let items = objects.compactMap { object in
      attributeSet(for: object).map {
        CSSearchableItem(uniqueIdentifier: name(of: object), domainIdentifier: domainIdentifier(), attributeSet: $0)
      }
    }
    if !items.isEmpty { index.indexSearchableItems(items) }
    if !deleted.isEmpty { index.deleteSearchableItems(withIdentifiers: deleted.map(name)) }
    guard !items.isEmpty || !deleted.isEmpty else { return }
    NotificationCenter.default.post(name: Self.indexDidUpdateNotification, object: self)
  }

  private func name(of object: NSManagedObject) -> String { object.objectID.uriRepresentation().absoluteString }
}
