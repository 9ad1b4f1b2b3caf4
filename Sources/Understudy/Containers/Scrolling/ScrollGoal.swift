import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// Where code scrolls to: looked for in the layout of the next update, as what it names may come with that (LAY-192).
@MainActor
final class ScrollGoal: LayoutPursuit {
  enum Target {
    /// The view with an identity, where the search begins at a node.
    case view(AnyHashable, in: NodeReference, anchor: UnitPoint?)
    /// A place in the content of a scrolling element.
    case place(ScrollDestination, in: NodeReference)
  }

  private let target: Target
  /// How the target comes to lie in the visible part, as it was at the first look.
  private var alignment: ScrollAlignment?
  private var remaining = 20
  /// Whether the way there is animated, which makes phases of it.
  private var isAnimated = UpdateTransaction.current.animation != nil

  private init(_ target: Target) { self.target = target }

  /// Scrolls with the next update of the node's app.
  static func pursue(_ target: Target, from node: Node) { node.host.layoutTree.add(ScrollGoal(target)) }

  func layoutDidUpdate() -> Bool {
    remaining -= 1
    guard remaining > 0, let (container, destination) = find(), let scroller = container.scroller else { return false }
    if alignment == nil { alignment = destination.alignment(in: scroller.rule.layout(of: scroller.node)) }
    guard let alignment, scroller.rule.scroll(scroller.node, to: destination, at: alignment) else { return false }
    container.contentDidMove()
    if isAnimated { container.tellPhases([.animating, .idle]) }
    isAnimated = false
    return true
  }

  private func find() -> (any ScrollingNode, ScrollDestination)? {
    switch target {
    case .place(let destination, let reference):
      return (reference.node as? any ScrollingNode).map { ($0, destination) }
    case .view(let id, let reference, let anchor):
      guard let node = reference.node else { return nil }
      // Rows that are not made are looked through last: their closures run for it.
      return node.findRow(anchor) { $0.row(of: id) } ?? node.findView(id, anchor)
        ?? node.findRow(anchor) { $0.row(marked: id) }
    }
  }
}

extension Node {
  /// The row of a list or lazy stack below, made or not, that is meant.
  fileprivate func findRow(
    _ anchor: UnitPoint?, _ row: (LazyWindow) -> Int?
  ) -> (any ScrollingNode, ScrollDestination)? {
    for windowed in scrollables {
      guard let row = windowed.window.flatMap(row), let container = windowed.scrollingNode,
        let stack = host.layoutTree.placed(windowed)?.children.first, let views = ScrollTargetViews(in: stack)
      else { continue }
      return (container, .view(row, views, anchor: anchor))
    }
    return nil
  }

  /// The view below with this identity.
  fileprivate func findView(_ id: AnyHashable, _ anchor: UnitPoint?) -> (any ScrollingNode, ScrollDestination)? {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      guard (node as? IDNode)?.id == id || node.asRow?.rowID == id else {
        pending.append(contentsOf: node.children.reversed())
        continue
      }
      guard let container = node.scrollingNode, let scroller = container.scroller, let place = node.shownPlaces.first,
        let content = scroller.node.children.first, let rect = place.convert(place.localBounds, to: content)
      else { return nil }
      return (container, .target(ScrollTarget(rect: rect, anchor: anchor)))
    }
    return nil
  }

  /// The nearest element at or around the node whose content moves.
  final var scrollingNode: (any ScrollingNode)? {
    nearest { $0 is any ScrollingNode || $0.flags.contains(.isOutOfFlow) } as? any ScrollingNode
  }
}
