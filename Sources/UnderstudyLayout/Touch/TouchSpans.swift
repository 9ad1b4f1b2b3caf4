import Foundation

/// How far the children of a long column reach along it where they take touches, by groups as in ``StackRun``.
///
/// They are found when a touch asks, and forgotten where something changes.
final class TouchSpans {
  /// From where to where something takes touches, in points; nil for anywhere.
  private typealias Span = ClosedRange<CGFloat>?

  /// From the beginning of each child; nil for those that are not known.
  private var children: [Span?] = []
  /// From the beginning of each group.
  private var groups: [Span?] = []

  func forget(_ child: Int) {
    guard child < children.count else { return }
    children[child] = nil
    forgetGroup(child / StackRun.groupSize)
  }

  /// Children begin elsewhere in the group.
  func forgetGroup(_ group: Int) {
    if group < groups.count { groups[group] = nil }
  }

  /// Adds the children of a group that reach to a place.
  ///
  /// - Parameters:
  ///   - place: From the beginning of the group, in points.
  ///   - nodes: All children.
  ///   - places: Those of the group.
  ///   - start: Where a child begins in the group.
  @MainActor
  func find(
    _ place: CGFloat, _ nodes: [LayoutNode], _ places: Range<Int>, start: (Int) -> CGFloat, into result: inout [Int]
  ) {
    if children.count != nodes.count {
      children = Array(repeating: nil, count: nodes.count)
      groups = Array(repeating: nil, count: (nodes.count + StackRun.groupSize - 1) / StackRun.groupSize)
    }
    let group = places.lowerBound / StackRun.groupSize
    let known = groups[group] ?? span(nodes, places, start)
    groups[group] = .some(known)
    guard known?.contains(place) ?? true else { return }
    for child in places where span(of: child, nodes)?.contains(place - start(child)) ?? true { result.append(child) }
  }

  /// The span of a group, from its beginning.
  @MainActor
  private func span(_ nodes: [LayoutNode], _ places: Range<Int>, _ start: (Int) -> CGFloat) -> Span {
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    for child in places {
      guard let span = span(of: child, nodes) else { return nil }
      low = min(low, start(child) + span.lowerBound)
      high = max(high, start(child) + span.upperBound)
    }
    return low...high
  }

  @MainActor
  private func span(of child: Int, _ nodes: [LayoutNode]) -> Span {
    if let known = children[child] { return known }
    let span = nodes[child].touchExtent.map { $0.minY...$0.maxY }
    children[child] = .some(span)
    return span
  }
}
