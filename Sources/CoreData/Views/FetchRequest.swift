import SwiftUI
@_spi(Runtime) import UnderstudyCore

/// The objects of the view's context that a request describes; the body runs again when they are others, in another order, or changed.
///
/// Source: Apple's page "FetchRequest".
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  /// The parts of a request that a view changes. Source: Apple's page "FetchRequest.Configuration".
  @MainActor
  public struct Configuration {
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// What objects must satisfy.
    public var nsPredicate: NSPredicate?
  }

  let what: FetchDescription
  private let transaction: UpdateTransaction?
  var slot: FetchSlot?

  init(_ what: FetchDescription, _ transaction: UpdateTransaction?) {
    (self.what, self.transaction) = (what, transaction)
  }

  /// Describes the objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    var what = FetchDescription()
    (what.entity, what.entityName) = (entity, entity.name)
    (what.order, what.predicate) = (sortDescriptors, predicate)
    self.init(what, animation.map { UpdateTransaction(animation: $0) })
  }

  /// Takes a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest.what, animation.map { UpdateTransaction(animation: $0) })
  }

  /// Takes a request.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: UpdateTransaction) {
    self.init(fetchRequest.what, transaction)
  }

  /// The objects, as of the last update; outside of a view there are none.
  @MainActor public var wrappedValue: FetchedResults<Result> {
    if slot == nil {
      RuntimeLog.log(
        .propertyOutsideView,
        "Accessing FetchRequest<\(Result.self)>'s value outside of being installed on a View. This will always be empty and will not"
          + " update.")
    }
    return FetchedResults(slot)
  }

  /// A binding by which the view changes the request.
  @MainActor public var projectedValue: Binding<Configuration> {
    let slot = slot
    return Binding {
      Configuration(nsSortDescriptors: slot?.what.order ?? [], nsPredicate: slot?.what.predicate)
    } set: {
      slot?.replace($0.nsPredicate, $0.nsSortDescriptors)
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Describes the objects of a class.
  public init(
    sortDescriptors: [SortDescriptor<Result>] = [], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate,
      animation: animation)
  }

  /// Describes the objects of a class.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
  }
}

extension FetchRequest: @unchecked Sendable {}

extension FetchRequest: InstallableProperty {
  package static var needsPreparation: Bool { true }

  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    .value(address.assumingMemoryBound(to: FetchRequest.self).pointee.wrappedValue as Any)
  }

  package static func identity(at address: UnsafeMutableRawPointer) -> AnyObject? {
    address.assumingMemoryBound(to: FetchRequest.self).pointee.slot
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let request = address.assumingMemoryBound(to: FetchRequest.self)
    let kept: FetchSlot
    if let slot {
      kept = unsafeDowncast(slot, to: FetchSlot.self)
    } else {
      kept = FetchSlot(node: node, number: number)
      slot = kept
      node.followEnvironment()
    }
    kept.install(request.pointee.what, request.pointee.transaction)
    request.pointee.slot = kept
  }

  package static func prepare(at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode) {
    guard let slot else { return }
    unsafeDowncast(slot, to: FetchSlot.self).prepare()
  }

  package static func environmentDidChange(
    at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode
  ) -> Bool {
    guard let slot else { return false }
    return !unsafeDowncast(slot, to: FetchSlot.self).isFollowing(node.environment.values.managedObjectContext)
  }

  // Requests cannot be compared: a new value of the view brings a new one.
  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { false }
}

/// The objects of a ``FetchRequest``. Source: Apple's page "FetchedResults".
public struct FetchedResults<Result>: RandomAccessCollection {
  private let objects: [Result]
  private let slot: FetchSlot?

  init(_ slot: FetchSlot?) {
    self.slot = slot
    objects = slot?.objects(as: Result.self) ?? []
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }

  /// The order; a new one finds the objects again.
  @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
    get { slot?.what.order ?? [] }
    nonmutating set { slot?.replace(slot?.what.predicate, newValue) }
  }

  /// What objects must satisfy; a new one has them found again.
  @MainActor public var nsPredicate: NSPredicate? {
    get { slot?.what.predicate }
    nonmutating set { slot?.replace(newValue, slot?.what.order ?? []) }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order by Swift's descriptors; a new one finds the objects again.
  @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { $0.swiftDescriptor as? SortDescriptor<Result> } }
    nonmutating set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order by Swift's descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { $0.swiftDescriptor as? SortDescriptor<Result> } }
    set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}
