import UnderstudyLayout

/// What has to be looked at again as long as an update changes the layout, and is over with the update: content that is
/// scrolled to a row whose place is known exactly only once the rows around it are made (LAY-192).
@MainActor
package protocol LayoutPursuit: AnyObject {
  /// Called when the layout is up to date and all who depend on it have been notified.
  ///
  /// - Returns: Whether something has moved, so that all is looked at again.
  func layoutDidUpdate() -> Bool
}

extension LayoutTree {
  /// Calls a pursuit in the next update, until nothing moves any more.
  package func add(_ pursuit: any LayoutPursuit) {
    pursuits.append(pursuit)
    requestUpdate()
  }
}

/// Content that has become shorter: what was scrolled further than it goes now stays at its end when it is longer again
/// (LAY-371).
final class ClampedOffset: LayoutPursuit {
  private weak var container: (any ScrollContainer)?

  init(of container: any ScrollContainer) { self.container = container }

  func layoutDidUpdate() -> Bool {
    guard let container, !container.flags.contains(.isUnmounted),
      let place = container.host.layoutTree.placed(container), let rule = place.rule as? ScrollRule
    else { return false }
    let start = rule.layout(of: place).offset
    rule.scroll(place, to: start)
    container.contentDidMove()
    return false
  }
}
