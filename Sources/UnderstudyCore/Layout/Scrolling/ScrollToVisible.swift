import UnderstudyLayout

extension Host {
  /// Scrolls what is around a view until all of it is between bars and margins: each scroll view by the least change, the
  /// innermost first (LAY-354). A view that is longer than the visible part shows its beginning.
  ///
  /// Rows that come into view are made with the next update: the caller lets the app settle.
  ///
  /// - Parameters:
  ///   - view: The layout node of the view.
  ///   - updates: Whether there is to be such an update; not where one continues.
  /// - Returns: Whether something moved.
  @discardableResult
  package func scrollToVisible(_ view: LayoutNode, updates: Bool = true) -> Bool {
    var didMove = false
    var scroll = view.enclosingScroll()
    while let current = scroll {
      if current.showAll(of: view) {
        didMove = true
        if let container = current.owner as? any ScrollContainer {
          container.contentDidMove()
          if updates { invalidate(container) }
        }
      }
      scroll = current.enclosingScroll()
    }
    return didMove
  }
}

extension LayoutNode {
  /// Scrolls this node, a scroll view, so that all of a view inside is in view.
  fileprivate func showAll(of view: LayoutNode) -> Bool {
    guard let rule = rule as? ScrollRule, let content = children.first,
      let rect = view.convert(view.localBounds, to: content)
    else { return false }
    let layout = rule.layout(of: self)
    return rule.scroll(self, to: layout.offset(toShow: ScrollTarget(rect: rect)))
  }
}
