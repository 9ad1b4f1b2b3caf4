import Foundation

/// What has happened to an object or section. Source: Apple's page "NSFetchedResultsChangeType".
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It is new.
  case insert = 1
  /// It is gone.
  case delete = 2
  /// It has another place.
  case move = 3
  /// It has changed in its place.
  case update = 4
}

/// A section of results. Source: Apple's page "NSFetchedResultsSectionInfo".
public protocol NSFetchedResultsSectionInfo {
  /// The value that the objects have in common.
  var name: String { get }
  /// What an index shows of the section.
  var indexTitle: String? { get }
  /// How many objects there are.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// Gets the changes of results. Source: Apple's page "NSFetchedResultsControllerDelegate".
///
/// The controller that methods get has the objects of the one that was asked; it is equal to that, and not identical.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// The changes begin.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// An object is new, gone, in another place, or has changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// A section is new or gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// The changes are complete.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// The results of a request in sections, which follow the context. Source: Apple's page "NSFetchedResultsController".
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public final let fetchRequest: NSFetchRequest<ResultType>
  /// The context that is followed.
  public final let managedObjectContext: NSManagedObjectContext
  /// The key path of what objects of a section have in common; the first sort descriptor sorts by it.
  public final let sectionNameKeyPath: String?
  /// Has no effect here.
  public final let cacheName: String?
  /// Gets the changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  let core: FetchedResultsCore

  /// Makes a controller that has no results before `performFetch()`.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    core = FetchedResultsCore(context, sectionNameKeyPath)
    super.init()
    if let type = ResultType.self as? NSManagedObject.Type { DataModels.note(type, for: fetchRequest.what.name) }
  }

  fileprivate init(_ core: FetchedResultsCore, _ what: FetchDescription) {
    fetchRequest = NSFetchRequest()
    fetchRequest.what = what
    (managedObjectContext, sectionNameKeyPath, cacheName) = (core.context, core.sectionKey, nil)
    self.core = core
  }

  /// Finds the objects, and follows them from now on if there is a delegate.
  ///
  /// - Throws: As the context's `fetch(_:)`.
  open func performFetch() throws { try core.fetch(fetchRequest.what) }

  /// The objects; nil before the first fetch.
  open var fetchedObjects: [ResultType]? { core.objects?.compactMap { $0 as? ResultType } }

  /// The sections; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { core.sections }

  /// The first letters of the names of sections.
  open var sectionIndexTitles: [String] { (core.sections ?? []).compactMap(\.indexTitle) }

  /// What an index shows of a section.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { $0.uppercased() }
  }

  /// The section of a place in the index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

  /// The object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = core.object(at: indexPath) as? ResultType else {
      preconditionFailure("There is no object at \(indexPath) in the results of \(fetchRequest.what.name).")
    }
    return object
  }

  /// The place of an object; nil if it is not among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { core.indexPath(of: $0) }
  }

  /// Deletes what was kept under a name. There is nothing here.
  open class func deleteCache(withName name: String?) {}

  /// Controllers are equal if they have the same results.
  open override func isEqual(_ object: Any?) -> Bool { (object as? any CoreHolder)?.core === core }
  /// The hash of the results' identity.
  open override var hash: Int { ObjectIdentifier(core).hashValue }
}

private protocol CoreHolder {
  var core: FetchedResultsCore { get }
}

extension NSFetchedResultsController: CoreHolder {}

/// The results of a controller, whatever their type.
final class FetchedResultsCore: ContextFollower {
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]
    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  let context: NSManagedObjectContext
  let sectionKey: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var fetched: FetchedObjects?
  private(set) var sections: [Section]?

  init(_ context: NSManagedObjectContext, _ sectionKey: String?) {
    (self.context, self.sectionKey) = (context, sectionKey)
  }

  var objects: [NSManagedObject]? { fetched?.objects }

  func fetch(_ what: FetchDescription) throws {
    let content = context.content
    let fetched = FetchedObjects(what, content)
    self.fetched = fetched
    content.add(self)
    _ = try fetched.refresh()
    sections = makeSections(fetched.objects)
  }

  private func makeSections(_ objects: [NSManagedObject]) -> [Section] {
    guard let sectionKey else { return [Section(name: "", members: objects)] }
    var sections: [Section] = []
    for object in objects {
      let name = object.value(forKeyPath: sectionKey).map { "\($0)" } ?? ""
      if let index = sections.firstIndex(where: { $0.name == name }) {
        sections[index].members.append(object)
      } else {
        sections.append(Section(name: name, members: [object]))
      }
    }
    return sections
  }

  func object(at path: IndexPath) -> NSManagedObject? {
    guard path.count == 2, let sections, sections.indices.contains(path[0]) else { return nil }
    let members = sections[path[0]].members
    return members.indices.contains(path[1]) ? members[path[1]] : nil
  }

  func indexPath(of object: NSManagedObject) -> IndexPath? {
    for (index, section) in (sections ?? []).enumerated() {
      if let item = section.members.firstIndex(of: object) { return [index, item] }
    }
    return nil
  }

  // MARK: - Following

  func contextDidChange(_ object: NSManagedObjectID) { _ = fetched?.note(object) }

  func contextDidReset() {
    fetched?.reset()
    contextDidProcess()
  }

  func contextDidSave() {
    if fetched?.noteSave() == true { contextDidProcess() }
  }

  func contextDidProcess() {
    // As on a device, results without a delegate stay as they were fetched.
    guard let delegate, let fetched else { return }
    do {
      guard let (old, changed) = try fetched.refresh() else { return }
      let new = makeSections(fetched.objects)
      guard old != fetched.objects || !changed.isEmpty else { return }
      let controller = NSFetchedResultsController<any NSFetchRequestResult>(self, fetched.what)
      delegate.controllerWillChangeContent(controller)
      report(changed, from: sections ?? [], to: new, delegate, controller)
      delegate.controllerDidChangeContent(controller)
    } catch {
      CoreDataWording.log("NSFetchedResultsController of \(fetched.what.name): \(error.localizedDescription)")
    }
  }

  private func report(
    _ changed: [NSManagedObject], from old: [Section], to new: [Section],
    _ delegate: any NSFetchedResultsControllerDelegate,
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    let (before, after) = (Self.paths(old), Self.paths(new))
    let (oldNames, newNames) = (old.map(\.name), new.map(\.name))
    sections = new
    for (index, section) in old.enumerated() where !newNames.contains(section.name) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
    }
    for object in old.flatMap(\.members) where after[object] == nil {
      delegate.controller(controller, didChange: object, at: before[object], for: .delete, newIndexPath: nil)
    }
    for object in new.flatMap(\.members) where before[object] == nil {
      delegate.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: after[object])
    }
    // An object that only makes room for another one has not moved.
    let kept = Set(before.keys).intersection(after.keys)
    let places = { (sections: [Section]) in
      Dictionary(
        sections.flatMap { section in
          section.members.filter(kept.contains).enumerated().map { ($1, "\(section.name)\u{1F}\($0)") }
        }
      ) { $1 }
    }
    let (oldPlaces, newPlaces) = (places(old), places(new))
    for object in changed where kept.contains(object) {
      let isMoved = oldPlaces[object] != newPlaces[object]
      delegate.controller(
        controller, didChange: object, at: before[object], for: isMoved ? .move : .update, newIndexPath: after[object])
    }
  }

  private static func paths(_ sections: [Section]) -> [NSManagedObject: IndexPath] {
    var paths: [NSManagedObject: IndexPath] = [:]
    for (index, section) in sections.enumerated() {
      for (item, object) in section.members.enumerated() { paths[object] = [index, item] }
    }
    return paths
  }
}
