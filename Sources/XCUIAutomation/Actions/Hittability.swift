import UnderstudyElements

/// Whether touches reach an element (reference, section 2.7).
@MainActor enum Hittability {
  /// What covers an element so that no touch reaches it; nil if nothing does.
  ///
  /// No layout runs, so nothing is off the screen: what is in the tree can be scrolled to, as a tap on a device does.
  static func cover(of element: Element, in tree: ElementTree) -> Element? {
    guard let barrier = tree.barrier(before: element), !barrier.isInside(element) else { return nil }
    return barrier
  }
}
