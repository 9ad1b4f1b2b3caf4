/// The order of nodes in their tree: ancestors before descendants, siblings as they are written (SEM-119).
///
/// Where siblings never moved they lie in the order of their making, which is cheap to tell.
@MainActor
struct TreeOrder {
  private enum SiblingOrder {
    case bySerial
    case byPlace([ObjectIdentifier: Int])
  }

  private var orders: [ObjectIdentifier: SiblingOrder] = [:]

  mutating func isBefore(_ lhs: Node, _ rhs: Node) -> Bool {
    var (left, right) = (lhs, rhs)
    while left.depth > right.depth {
      guard let parent = left.parent else { return lhs.serial < rhs.serial }
      left = parent
    }
    while right.depth > left.depth {
      guard let parent = right.parent else { return lhs.serial < rhs.serial }
      right = parent
    }
    if left === right { return lhs.depth < rhs.depth }
    while left.parent !== right.parent {
      guard let leftParent = left.parent, let rightParent = right.parent else { return lhs.serial < rhs.serial }
      (left, right) = (leftParent, rightParent)
    }
    guard let parent = left.parent, case .byPlace(let places) = order(below: parent) else {
      return left.serial < right.serial
    }
    // What has left the tree is in no place, and waits for its end.
    let place = (places[ObjectIdentifier(left)] ?? .max, places[ObjectIdentifier(right)] ?? .max)
    return (place.0, left.serial) < (place.1, right.serial)
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
