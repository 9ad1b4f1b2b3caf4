import Foundation

/// A rectangle of a scroll view's content that scrolling should show.
public struct ScrollTarget: Hashable {
  /// The rectangle in the space of the content, in points.
  public var rect: CGRect
  /// The point of the rectangle that comes to the same point of the visible part; nil for the least change that shows
  /// the rectangle.
  public var anchor: UnitPoint?

  package init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Where scrolling puts a rectangle in the visible part along each axis, from 0 at its start to 1 at its end; nil along
/// an axis that stays.
package struct ScrollAlignment: Equatable {
  var horizontal: CGFloat?
  var vertical: CGFloat?
}

// Where scrolling ends.
extension ScrollLayout {
  /// The offset that shows a target: with an anchor both anchors meet, without one the least change (LAY-194, LAY-354).
  package func offset(toShow target: ScrollTarget) -> CGPoint {
    offset(toShow: target.rect, at: alignment(toShow: target))
  }

  func alignment(toShow target: ScrollTarget) -> ScrollAlignment {
    if let anchor = target.anchor { return ScrollAlignment(horizontal: anchor.x, vertical: anchor.y) }
    let visible = insetRect
    func nearest(_ axis: Axis) -> CGFloat? {
      let low = target.rect.origin[axis]
      let length = target.rect.size[axis]
      if length > visible.size[axis] || low < visible.origin[axis] { return 0 }
      return low + length > visible.origin[axis] + visible.size[axis] ? 1 : nil
    }
    return ScrollAlignment(horizontal: nearest(.horizontal), vertical: nearest(.vertical))
  }

  func offset(toShow rect: CGRect, at alignment: ScrollAlignment) -> CGPoint {
    func place(_ axis: Axis, _ fraction: CGFloat?) -> CGFloat {
      guard let fraction else { return offset[axis] }
      let room = insetRect.size[axis] - rect.size[axis]
      return rect.origin[axis] - room * fraction - contentInsets[.start(of: axis)]
    }
    return clamped(CGPoint(x: place(.horizontal, alignment.horizontal), y: place(.vertical, alignment.vertical)))
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
  package static func swipeDistance(length: CGFloat, velocity: CGFloat) -> CGFloat {
    swipedShare * length + glideDistance(velocity: velocity)
  }

  /// How far content continues when the finger is lifted at a velocity, in points (LAY-373).
  package static func glideDistance(velocity: CGFloat) -> CGFloat { 0.499 * velocity }

  /// The share of an element's visible length over which the finger of a swipe moves (LAY-373).
  package static let swipedShare: CGFloat = 0.4
}
