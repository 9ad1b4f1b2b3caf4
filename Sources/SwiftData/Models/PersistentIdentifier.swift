import Foundation
import UnderstudyTime

/// Names one object of a store, in every context and as text. Source: Apple's page "PersistentIdentifier".
///
/// Unlike on a device it is the same before and after the object is first saved.
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  let number: Int
  /// The name of the object's class.
  public let entityName: String

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  private static let last = Guarded(0)

  init(entityName: String) {
    self.entityName = entityName
    number = Self.last.withLock { last in
      last += 1
      return last
    }
  }

  /// The identifier of an object in a file. New objects get greater numbers.
  init(entityName: String, number: Int) {
    (self.entityName, self.number) = (entityName, number)
    Self.last.withLock { $0 = max($0, number) }
  }

  /// Objects that were made earlier come first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}
