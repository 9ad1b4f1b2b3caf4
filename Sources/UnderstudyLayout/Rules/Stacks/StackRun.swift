import Foundation

/// How a stack distributes its length among its children for one proposal.
///
/// The result is stored with the stack. When children change and the length is open, as in a scroll view, only the
/// groups of these children are computed again: a change costs the same in a stack of any length (LAY-403).
final class StackRun: LayoutMemory {
  // Unchecked, because checks of exclusive access would take a sixth of a layout's time. A run calls no code that could
  // access it.
  private struct Group {
    var start: CGFloat = 0
    var length: CGFloat = 0
    var low: CGFloat = 0
    var high: CGFloat = 0
  }

  static let groupSize = 64

  private let axis: Axis
  private let alignment: AlignmentKey
  private let fixedGap: CGFloat?

  /// As many as there are children.
  @exclusivity(unchecked) private var items: UnsafeMutablePointer<StackItem>
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var groups: [Group] = []
  @exclusivity(unchecked) private var isPrepared = false
  @exclusivity(unchecked) private var hasOnePriority = true
  /// Whether the limits of all children are known without measuring; nil where they were not asked for, as in a stack of an
  /// open length.
  @exclusivity(unchecked) private var hasLimits: Bool?
  @exclusivity(unchecked) private var solvedProposal: ProposedViewSize?
  /// The minor proposal for which the least and the largest lengths are known.
  @exclusivity(unchecked) private var knownLimits: CGFloat??
  @exclusivity(unchecked) private var changed: [Int] = []
  /// The children that were measured since `takeResized()`; nil for all.
  @exclusivity(unchecked) private var resized: [Int]?
  /// Nil before a touch has asked.
  @exclusivity(unchecked) private var touchSpans: TouchSpans?

  @exclusivity(unchecked) private(set) var length: CGFloat = 0
  @exclusivity(unchecked) private(set) var low: CGFloat = 0
  @exclusivity(unchecked) private(set) var high: CGFloat = 0

  init(axis: Axis, alignment: AlignmentKey, gap: CGFloat?, count: Int) {
    self.axis = axis
    self.alignment = alignment
    fixedGap = gap
    self.count = count
    items = .allocate(capacity: count)
    items.initialize(repeating: StackItem(), count: count)
  }

  deinit { items.deallocate() }

  func childChanged(_ index: Int) {
    guard isPrepared, changed.last != index else { return }
    if changed.count < Self.groupSize { changed.append(index) } else { isPrepared = false }
  }

  func forget() {
    isPrepared = false
    solvedProposal = nil
    touchSpans = nil
  }

  func touchExtentChanged(_ index: Int) { touchSpans?.forget(index) }

  /// The sum of the distances between the children.
  func gaps(_ children: [LayoutNode]) -> CGFloat {
    if needsPreparation {
      solvedProposal = nil
      prepare(children)
    }
    var result: CGFloat = 0
    for index in 0..<count { result += items[index].gap }
    return result
  }

  // MARK: - Solving

  // What calls itself through children has small frames: trees of thousands of levels run on the stack of a thread.
  func solve(_ children: [LayoutNode], _ proposal: ProposedViewSize) {
    let minor = proposal[axis.other]
    let task = begin(children, proposal)
    noteResized(task)
    switch task {
    case .known: return
    case .changed: measureChanged(children, minor)
    case .open: measureOpen(children, minor)
    case .equal(let length): measureAll(children, proposed: length, minor)
    case .shared(let free):
      if !shareEqually(free, children, minor) {
        findLimits(children, minor)
        shareInOrder(free, children, minor)
      }
    }
    sumAll()
    changed.removeAll(keepingCapacity: true)
    if let solvedProposal, solvedProposal[axis.other] != minor { touchSpans = nil }
    solvedProposal = proposal
  }

  private func noteResized(_ task: Task) {
    switch task {
    case .known: return
    case .changed where (resized?.count ?? .max) < Self.groupSize: resized?.append(contentsOf: changed)
    case .changed, .open, .equal, .shared: resized = nil
    }
  }

  /// Where the length is open, a change leaves the sizes of the other children as they are.
  func takeResized() -> [Int]? {
    defer { resized = [] }
    return resized
  }

  private enum Task {
    case known
    /// The stack's length is open, and only some children have changed.
    case changed
    case open
    /// All children are proposed the same: nothing is free, everything is, or there is one child.
    case equal(CGFloat)
    case shared(CGFloat)
  }

  private func begin(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Task {
    if isPrepared, solvedProposal == proposal {
      if changed.isEmpty { return .known }
      if proposal[axis] == nil { return .changed }
    }
    guard var free = proposal[axis] else { return .open }
    if needsPreparation { prepare(children) }
    for index in 0..<count { free -= items[index].gap }
    if free <= 0 || free == .infinity || count == 1 { return .equal(max(free, 0)) }
    askForLimits(children)
    return .shared(free)
  }

  private var needsPreparation: Bool { !isPrepared || !changed.isEmpty }

  private func prepare(_ children: [LayoutNode]) {
    beginPreparation(children)
    for index in 0..<count { prepare(index, children) }
  }

  private func beginPreparation(_ children: [LayoutNode]) {
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
    hasLimits = nil
  }

  /// Takes what does not depend on the proposal: priority, and the gap to the child before (LAY-070, LAY-082).
  private func prepare(_ index: Int, _ children: [LayoutNode]) {
    children.with(index) { child in
      items[index].priority = child.priority
      items[index].hasLimits = false
      if items[index].priority != items[0].priority { hasOnePriority = false }
      guard index > 0 else { return items[index].gap = 0 }
      items[index].gap =
        fixedGap ?? children.with(index - 1) { $0.spacing.distance(to: child.spacing, along: axis) }
    }
  }

  private func askForLimits(_ children: [LayoutNode]) {
    guard hasLimits == nil else { return }
    var areKnown = true
    for index in 0..<count {
      let limits = children.with(index) { $0.limits(along: axis) }
      items[index].hasLimits = limits != nil
      items[index].minimum = limits?.minimum ?? 0
      items[index].maximum = limits?.maximum ?? 0
      if limits == nil { areKnown = false }
    }
    hasLimits = areKnown
  }

  /// A stack of one group, as most are, needs no list of groups.
  private func sumAll() {
    guard count > Self.groupSize else {
      let group = sum(0)
      (length, low, high) = (group.length, group.low, group.high)
      return
    }
    let groupCount = (count + Self.groupSize - 1) / Self.groupSize
    if groups.count != groupCount || changed.isEmpty {
      groups = (0..<groupCount).map { sum($0) }
    } else {
      for index in changed {
        for place in [index, min(index + 1, count - 1)] { groups[place / Self.groupSize] = sum(place / Self.groupSize) }
      }
    }
    sumGroups()
  }

  private func sum(_ index: Int) -> Group {
    var group = Group()
    touchSpans?.forgetGroup(index)
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

  // MARK: - Measuring

  private func measureChanged(_ children: [LayoutNode], _ minor: CGFloat?) {
    knownLimits = nil
    hasLimits = nil
    for index in changed {
      let priority = items[index].priority
      prepare(index, children)
      if items[index].priority != priority { hasOnePriority = false }
      if index + 1 < count { prepare(index + 1, children) }
      measure(index, children, proposed: nil, minor)
    }
  }

  /// Each child of a stack of an open length is prepared and measured in one visit: in a long stack, a second one would
  /// wait for memory again.
  private func measureOpen(_ children: [LayoutNode], _ minor: CGFloat?) {
    guard needsPreparation else { return measureAll(children, proposed: nil, minor) }
    beginPreparation(children)
    for index in 0..<count {
      prepare(index, children)
      measure(index, children, proposed: nil, minor)
    }
  }

  private func measureAll(_ children: [LayoutNode], proposed: CGFloat?, _ minor: CGFloat?) {
    for index in 0..<count { measure(index, children, proposed: proposed, minor) }
  }

  /// Proposes the same share to all, if no limits are known: where every child takes exactly that, the order could not
  /// matter, and nothing has to be measured to find it (LAY-401).
  private func shareEqually(_ free: CGFloat, _ children: [LayoutNode], _ minor: CGFloat?) -> Bool {
    guard hasOnePriority, hasLimits != true else { return false }
    let share = free / CGFloat(count)
    for index in 0..<count {
      measure(index, children, proposed: share, minor)
      if items[index].length != share { return false }
    }
    return true
  }

  private func findLimits(_ children: [LayoutNode], _ minor: CGFloat?) {
    if hasLimits == true { return }
    if let knownLimits, knownLimits == minor { return }
    for index in 0..<count where !items[index].hasLimits {
      items[index].minimum = answer(index, children, 0, minor)
      items[index].maximum = answer(index, children, .infinity, minor)
    }
    knownLimits = .some(minor)
  }

  private func answer(_ index: Int, _ children: [LayoutNode], _ length: CGFloat, _ minor: CGFloat?) -> CGFloat {
    children.with(index) { $0.size(in: ProposedViewSize(axis, along: length, across: minor)) }[axis]
  }

  /// LAY-092.
  private func shareInOrder(_ free: CGFloat, _ children: [LayoutNode], _ minor: CGFloat?) {
    var shares = StackShares(items, count, free: free)
    while let index = shares.next(items) {
      measure(index, children, proposed: shares.share, minor)
      shares.take(items[index].length)
    }
  }

  private func measure(_ index: Int, _ children: [LayoutNode], proposed: CGFloat?, _ minor: CGFloat?) {
    let proposal = ProposedViewSize(axis, along: proposed, across: minor)
    children.with(index) { child in accept(child.size(in: proposal), index, child, proposal) }
  }

  /// Puts a child's guide on the alignment line (LAY-095).
  private func accept(_ size: CGSize, _ index: Int, _ child: LayoutNode, _ proposal: ProposedViewSize) {
    // A child with limits sets no such guide itself.
    let isDefault = items[index].hasLimits && !alignment.isInherited
    let guide =
      isDefault
      ? alignment.defaultValue(in: size) : child.guide(alignment, in: LayoutBounds(size: size, proposal: proposal))
    if items[index].length != size[axis] || items[index].proposed != proposal[axis] { touchSpans?.forget(index) }
    items[index].proposed = proposal[axis]
    items[index].length = size[axis]
    items[index].low = guide.isFinite ? -guide : 0
    items[index].high = items[index].low + size[axis.other]
  }

  // MARK: - Placing

  /// The children that reach to a place along the axis, in order.
  @MainActor
  func touchableChildren(_ children: [LayoutNode], at place: CGFloat) -> [Int] {
    let spans = touchSpans ?? TouchSpans()
    touchSpans = spans
    var result: [Int] = []
    var group = 0
    while group < groups.count {
      let place = place - groups[group].start
      if spans.mayReach(place, group: group) {
        spans.find(place, children, group: group, start: { items[$0].start }, into: &result)
      }
      group += 1
    }
    return result
  }

  func placement(of index: Int, along axis: Axis) -> Placement {
    let item = items[index]
    let start = count > Self.groupSize ? groups[index / Self.groupSize].start : 0
    let origin = CGPoint(axis, along: start + item.start, across: item.low - low)
    let size = CGSize(axis, along: item.length, across: item.high - item.low)
    let proposal = ProposedViewSize(axis, along: item.proposed, across: solvedProposal?[axis.other])
    return Placement(origin, LayoutBounds(size: size, proposal: proposal))
  }
}
