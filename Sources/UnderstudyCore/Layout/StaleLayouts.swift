/// The layouts that must be made again, by the depth of their nodes: those inside are made before those around them, so that
/// each is made once.
@MainActor
struct StaleLayouts {
  private var levels: [[NodeLayout]] = []
  /// No level below this one has a layout; -1 if none has.
  private var deepest = -1
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// - Parameter mustBeMade: Whether the layout itself is out of date; otherwise it only passes on that something inside is.
  mutating func insert(_ layout: NodeLayout, mustBeMade: Bool) {
    if mustBeMade { layout.mustBeMade = true }
    guard !layout.isStale else { return }
    layout.isStale = true
    let depth = Int(layout.node.depth)
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(layout)
    deepest = max(deepest, depth)
    count += 1
  }

  /// Takes out one of those that lie deepest; nil when none is left.
  mutating func popDeepest() -> NodeLayout? {
    while deepest >= 0 {
      if levels[deepest].count == 0 {
        deepest -= 1
        continue
      }
      let layout = levels[deepest].removeLast()
      count -= 1
      layout.isStale = false
      if !layout.hasEnded { return layout }
    }
    return nil
  }
}
