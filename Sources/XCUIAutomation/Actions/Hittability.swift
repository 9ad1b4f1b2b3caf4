import UnderstudyElements

/// Whether touches reach an element (reference, section 2.7).
@MainActor enum Hittability {
  /// What lies over an element so that no touch reaches it; nil for nothing.
  ///
  /// No layout runs, so that nothing is off the screen: what is in the tree can be scrolled to, as a tap would do.
  static func cover(of element: Element, in tree: ElementTree) -> Element? {
    guard let barrier = tree.barrier(before: element), !barrier.isInside(element) else { return nil }
    return barrier
  }
}
