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
