import UnderstudyLayout
import UnderstudyTime

/// A node that depends on where it is laid out, such as a `GeometryReader`.
@MainActor
package protocol GeometryListener: Node {
  /// Called when the layout is up to date, if what the node depends on may have changed.
  ///
  /// - Parameter place: The node's own layout node; nil where it is not on the screen, as in a tab that is not shown.
  /// - Returns: Whether views have been made or changed, so that the layout has to be looked at again.
  func layoutDidUpdate(_ place: LayoutNode?) -> Bool

  /// What the node depends on since it was notified last.
  var layoutDependency: LayoutDependency { get }

  /// Whether the node has something to do with a layout now: an app is laid out in an update only where one has.
  var usesLayout: Bool { get }
}

/// When a node is notified of the layout, apart from a call of ``LayoutTree/notifyOnce(_:)``.
package enum LayoutDependency {
  /// With each update, as its answer depends on more than the layout.
  case update
  /// With each update that has changed anything of the layout.
  case layout
  /// When its own layout node may have another size.
  case size
}

extension GeometryListener {
  package var layoutDependency: LayoutDependency { .update }
  package var usesLayout: Bool { true }
}

/// The nodes that depend on the layout, in the order of their depth: those further out decide what those inside get.
@MainActor
struct GeometryListeners {
  private var nodes: [ObjectIdentifier: any GeometryListener] = [:]
  /// Those that depend on more than their size, in their order; nil after one came or went.
  private var sorted: [any GeometryListener]?
  /// Those that are notified next whatever they depend on.
  private var due: [ObjectIdentifier: any GeometryListener] = [:]

  var isEmpty: Bool { nodes.isEmpty }

  /// Whether any of them has something to do with a layout now.
  var useLayout: Bool { nodes.values.contains { $0.usesLayout } }

  mutating func add(_ node: any GeometryListener) {
    nodes[ObjectIdentifier(node)] = node
    sorted = nil
    notifyOnce(node)
  }

  mutating func remove(_ node: any GeometryListener) {
    nodes[ObjectIdentifier(node)] = nil
    due[ObjectIdentifier(node)] = nil
    sorted = nil
  }

  mutating func notifyOnce(_ node: any GeometryListener) { due[ObjectIdentifier(node)] = node }

  /// Notes whether a node depends on its size alone: one that does is looked at only when the layout finds another size.
  mutating func follow(_ place: LayoutNode?, of node: any GeometryListener) {
    guard let own = node.layout?.own else { return }
    let follows = place != nil && node.layoutDependency == .size
    guard follows != own.isSizeFollowed else { return }
    if follows { own.followSize() } else { own.stopFollowingSize() }
    sorted = nil
  }

  /// Those to notify now.
  ///
  /// - Parameter isOther: Whether the layout is not the one that was the last.
  mutating func take(isOther: Bool) -> [any GeometryListener] {
    let known = known()
    let due = due
    self.due = [:]
    let asked = isOther ? known : known.filter { $0.layoutDependency == .update }
    let others = due.values.filter { node in node.followsSize || !isOther && node.layoutDependency != .update }
    return others.isEmpty ? asked : Self.inOrder(asked + others)
  }

  private mutating func known() -> [any GeometryListener] {
    if let sorted { return sorted }
    let known = Self.inOrder(nodes.values.filter { !$0.followsSize })
    sorted = known
    return known
  }

  private static func inOrder(_ nodes: [any GeometryListener]) -> [any GeometryListener] {
    nodes.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
  }
}

extension GeometryListener {
  /// Whether the layout finds the node when its size has changed.
  fileprivate var followsSize: Bool { layout?.own?.isSizeFollowed ?? false }
}

extension LayoutTree {
  /// Notifies a node of the layout from now on.
  package func addListener(_ node: any GeometryListener) { listeners.add(node) }

  package func removeListener(_ node: any GeometryListener) {
    listeners.remove(node)
    if listeners.isEmpty { context.stopFollowingSizes() }
  }

  /// Notifies a listener in this update or the next one, whatever it depends on.
  package func notifyOnce(_ node: any GeometryListener) { listeners.notifyOnce(node) }

  /// Notifies those that depend on places, until no one of them changes what is laid out (LAY-061).
  ///
  /// - Parameter update: Brings views up to date that they changed.
  func notifyListeners(update: () -> Void) {
    var rounds = 0
    defer { pursuits = [] }
    while listeners.useLayout || !pursuits.isEmpty, rounds < ProgressLimits.roundsOfReaders {
      rounds += 1
      refresh()
      var hasChanged = notifyListenersOnce()
      if !hasChanged {
        for pursuit in pursuits where pursuit.layoutDidUpdate() { hasChanged = true }
      }
      guard hasChanged else { return }
      update()
    }
  }

  /// Notifies all of this layout.
  ///
  /// - Returns: Whether any of them has changed views.
  private func notifyListenersOnce() -> Bool {
    let generation = context.generation
    let isOther = generation != notifiedGeneration
    notifiedGeneration = generation
    for place in context.takeResized() {
      if let node = place.owner as? any GeometryListener { listeners.notifyOnce(node) }
    }
    var changed: [Node] = []
    for node in listeners.take(isOther: isOther) where !node.flags.contains(.isUnmounted) {
      // One further out may have changed what is inside it: that is laid out first.
      if let first = changed.first, node.depth > first.depth, node.isInside(changed) {
        listeners.notifyOnce(node)
        continue
      }
      // What others have changed in this round is laid out with the next one.
      var place = node.layout?.own
      if let own = place, !own.isOnScreen { place = nil }
      if node.layoutDidUpdate(place) { changed.append(node) }
      listeners.follow(place, of: node)
    }
    return !changed.isEmpty
  }
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
