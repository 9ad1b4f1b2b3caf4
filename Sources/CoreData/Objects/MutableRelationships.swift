import Foundation

extension NSManagedObject {
  /// The objects of a relationship as a set whose changes are changes of the relationship.
  public final func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }

  /// The objects of an ordered relationship as a set whose changes are changes of the relationship.
  public final func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    RelationshipOrderedSet(self, key)
  }

  /// The objects of the relationship that keys, separated by dots, lead to, as a set whose changes are changes of it.
  ///
  /// - Parameter keyPath: The last key is that of the relationship. If the others lead to no object, the set belongs to none.
  public final func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
    owner(of: keyPath).map { $0.mutableSetValue(forKey: $1) } ?? NSMutableSet()
  }

  /// The objects of the ordered relationship that keys, separated by dots, lead to, as a set whose changes are changes of it.
  ///
  /// - Parameter keyPath: The last key is that of the relationship. If the others lead to no object, the set belongs to none.
  public final func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
    owner(of: keyPath).map { $0.mutableOrderedSetValue(forKey: $1) } ?? NSMutableOrderedSet()
  }
}

/// How a set changes, for accessors that the app writes. Source: Apple's page "NSKeyValueSetMutationKind".
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  /// It gets objects.
  case union = 1
  /// It loses objects.
  case minus
  /// It loses all other objects.
  case intersect
  /// It is replaced.
  case set
}

extension NSManagedObject {
  /// Announces a change of a relationship to many objects that an accessor of the app makes.
  public final func willChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
  ) {
    willChangeValue(forKey: key)
  }

  /// Ends what ``willChangeValue(forKey:withSetMutation:using:)`` has begun.
  public final func didChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
  ) {
    didChangeValue(forKey: key)
  }
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
