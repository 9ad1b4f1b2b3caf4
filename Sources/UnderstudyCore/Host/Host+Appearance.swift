/// What comes into view, leaves it, and leaves the tree.
extension Host {
  /// A subtree came into the tree or into view: it appears when the update is done.
  package func noteInsertion(_ node: Node) { insertions.append(node) }

  /// A subtree left the tree.
  package func noteRemoval(_ node: Node, removesFirst: Bool) {
    node.preferenceDidChange(bit: node.preferenceKeys)
    node.flags.insert(.isRemoved)
    hasRemoved = true
    removals.append(Removal(node: node, removesFirst: removesFirst))
  }

  /// Takes a subtree out of view, by `hide`, after its nodes are notified that they are no longer visible.
  ///
  /// - Parameter ifStillLeaving: Whether nothing happens where the node's flag `isLeavingView` has gone until then.
  package func noteHiding(_ node: Node, ifStillLeaving: Bool = false, _ hide: @escaping () -> Void) {
    hidings.append((node, ifStillLeaving, hide))
  }

  /// Old content leaves after new content has come, unless its transition says otherwise (SEM-168).
  func runLifecycle() {
    guard !insertions.isEmpty || !removals.isEmpty || !hidings.isEmpty else { return }
    let (leaving, coming, hiding) = (removals, insertions, hidings)
    (removals, insertions, hidings) = ([], [], [])
    for removal in leaving where removal.removesFirst { disappear(removal) }
    for node in coming where !node.flags.contains(.isUnmounted) && node.isEffectivelyVisible {
      // A row that came and went in this update was never in view.
      if node.flags.contains(.isLeavingView) { continue }
      node.forEachLifecycleNode { self.updateAppearance($0) }
    }
    for removal in leaving where !removal.removesFirst { disappear(removal) }
    for (node, ifStillLeaving, hide) in hiding where !node.flags.contains(.isUnmounted) {
      if ifStillLeaving, !node.flags.contains(.isLeavingView) { continue }
      node.forEachLifecycleNode { self.markDisappeared($0) }
      hide()
      node.parent?.childrenDidChange()
    }
    // Content is destroyed after its actions have run, so that they find its state (SEM-170).
    for removal in leaving { enqueue(.unmount) { removal.node.unmountSubtree() } }
  }

  private func updateAppearance(_ node: Node) {
    let hasContent = node.hasContent
    if hasContent, !node.flags.contains(.hasAppeared) {
      node.flags.insert(.hasAppeared)
      node.didAppear()
    } else if !hasContent {
      markDisappeared(node)
    }
  }

  private func disappear(_ removal: Removal) {
    removal.node.forEachLifecycleNode { markDisappeared($0) }
  }

  func markDisappeared(_ node: Node) {
    guard node.flags.contains(.hasAppeared) else { return }
    node.flags.remove(.hasAppeared)
    node.didDisappear()
  }
}
