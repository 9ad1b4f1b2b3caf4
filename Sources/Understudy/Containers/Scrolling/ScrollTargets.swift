@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// The views in a scrolling element that scrolling stops at, with the identities that `scrollPosition` names them by.
@MainActor
struct ScrollTargets {
  let views: ScrollTargetViews
  private let container: any ScrollingNode

  /// The views of the layout that `scrollTargetLayout()` marks; without a mark those of the outermost container.
  ///
  /// - Returns: Nil where the element is not laid out.
  init?(of container: any ScrollingNode) {
    guard let scroller = container.scroller else { return nil }
    let marked = container.markedLayout ?? scroller.node.children.first
    guard let marked, let views = ScrollTargetViews(in: marked) else { return nil }
    self.container = container
    self.views = views
  }

  /// The window over the views, where they are the rows of a list or a lazy stack.
  private var window: LazyWindow? {
    guard views.layout.rule is any LazyContainerRule else { return nil }
    return (views.layout.parent?.owner as? any WindowedNode)?.window
  }

  /// The identities of a view, by `id(_:)` and `ForEach`, the innermost first: what is asked for is the first of its type.
  func ids(of index: Int) -> [AnyHashable] {
    if let window { return window.ids(ofRow: index) }
    guard views.layout.children.indices.contains(index) else { return [] }
    var pending = [views.layout.children[index]]
    while let place = pending.popLast() {
      if let node = place.owner as? Node { return identities(around: node) }
      pending += place.children.reversed()
    }
    return []
  }

  private func identities(around node: Node) -> [AnyHashable] {
    let end = views.layout.owner
    var result: [AnyHashable] = []
    _ = node.nearest { node in
      if let id = (node as? IDNode)?.id ?? node.asRow?.rowID { result.append(id) }
      return node === end || node === container
    }
    return result
  }
}

extension ScrollingNode {
  /// The layout node of the first `scrollTargetLayout()` in the content.
  fileprivate var markedLayout: LayoutNode? {
    var pending = Array(children.reversed())
    while let node = pending.popLast() {
      if node.flags.contains(.isOutOfFlow) || node.hidesContent || node is any ScrollingNode { continue }
      if let mark = node as? ScrollTargetLayoutNode, mark.modifier.isEnabled { return host.layoutTree.placed(mark) }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }
}

extension Node {
  /// The first element below whose content moves: what modifiers around it are about.
  final var firstScrollingNode: (any ScrollingNode)? { firstScrollingNode(along: [.horizontal, .vertical]) }

  /// The first element below whose content moves along one of some axes.
  final func firstScrollingNode(along axes: Axis.Set) -> (any ScrollingNode)? {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      if node.flags.contains(.isOutOfFlow) || node.hidesContent { continue }
      if let container = node as? any ScrollingNode, !container.scrollAxes.isDisjoint(with: axes) { return container }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }
}
