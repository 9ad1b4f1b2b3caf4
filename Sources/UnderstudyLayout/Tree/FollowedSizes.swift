/// Finds the sizes that are followed and have changed, without a look at all of them.
///
/// A node is placed only when something asks for its place. So a change notes the nodes whose children have to be placed
/// again (`unplaced`), as far as a size below them is followed. ``LayoutContext/takeResized()`` places those children, and
/// continues with each that gets other bounds. A stack knows which children it has measured: the others are not looked at.
extension LayoutContext {
  /// The nodes whose sizes are followed and may have changed since the last call. Each is placed.
  package func takeResized() -> [LayoutNode] {
    guard followsSizes else { return [] }
    var result: [LayoutNode] = []
    repeat {
      placeByPosition()
      while let node = unplaced.popLast() {
        // The node's own bounds first: other ones note it again, which it need not be.
        _ = node.placement
        node.isUnplaced = false
        if node.isSizeFollowed { result.append(node) }
        node.placeFollowedChildren()
      }
      // Lengths relative to a container may have changed with it.
    } while positionedGeneration != generation
    return result
  }

  /// No size is followed any more.
  package func stopFollowingSizes() {
    followsSizes = false
    for node in unplaced { node.isUnplaced = false }
    unplaced = []
  }

  func noteUnplaced(_ node: LayoutNode) {
    guard followsSizes, !node.isUnplaced else { return }
    node.isUnplaced = true
    unplaced.append(node)
  }

  func forgetPositioned(_ node: LayoutNode) { positioned[ObjectIdentifier(node)] = nil }

  /// Places what may have another size since something else has moved.
  private func placeByPosition() {
    guard positionedGeneration != generation else { return }
    positionedGeneration = generation
    // Retained, as a layout may drop nodes while it places others.
    for node in positioned.values.map({ $0.takeUnretainedValue() }) { node.placeFollowedChildren() }
  }
}

extension LayoutNode {
  /// Has ``LayoutContext/takeResized()`` return the node when its size has changed.
  package func followSize() {
    isSizeFollowed = true
    context.followsSizes = true
    guard !holdsFollowedSize else { return }
    holdsFollowedSize = true
    passOnFollowing()
  }

  /// No longer has it returned.
  package func stopFollowingSize() { isSizeFollowed = false }

  /// Notes in the nodes around that they hold a followed size.
  func passOnFollowing() {
    var child = self
    while let parent = child.parent {
      if parent.rule.dependsOnPosition(child: child.index) {
        context.positioned[ObjectIdentifier(parent)] = .passUnretained(parent)
      }
      context.noteUnplaced(parent)
      if parent.holdsFollowedSize { return }
      parent.holdsFollowedSize = true
      child = parent
    }
  }

  /// Looks at all followed sizes inside again, as the node's rule has become one of another kind.
  func followSizesAgain() {
    for child in children where child.holdsFollowedSize {
      child.passOnFollowing()
      child.followSizesAgain()
    }
    if isSizeFollowed { context.noteUnplaced(self) }
  }

  fileprivate func placeFollowedChildren() {
    // Placing one child makes a stack compute all lengths for its current bounds.
    _ = children.first { $0.holdsFollowedSize }?.placement
    guard let places = memory?.takeResized() else {
      for child in children where child.holdsFollowedSize { _ = child.placement }
      return
    }
    for place in places where place < children.count && children[place].holdsFollowedSize {
      _ = children[place].placement
    }
  }
}
