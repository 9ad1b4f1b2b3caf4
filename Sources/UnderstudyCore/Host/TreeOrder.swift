/// The order of nodes in their tree: ancestors before descendants, siblings as they are written (SEM-119).
///
/// Where siblings never moved they lie in the order of their making, which is cheap to compare.
@MainActor
struct TreeOrder {
  private enum SiblingOrder {
    case bySerial
    case byPlace([ObjectIdentifier: Int])
  }

  private var orders: [ObjectIdentifier: SiblingOrder] = [:]

  mutating func isBefore(_ lhs: Node, _ rhs: Node) -> Bool {
    var (left, right) = (UnretainedNode(lhs), UnretainedNode(rhs))
    for _ in 0..<max(0, lhs.depth - rhs.depth) {
      guard let above = left.above else { return lhs.serial < rhs.serial }
      left = above
    }
    for _ in 0..<max(0, rhs.depth - lhs.depth) {
      guard let above = right.above else { return lhs.serial < rhs.serial }
      right = above
    }
    if left == right { return lhs.depth < rhs.depth }
    while left.above != right.above {
      guard let leftAbove = left.above, let rightAbove = right.above else { return lhs.serial < rhs.serial }
      (left, right) = (leftAbove, rightAbove)
    }
    let (first, second) = (left.node, right.node)
    guard let parent = first.parent, case .byPlace(let places) = order(below: parent) else {
      return first.serial < second.serial
    }
    // What has left the tree is in no place, and waits for its end.
    let place = (places[ObjectIdentifier(first)] ?? .max, places[ObjectIdentifier(second)] ?? .max)
    return (place.0, first.serial) < (place.1, second.serial)
  }

  private mutating func order(below parent: Node) -> SiblingOrder {
    if let known = orders[ObjectIdentifier(parent)] { return known }
    let found = Self.findOrder(of: parent.children)
    orders[ObjectIdentifier(parent)] = found
    return found
  }

  private static func findOrder(of children: ContiguousArray<Node>) -> SiblingOrder {
    var last: UInt32 = 0
    for child in children {
      if child.serial < last {
        return .byPlace(.init(children.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first })
      }
      last = child.serial
    }
    return .bySerial
  }
}

extension UnretainedNode {
  @MainActor fileprivate var above: UnretainedNode? { with { $0.above } }
}
