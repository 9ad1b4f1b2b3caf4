/// Something that must look at a combined value after an update.
@MainActor
package protocol PreferenceObserver: AnyObject {
  /// A bit for each key that it follows.
  var observedKeys: UInt64 { get }
  /// Where it stands in the tree; nil for what follows the root from outside.
  var place: Node? { get }
  /// Called after an update in which one of the keys may have changed anywhere.
  func preferencesMayHaveChanged()
}

extension PreferenceObserver where Self: Node {
  package var place: Node? { self }
}

/// Who follows preferences, in the order of their actions: what is further in looks first, neighbours look in the order of
/// their making, as they appear (SEM-162, SEM-164).
@MainActor
struct PreferenceObservers {
  private var observers: [any PreferenceObserver] = []
  private var isSorted = true

  var isEmpty: Bool { observers.isEmpty }

  mutating func insert(_ observer: any PreferenceObserver) {
    observers.append(observer)
    isSorted = false
  }

  mutating func remove(_ observer: any PreferenceObserver) { observers.removeAll { $0 === observer } }

  /// All that follow one of the keys, in order.
  mutating func following(_ keys: UInt64) -> [any PreferenceObserver] {
    if !isSorted {
      observers.sort(by: Self.isBefore)
      isSorted = true
    }
    return observers.filter { $0.observedKeys & keys != 0 }
  }

  private static func isBefore(_ lhs: any PreferenceObserver, _ rhs: any PreferenceObserver) -> Bool {
    guard var left = lhs.place else { return false }
    guard var right = rhs.place else { return true }
    let isDeeper = left.depth > right.depth
    while left.depth > right.depth, let parent = left.parent { left = parent }
    while right.depth > left.depth, let parent = right.parent { right = parent }
    if left === right { return isDeeper }
    while let (outerLeft, outerRight) = left.parents(with: right), outerLeft !== outerRight {
      (left, right) = (outerLeft, outerRight)
    }
    return left.serial < right.serial
  }
}

extension Node {
  /// The parents of this node and another one, where both have one.
  fileprivate final func parents(with other: Node) -> (Node, Node)? {
    guard let parent, let otherParent = other.parent else { return nil }
    return (parent, otherParent)
  }
}
