import UnderstudyElements

/// A container that has not made all of its rows.
package struct UnmadeRows {
  /// The element of the container, or the nearest one around it.
  package let element: Element
  package let made: Range<Int>
  package let total: Int
}

/// Something alive that a query cannot see now, and why.
package struct ConcealedElement {
  package let element: Element
  package let reason: Concealment
}

/// Why a query cannot see something that is alive.
package enum Concealment {
  /// What covers it, as "sheet", and the first text that this shows.
  case behind(cover: String, text: String?)
  /// It is on a page or tab that is not shown.
  case otherPage
  case scrolledOut
  /// It, or something around it, is hidden.
  case hidden
}

extension Host {
  /// The containers on the screen that have rows which are not made. For failures only.
  package func unmadeRows() -> [UnmadeRows] {
    var result: [UnmadeRows] = []
    var pending: [Node] = [root]
    while let node = pending.popLast() {
      if let windowed = node as? any WindowedNode, windowed.window.isFollowing {
        let (made, total) = windowed.window.rowsInView
        let owner = (node.nearest { $0 is ElementNode } as? ElementNode)?.element
        if made.count < total, let owner, owner.isInTree {
          result.append(UnmadeRows(element: owner, made: made, total: total))
        }
      }
      pending.append(contentsOf: node.children.reversed())
    }
    return result
  }

  /// The elements that are alive and not in the tree: behind a sheet, on a covered page, hidden. For near misses only.
  package func concealedElements() -> [ConcealedElement] {
    var result: [ConcealedElement] = []
    let cover = presentations.topCover
    var pending: [(node: Node, reason: Concealment?, isInCover: Bool)] = [(root, nil, cover == nil)]
    while let (node, inherited, wasInCover) = pending.popLast() {
      let isInCover = wasInCover || node === cover?.node
      let reason = inherited ?? reasonForHiding(node)
      if let element = (node as? ElementNode)?.element, !element.isInTree {
        _ = (node as? ElementNode)?.currentTexts
        let behind = isInCover ? nil : cover.map(Self.behind)
        result.append(ConcealedElement(element: element, reason: reason ?? behind ?? .hidden))
      }
      for child in node.children.reversed() { pending.append((child, reason, isInCover)) }
    }
    return result
  }

  /// What covers the rest, with the first text that it shows.
  private static func behind(_ cover: Presentation) -> Concealment {
    var text: String?
    var pending: [Node] = [cover.node]
    while text == nil, let node = pending.popLast() {
      if let element = (node as? ElementNode)?.element, element.isInTree { text = element.texts.messageText }
      pending.append(contentsOf: node.children.reversed())
    }
    return .behind(cover: cover.name, text: text)
  }

  private func reasonForHiding(_ node: Node) -> Concealment? {
    if node.hidesContent {
      return node is ScopeNode ? .otherPage : .scrolledOut
    }
    if let element = node as? ElementNode, element.attributes.isHidden == true { return .hidden }
    return nil
  }
}
