import Foundation

/// The objects of a request that follow their context: found again after a change that can concern them.
final class FetchedObjects {
  private(set) var what: FetchDescription
  let content: ContextContent
  private(set) var objects: [NSManagedObject] = [] {
    didSet { typed = nil }
  }
  /// The objects as the type that a view reads, made at its first read after a fetch.
  private var typed: Any?
  /// The entities whose changes can make the result another one.
  private var names: Set<String> = []
  /// The objects that have changed since the last fetch.
  private var changed: Set<NSManagedObjectID> = []
  private var isOutOfDate = true

  init(_ what: FetchDescription, _ content: ContextContent) { (self.what, self.content) = (what, content) }

  /// Notes a change.
  ///
  /// - Returns: Whether it can concern the result.
  func note(_ id: NSManagedObjectID) -> Bool {
    guard isOutOfDate || names.contains(id.entity.title) else { return false }
    changed.insert(id)
    isOutOfDate = true
    return true
  }

  func reset() { isOutOfDate = true }

  /// Notes that the context has saved its changes.
  ///
  /// - Returns: Whether it can concern the result.
  func noteSave() -> Bool {
    if !what.includesPendingChanges { isOutOfDate = true }
    return !what.includesPendingChanges
  }

  /// The objects of a type.
  func objects<Result>(as type: Result.Type) -> [Result] {
    if let known = typed as? [Result] { return known }
    let made = objects.compactMap { $0 as? Result }
    typed = made
    return made
  }

  /// Finds the objects again, if something has changed.
  ///
  /// - Returns: Nil if nothing has, else the former objects, and those of the new ones that have changed.
  /// - Throws: As a fetch.
  func refresh() throws -> (old: [NSManagedObject], changed: [NSManagedObject])? {
    guard isOutOfDate else { return nil }
    let old = objects
    let pending: Set = what.includesPendingChanges ? [] : changed.filter { content.isPending($0) }
    let ids = changed.subtracting(pending)
    (isOutOfDate, changed) = (false, pending)
    do {
      let (found, reads) = try content.evaluating { try content.page(content.all(what), what) }
      let entity = try content.entity(of: what)
      names = Set(entity.family.map(\.title)).union(reads)
      objects = found
    } catch {
      (objects, isOutOfDate) = ([], true)
      throw error
    }
    return (old, objects.filter { ids.contains($0.objectID) })
  }
}
