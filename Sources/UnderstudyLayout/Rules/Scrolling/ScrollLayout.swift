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

  package func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  /// The least and the largest offset along an axis (LAY-371).
  package func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    let least = -contentInsets[.start(of: axis)]
    guard scrolls(axis) else { return .span(least, least) }
    let most = contentSize[axis] + contentInsets[.end(of: axis)] - containerSize[axis]
    return .span(least, most)
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
}
