import SwiftUI
@_spi(Runtime) import UnderstudyCore

/// What a node keeps of a fetch request: the objects of its last evaluation, and what has changed since.
nonisolated final class FetchSlot: PropertySlot, ContextFollower, @unchecked Sendable {
  private unowned(unsafe) var node: EvaluatingNode?
  private let number: Int
  private var request = FetchDescription()
  /// What the view's code has set, which takes precedence over the request.
  private var override: (predicate: NSPredicate?, order: [NSSortDescriptor])?
  private var transaction: UpdateTransaction?
  private var context: NSManagedObjectContext?
  private var fetched: FetchedObjects?
  private var isScheduled = false
  private var isOther = true

  @MainActor
  init(node: EvaluatingNode, number: Int) { (self.node, self.number) = (node, number) }

  func objects<Result>(as type: Result.Type) -> [Result] { fetched?.objects(as: type) ?? [] }

  var what: FetchDescription {
    var what = request
    if let override { (what.predicate, what.order) = (override.predicate, override.order) }
    return what
  }

  func install(_ request: FetchDescription, _ transaction: UpdateTransaction?) {
    (self.request, self.transaction) = (request, transaction)
    isOther = true
  }

  func isFollowing(_ other: NSManagedObjectContext) -> Bool { context === other }

  /// The view's code sets another predicate or order.
  @MainActor
  func replace(_ predicate: NSPredicate?, _ order: [NSSortDescriptor]) {
    override = (predicate, order)
    isOther = true
    schedule()
  }

  /// Finds the objects before an evaluation.
  @MainActor
  func prepare() {
    guard let node else { return }
    let current = node.environment.values.managedObjectContext
    if current !== context {
      context?.content.remove(self)
      context = current
      current.content.add(self)
      isOther = true
    }
    if isOther {
      isOther = false
      fetched = FetchedObjects(what, current.content)
    }
    _ = refresh()
  }

  @MainActor
  private func refresh() -> Bool {
    guard let fetched else { return false }
    do {
      guard let (old, changed) = try fetched.refresh() else { return false }
      return !changed.isEmpty || !old.elementsEqual(fetched.objects) { $0 === $1 }
    } catch {
      CoreDataWording.log("@FetchRequest of \(request.name): \(error.localizedDescription)")
      return true
    }
  }

  // MARK: - Following

  func contextDidChange(_ object: NSManagedObjectID) {
    guard fetched?.note(object) == true, MainThread.isCurrent else { return }
    assumeMain { schedule() }
  }

  func contextDidReset() {
    fetched?.reset()
    if MainThread.isCurrent { assumeMain { schedule() } }
  }

  func contextDidSave() {
    guard fetched?.noteSave() == true, MainThread.isCurrent else { return }
    assumeMain { schedule() }
  }

  @MainActor
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    let enqueue = { self.node?.host.enqueueChange { [weak self] in self?.update() } }
    if let transaction { _ = withTransaction(transaction, enqueue) } else { _ = enqueue() }
  }

  /// Part of the batch of the change.
  @MainActor
  private func update() {
    isScheduled = false
    guard let node else { return }
    // What the view's code has set is found by the evaluation.
    if isOther || refresh() { node.propertyDidChange(number) }
  }

  @MainActor
  package func nodeDidUnmount() {
    context?.content.remove(self)
    node = nil
  }
}
