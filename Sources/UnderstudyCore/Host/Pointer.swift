import UnderstudyElements

/// The pointer that a test moves over an app, and the views that it is above (F-46).
@MainActor
package final class Pointer: HostService {
  /// From the outermost view to the innermost.
  private var views: [any PointerFollower] = []

  package init(host: Host) {}

  /// Moves the pointer to a place above a node: views that it leaves are notified first, from the inside out.
  ///
  /// - Parameters:
  ///   - place: Where the pointer is, in points from the top left of the screen.
  ///   - path: The nodes from the innermost to the root.
  /// - Returns: Whether any view was notified.
  func move(to place: ElementPoint, along path: [Node]) -> ElementActionOutcome {
    let below = path.reversed().compactMap { $0 as? any PointerFollower }
    let left = views.reversed().filter { view in !below.contains { $0 === view } }
    views = below
    for view in left { view.pointerDidLeave() }
    for view in below { view.pointerDidMove(to: place) }
    return left.isEmpty && below.isEmpty ? .unhandled : .performed
  }

  /// A view has left the tree: it is not notified any more.
  package func remove(_ view: any PointerFollower) { views.removeAll { $0 === view } }
}

/// A node of a view that follows the pointer.
@MainActor
package protocol PointerFollower: Node {
  /// The pointer has come above the view, or has moved there.
  func pointerDidMove(to place: ElementPoint)
  func pointerDidLeave()
}
