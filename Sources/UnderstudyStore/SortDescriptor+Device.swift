import Foundation

extension SortDescriptor {
  /// Compares as on a device: texts as Finder does, unless the descriptor names another way. Without a value a text comes first.
  package var deviceComparison: (Compared, Compared) -> ComparisonResult {
    guard stringComparator == nil else { return { self.compare($0, $1) } }
    let isReverse = order == .reverse
    func ordered(_ result: ComparisonResult) -> ComparisonResult {
      guard isReverse else { return result }
      return result == .orderedAscending
        ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
    }
    if let path = keyPath as? KeyPath<Compared, String> {
      return { ordered($0[keyPath: path].localizedStandardCompare($1[keyPath: path])) }
    }
    if let path = keyPath as? KeyPath<Compared, String?> {
      return {
        switch ($0[keyPath: path], $1[keyPath: path]) {
        case (let first?, let second?): ordered(first.localizedStandardCompare(second))
        case (nil, nil): .orderedSame
        case (nil, _): ordered(.orderedAscending)
        case (_, nil): ordered(.orderedDescending)
        }
      }
    }
    return { self.compare($0, $1) }
  }
}
