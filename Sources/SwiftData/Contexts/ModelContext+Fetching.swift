import Foundation

extension ModelContext {
  /// The objects that a descriptor describes, as they are in this context.
  ///
  /// - Throws: ``SwiftDataError``, if the container does not store the class, or if the predicate cannot be evaluated.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    page(try allObjects(descriptor), of: descriptor)
  }

  /// The objects that a descriptor describes. The size of batches has no effect here.
  ///
  /// - Throws: ``SwiftDataError``, if the container does not store the class, or if the predicate cannot be evaluated.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
    -> FetchResultsCollection<T>
  {
    FetchResultsCollection(elements: try fetch(descriptor))
  }

  /// How many objects a descriptor describes.
  ///
  /// - Throws: As ``fetch(_:)``.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    var descriptor = descriptor
    descriptor.sortBy = []
    return try fetch(descriptor).count
  }

  /// The identifiers of the objects that a descriptor describes.
  ///
  /// - Throws: As ``fetch(_:)``.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a function with each of the objects that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: Describes the objects.
  ///   - batchSize: Has no effect here.
  ///   - allowEscapingMutations: Has no effect here.
  ///   - block: Gets the objects in their order.
  /// - Throws: As ``fetch(_:)``, and what the function throws.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  func page<T: PersistentModel>(_ objects: [T], of descriptor: FetchDescriptor<T>) -> [T] {
    guard descriptor.isLimited else { return objects }
    let rest = objects.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    return Array(descriptor.fetchLimit.map { $0 > 0 ? rest.prefix($0) : rest } ?? rest)
  }

  /// The objects of all pages, in their order.
  func allObjects<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let entity = T._$entity
    guard schema.contains(entity) else {
      throw self === ModelContext.missing
        ? SwiftDataError.missingModelContext.saying(SwiftDataWording.noContainer)
        : SwiftDataError.unknownSchema.saying(SwiftDataWording.notInSchema(entity))
    }
    catchUp()
    if !descriptor.includePendingChanges, hasChanges { return try storedObjects(descriptor) }
    var found = store.ids(of: entity).compactMap { object($0, of: entity)?.model as? T }
    let new = inserted.filter { $0.entity === entity }.compactMap { $0.model as? T }
    found += new.sorted { $0.persistentModelID < $1.persistentModelID }
    return try evaluating {
      if let predicate = descriptor.predicate { found = try found.filter { try satisfies($0, predicate) } }
      guard !descriptor.sortBy.isEmpty else { return found }
      let order = ModelOrder(descriptor.sortBy)
      return found.sorted(by: order.isBefore)
    }
  }

  /// The objects that a descriptor describes by their stored values, those that are deleted here among them. They have the values of
  /// this context.
  private func storedObjects<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let stored = ModelContext(readingStoreOf: self)
    stored.evaluation = evaluation
    defer { evaluation = stored.evaluation }
    return try stored.allObjects(descriptor).compactMap { model in
      let id = model.persistentModelID
      return (registered[id] ?? object(id, of: T._$entity))?.model as? T
    }
  }

  /// Whether an object satisfies a predicate.
  ///
  /// - Throws: ``SwiftDataError/unsupportedPredicate``.
  func satisfies<T: PersistentModel>(_ model: T, _ predicate: Predicate<T>) throws -> Bool {
    do {
      return try predicate.evaluate(model)
    } catch {
      throw SwiftDataError.unsupportedPredicate.saying(
        "A predicate for \(T._$entity.name) cannot be evaluated: \(error)")
    }
  }

  /// Reads of objects in the function are none of the view that is evaluated.
  func evaluating<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard evaluation == nil else { return try body() }
    evaluation = []
    defer { evaluation = nil }
    return try body()
  }
}

/// The objects of a fetch in batches. Source: Apple's page "FetchResultsCollection".
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  let elements: [T]
  /// Zero.
  public var startIndex: Int { elements.startIndex }
  /// The number of objects.
  public var endIndex: Int { elements.endIndex }
  /// The object at a place.
  public subscript(position: Int) -> T { elements[position] }
}
