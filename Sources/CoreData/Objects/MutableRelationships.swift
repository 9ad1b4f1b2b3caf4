import Foundation

extension NSManagedObject {
  /// The objects of a relationship as a set whose changes are changes of the relationship.
  public final func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }
}

/// A set that writes to a relationship.
private final class RelationshipSet: NSMutableSet {
  private var owner: NSManagedObject?
  private var key = ""

  convenience init(_ owner: NSManagedObject, _ key: String) {
    self.init(capacity: 0)
    (self.owner, self.key) = (owner, key)
  }

  private var objects: [NSManagedObject] { owner?.related(key) ?? [] }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override func add(_ object: Any) {
    if member(object) == nil { owner?.write(objects + ManagedValue.objects(in: object), key) }
  }
  override func remove(_ object: Any) { owner?.write(objects.filter { $0 !== object as AnyObject }, key) }
}
