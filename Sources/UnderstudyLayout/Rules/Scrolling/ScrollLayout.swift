import Foundation

/// The numbers of a scroll view: what `ScrollGeometry` shows, and the range of the offset (LAY-371, LAY-375).
package struct ScrollLayout: Equatable {
  /// The size of the visible part, with the unsafe parts that it covers.
  package let containerSize: CGSize
  package let contentSize: CGSize
  /// The insets of the content inside the visible part: the unsafe parts and the margins.
  package let contentInsets: EdgeInsets
  /// The point of the content at the top leading corner of the visible part.
  package var offset: CGPoint = .zero

  private let growth: EdgeInsets
  private let axes: Axis.Set

  /// - Parameters:
  ///   - size: The size of the scroll view's layout frame.
  ///   - content: The size of the content.
  ///   - growth: How far the visible part reaches beyond the frame.
  ///   - margins: The insets of the content inside the frame.
  ///   - axes: The scrolling axes.
  package init(size: CGSize, content: CGSize, growth: EdgeInsets, margins: EdgeInsets, axes: Axis.Set) {
    containerSize = size.grown(by: growth)
    contentSize = content
    var insets = EdgeInsets()
    for edge in Edge.allCases { insets[edge] = growth[edge] + margins[edge] }
    contentInsets = insets
    self.growth = growth
    self.axes = axes
  }

  /// The visible rectangle in the content's space.
  package var visibleRect: CGRect { CGRect(origin: offset, size: containerSize) }

  /// The part of the visible rectangle that neither bars nor margins cover.
  package var insetRect: CGRect {
    CGRect(
      x: offset.x + contentInsets.leading, y: offset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.horizontal, 0),
      height: max(containerSize.height - contentInsets.vertical, 0))
  }

  private func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  /// The least and the largest offset along an axis (LAY-371).
  package func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    let least = -contentInsets[.start(of: axis)]
    guard scrolls(axis) else { return least...least }
    let most = contentSize[axis] + contentInsets[.end(of: axis)] - containerSize[axis]
    return least...max(least, most)
  }

  /// The nearest offset within the range; the least for one that is not a number.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    func clamp(_ axis: Axis) -> CGFloat {
      let range = range(axis)
      return offset[axis].isNaN ? range.lowerBound : offset[axis].clamped(range.lowerBound, range.upperBound)
    }
    return CGPoint(x: clamp(.horizontal), y: clamp(.vertical))
  }

  /// The offset at which the content's anchor is at the visible part's (LAY-191).
  package func firstOffset(_ anchor: UnitPoint) -> CGPoint {
    func offset(_ axis: Axis, _ fraction: CGFloat) -> CGFloat {
      let range = range(axis)
      return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
    }
    return CGPoint(x: offset(.horizontal, anchor.x), y: offset(.vertical, anchor.y))
  }

  /// Where the content begins in the scroll view's space. Shorter content lies by the anchor, centered across the axis.
  package func origin(_ axis: Axis, _ offset: CGPoint, _ anchor: UnitPoint) -> CGFloat {
    let start = -growth[.start(of: axis)] - offset[axis]
    let room = containerSize[axis] - contentInsets[.start(of: axis)] - contentInsets[.end(of: axis)] - contentSize[axis]
    if scrolls(axis), room <= 0 { return start }
    return start + room * (axis == .horizontal ? anchor.x : anchor.y)
  }

  /// The offset that shows a rectangle of the content: with an anchor both anchors meet, without one the least change
  /// (LAY-194, LAY-354).
  package func offset(toShow rect: CGRect, anchor: UnitPoint? = nil) -> CGPoint {
    func target(_ axis: Axis, _ fraction: CGFloat?) -> CGFloat {
      let low = rect.origin[axis]
      let length = rect.size[axis]
      let visible = insetRect
      let inset = contentInsets[.start(of: axis)]
      if let fraction { return low + length * fraction - visible.size[axis] * fraction - inset }
      if length > visible.size[axis] || low < visible.origin[axis] { return low - inset }
      let end = low + length
      if end > visible.origin[axis] + visible.size[axis] { return end - visible.size[axis] - inset }
      return offset[axis]
    }
    return clamped(CGPoint(x: target(.horizontal, anchor?.x), y: target(.vertical, anchor?.y)))
  }

  /// Where a scroll ends with paging: at a multiple of the container's length (LAY-193).
  ///
  /// - Parameter end: The offset at which the scroll would end without paging; the nearest multiple applies.
  package func pagedOffset(near end: CGPoint) -> CGPoint {
    func page(_ axis: Axis) -> CGFloat {
      let length = insetRect.size[axis]
      let start = range(axis).lowerBound
      guard scrolls(axis), length > 0, end[axis].isFinite else { return end[axis] }
      return start + ((end[axis] - start) / length).rounded() * length
    }
    return clamped(CGPoint(x: page(.horizontal), y: page(.vertical)))
  }

  /// Where a scroll ends with alignment to views: with the leading edge of the nearest target at that of the visible
  /// part (LAY-193).
  ///
  /// - Parameters:
  ///   - end: The offset at which the scroll would end without targets.
  ///   - targets: The rectangles of the targets in the content's space.
  package func alignedOffset(near end: CGPoint, to targets: [CGRect]) -> CGPoint {
    func aligned(_ axis: Axis) -> CGFloat {
      guard scrolls(axis), end[axis].isFinite else { return end[axis] }
      let offsets = targets.map { $0.origin[axis] - contentInsets[.start(of: axis)] }
      return offsets.min { abs($0 - end[axis]) < abs($1 - end[axis]) } ?? end[axis]
    }
    return clamped(CGPoint(x: aligned(.horizontal), y: aligned(.vertical)))
  }

  /// How far a swipe scrolls, in points: the distance that the finger moves, and that of the deceleration (LAY-373).
  ///
  /// - Parameters:
  ///   - length: The length of the visible part of the element along the axis, in points.
  ///   - velocity: The finger's speed in points a second.
  package static func swipeDistance(length: CGFloat, velocity: CGFloat) -> CGFloat { 0.4 * length + 0.499 * velocity }
}
