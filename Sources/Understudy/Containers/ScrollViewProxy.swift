@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// Moves the scrolling views inside its reader.
public struct ScrollViewProxy {
  private let reader: NodeReference

  @MainActor
  init(_ node: Node) { reader = NodeReference(node) }

  /// Brings a view into view. The rows of lists and lazy stacks are made for it; other content is moved (LAY-194).
  ///
  /// - Parameters:
  ///   - id: The identity of the view, as given by `ForEach` or `id(_:)`.
  ///   - anchor: Where the row is to lie; nil for the shortest way.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader.node else { return }
    for container in node.scrollables {
      guard container.window?.reveal(AnyHashable(id), anchor: anchor) ?? false else { continue }
      (container.nearest { $0 is ScrollViewNode } as? ScrollViewNode)?.followWindows()
      return
    }
    node.scrollToView(AnyHashable(id), anchor: anchor)
  }
}

extension Node {
  /// Moves the content of the scroll view around a view with this identity, as far as that has a place.
  fileprivate func scrollToView(_ id: AnyHashable, anchor: UnitPoint?) {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      guard (node as? IDNode)?.id == id || (node as? any IdentifiedRow)?.rowID == id else {
        pending.append(contentsOf: node.children.reversed())
        continue
      }
      guard let scrollView = node.nearest({ $0 is ScrollViewNode }) as? ScrollViewNode else { return }
      if let place = node.firstPlace { scrollView.reveal(place, anchor: anchor) }
      return
    }
  }

  /// The layout node of the first view here that has one.
  private var firstPlace: LayoutNode? {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      if node.flags.contains(.isOutOfFlow) || node.hidesContent { continue }
      if let place = host.layoutTree.placed(node) { return place }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }
}
