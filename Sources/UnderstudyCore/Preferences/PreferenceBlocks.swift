/// The contributions of a long list, reduced block by block in tree order.
///
/// `reduce` combines what lies on the left with what lies on the right, so grouping neighbours gives the same value.
@MainActor
final class PreferenceBlocks<Key: PreferenceKey> {
  /// The number of rows from which on blocks are worth their keep.
  static var minimum: Int { 256 }
  private static var size: Int { 128 }

  private var values: [Key.Value?] = []

  /// Brings the blocks with stale rows up to date and reduces them all.
  func combined(of node: Node, bit: UInt64) -> Key.Value? {
    let count = node.children.count
    let isNew = values.isEmpty
    var result: Key.Value?
    for (number, start) in stride(from: 0, to: count, by: Self.size).enumerated() {
      let range = start..<min(start + Self.size, count)
      if isNew {
        values.append(node.combinedPreference(Key.self, bit: bit, of: range))
      } else if Self.isStale(node, range, bit: bit) {
        values[number] = node.combinedPreference(Key.self, bit: bit, of: range)
      }
      guard let value = values[number] else { continue }
      if result == nil { result = value } else { Key.reduce(value: &result!) { value } }
    }
    return result
  }

  private static func isStale(_ node: Node, _ range: Range<Int>, bit: UInt64) -> Bool {
    for position in range where node.children[position].stalePreferences & bit != 0 { return true }
    return false
  }
}
