/// Finds the name that was probably meant.
package enum Spelling {
  /// The candidate with the fewest edits, ignoring case, when those are few for the length of the name.
  package static func closest(to name: String, in candidates: [String]) -> String? {
    let limit = max(1, name.count / 3)
    let ranked = candidates.map { (name: $0, edits: edits(name.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { ($0.edits, $0.name) < ($1.edits, $1.name) }), best.edits <= limit else {
      return nil
    }
    return best.name
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one text to the other.
  package static func edits(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(previous[column] + (character == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
