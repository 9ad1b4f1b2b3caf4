import UnderstudyElements

/// Something alive that a query cannot see now, and why.
package struct ConcealedElement {
  package let element: Element
  package let reason: String
}

extension Host {
  /// The elements that are alive and not in the tree: behind a sheet, on a covered page, hidden. For near misses only.
  package func concealedElements() -> [ConcealedElement] {
    var result: [ConcealedElement] = []
    var pending: [(node: Node, reason: String?)] = [(root, nil)]
    while let (node, inherited) = pending.popLast() {
      let reason = inherited ?? reasonForHiding(node)
      if let element = (node as? ElementNode)?.element, !element.isInTree {
        _ = (node as? ElementNode)?.currentTexts
        result.append(ConcealedElement(element: element, reason: reason ?? "hidden"))
      }
      for child in node.children.reversed() { pending.append((child, reason ?? coverReason(node, child))) }
    }
    return result
  }

  private func reasonForHiding(_ node: Node) -> String? {
    if node.hidesContent {
      return node is ScopeNode ? "on a page or tab that is not shown" : "scrolled out of view"
    }
    if let element = node as? ElementNode, element.attributes.isHidden == true { return "hidden" }
    return nil
  }

  /// Why a child is not seen: the root's content lies behind the topmost sheet.
  private func coverReason(_ node: Node, _ child: Node) -> String? {
    guard let top = presentations.topCover, node === root.window, child !== top.node else { return nil }
    guard let inner = top.node.nearest({ $0.parent === node }), inner === child else { return "behind the \(top.name)" }
    return nil
  }
}
