/// The contributions of a long list, reduced block by block in tree order.
///
/// `reduce` combines what lies on the left with what lies on the right, so grouping neighbours gives the same value.
@MainActor
final class PreferenceBlocks<Key: PreferenceKey> {
  /// The number of rows from which on blocks are worth their keep.
  static var minimum: Int { 256 }

  /// About as many rows as there are blocks: a change costs a block and a step for each other one.
  private static func size(_ count: Int) -> Int { count < 4_096 ? 32 : 128 }

  /// What is known of a block: nothing, or the value of its rows, nil where they have none.
  private enum Block {
    case unknown
    case known(Key.Value?)
  }

  private var blocks: [Block] = []
  private var knownSize = 0

  /// Reduces the blocks; those with stale rows are computed again, each only if it is asked for (SEM-213).
  func combined(of node: Node, bit: UInt64) -> Key.Value? {
    let count = node.children.count
    var result: Key.Value?
    let size = Self.size(count)
    if size != knownSize { blocks = [] }
    knownSize = size
    for (number, start) in stride(from: 0, to: count, by: size).enumerated() {
      let range = start..<min(start + size, count)
      if number == blocks.count { blocks.append(.unknown) }
      if Self.isStale(node, range, bit: bit) { blocks[number] = .unknown }
      guard contributes(number, range, node, bit: bit) else { continue }
      if result == nil {
        result = value(number, range, node, bit: bit)
      } else {
        Key.reduce(value: &result!) { value(number, range, node, bit: bit) ?? Key.defaultValue }
      }
    }
    return result
  }

  private func contributes(_ number: Int, _ range: Range<Int>, _ node: Node, bit: UInt64) -> Bool {
    switch blocks[number] {
    case .known(let value): value != nil
    case .unknown: node.hasContributingChild(Key.self, bit: bit, of: range)
    }
  }

  private func value(_ number: Int, _ range: Range<Int>, _ node: Node, bit: UInt64) -> Key.Value? {
    if case .known(let value) = blocks[number] { return value }
    let value = node.combinedPreference(Key.self, bit: bit, of: range)
    blocks[number] = .known(value)
    return value
  }

  private static func isStale(_ node: Node, _ range: Range<Int>, bit: UInt64) -> Bool {
    for position in range where node.children[position].stalePreferences & bit != 0 { return true }
    return false
  }
}
