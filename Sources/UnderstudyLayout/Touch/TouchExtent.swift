import Foundation

extension LayoutNode {
  /// The part of the node's own space in which it and what is inside it may take touches: its bounds, and what an effect, a
  /// layer or a shape puts beyond them. Nil for anywhere.
  ///
  /// The node and all nodes that were looked at notify the containers around when it may be another one
  /// (``LayoutMemory/touchExtentChanged(_:)``).
  @MainActor var touchExtent: CGRect? {
    isInTouchExtent = true
    // What is placed by where it is on the screen is elsewhere after each movement.
    if traits.contains(.dependsOnPosition) { return nil }
    let size = placedSize
    var extent = CGRect(origin: .zero, size: size)
    if traits.contains(.isHidden) { return extent }
    // Most nodes have none: in debug builds, which tests run in, an iterator takes several times as long as the question.
    if !decorations.isEmpty { for taker in decorations { extent.include(taker, size) } }
    if let owner { extent.include(owner, size) }
    // Half a pixel beside something is in it.
    extent = extent.insetBy(dx: -0.5, dy: -0.5)
    if let scroll = rule as? ScrollRule { return extent.union(scroll.viewport(of: self)) }
    if traits.contains(.limitsTouches), let limit = rule as? any TouchLimiting {
      return limit.touchBounds(of: self).map(extent.union) ?? extent
    }
    if rule is ViewThatFitsRule {
      for index in drawingOrder where !children[index].widen(&extent) { return nil }
    } else {
      var index = 0
      while index < children.count {
        guard children.with(index, { $0.widen(&extent) }) else { return nil }
        index += 1
      }
    }
    return extent
  }

  /// Adds the node's touch extent to one of its parent.
  ///
  /// - Returns: False where it is anywhere.
  @MainActor private func widen(_ extent: inout CGRect) -> Bool {
    guard let own = touchExtent else { return false }
    extent = extent.union(mapToParent.apply(own))
    return true
  }

  /// What lies around the node and has stored a touch extent forgets it.
  func forgetTouchExtent() {
    guard isInTouchExtent else { return }
    var node = self
    while node.isInTouchExtent {
      node.isInTouchExtent = false
      guard let parent = node.parent else { return }
      parent.memory?.touchExtentChanged(node.index)
      node = parent
    }
  }
}

extension CGRect {
  /// Adds where something takes touches around a node of a size, if it does.
  @MainActor fileprivate mutating func include(_ taker: AnyObject, _ size: CGSize) {
    if let taker = taker as? any TouchTaking { self = union(taker.touchBounds(in: size)) }
  }
}
