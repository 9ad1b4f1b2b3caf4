import Foundation

/// How far the children of a long column reach along it where they take touches, by groups as in ``StackRun``.
///
/// They are found when a touch asks, and forgotten where something changes.
final class TouchSpans {
  /// From where to where something takes touches, in points.
  private struct Span {
    var low: CGFloat
    var high: CGFloat

    static var anywhere: Span { Span(low: -.infinity, high: .infinity) }

    func contains(_ place: CGFloat) -> Bool { low <= place && place <= high }
  }

  /// From the beginning of each child; nil for those that are not known.
  @exclusivity(unchecked) private var children: [Span?] = []
  /// From the beginning of each group.
  @exclusivity(unchecked) private var groups: [Span?] = []

  func forget(_ child: Int) {
    guard child < children.count else { return }
    children[child] = nil
    forgetGroup(child / StackRun.groupSize)
  }

  /// Children begin elsewhere in the group.
  func forgetGroup(_ group: Int) {
    if group < groups.count { groups[group] = nil }
  }

  /// Whether a child of a group may reach to a place, as far as that is known.
  ///
  /// - Parameter place: From the beginning of the group, in points.
  func mayReach(_ place: CGFloat, group: Int) -> Bool {
    guard group < groups.count, let known = groups[group] else { return true }
    return known.contains(place)
  }

  /// Adds the children of a group that reach to a place.
  ///
  /// - Parameters:
  ///   - place: From the beginning of the group, in points.
  ///   - nodes: All children.
  ///   - group: The number of the group.
  ///   - start: Where a child begins in the group.
  @MainActor
  func find(_ place: CGFloat, _ nodes: [LayoutNode], group: Int, start: (Int) -> CGFloat, into result: inout [Int]) {
    if children.count != nodes.count {
      children = Array(repeating: nil, count: nodes.count)
      groups = Array(repeating: nil, count: (nodes.count + StackRun.groupSize - 1) / StackRun.groupSize)
    }
    let places = group * StackRun.groupSize..<min((group + 1) * StackRun.groupSize, nodes.count)
    let known = groups[group] ?? span(nodes, places, start)
    groups[group] = known
    guard known.contains(place) else { return }
    var child = places.lowerBound
    while child < places.upperBound {
      if span(of: child, nodes).contains(place - start(child)) { result.append(child) }
      child += 1
    }
  }

  /// The span of a group, from its beginning.
  @MainActor
  private func span(_ nodes: [LayoutNode], _ places: Range<Int>, _ start: (Int) -> CGFloat) -> Span {
    var result = Span(low: .infinity, high: -.infinity)
    // Counted, as tests run in debug builds, where an iterator takes several times as long.
    var child = places.lowerBound
    while child < places.upperBound {
      let span = span(of: child, nodes)
      result.low = min(result.low, start(child) + span.low)
      result.high = max(result.high, start(child) + span.high)
      child += 1
    }
    return result
  }

  @MainActor
  private func span(of child: Int, _ nodes: [LayoutNode]) -> Span {
    if let known = children[child] { return known }
    let span = nodes[child].touchExtent.map { Span(low: $0.minY, high: $0.maxY) } ?? .anywhere
    children[child] = span
    return span
  }
}
