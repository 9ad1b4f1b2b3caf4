import Foundation
import UnderstudyTime

/// Names one object in every context of its stores. Source: Apple's page "NSManagedObjectID".
///
/// Unlike on a device it is the same before and after the object is first saved.
public final class NSManagedObjectID: NSObject, NSCopying, Comparable, @unchecked Sendable {
  let number: Int
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The store that has the object; nil before it is saved.
  public internal(set) weak var persistentStore: NSPersistentStore?
  /// Whether the object is not saved yet.
  public internal(set) var isTemporaryID: Bool

  private static let last = Guarded(0)

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    isTemporaryID = true
    number = Self.last.withLock { last in
      last += 1
      return last
    }
  }

  /// New objects get greater numbers than those of a file.
  static func noteUsed(_ number: Int) { last.withLock { $0 = max($0, number) } }

  /// Names a saved object again.
  init(_ entity: NSEntityDescription, number: Int, in store: NSPersistentStore?) {
    (self.entity, self.number, isTemporaryID, persistentStore) = (entity, number, false, store)
  }

  /// The identifier as an address, which apps keep.
  public func uriRepresentation() -> URL {
    let store = persistentStore?.identifier ?? ""
    let place = "\(store)/\(entity.title)/\(store.isEmpty ? "t" : "p")\(number)"
    return URL(string: "x-coredata://" + place.filter { $0 != " " }) ?? URL(fileURLWithPath: "/")
  }

  /// Identifiers are equal if they name the same object.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID, other.number == number else { return false }
    // Numbers of a file are those of objects whose entities have the same root.
    return other.entity === entity || other.entity.root.title == entity.root.title
  }
  /// Objects that were made earlier come first.
  public static func < (lhs: NSManagedObjectID, rhs: NSManagedObjectID) -> Bool { lhs.number < rhs.number }
  /// The hash of the object's number.
  public override var hash: Int { number.hashValue }
  /// The identifier itself, as it does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// The address.
  public override var description: String { uriRepresentation().absoluteString }
}
