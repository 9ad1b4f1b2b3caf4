import Foundation

/// Up to eight answers of a node by exact proposal; the one not used for longest makes room (LAY-400).
///
/// The owner must call `free()`: the entries are memory of their own, so that a node without answers stays small.
struct SizeCache {
  private struct Entry {
    let width: UInt64
    let height: UInt64
    let size: CGSize
  }

  private static let limit = 8
  private var entries: UnsafeMutablePointer<Entry>?
  private var count = 0
  private var capacity = 0

  /// Whether an answer depends on an open length, so that it may change with the node's content.
  private(set) var hasOpenProposals = false

  private static func bits(_ length: CGFloat?) -> UInt64 {
    guard let length else { return .max }
    return Double(length).bitPattern
  }

  /// The answer to a proposal, which becomes the one used last.
  mutating func find(_ proposal: ProposedViewSize) -> CGSize? {
    guard count > 0, let entries else { return nil }
    let width = Self.bits(proposal.width)
    let height = Self.bits(proposal.height)
    var index = 0
    while index < count {
      if entries[index].width == width, entries[index].height == height {
        let entry = entries[index]
        if index > 0 {
          (entries + 1).update(from: entries, count: index)
          entries[0] = entry
        }
        return entry.size
      }
      index += 1
    }
    return nil
  }

  mutating func insert(_ proposal: ProposedViewSize, _ size: CGSize) {
    if proposal.width == nil || proposal.height == nil { hasOpenProposals = true }
    if count == capacity, capacity < Self.limit { grow() }
    guard let entries else { return }
    let kept = min(count, Self.limit - 1)
    if kept > 0 { (entries + 1).update(from: entries, count: kept) }
    entries[0] = Entry(width: Self.bits(proposal.width), height: Self.bits(proposal.height), size: size)
    count = kept + 1
  }

  mutating func removeAll() {
    count = 0
    hasOpenProposals = false
  }

  mutating func free() {
    entries?.deallocate()
    entries = nil
  }

  private mutating func grow() {
    let size = capacity == 0 ? 4 : Self.limit
    let new = UnsafeMutablePointer<Entry>.allocate(capacity: size)
    if let entries {
      new.update(from: entries, count: count)
      entries.deallocate()
    }
    entries = new
    capacity = size
  }
}
