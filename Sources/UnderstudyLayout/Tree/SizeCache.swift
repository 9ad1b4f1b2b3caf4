import Foundation

/// Up to eight answers of a node by exact proposal; the one not used for longest makes room (LAY-400).
///
/// The answer used last is in the node itself, because most nodes have one only. The owner must call `free()`, which
/// releases the memory of the others.
struct SizeCache {
  private struct Entry {
    var width: UInt64 = 0
    var height: UInt64 = 0
    var size = CGSize.zero
  }

  private static let limit: UInt8 = 8
  private var latest = Entry()
  /// The other answers, the one used last first.
  private var others: UnsafeMutablePointer<Entry>?
  // Small, as each node has a cache.
  private var count: UInt8 = 0
  private var capacity: UInt8 = 0

  /// Whether an answer depends on an open length, so that it may change with the node's content.
  private(set) var hasOpenProposals = false

  private static func bits(_ length: CGFloat?) -> UInt64 {
    guard let length else { return .max }
    return Double(length).bitPattern
  }

  /// The answer to a proposal, which becomes the one used last.
  mutating func find(_ proposal: ProposedViewSize) -> CGSize? {
    guard count > 0 else { return nil }
    let width = Self.bits(proposal.width)
    let height = Self.bits(proposal.height)
    if latest.width == width, latest.height == height { return latest.size }
    guard let others else { return nil }
    var index = 0
    while index < Int(count) - 1 {
      if others[index].width == width, others[index].height == height {
        let found = others[index]
        if index > 0 { (others + 1).update(from: others, count: index) }
        others[0] = latest
        latest = found
        return found.size
      }
      index += 1
    }
    return nil
  }

  mutating func insert(_ proposal: ProposedViewSize, _ size: CGSize) {
    if proposal.width == nil || proposal.height == nil { hasOpenProposals = true }
    if count > 0 { pushLatest() }
    latest = Entry(width: Self.bits(proposal.width), height: Self.bits(proposal.height), size: size)
    count = min(count + 1, Self.limit)
  }

  mutating func removeAll() {
    count = 0
    hasOpenProposals = false
  }

  mutating func free() {
    others?.deallocate()
    others = nil
  }

  private mutating func pushLatest() {
    if count > capacity, capacity < Self.limit - 1 { grow() }
    guard let others else { return }
    let kept = Int(min(count - 1, Self.limit - 2))
    if kept > 0 { (others + 1).update(from: others, count: kept) }
    others[0] = latest
  }

  private mutating func grow() {
    let size = capacity == 0 ? 3 : Self.limit - 1
    let new = UnsafeMutablePointer<Entry>.allocate(capacity: Int(size))
    if let others {
      new.update(from: others, count: Int(count) - 1)
      others.deallocate()
    }
    others = new
    capacity = size
  }
}
