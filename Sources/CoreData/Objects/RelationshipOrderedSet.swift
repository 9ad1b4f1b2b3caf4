import Foundation

/// An ordered set that writes to a relationship.
///
/// Foundation's own set has the objects, as parts of it read them without a method that a subclass overrides. They are taken from the
/// relationship before each use, and written to it after each change.
final class RelationshipOrderedSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var key = ""
  /// What the set has of the relationship; nil if that must be looked at again.
  private var known: [NSManagedObjectID]? = []
  private var isChanging = false

  convenience init(_ owner: NSManagedObject, _ key: String) {
    self.init(capacity: 0)
    (self.owner, self.key) = (owner, key)
    load()
  }

  override init(capacity: Int) { super.init(capacity: capacity) }

  required init(arrayLiteral elements: Any...) {
    super.init(capacity: elements.count)
    super.addObjects(from: elements)
  }

  required init?(coder: NSCoder) { return nil }

  private func load() {
    guard !isChanging, let owner else { return }
    let links = owner.links(key)
    guard known != links else { return }
    known = links
    isChanging = true
    defer { isChanging = false }
    super.removeAllObjects()
    super.addObjects(from: owner.related(key))
  }

  /// Runs one change, of which others may be parts.
  private func change(_ body: () -> Void) {
    guard !isChanging, let owner else { return body() }
    load()
    isChanging = true
    body()
    let objects = array
    isChanging = false
    owner.write(objects, key)
    // The context may not accept all of them.
    known = nil
    load()
  }

  // MARK: - Reading

  override var count: Int {
    load()
    return super.count
  }

  override func object(at idx: Int) -> Any {
    load()
    return super.object(at: idx)
  }

  override func index(of object: Any) -> Int {
    load()
    return super.index(of: object)
  }

  override func contains(_ object: Any) -> Bool {
    load()
    return super.contains(object)
  }

  // MARK: - Changing

  override func insert(_ object: Any, at idx: Int) { change { super.insert(object, at: idx) } }
  override func insert(_ objects: [Any], at indexes: IndexSet) { change { super.insert(objects, at: indexes) } }
  override func add(_ object: Any) { change { super.add(object) } }
  override func addObjects(from array: [Any]) { change { super.addObjects(from: array) } }
  override func setObject(_ obj: Any, at idx: Int) { change { super.setObject(obj, at: idx) } }
  override func replaceObject(at idx: Int, with obj: Any) { change { super.replaceObject(at: idx, with: obj) } }
  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    change { super.replaceObjects(at: indexes, with: objects) }
  }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    change { super.exchangeObject(at: idx1, withObjectAt: idx2) }
  }
  override func moveObjects(at indexes: IndexSet, to idx: Int) { change { super.moveObjects(at: indexes, to: idx) } }
  override func remove(_ val: Any) { change { super.remove(val) } }
  override func removeObject(at idx: Int) { change { super.removeObject(at: idx) } }
  override func removeObjects(at indexes: IndexSet) { change { super.removeObjects(at: indexes) } }
  override func removeObjects(in range: NSRange) { change { super.removeObjects(in: range) } }
  override func removeObjects(in array: [Any]) { change { super.removeObjects(in: array) } }
  override func removeAllObjects() { change { super.removeAllObjects() } }
  override func intersect(_ other: NSOrderedSet) { change { super.intersect(other) } }
  override func minus(_ other: NSOrderedSet) { change { super.minus(other) } }
  override func union(_ other: NSOrderedSet) { change { super.union(other) } }
  override func intersectSet(_ other: Set<AnyHashable>) { change { super.intersectSet(other) } }
  override func minusSet(_ other: Set<AnyHashable>) { change { super.minusSet(other) } }
  override func unionSet(_ other: Set<AnyHashable>) { change { super.unionSet(other) } }
  override func sortRange(
    _ range: NSRange, options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult
  ) {
    change { super.sortRange(range, options: opts, usingComparator: cmptr) }
  }
  override func sort(using sortDescriptors: [NSSortDescriptor]) { change { super.sort(using: sortDescriptors) } }
}
