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
  var length: CGFloat = 0
  /// The extent across the axis, from the alignment line (LAY-095).
  var low: CGFloat = 0
  var high: CGFloat = 0
  /// Where the child begins in its group.
  var start: CGFloat = 0

  var flexibility: CGFloat { maximum == .infinity ? .infinity : maximum - minimum }
}

/// How a stack distributes its length among its children for one proposal.
///
/// The result is kept with the stack. When children change and the length is open, as in a scroll view, only the groups of
/// these children are computed again: a change costs the same in a stack of any length (LAY-403).
final class StackRun: LayoutMemory {
  // Unchecked, as checks of exclusive access would take a sixth of a layout's time: a run calls no code that could reach it.
  private struct Group {
    var start: CGFloat = 0
    var length: CGFloat = 0
    var low: CGFloat = 0
    var high: CGFloat = 0
  }

  private static let groupSize = 64

  private let axis: Axis
  private let alignment: AlignmentKey
  private let fixedGap: CGFloat?

  @exclusivity(unchecked) private var items: UnsafeMutablePointer<StackItem>
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var groups: [Group] = []
  @exclusivity(unchecked) private var isPrepared = false
  @exclusivity(unchecked) private var hasOnePriority = true
  /// Whether the limits of all children are known without measuring.
  @exclusivity(unchecked) private var hasLimits = false
  @exclusivity(unchecked) private var solvedProposal: ProposedViewSize?
  /// The minor proposal for which the least and the largest lengths are known.
  @exclusivity(unchecked) private var knownLimits: CGFloat??
  @exclusivity(unchecked) private var changed: [Int] = []

  @exclusivity(unchecked) private(set) var length: CGFloat = 0
  @exclusivity(unchecked) private(set) var low: CGFloat = 0
  @exclusivity(unchecked) private(set) var high: CGFloat = 0

  init(axis: Axis, alignment: AlignmentKey, gap: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    fixedGap = gap
    items = .allocate(capacity: 0)
  }

  deinit { items.deallocate() }

  func childChanged(_ index: Int) {
    guard isPrepared, changed.last != index else { return }
    if changed.count < Self.groupSize { changed.append(index) } else { isPrepared = false }
  }

  func forget() {
    isPrepared = false
    solvedProposal = nil
  }

  /// The sum of the distances between the children.
  func gaps(_ children: [LayoutNode]) -> CGFloat {
    if !isPrepared || !changed.isEmpty {
      solvedProposal = nil
      prepare(children)
    }
    var result: CGFloat = 0
    for index in 0..<count { result += items[index].gap }
    return result
  }

  // MARK: - Solving

  func solve(_ children: [LayoutNode], _ proposal: ProposedViewSize) {
    if isPrepared, changed.isEmpty, solvedProposal == proposal { return }
    if isPrepared, solvedProposal == proposal, proposal[axis] == nil {
      solveChanged(children, proposal)
    } else {
      if !isPrepared || !changed.isEmpty { prepare(children) }
      solveAll(children, proposal)
    }
    changed.removeAll(keepingCapacity: true)
    solvedProposal = proposal
  }

  private func prepare(_ children: [LayoutNode]) {
    if !isPrepared, count != children.count {
      items.deallocate()
      items = .allocate(capacity: children.count)
      items.initialize(repeating: StackItem(), count: children.count)
      count = children.count
    }
    isPrepared = true
    knownLimits = nil
    changed.removeAll(keepingCapacity: true)
    hasOnePriority = true
    hasLimits = true
    for index in 0..<count {
      prepare(index, children)
      if items[index].priority != items[0].priority { hasOnePriority = false }
    }
  }

  /// Takes what does not depend on the proposal: priority, and the gap to the child before (LAY-070, LAY-082).
  private func prepare(_ index: Int, _ children: [LayoutNode]) {
    items[index].priority = children[index].priority
    if let limits = children[index].limits(along: axis) {
      items[index].minimum = limits.minimum
      items[index].maximum = limits.maximum
    } else {
      hasLimits = false
    }
    guard index > 0 else { return items[index].gap = 0 }
    items[index].gap = fixedGap ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
  }

  private func solveAll(_ children: [LayoutNode], _ proposal: ProposedViewSize) {
    if let length = proposal[axis] {
      distribute(length, children, minor: proposal[axis.other])
    } else {
      for index in 0..<count { measure(index, children, proposed: nil, minor: proposal[axis.other]) }
    }
    sumAll()
  }

  /// A stack of one group, as most are, keeps no list of groups.
  private func sumAll() {
    guard count > Self.groupSize else {
      let group = sum(0)
      (length, low, high) = (group.length, group.low, group.high)
      return
    }
    let groupCount = (count + Self.groupSize - 1) / Self.groupSize
    if groups.count != groupCount { groups = Array(repeating: Group(), count: groupCount) }
    for index in 0..<groupCount { groups[index] = sum(index) }
    sumGroups()
  }

  private func solveChanged(_ children: [LayoutNode], _ proposal: ProposedViewSize) {
    knownLimits = nil
    for index in changed {
      let priority = items[index].priority
      prepare(index, children)
      if items[index].priority != priority { hasOnePriority = false }
      if index + 1 < count { prepare(index + 1, children) }
      measure(index, children, proposed: nil, minor: proposal[axis.other])
    }
    if count <= Self.groupSize { return sumAll() }
    for index in changed {
      for place in [index, min(index + 1, count - 1)] {
        groups[place / Self.groupSize] = sum(place / Self.groupSize)
      }
    }
    sumGroups()
  }

  private func sum(_ index: Int) -> Group {
    var group = Group()
    for item in index * Self.groupSize..<min((index + 1) * Self.groupSize, count) {
      group.length += items[item].gap
      items[item].start = group.length
      group.length += items[item].length
      group.low = min(group.low, items[item].low)
      group.high = max(group.high, items[item].high)
    }
    return group
  }

  private func sumGroups() {
    (length, low, high) = (0, 0, 0)
    for index in groups.indices {
      groups[index].start = length
      length += groups[index].length
      low = min(low, groups[index].low)
      high = max(high, groups[index].high)
    }
  }

  // MARK: - Distributing (LAY-092)

  private func distribute(_ proposed: CGFloat, _ children: [LayoutNode], minor: CGFloat?) {
    var free = proposed
    for index in 0..<count { free -= items[index].gap }
    if distributeEqually(free, children, minor: minor) { return }
    if !hasLimits { findLimits(children, minor) }
    let order = StackOrder(items, count)
    var first = 0
    while first < count {
      let priority = items[order[first]].priority
      var last = first
      while last < count, items[order[last]].priority == priority { last += 1 }
      // What lower priorities need at least stays reserved for them.
      var reserved: CGFloat = 0
      for place in last..<count { reserved += items[order[place]].minimum }
      for place in first..<last {
        let share = (free == .infinity ? free : free - reserved) / CGFloat(last - place)
        measure(order[place], children, proposed: share > 0 ? share : 0, minor: minor)
        if free != .infinity { free -= items[order[place]].length }
      }
      first = last
    }
  }

  /// The cases in which the order cannot matter, so that nothing is measured to find it (LAY-401): nothing or everything is
  /// free, there is one child, or all children take exactly an equal share.
  private func distributeEqually(_ free: CGFloat, _ children: [LayoutNode], minor: CGFloat?) -> Bool {
    if free <= 0 || free == .infinity || count == 1 {
      for index in 0..<count { measure(index, children, proposed: max(free, 0), minor: minor) }
      return true
    }
    guard hasOnePriority, !hasLimits else { return false }
    let share = free / CGFloat(count)
    for index in 0..<count {
      measure(index, children, proposed: share, minor: minor)
      if items[index].length != share { return false }
    }
    return true
  }

  private func findLimits(_ children: [LayoutNode], _ minor: CGFloat?) {
    if let knownLimits, knownLimits == minor { return }
    for index in 0..<count {
      items[index].minimum = children[index].size(in: ProposedViewSize(axis, along: 0, across: minor))[axis]
      items[index].maximum = children[index].size(in: ProposedViewSize(axis, along: .infinity, across: minor))[axis]
    }
    knownLimits = .some(minor)
  }

  /// Measures a child with its share, and puts its guide on the alignment line (LAY-095).
  private func measure(_ index: Int, _ children: [LayoutNode], proposed: CGFloat?, minor: CGFloat?) {
    let child = children[index]
    let proposal = ProposedViewSize(axis, along: proposed, across: minor)
    let size = child.size(in: proposal)
    let across = size[axis.other]
    let guide = child.guide(alignment, in: LayoutBounds(size: size, proposal: proposal))
    items[index].proposed = proposed
    items[index].length = size[axis]
    items[index].low = guide.isFinite ? -guide : 0
    items[index].high = items[index].low + across
  }

  // MARK: - Placing

  func placement(of index: Int, along axis: Axis) -> Placement {
    let item = items[index]
    let start = count > Self.groupSize ? groups[index / Self.groupSize].start : 0
    let origin = CGPoint(axis, along: start + item.start, across: item.low - low)
    let size = CGSize(axis, along: item.length, across: item.high - item.low)
    let proposal = ProposedViewSize(axis, along: item.proposed, across: solvedProposal?[axis.other])
    return Placement(origin, LayoutBounds(size: size, proposal: proposal))
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
    var places = Array(0..<count)
    if count <= 32 {
      Self.insertionSort(&places, precedes)
    } else {
      places.sort { precedes($0, $1) || !precedes($1, $0) && $0 < $1 }
    }
    self.places = places
  }

  subscript(place: Int) -> Int { places?[place] ?? place }

  private static func insertionSort(_ places: inout [Int], _ precedes: (Int, Int) -> Bool) {
    for next in 1..<places.count {
      let place = places[next]
      var hole = next
      while hole > 0, precedes(place, places[hole - 1]) {
        places[hole] = places[hole - 1]
        hole -= 1
      }
      places[hole] = place
    }
  }
}
