import UnderstudyElements

/// A container that has not made all of its rows.
package struct UnmadeRows {
  /// The element of the container, or the nearest one around it.
  package let element: Element
  package let made: Range<Int>
  package let total: Int
  /// Where more of them lie: after those that are made, as long as there are any.
  package let side: OutsidePlace.Side
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
  /// It is a row that was scrolled out of view.
  case scrolledOut(OutsidePlace)
  /// It is no element itself but a part of another one, as the image in a button.
  case part(of: Element)
  /// It, or something around it, is hidden.
  case hidden
}

extension Host {
  /// The containers on the screen that have rows which are not made. For failures only.
  package func unmadeRows() -> [UnmadeRows] {
    var result: [UnmadeRows] = []
    var pending: [Node] = [root]
    while let node = pending.popLast() {
      if node.flags.contains(.hasWindow), let windowed = node as? any WindowedNode, windowed.window.isFollowing {
        let (made, total) = windowed.window.rowsInView
        if made.count < total, let owner = windowed.window.scrollContainer?.element, owner.isInTree {
          let side = windowed.window.side(ofRowsBefore: made.upperBound == total)
          result.append(UnmadeRows(element: owner, made: made, total: total, side: side))
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
    // The lazy containers of which a row in view was met: what comes after that is after what is in view.
    var shown: Set<ObjectIdentifier> = []
    while let (node, inherited, wasInCover) = pending.popLast() {
      let isInCover = wasInCover || node === cover?.node
      let reason = inherited ?? reasonForHiding(node, shown)
      let element = (node as? ElementNode)?.element
      var container = element?.isInTree == true ? node.containerOfRow : nil
      while let current = container, shown.insert(ObjectIdentifier(current)).inserted {
        container = current.windowedContainer
      }
      if let element, !element.isInTree {
        _ = (node as? ElementNode)?.currentTexts
        let behind = isInCover ? nil : cover.map(Self.behind)
        result.append(
          ConcealedElement(element: element, reason: reason ?? behind ?? Self.whole(around: node) ?? .hidden))
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

  /// The element of which a node's is a part; nil where it is none.
  private static func whole(around node: Node) -> Concealment? {
    var current = node.parent
    while let parent = current {
      if let element = (parent as? ElementNode)?.element, element.isInTree {
        return element.type.showsParts && !element.texts.label.isEmpty ? .part(of: element) : nil
      }
      current = parent.parent
    }
    return nil
  }

  private func reasonForHiding(_ node: Node, _ shown: Set<ObjectIdentifier>) -> Concealment? {
    if node is ScopeNode, node.hidesContent { return .otherPage }
    if node.hidesContent || node.flags.contains(.isLeavingView) {
      guard let container = node.windowedContainer else { return .hidden }
      let side = container.window.side(ofRowsBefore: !shown.contains(ObjectIdentifier(container)))
      return .scrolledOut(OutsidePlace(side: side, scroll: container.window.scrollContainer?.element))
    }
    if let element = node as? ElementNode, element.attributes.isHidden == true { return .hidden }
    return nil
  }
}

extension Node {
  /// The list or lazy stack of which the node is inside a row.
  fileprivate var windowedContainer: (any WindowedNode)? {
    parent?.nearest { $0.flags.contains(.hasWindow) || $0.flags.contains(.isOutOfFlow) } as? any WindowedNode
  }
}

extension Node {
  /// As ``windowedContainer``, for a row or a part of one: a header that stays at the edge says nothing about the rows.
  fileprivate var containerOfRow: (any WindowedNode)? {
    guard let container = windowedContainer else { return nil }
    var current: Node? = self
    while let node = current, node !== container {
      if let part = node.sectionPart, part != .row { return nil }
      current = node.parent
    }
    return container
  }
}

extension ElementType {
  /// Whether what is inside such an element can be a part of it, without an element for itself.
  fileprivate var showsParts: Bool {
    switch self {
    case .application, .window, .navigationBar, .tabBar, .toolbar, .alert, .sheet, .scrollView, .collectionView, .cell:
      false
    default: true
    }
  }
}
