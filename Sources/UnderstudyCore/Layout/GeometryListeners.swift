import UnderstudyLayout

/// A node that depends on where it is laid out, such as a `GeometryReader`.
@MainActor
package protocol GeometryListener: Node {
  /// Called with each update, once the layout is up to date.
  ///
  /// - Parameter place: The node's own layout node; nil where it is not on the screen, as in a tab that is not shown.
  /// - Returns: Whether views have been made or changed, so that the layout has to be looked at again.
  func layoutDidUpdate(_ place: LayoutNode?) -> Bool
}

/// The nodes that depend on the layout, in the order of their depth: those further out decide what those inside get.
@MainActor
struct GeometryListeners {
  /// Nil where one has left, until the next look takes all such places out at once.
  private var nodes: [(any GeometryListener)?] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var isOrdered = true

  var isEmpty: Bool { places.isEmpty }

  mutating func add(_ node: any GeometryListener) {
    places[ObjectIdentifier(node)] = nodes.count
    nodes.append(node)
    isOrdered = false
  }

  mutating func remove(_ node: any GeometryListener) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(node)) else { return }
    nodes[place] = nil
    isOrdered = false
  }

  mutating func all() -> [(any GeometryListener)?] {
    if !isOrdered { order() }
    return nodes
  }

  private mutating func order() {
    isOrdered = true
    let present = nodes.compactMap { $0 }.sorted { $0.depth < $1.depth }
    for (place, node) in present.enumerated() { places[ObjectIdentifier(node)] = place }
    nodes = present
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
      var hasChanged = false
      for case let node? in listeners.all() where !node.flags.contains(.isUnmounted) {
        // One further out may have changed what is inside it: that is laid out first.
        if hasChanged, node.flags.contains(.needsLayout) { continue }
        if node.layoutDidUpdate(placed(node)) { hasChanged = true }
      }
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
