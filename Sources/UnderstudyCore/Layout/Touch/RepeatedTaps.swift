import UnderstudyElements

extension Host {
  /// Lets the app show what one of several taps has changed, as a finger comes down again a moment later only.
  ///
  /// - Returns: Whether the next tap meets the element: it is still there and enabled, and nothing has been put in front of it.
  package func meetsNextTap(_ element: Element, of node: Node) -> Bool {
    settle()
    refreshElements()
    guard isRunning, !node.flags.contains(.isUnmounted), element.isInTree, element.isEnabled else { return false }
    guard tree.barrier(before: element) == nil else { return false }
    if mayBeCovered(element), case .covered? = touchPlace(of: element)?.outcome { return false }
    return true
  }

  /// Runs code for each of several taps that meets the element.
  package func forEachTap(_ count: Int, on element: Element, of node: Node, _ body: () -> Void) {
    for position in 0..<count where position == 0 || meetsNextTap(element, of: node) { body() }
  }
}
