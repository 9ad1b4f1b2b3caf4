/// The elements of one app, from the application element down, with an index over their texts.
///
/// All changes go through the tree. Look-ups walk it until their walks have cost as much as an index would; the index is made
/// then and kept current from then on.
@MainActor package final class ElementTree {
  package let root: Element
  /// Counts the changes: equal versions mean an unchanged tree.
  @exclusivity(unchecked) package private(set) var version = 0
  /// The element that takes typed text.
  package weak var focused: Element?
  /// The element outside of which nothing can be touched, as an alert.
  @exclusivity(unchecked) package weak var barrier: Element?
  /// The window of the keyboard and the edit menu, which lies over everything and is there for what can be touched.
  package weak var inputWindow: Element?
  /// What is to be in the tree and has not been asked for yet.
  @exclusivity(unchecked) package weak var late: (any LateElements)?
  /// What closes the barrier when something beside it is touched, where that closes it.
  package var dismissRegion: Element? {
    guard let barrier, barrier.isInTree else { return nil }
    return barrier.children.first { $0.traits.contains(.dismissRegion) }
  }
  /// The time on the app's clock.
  @exclusivity(unchecked) package var now: (@MainActor () -> Duration)?
  @exclusivity(unchecked) private var departureLog = DepartureLog()
  @exclusivity(unchecked) private var index: ElementIndex?
  @exclusivity(unchecked) private var generation: UInt32 = 0
  /// The elements in the tree.
  @exclusivity(unchecked) private var count = 1
  /// The elements that look-ups have walked by.
  @exclusivity(unchecked) private var walked = 0
  /// Walks by each element after which the index is made: entering an element costs about as much.
  private static let walksWorthAnIndex = 8

  package init(root: Element) {
    self.root = root
    root.isInTree = true
  }

  /// Gives an element its texts, type and traits.
  package func update(_ element: Element, type: ElementType, texts: ElementTexts, traits: ElementTraits) {
    if element.traits != traits || element.type != type {
      element.traits = traits
      element.type = type
      version += 1
    }
    guard element.texts != texts else { return }
    version += 1
    guard element.isInTree else {
      element.texts = texts
      return
    }
    if index != nil { index?.remove(element, texts: element.texts) }
    if let now { departureLog.add(element, now: texts.label, at: now()) }
    element.texts = texts
    if index != nil { index?.insert(element) }
  }

  /// Replaces the children of an element; those that stay keep their place in the index.
  ///
  /// An element is in one place: a child of another element is taken from there.
  package func setChildren(_ children: [Element], of element: Element) {
    version += 1
    generation &+= 1
    let old = element.children
    element.children = children
    for (position, child) in children.enumerated() {
      child.mark = generation
      if let former = child.parent, former !== element { former.children.removeAll { $0 === child } }
      child.parent = element
      child.position = Int32(truncatingIfNeeded: position)
      if element.isInTree, !child.isInTree { enter(child) }
    }
    for child in old where child.mark != generation && child.parent === element {
      child.parent = nil
      if child.isInTree { leave(child) }
    }
  }

  /// The elements in the tree that carry `key` as identifier, label, title, value or placeholder, in tree order.
  package func elements(carrying key: String) -> ElementMatches {
    if let late, late.mayCarry(key) { admitLate() }
    if index == nil, walked > Self.walksWorthAnIndex * count { makeIndex() }
    guard let index else { return walk(for: key) }
    let found = index.elements(key)
    guard case .many(let elements) = found else { return found }
    if elements.count == 1 { return .one(elements[0]) }
    return .many(elements.count < 64 ? elements.sorted { $0.precedes($1) } : inTreeOrder(elements))
  }

  /// The elements that have gone or changed their texts last, the oldest first.
  package var departures: [ElementDeparture] { departureLog.all }

  /// Adds the late elements to the tree, for callers that walk all of it.
  package func admitLate() {
    guard let late else { return }
    self.late = nil
    late.enter()
  }

  /// What keeps touches from an element, nil for nothing.
  package func barrier(before element: Element) -> Element? {
    guard let barrier, barrier.isInTree, !element.isInside(barrier) else { return nil }
    if let inputWindow, element.isInside(inputWindow) { return nil }
    return barrier
  }

  private func walk(for key: String) -> ElementMatches {
    walked += count
    var found: [Element] = root.texts.contain(key) ? [root] : []
    root.forEachDescendant { element in
      if element.texts.contain(key) { found.append(element) }
      return true
    }
    return found.count > 1 ? .many(found) : found.first.map(ElementMatches.one) ?? .none
  }

  private func inTreeOrder(_ elements: [Element]) -> [Element] {
    generation &+= 1
    for element in elements { element.mark = generation }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    root.forEachDescendant { element in
      if element.mark == generation { result.append(element) }
      return result.count < elements.count
    }
    return result
  }

  private func makeIndex() {
    var made = ElementIndex()
    made.reserve(count * 2)
    made.insert(root)
    root.forEachDescendant { element in
      made.insert(element)
      return true
    }
    index = made
  }

  private func enter(_ element: Element) {
    element.isInTree = true
    count += 1
    index?.insert(element)
    element.forEachDescendant { descendant in
      guard !descendant.isInTree else { return true }
      descendant.isInTree = true
      count += 1
      index?.insert(descendant)
      return true
    }
  }

  private func leave(_ element: Element) {
    let (time, limit) = (now?(), departureLog.endOfBatch)
    leave(element, at: time, limit)
    element.forEachDescendant { descendant in
      if descendant.isInTree { leave(descendant, at: time, limit) }
      return true
    }
  }

  private func leave(_ element: Element, at time: Duration?, _ limit: Int) {
    element.isInTree = false
    count -= 1
    index?.remove(element, texts: element.texts)
    if let time, departureLog.count < limit { departureLog.add(element, now: nil, at: time) }
  }
}

/// Elements that enter the tree when a look-up may find them: most tests type, and never look at the keyboard.
@MainActor package protocol LateElements: AnyObject {
  /// Whether one of the elements may carry a text. It may say yes for one that none carries.
  func mayCarry(_ key: String) -> Bool

  /// Puts the elements into the tree.
  func enter()
}
