import SwiftUI
@_spi(Runtime) import UnderstudyCore

/// The objects of the view's context that a descriptor describes; the body runs again when they are others or in another order.
///
/// Source: Apple's page "Query".
@propertyWrapper
public struct Query<Element: PersistentModel, Result: QueryResult>: DynamicProperty where Result.Model == Element {
  let descriptor: FetchDescriptor<Element>
  private let animation: Animation?
  private let transaction: UpdateTransaction?
  let sectioning: Sectioning<Element>?
  private var slot: QuerySlot<Element>?

  // Here, as the compiler looks for it in the declaration alone where a property has nothing in parentheses.
  /// All objects of a class, in the order in which they were made.
  public init() where Result == [Element] { self.init(descriptor: FetchDescriptor()) }

  init(
    descriptor: FetchDescriptor<Element>, animation: Animation? = nil, transaction: UpdateTransaction? = nil,
    sectioning: Sectioning<Element>? = nil
  ) {
    (self.descriptor, self.animation, self.transaction) = (descriptor, animation, transaction)
    self.sectioning = sectioning
  }

  /// The objects, as of the last update; outside of a view there are none.
  public var wrappedValue: Result { Result._make(objects) { sectioning?.title($0) ?? "" } }

  var objects: [Element] {
    guard let slot else {
      RuntimeLog.log(
        .propertyOutsideView,
        "Accessing Query<\(Element.self)>'s value outside of being installed on a View. This will always be empty and will not"
          + " update.")
      return []
    }
    return slot.visible
  }

  /// Why the objects could not be found; nil if they could.
  public var fetchError: (any Error)? { slot?.error }

  /// The context of the view.
  public var modelContext: ModelContext { slot?.context ?? .missing }
}

extension Query: @unchecked Sendable {}

extension Query: InstallableProperty {
  package static var needsPreparation: Bool { true }

  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    .value(address.assumingMemoryBound(to: Query.self).pointee.wrappedValue as Any)
  }

  package static func identity(at address: UnsafeMutableRawPointer) -> AnyObject? {
    address.assumingMemoryBound(to: Query.self).pointee.slot
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let query = address.assumingMemoryBound(to: Query.self)
    let kept: QuerySlot<Element>
    if let slot {
      kept = unsafeDowncast(slot, to: QuerySlot<Element>.self)
    } else {
      kept = QuerySlot(node: node, number: number)
      slot = kept
      node.followEnvironment()
    }
    kept.install(
      query.pointee.descriptor,
      query.pointee.transaction ?? query.pointee.animation.map { UpdateTransaction(animation: $0) })
    query.pointee.slot = kept
  }

  package static func prepare(at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode) {
    guard let slot else { return }
    unsafeDowncast(slot, to: QuerySlot<Element>.self).prepare()
  }

  package static func environmentDidChange(
    at address: UnsafeMutableRawPointer, slot: (any PropertySlot)?, node: EvaluatingNode
  ) -> Bool {
    guard let slot else { return false }
    return unsafeDowncast(slot, to: QuerySlot<Element>.self).context !== node.environment.values.modelContext
  }

  // Descriptors cannot be compared: a new value of the view brings a new one.
  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { false }
}

/// What a node keeps of a query: the objects of its last evaluation, and what has changed since.
nonisolated final class QuerySlot<Element: PersistentModel>: PropertySlot, ContextFollower, @unchecked Sendable {
  private unowned(unsafe) var node: EvaluatingNode?
  private let number: Int
  private var descriptor = FetchDescriptor<Element>()
  private var transaction: UpdateTransaction?
  private(set) var context: ModelContext?
  private(set) var error: (any Error)?

  /// All objects, without regard to the limit.
  private var objects: [Element] = []
  /// Their identifiers, so that a new object is not looked for among them.
  private var ids: Set<PersistentIdentifier> = []
  /// Those within the limit; nil if there is none, as a second reference would make each insertion copy the objects.
  private var page: [Element]?
  var visible: [Element] { page ?? objects }
  private var order = ModelOrder<Element>([])
  private var otherClasses: Set<ObjectIdentifier> = []
  private var changed: [PersistentIdentifier] = []
  private var isOutOfDate = true
  private var isScheduled = false

  @MainActor
  init(node: EvaluatingNode, number: Int) { (self.node, self.number) = (node, number) }

  func install(_ descriptor: FetchDescriptor<Element>, _ transaction: UpdateTransaction?) {
    (self.descriptor, self.transaction) = (descriptor, transaction)
    order = ModelOrder(descriptor.sortBy)
    isOutOfDate = true
  }

  /// Finds the objects before an evaluation.
  @MainActor
  func prepare() {
    guard let node else { return }
    let current = node.environment.values.modelContext
    if current !== context {
      context?.remove(self)
      current.add(self)
      context = current
      isOutOfDate = true
    }
    _ = refresh()
  }

  // MARK: Following

  func contextDidChange(_ id: PersistentIdentifier, _ entity: ModelEntity) {
    if entity === Element._$entity {
      if descriptor.includePendingChanges { changed.append(id) } else { isOutOfDate = true }
    } else if otherClasses.contains(ObjectIdentifier(entity)) {
      isOutOfDate = true
    } else {
      return
    }
    schedule()
  }

  func contextDidSave() {
    guard !descriptor.includePendingChanges else { return }
    isOutOfDate = true
    schedule()
  }

  private func schedule() {
    guard !isScheduled, MainThread.isCurrent else { return }
    isScheduled = true
    assumeMain {
      let enqueue = { self.node?.host.enqueueChange { [weak self] in self?.update() } }
      if let transaction { _ = withTransaction(transaction, enqueue) } else { _ = enqueue() }
    }
  }

  /// Part of the batch of the change.
  @MainActor
  private func update() {
    isScheduled = false
    guard let node, refresh() else { return }
    node.propertyDidChange(number)
  }

  /// Brings the objects up to date.
  ///
  /// - Returns: Whether they are others, or in another order.
  @MainActor
  private func refresh() -> Bool {
    guard let context, isOutOfDate || !changed.isEmpty else { return false }
    let changes = Set(changed)
    changed = []
    do {
      let hadError = error != nil
      let before = isOutOfDate || page != nil ? visible : []
      if isOutOfDate {
        isOutOfDate = false
        objects = try context.evaluating { () throws -> [Element] in
          let found = try context.allObjects(descriptor)
          otherClasses = context.evaluation ?? []
          return found
        }
        ids = Set(objects.map(\.persistentModelID))
      } else {
        var isOther = false
        for id in changes { if try follow(id, in: context) { isOther = true } }
        guard isOther else { return false }
        if page == nil {
          error = nil
          return true
        }
      }
      error = nil
      page = descriptor.isLimited ? context.page(objects, of: descriptor) : nil
      return hadError || !before.elementsEqual(visible) { $0 === $1 }
    } catch {
      self.error = error
      SwiftDataWording.log("@Query of \(Element.self): \(error)")
      // The next change finds everything again.
      (objects, ids, page, isOutOfDate) = ([], [], nil, true)
      return true
    }
  }

  /// Takes one changed object out of its place, and puts it where it belongs now.
  private func follow(_ id: PersistentIdentifier, in context: ModelContext) throws -> Bool {
    let old = ids.contains(id) ? objects.firstIndex { $0.persistentBackingData.id == id } : nil
    let model = context.object(id, of: Element._$entity)?.model as? Element
    return try context.evaluating {
      guard let model, try descriptor.predicate.map({ try context.satisfies(model, $0) }) ?? true else {
        if let old { objects.remove(at: old) }
        ids.remove(id)
        return old != nil
      }
      if let old { objects.remove(at: old) }
      let new = place(of: model)
      objects.insert(model, at: new)
      ids.insert(id)
      otherClasses.formUnion(context.evaluation ?? [])
      return old != new
    }
  }

  private func place(of model: Element) -> Int {
    var (low, high) = (0, objects.count)
    while low < high {
      let middle = (low + high) / 2
      if order.isBefore(objects[middle], model) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @MainActor
  package func nodeDidUnmount() {
    context?.remove(self)
    node = nil
  }
}
