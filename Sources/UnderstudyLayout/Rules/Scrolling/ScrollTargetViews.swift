import Foundation

/// The views of a layout that scrolling goes to and stops at, in their order: the children of a container, or all rows
/// of a lazy stack, with or without nodes (LAY-192, LAY-193).
package struct ScrollTargetViews {
  /// The container whose children or rows the views are.
  package let layout: LayoutNode
  private let scroll: LayoutNode
  private let rule: ScrollRule

  /// How far sums of lengths may be off, in points.
  private static let tolerance: CGFloat = 0.001

  /// - Parameter marked: The node of `scrollTargetLayout()`, or the container itself. Its views are those of the
  ///   outermost container in it.
  /// - Returns: Nil outside of scroll views.
  package init?(in marked: LayoutNode) {
    var layout = marked
    while layout.rule.passesScrollTargets, let content = layout.children.first { layout = content }
    guard let scroll = layout.enclosingScroll(), let rule = scroll.rule as? ScrollRule else { return nil }
    self.layout = layout
    self.scroll = scroll
    self.rule = rule
  }

  private var lazyRule: (any LazyContainerRule)? { layout.rule as? any LazyContainerRule }

  package var count: Int { lazyRule?.rowCount(of: layout) ?? layout.children.count }

  /// Where a view is in the content's space, without pinning; of a row without a node by estimate. Nil beyond the last.
  package func rect(of index: Int) -> CGRect? {
    guard let content = scroll.children.first, index >= 0, index < count else { return nil }
    guard let lazyRule else { return mirrored(layout.children[index].frame(in: content), in: content) }
    let along = lazyRule.position(of: index, in: layout)
    let row = CGRect(
      origin: CGPoint(lazyRule.axis, along: along.lowerBound, across: 0),
      size: CGSize(
        lazyRule.axis, along: along.upperBound - along.lowerBound, across: layout.placedSize[lazyRule.axis.other]))
    return layout.convert(mirrored(row, in: layout), to: content).map { mirrored($0, in: content) }
  }

  /// The visible view at a point of the visible part, which `scrollPosition` reports: the one that the point is in, or
  /// the nearest. Of two that touch there, the one whose own point is nearer.
  ///
  /// - Parameter anchor: The point of the visible part without bars and margins; nil for the top leading corner.
  package func index(at anchor: UnitPoint? = nil) -> Int? {
    let anchor = anchor ?? .topLeading
    let visible = rule.layout(of: scroll).insetRect
    let point = visible.point(at: anchor)
    let near = indices(near: point).compactMap { index in
      rect(of: index).map { (index, distance(of: $0, from: point, anchor, visible)) }
    }
    return near.min { $0.1 < $1.1 }?.0
  }

  private typealias Distance = (hidden: Int, outside: CGFloat, own: CGFloat)

  private func distance(of rect: CGRect, from point: CGPoint, _ anchor: UnitPoint, _ visible: CGRect) -> Distance {
    var result: Distance = (0, 0, 0)
    for axis in Axis.allCases where rule.scrolls(axis) {
      let low = rect.origin[axis]
      let high = low + rect.size[axis]
      let end = visible.origin[axis] + visible.size[axis]
      if high <= visible.origin[axis] + Self.tolerance || low >= end - Self.tolerance { result.hidden = 1 }
      let outside = max(low - point[axis], point[axis] - high)
      if outside > Self.tolerance { result.outside += outside }
      result.own += abs(rect.point(at: anchor)[axis] - point[axis])
    }
    return result
  }

  /// The rectangles of the views among which alignment chooses near an offset.
  package func rects(near offset: CGPoint) -> [CGRect] {
    let insets = rule.layout(of: scroll).contentInsets
    let point = CGPoint(x: offset.x + insets.leading, y: offset.y + insets.top)
    return indices(near: point).compactMap { rect(of: $0) }
  }

  /// The views of which at least a share is in the visible part of the scroll view (LAY-375).
  package func indices(visibleBy share: CGFloat) -> [Int] {
    let visible = rule.layout(of: scroll).visibleRect
    var near = 0..<count
    if let lazyRule, let span = layout.visibleSpan(along: lazyRule.axis) { near = lazyRule.rows(in: span, of: layout) }
    return near.filter { index in
      guard let rect = rect(of: index), rect.intersects(visible) else { return false }
      return rect.visibleShare(in: visible) >= share
    }
  }

  /// All views, or the three rows of a lazy stack around a point of the content.
  private func indices(near point: CGPoint) -> Range<Int> {
    guard let lazyRule, let first = rect(of: 0) else { return 0..<count }
    let start = lazyRule.position(of: 0, in: layout).lowerBound
    let position = point[lazyRule.axis] - first.origin[lazyRule.axis] + start
    let row = lazyRule.row(at: position, in: layout) ?? 0
    return max(row - 1, 0)..<min(row + 2, count)
  }

  /// From left to right to the direction of the container, and back.
  private func mirrored(_ rect: CGRect, in container: LayoutNode) -> CGRect {
    guard container.isRightToLeft else { return rect }
    return CGRect(origin: CGPoint(x: container.placedSize.width - rect.maxX, y: rect.origin.y), size: rect.size)
  }
}

extension CGRect {
  fileprivate func point(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
  }
}

extension CGRect {
  /// The share of the rectangle's area that is inside another one; zero for one without an area.
  package func visibleShare(in visible: CGRect) -> CGFloat {
    let inside = intersection(visible)
    guard width > 0, height > 0, !inside.isNull else { return 0 }
    return inside.width * inside.height / (width * height)
  }
}

extension LayoutRule {
  /// Whether the targets of a node are those of its first child: modifiers.
  fileprivate var passesScrollTargets: Bool { self is any UnaryRule || self is LayerRule || self is SafeAreaInsetRule }
}
