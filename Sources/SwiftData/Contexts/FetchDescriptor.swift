import Foundation
import UnderstudyStore

/// Which objects a context or query finds, in which order. Source: Apple's page "FetchDescriptor".
public struct FetchDescriptor<T: PersistentModel> {
  /// What objects must satisfy; nil for all.
  public var predicate: Predicate<T>?
  /// Their order, the first descriptor first. Without any it is that in which they were made.
  public var sortBy: [SortDescriptor<T>]
  /// How many objects at most; nil for all.
  public var fetchLimit: Int?
  /// How many objects of the order are left out at its beginning.
  public var fetchOffset: Int?
  /// Whether changes that are not saved apply. Without them the stored values decide which objects are found, and in which order.
  public var includePendingChanges = true
  /// Which properties are fetched at once. It has no effect here.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Which relationships are fetched at once. It has no effect here.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes a fetch.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  /// Whether objects are left out of the order.
  var isLimited: Bool { fetchOffset != nil || fetchLimit != nil }
}

/// The order of objects by sort descriptors, and of equal ones by when they were made.
struct ModelOrder<T: PersistentModel> {
  private let comparisons: [(T, T) -> ComparisonResult]

  init(_ descriptors: [SortDescriptor<T>]) { comparisons = descriptors.map(\.deviceComparison) }

  func isBefore(_ first: T, _ second: T) -> Bool {
    for comparison in comparisons {
      switch comparison(first, second) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return first.persistentModelID < second.persistentModelID
  }
}
