/// The identity of a place in a program: what lies on the way to it, with the choices that were made there.
struct Path: Hashable, Sendable {
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The place inside this one, by a number that its neighbours do not have.
  func inside(_ part: Int) -> Path {
    var inner = self
    inner.hash = (hash ^ UInt64(truncatingIfNeeded: part &+ 1)) &* 0x0000_0100_0000_01B3
    inner.hash ^= inner.hash >> 29
    return inner
  }

  /// Two branches are two places; an optional's content is at the first one.
  func inside(branch isFirst: Bool) -> Path { inside(isFirst ? 1 : 2) }

  /// A short name for labels.
  var name: String { String(hash & 0xFFFF, radix: 36) }
}
