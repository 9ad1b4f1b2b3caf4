import UnderstudyElements

/// What an app whose places nothing has read remembers of the elements that touches have brought into view (F-118).
///
/// A touch on what may be scrolled out of view has to look at the layout, which takes several times as long as the touch. One on
/// the same element, when nothing but texts has changed since, is in view as it was: the layout is looked at with the next read.
@MainActor
struct Revealing {
  /// Whether a touch looks at the layout now, and no code of the test or the app.
  var isLooking = false
  /// Whether anything else has looked at it: from then on each touch does.
  var isLayoutRead = false
  /// Counts what may move views without changing what they say.
  var version: UInt32 = 0
  /// The element of the last touch that was seen to be in view, and the version then.
  fileprivate var inView: (element: Element, version: UInt32)?
  /// The element of a touch that was not looked at.
  fileprivate var pending: Element?

  /// The element of the last touch that was not looked at, once.
  mutating func takePending() -> Element? {
    guard let pending else { return nil }
    self.pending = nil
    return pending.isInTree ? pending : nil
  }
}

extension Host {
  /// Where a touch continues an element that something around it may have scrolled out of view. The layout runs, and does not
  /// count as read.
  ///
  /// - Returns: Nil for an element that is in view for sure, and for one that no layout places.
  package func touchPlaceInScroll(of element: Element) -> TouchPlace? {
    if let known = revealing.inView, known.element === element, known.version == revealing.version,
      let knownLayoutTree, !knownLayoutTree.mustLookAtMore
    {
      if knownLayoutTree.isStale { revealing.pending = element }
      return nil
    }
    guard isInScroll(element) else { return nil }
    revealing.inView = nil
    let place = lookAtLayout { touchPlace(of: element) }
    if case .reached(let start)? = place?.outcome, start == nil || start === element.source {
      revealing.inView = (element, revealing.version)
    }
    return place
  }

  /// Runs a look at the layout after which touches behave as if nothing had read it.
  func lookAtLayout<Result>(_ body: () -> Result) -> Result {
    let outer = revealing.isLooking
    revealing.isLooking = true
    defer { revealing.isLooking = outer }
    return body()
  }

  /// Whether something that scrolls is around the element.
  private func isInScroll(_ element: Element) -> Bool {
    var owner: Element? = element
    while let part = owner, !(part.source is Node) { owner = part.parent }
    return (owner?.source as? Node)?.flags.contains(.isInScroll) == true
  }
}
