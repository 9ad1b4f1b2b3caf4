import Foundation

extension LayoutNode {
  /// The node's bounds in its own space: the origin is zero.
  package var localBounds: CGRect { CGRect(origin: .zero, size: placedSize) }

  /// From the node's space to its parent's: its place, mirrored from right to left, and the parent's effect.
  package var mapToParent: AffineMap {
    guard let parent else { return .translation(placement.origin.x, placement.origin.y) }
    let placement = placement
    var x = placement.origin.x
    if parent.isRightToLeft { x = parent.placedSize.width - x - placement.bounds.size.width }
    let place = AffineMap.translation(x, placement.origin.y)
    guard parent.traits.contains(.hasEffect), let effect = parent.rule.transform(of: parent) else { return place }
    return effect.after(place)
  }

  /// From the node's space to an ancestor's; to the root's container for nil (LAY-030).
  package func map(to ancestor: LayoutNode? = nil) -> AffineMap {
    if ancestor == nil, let origin = plainOrigin { return .translation(origin.x, origin.y) }
    var map = AffineMap.identity
    var node: LayoutNode? = self
    while let current = node, current !== ancestor {
      let step = current.mapToParent
      if step.a == 1, step.d == 1, step.b == 0, step.c == 0 {
        map.tx += step.tx
        map.ty += step.ty
      } else {
        map = step.after(map)
      }
      node = current.parent
    }
    return map
  }

  /// The node's frame in an ancestor's space, or in that of the root's container: the bounding box of the bounds
  /// under all effects in between (LAY-033).
  package func frame(in ancestor: LayoutNode? = nil) -> CGRect {
    guard ancestor == nil, let origin = plainOrigin else { return map(to: ancestor).apply(localBounds) }
    return CGRect(origin: origin, size: placedSize)
  }

  /// The frame as it is drawn and reported: both corners on whole pixels (LAY-022).
  package func snappedFrame(in ancestor: LayoutNode? = nil) -> CGRect {
    frame(in: ancestor).snapped(scale: context.displayScale)
  }

  /// The size that a geometry reader shows: exact, and on whole pixels inside of effects (LAY-023).
  package var readerSize: CGSize {
    plainOrigin == nil ? localBounds.snapped(scale: context.displayScale).size : placedSize
  }

  /// A point of the node's space in that of any node of the tree; nil if an effect in between cannot be inverted
  /// (LAY-035).
  package func convert(_ point: CGPoint, to other: LayoutNode) -> CGPoint? {
    map(to: other)?.apply(point)
  }

  /// The bounding box of a rectangle of the node's space in that of any node of the tree (LAY-035).
  package func convert(_ rect: CGRect, to other: LayoutNode) -> CGRect? { map(to: other)?.apply(rect) }

  private func map(to other: LayoutNode) -> AffineMap? {
    if isDescendant(of: other) { return map(to: Optional(other)) }
    return other.map(to: LayoutNode?.none).inverse?.after(map(to: LayoutNode?.none))
  }

  private func isDescendant(of other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The part of the frame that no ancestor clips, in the space of the root's container; nil if nothing is left
  /// (LAY-350).
  package var visibleFrame: CGRect? { visiblePart(of: localBounds) }

  /// The part of a rectangle of the node's space that no ancestor clips, in the space of the root's container.
  package func visiblePart(of rect: CGRect) -> CGRect? {
    var visible = map().apply(rect)
    var node = self
    while let parent = node.parent {
      if parent.traits.contains(.clips) {
        guard let rest = visible.overlap(with: parent.clipFrame) else { return nil }
        visible = rest
      }
      guard visible.width > 0, visible.height > 0 else { return nil }
      node = parent
    }
    return visible.overlap(with: node.frame())
  }

  private var clipFrame: CGRect {
    guard let scroll = rule as? ScrollRule else { return frame() }
    return map().apply(scroll.viewport(of: self))
  }

  /// Whether an ancestor or the node itself hides it (LAY-176).
  package var isHidden: Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current.traits.contains(.isHidden) { return true }
      node = current.parent
    }
    return false
  }
}

extension CGRect {
  /// The rectangle between the pixels nearest to both corners, halves up (LAY-022).
  package func snapped(scale: CGFloat) -> CGRect {
    // A half may come out a little below itself: two corners of one fraction go the same way.
    func pixels(_ value: CGFloat) -> CGFloat {
      value.isFinite ? (value * scale + 0.500001).rounded(.down) : value * scale
    }
    let (left, top, right, bottom) = (pixels(origin.x), pixels(origin.y), pixels(maxX), pixels(maxY))
    // Lengths are differences of whole numbers, so that 44 points are 44.
    return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }
}

extension CGRect {
  /// What two rectangles share; nil where that has no room, and for places that are no numbers, on which Foundation's
  /// `intersection(_:)` ends the process.
  package func overlap(with other: CGRect) -> CGRect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
    return width > 0 && height > 0 ? CGRect(x: left, y: top, width: width, height: height) : nil
  }
}
