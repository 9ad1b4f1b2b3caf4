import Foundation

/// A child of a stack in one distribution of its length.
struct StackItem {
  /// The distance to the child before.
  var gap: CGFloat = 0
  var priority: Double = 0
  var minimum: CGFloat = 0
  var maximum: CGFloat = 0
  /// The length proposed along the axis; nil while the stack's own is open.
  var proposed: CGFloat?
  /// Whether the least and the largest length are known without measuring.
  var hasLimits = false
  var length: CGFloat = 0
  /// The extent across the axis, from the alignment line (LAY-095).
  var low: CGFloat = 0
  var high: CGFloat = 0
  /// Where the child begins in its group.
  var start: CGFloat = 0

  var flexibility: CGFloat { maximum == .infinity ? .infinity : maximum - minimum }
}

/// The shares that a stack proposes to its children, one after the other (LAY-092).
struct StackShares {
  private let order: StackOrder
  private let count: Int
  private var free: CGFloat
  /// What lower priorities need at least, which stays reserved for them.
  private var reserved: CGFloat = 0
  private var place = 0
  /// Where the next priority begins.
  private var end = 0
  private(set) var share: CGFloat = 0

  init(_ items: UnsafeMutablePointer<StackItem>, _ count: Int, free: CGFloat) {
    order = StackOrder(items, count)
    self.count = count
    self.free = free
  }

  /// The next child in the order, for which `share` is computed; nil after the last one.
  mutating func next(_ items: UnsafeMutablePointer<StackItem>) -> Int? {
    guard place < count else { return nil }
    if place == end { beginPriority(items) }
    let room = (free - reserved) / CGFloat(end - place)
    share = room > 0 ? room : 0
    place += 1
    return order[place - 1]
  }

  /// The length that the child answered.
  mutating func take(_ length: CGFloat) { free -= length }

  private mutating func beginPriority(_ items: UnsafeMutablePointer<StackItem>) {
    let priority = items[order[place]].priority
    while end < count, items[order[end]].priority == priority { end += 1 }
    reserved = 0
    for lower in end..<count { reserved += items[order[lower]].minimum }
  }
}

/// The order in which children are offered their share: higher priority first, then less flexibility, then the larger
/// least length where both are infinite, then as declared.
private struct StackOrder {
  private var places: [Int]?

  init(_ items: UnsafeMutablePointer<StackItem>, _ count: Int) {
    func precedes(_ first: Int, _ second: Int) -> Bool {
      let (a, b) = (items[first], items[second])
      if a.priority != b.priority { return a.priority > b.priority }
      let (x, y) = (a.flexibility, b.flexibility)
      if x != y { return x < y }
      return x == .infinity && a.minimum != b.minimum ? a.minimum > b.minimum : false
    }
    var isSorted = true
    var index = 1
    while index < count, isSorted {
      isSorted = !precedes(index, index - 1)
      index += 1
    }
    if isSorted { return }
    places =
      count <= 32
      ? Self.insertionSort(count, precedes)
      : (0..<count).sorted { precedes($0, $1) || !precedes($1, $0) && $0 < $1 }
  }

  subscript(place: Int) -> Int { places?[place] ?? place }

  /// Counted, as tests run in debug builds, where an iterator takes several times as long.
  private static func insertionSort(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    var places = Array(repeating: 0, count: count)
    var next = 0
    while next < count {
      var hole = next
      while hole > 0, precedes(next, places[hole - 1]) {
        places[hole] = places[hole - 1]
        hole -= 1
      }
      places[hole] = next
      next += 1
    }
    return places
  }
}
