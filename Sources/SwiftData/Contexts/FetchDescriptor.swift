import Foundation

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
  /// Whether changes that are not saved apply.
  public var includePendingChanges = true
  /// Which properties are fetched at once. It has no effect here.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Which relationships are fetched at once. It has no effect here.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes a fetch.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

/// The order of objects by sort descriptors, and of equal ones by when they were made.
struct ModelOrder<T: PersistentModel> {
  private let comparisons: [(T, T) -> ComparisonResult]

  init(_ descriptors: [SortDescriptor<T>]) { comparisons = descriptors.map { Self.comparison($0) } }

  /// Texts are compared as on a device: as Finder does, unless the descriptor names another way.
  private static func comparison(_ descriptor: SortDescriptor<T>) -> (T, T) -> ComparisonResult {
    guard descriptor.stringComparator == nil else { return { descriptor.compare($0, $1) } }
    let isReverse = descriptor.order == .reverse
    func ordered(_ result: ComparisonResult) -> ComparisonResult {
      guard isReverse else { return result }
      return result == .orderedAscending
        ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
    }
    if let path = descriptor.keyPath as? KeyPath<T, String> {
      return { ordered($0[keyPath: path].localizedStandardCompare($1[keyPath: path])) }
    }
    if let path = descriptor.keyPath as? KeyPath<T, String?> {
      return {
        switch ($0[keyPath: path], $1[keyPath: path]) {
        case (let first?, let second?): ordered(first.localizedStandardCompare(second))
        case (nil, nil): .orderedSame
        case (nil, _): ordered(.orderedAscending)
        case (_, nil): ordered(.orderedDescending)
        }
      }
    }
    return { descriptor.compare($0, $1) }
  }

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
