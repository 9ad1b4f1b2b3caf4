import Foundation

/// What scrolling by code goes to (LAY-192, LAY-194).
package enum ScrollDestination {
  /// A point of the content comes to the top leading corner of the part that neither bars nor margins cover. Nil along
  /// an axis that stays.
  case point(x: CGFloat?, y: CGFloat?)
  /// An end of the content.
  case edge(Edge)
  case target(ScrollTarget)
  /// One of the views that are targets, by its position among them.
  case view(Int, ScrollTargetViews, anchor: UnitPoint? = nil)

  fileprivate func target(in layout: ScrollLayout) -> ScrollTarget? {
    switch self {
    case .point(let x, let y): ScrollTarget(rect: CGRect(x: x ?? 0, y: y ?? 0, width: 0, height: 0))
    case .edge: ScrollTarget(rect: CGRect(origin: .zero, size: layout.contentSize))
    case .target(let target): target
    case .view(let index, let views, let anchor):
      views.rect(of: index).map { ScrollTarget(rect: $0, anchor: anchor) }
    }
  }

  /// How the destination comes to lie in the visible part; nil where there is no such view.
  package func alignment(in layout: ScrollLayout) -> ScrollAlignment? {
    guard let target = target(in: layout) else { return nil }
    return switch self {
    case .point(let x, let y): ScrollAlignment(horizontal: x.map { _ in 0 }, vertical: y.map { _ in 0 })
    case .edge(.leading): ScrollAlignment(horizontal: 0)
    case .edge(.trailing): ScrollAlignment(horizontal: 1)
    case .edge(.top): ScrollAlignment(vertical: 0)
    case .edge(.bottom): ScrollAlignment(vertical: 1)
    case .target, .view: layout.alignment(toShow: target)
    }
  }
}

extension ScrollRule {
  /// Scrolls to a destination: by estimate at first where rows have no nodes, then exactly, as rows come near
  /// (LAY-192). Returns whether content moved.
  @discardableResult
  package func scroll(_ node: LayoutNode, to destination: ScrollDestination) -> Bool {
    let start = layout(of: node)
    // The side on which the target appears is that of the first look, also if an estimate was wrong.
    guard let alignment = destination.alignment(in: start) else { return false }
    for _ in 0..<8 {
      let didMove = scroll(node, to: destination, at: alignment)
      let didChange = node.updateLazyStacks()
      if !didMove, !didChange { break }
    }
    return layout(of: node).offset != start.offset
  }

  /// Scrolls to where a destination is now. Returns whether content moved.
  @discardableResult
  package func scroll(_ node: LayoutNode, to destination: ScrollDestination, at alignment: ScrollAlignment) -> Bool {
    let layout = layout(of: node)
    guard let target = destination.target(in: layout) else { return false }
    return scroll(node, to: layout.offset(toShow: target.rect, at: alignment))
  }
}

extension LayoutNode {
  /// Makes and removes rows of all lazy stacks below the node. Returns whether there was anything to do.
  @discardableResult
  package func updateLazyStacks() -> Bool {
    var didChange = false
    var nodes = [self]
    while let node = nodes.popLast() {
      if let rule = node.rule as? LazyStackRule, rule.update(node) { didChange = true }
      nodes += node.children
    }
    return didChange
  }
}
