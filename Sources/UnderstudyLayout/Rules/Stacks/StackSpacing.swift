/// The spacing of a stack, with what it was made of: most rows of a screen are alike, and share theirs.
struct StackSpacing {
  private let parts: [ViewSpacing]
  private let axis: Axis
  private let result: ViewSpacing

  /// The spacing of views that follow each other along an axis: the first one's on the leading side, the last one's on the
  /// trailing one, the union of all across (LAY-079).
  static func of(_ views: [LayoutNode], along axis: Axis) -> ViewSpacing {
    guard let first = views.first else { return .zero }
    if views.areAll({ view, _ in view.spacing.isOrdinary }) { return ViewSpacing() }
    if let latest = first.context.latestStackSpacing, latest.isSame(views, along: axis) { return latest.result }
    let made = StackSpacing(views, along: axis)
    first.context.latestStackSpacing = made
    return made.result
  }

  private init(_ views: [LayoutNode], along axis: Axis) {
    let parts = views.map(\.spacing)
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var table = SpacingTable()
    for index in parts.indices {
      var edges = across
      if index == 0 { edges.insert(Edge.Set(.start(of: axis))) }
      if index == parts.count - 1 { edges.insert(Edge.Set(.end(of: axis))) }
      table.formUnion(parts[index].contents, edges)
    }
    (self.parts, self.axis, result) = (parts, axis, ViewSpacing(table))
  }

  private func isSame(_ views: [LayoutNode], along axis: Axis) -> Bool {
    guard self.axis == axis, views.count == parts.count else { return false }
    return views.areAll { view, index in view.spacing.isIdentical(to: parts[index]) }
  }
}

extension [LayoutNode] {
  /// Counted, as tests run in debug builds, where an iterator takes several times as long.
  fileprivate func areAll(_ holds: (LayoutNode, Int) -> Bool) -> Bool {
    var index = 0
    while index < count {
      guard with(index, { holds($0, index) }) else { return false }
      index += 1
    }
    return true
  }
}
