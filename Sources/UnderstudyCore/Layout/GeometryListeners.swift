import UnderstudyLayout

/// A node that depends on where it is laid out, such as a `GeometryReader`.
@MainActor
package protocol GeometryListener: Node {
  /// Called with each update, once the layout is up to date.
  ///
  /// - Parameter place: The node's own layout node; nil where it is not on the screen, as in a tab that is not shown.
  /// - Returns: Whether views have been made or changed, so that the layout has to be looked at again.
  func layoutDidUpdate(_ place: LayoutNode?) -> Bool

  /// Whether the node must be notified of a layout that is still the one that it was notified of last.
  var awaitsLayout: Bool { get }
}

extension GeometryListener {
  package var awaitsLayout: Bool { true }
}

/// The nodes that depend on the layout, in the order of their depth: those further out decide what those inside get.
@MainActor
struct GeometryListeners {
  private var nodes: [ObjectIdentifier: any GeometryListener] = [:]
  /// All in their order; nil after one came or went.
  private var sorted: [any GeometryListener]?

  var isEmpty: Bool { nodes.isEmpty }

  mutating func add(_ node: any GeometryListener) {
    nodes[ObjectIdentifier(node)] = node
    sorted = nil
  }

  mutating func remove(_ node: any GeometryListener) {
    nodes[ObjectIdentifier(node)] = nil
    sorted = nil
  }

  mutating func all() -> [any GeometryListener] {
    if let sorted { return sorted }
    let all = nodes.values.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
    sorted = all
    return all
  }
}

extension LayoutTree {
  /// Notifies a node of the layout with each update from now on.
  package func addListener(_ node: any GeometryListener) { listeners.add(node) }
  package func removeListener(_ node: any GeometryListener) { listeners.remove(node) }

  /// Notifies those that depend on places, until no one of them changes what is laid out (LAY-061).
  ///
  /// - Parameter update: Brings views up to date that they changed.
  func notifyListeners(update: () -> Void) {
    var rounds = 0
    defer { pursuits = [] }
    while !listeners.isEmpty || !pursuits.isEmpty, rounds < Self.maximumRounds {
      rounds += 1
      refresh()
      let generation = context.generation
      let isOther = generation != notifiedGeneration
      notifiedGeneration = generation
      var changed: [Node] = []
      for node in listeners.all() {
        guard isOther || node.awaitsLayout, !node.flags.contains(.isUnmounted) else { continue }
        // One further out may have changed what is inside it: that is laid out first.
        if let first = changed.first, node.depth > first.depth, node.isInside(changed) {
          notifiedGeneration = nil
          continue
        }
        // What others have changed in this round is laid out with the next one.
        var place = node.layout?.own
        if let own = place, !own.isOnScreen { place = nil }
        if node.layoutDidUpdate(place) { changed.append(node) }
      }
      var hasChanged = !changed.isEmpty
      if !hasChanged {
        for pursuit in pursuits where pursuit.layoutDidUpdate() { hasChanged = true }
      }
      guard hasChanged else { return }
      update()
    }
  }

  /// How often readers may change each other's places in one update: each level of readers in readers takes a round.
  private static let maximumRounds = 1_000
}

extension Node {
  /// Whether the node lies below one of the others.
  fileprivate func isInside(_ others: [Node]) -> Bool {
    var current = parent
    while let node = current {
      if others.contains(where: { $0 === node }) { return true }
      current = node.parent
    }
    return false
  }
}
