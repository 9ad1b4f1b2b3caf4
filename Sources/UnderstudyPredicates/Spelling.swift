/// Finds the name that was probably meant.
package enum Spelling {
  /// How many edits are looked for at most, so that texts of any length are compared in linear time.
  package static let mostEdits = 30

  /// The candidate with the fewest edits, ignoring case, when those are few for the length of the name.
  package static func closest(to name: String, in candidates: [String]) -> String? {
    let limit = min(max(1, name.count / 3), mostEdits)
    let lowercased = name.lowercased()
    let ranked = candidates.compactMap { candidate in
      edits(lowercased, candidate.lowercased(), limit: limit).map { (name: candidate, edits: $0) }
    }
    return ranked.min { ($0.edits, $0.name) < ($1.edits, $1.name) }?.name
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one text to the other.
  ///
  /// - Parameter limit: How many are of interest, at most ``mostEdits``: so many columns around the diagonal are computed.
  /// - Returns: Nil for more.
  package static func edits(_ left: String, _ right: String, limit: Int) -> Int? {
    let limit = min(limit, mostEdits)
    // What they have in common at both ends has no part in it.
    var (left, right) = (Array(left)[...], Array(right)[...])
    while let first = left.first, first == right.first { (left, right) = (left.dropFirst(), right.dropFirst()) }
    while let last = left.last, last == right.last { (left, right) = (left.dropLast(), right.dropLast()) }
    guard abs(left.count - right.count) <= limit else { return nil }
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    return Table(left: Array(left), right: Array(right), limit: limit).edits
  }

  /// The table of distances between the beginnings of two texts, of which the band around the diagonal is computed.
  private struct Table {
    let left: [Character]
    let right: [Character]
    let limit: Int

    var edits: Int? {
      let far = limit + 1
      // In each row the place of a column is its distance from the diagonal, from -limit on.
      let width = 2 * limit + 1
      var beforePrevious = [Int](repeating: far, count: width)
      var previous = (0..<width).map { $0 < limit || $0 - limit > right.count ? far : $0 - limit }
      for row in 1...left.count {
        var current = [Int](repeating: far, count: width)
        for place in max(0, limit - row)..<min(width, right.count - row + limit + 1) {
          let column = row + place - limit
          var cost = place + 1 < width ? previous[place + 1] + 1 : far
          if place > 0 { cost = min(cost, current[place - 1] + 1) }
          if column > 0 {
            let isEqual = left[row - 1] == right[column - 1]
            cost = min(cost, previous[place] + (isEqual ? 0 : 1))
            if !isEqual, row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
              cost = min(cost, beforePrevious[place] + 1)
            }
          }
          current[place] = min(cost, far)
        }
        // A swap of neighbours passes over a row.
        if current.allSatisfy({ $0 == far }), previous.allSatisfy({ $0 == far }) { return nil }
        (beforePrevious, previous) = (previous, current)
      }
      let result = previous[right.count - left.count + limit]
      return result <= limit ? result : nil
    }
  }
}
