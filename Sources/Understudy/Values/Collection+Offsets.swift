import Foundation

// What the actions of `onDelete(perform:)` and `onMove(perform:)` do to their data (SEM-356, SEM-357).

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at several places, counted from the beginning.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = 0
    removeAll { _ in
      defer { position += 1 }
      return offsets.contains(position)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at several places to another, in order.
  ///
  /// - Parameters:
  ///   - source: Their places, counted from the beginning.
  ///   - destination: The place before which they go, counted before any is taken out.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (position, element) in enumerated() {
      if source.contains(position) {
        moved.append(element)
      } else if position < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
